// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Typing into a field as a person does.
extension UITextField {
  /// Types `text` into the field, after tapping into it unless it is being edited already.
  ///
  /// One character after the other, each one grapheme cluster, is asked of the delegate, and the
  /// update cycle runs after it. A line break is the Return key.
  /// - Throws: ``ScreenError`` if the field can't be tapped, refuses to be edited, or ends editing
  ///   before all is typed.
  public func typeText(_ text: String) throws(ScreenError) {
    if !isFirstResponder { try tap() }
    var rest = Substring(text)
    while let character = rest.first {
      guard isFirstResponder else { throw .notEditing(pictureLine, lost: String(rest)) }
      rest.removeFirst()
      insertText(String(character))
      UpdateCycle.shared.updateToRest()
    }
  }

  /// Selects all that is in the field and types `text` over it, as ``typeText(_:)`` does. Without any
  /// text the selection is deleted.
  /// - Throws: ``ScreenError`` as ``typeText(_:)`` does.
  public func replaceText(with text: String) throws(ScreenError) {
    if !isFirstResponder { try tap() }
    selectAll(nil)
    if text.isEmpty { try press(.delete) } else { try typeText(text) }
  }

  /// Presses a key while the field is being edited, then runs the update cycle.
  /// - Throws: ``ScreenError`` if the field isn't being edited.
  public func press(_ key: Key) throws(ScreenError) {
    guard isFirstResponder else { throw .notEditing(pictureLine, lost: "\(key)") }
    switch key {
    case .return: pressReturn()
    case .escape: pressEscape()
    case .delete: deleteBackward()
    case .forwardDelete: deleteForward()
    case .tab: window?.hostDidMoveFocus(to: nextInTabOrder)
    }
    UpdateCycle.shared.updateToRest()
  }

  /// The control after this one that the Tab key goes to, in the order of the subviews; the first
  /// one after the last.
  private var nextInTabOrder: UIView? {
    let controls = (window?.perceivedViews ?? []).filter { $0 === self || $0.canBeReachedByTab }
    guard let index = controls.firstIndex(where: { $0 === self }) else { return nil }
    return controls[(index + 1) % controls.count]
  }
}

extension UIView {
  fileprivate var canBeReachedByTab: Bool {
    guard let control = self as? UIControl else { return canBecomeFirstResponder }
    return control.isEnabled && control.isUserInteractionEnabled && hidingView == nil
      && !isUnderAnotherScreen
  }
}
