// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Titles, colours and images by the state of the button. What isn't set for a state is that of
// `.normal`: also for a combination of states of which one has it, as in UIKit.
extension UIButton {
  struct StateContent {
    var title: String?
    var titleColor: UIColor?
    var image: UIImage?
  }

  /// Sets the title for a state; nil takes that for `.normal`.
  public func setTitle(_ title: String?, for state: State) {
    stateContents[state, default: StateContent()].title = title
    contentDidChange()
  }

  /// The title that the button has in a state, or nil for none.
  public func title(for state: State) -> String? {
    content(\.title, for: state)
  }

  /// The title for the present state.
  public var currentTitle: String? { title(for: state) }

  /// Sets the colour of the title for a state; nil takes that for `.normal`.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    stateContents[state, default: StateContent()].titleColor = color
    contentDidChange()
  }

  /// The colour that the title has in a state.
  ///
  /// Without a colour of its own a system button takes the tint colour, and grey when it is
  /// disabled; a custom one takes white.
  public func titleColor(for state: State) -> UIColor {
    if let color = stateContents[state]?.titleColor { return color }
    if buttonType == .system && state.contains(.disabled) { return .tertiaryLabel }
    if let color = stateContents[.normal]?.titleColor { return color }
    return buttonType == .system ? tintColor ?? .tintColor : .white
  }

  /// The colour of the title for the present state.
  public var currentTitleColor: UIColor { titleColor(for: state) }

  /// Sets the image for a state; nil takes that for `.normal`.
  public func setImage(_ image: UIImage?, for state: State) {
    stateContents[state, default: StateContent()].image = image
    contentDidChange()
  }

  /// The image that the button has in a state, or nil for none.
  public func image(for state: State) -> UIImage? {
    content(\.image, for: state)
  }

  /// The image for the present state.
  public var currentImage: UIImage? { image(for: state) }

  private func content<Value>(
    _ keyPath: KeyPath<StateContent, Value?>, for state: State
  ) -> Value? {
    stateContents[state]?[keyPath: keyPath] ?? stateContents[.normal]?[keyPath: keyPath]
  }
}
