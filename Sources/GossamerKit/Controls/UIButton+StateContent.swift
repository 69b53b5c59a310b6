// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Titles, colours and images by the state of the button. What isn't set for a state is that of
// `.normal`: also for a combination of states of which one has it, as in UIKit.
extension UIButton {
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
  }

  func change(_ state: State, _ change: (inout StateContent) -> Void) {
    change(&stateContents[state, default: StateContent()])
    contentDidChange()
  }

  /// The colour that the title has in a state: what was set, else what the kind of button has.
  func shownTitleColor(for state: State) -> UIColor {
    if let color = stateContents[state]?.titleColor { return color }
    if buttonType == .system && state.contains(.disabled) { return Self.disabledColor }
    if let color = stateContents[.normal]?.titleColor { return color }
    return buttonType == .system ? tintColor : .white
  }

  /// The title that is shown: with attributes rather than without, and the state's own before that for
  /// `.normal`.
  var shownTitle: StyledText {
    for content in [stateContents[state], stateContents[.normal]] {
      if let title = content?.attributedTitle { return StyledText(title) }
      if let title = content?.title { return StyledText(title) }
    }
    return StyledText()
  }

  func content<Value>(
    _ keyPath: KeyPath<StateContent, Value?>, for state: State
  ) -> Value? {
    stateContents[state]?[keyPath: keyPath] ?? stateContents[.normal]?[keyPath: keyPath]
  }
}
