// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What the button's subviews show.
extension UIButton {
  /// Title, image, insets or state have changed.
  func contentDidChange() {
    updateContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Brings label, image view and background up to date.
  func updateContent() {
    let shown = configuration?.updated(for: self)
    let dimming = self.dimming
    showTitle(shown?.shownTitle ?? shownTitle)
    label.textColor = shown?.baseForegroundColor ?? currentTitleColor
    label.alpha = dimming
    showImage(shown?.image ?? currentImage, color: shown?.baseForegroundColor, dimming: dimming)
    showBackground(shown?.background ?? .clear(), dimming: dimming)
  }

  private func showTitle(_ title: StyledText) {
    let old = label.text
    if let attributed = title.attributed {
      label.attributedText = attributed
    } else {
      label.text = title.string
    }
    if label.text != old { setNeedsCommit(.accessibility) }
  }

  private func showImage(_ image: UIImage?, color: UIColor?, dimming: CGFloat) {
    guard image != nil || shownImageView != nil else { return }
    let view = shownImageView ?? UIImageView(frame: .zero)
    if shownImageView == nil {
      shownImageView = view
      insertSubview(view, belowSubview: label)
    }
    let followsTint = buttonType == .system || configuration != nil
    view.image = image
    view.isHidden = image == nil
    view.drawsAutomaticImagesAsTemplates = followsTint
    view.tintColor = color ?? (followsTint && !isEnabled ? Self.disabledColor : nil)
    view.alpha = isEnabled || view.isTemplate ? dimming : Self.disabledImageAlpha
  }

  private func showBackground(_ background: UIBackgroundConfiguration, dimming: CGFloat) {
    guard !background.isEmpty else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIView(frame: bounds)
    if backgroundView == nil {
      backgroundView = view
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
    }
    view.backgroundColor = background.backgroundColor
    view.layer.borderWidth = max(background.strokeWidth, 0)
    showStroke(of: background)
    view.alpha = dimming
  }

  /// The outline is of a fixed colour: the one that its own is under the traits of the window.
  func showStroke(of background: UIBackgroundConfiguration) {
    let color = background.strokeColor ?? tintColor
    backgroundView?.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  /// How much of the content is left while the button is pressed, from 0 to 1: most of
  /// it with a configuration, a fifth in a system button, all in a custom one.
  private var dimming: CGFloat {
    guard isEnabled, isHighlighted else { return 1 }
    if configuration != nil { return 0.75 }
    let hasOwnColor = stateContents[state]?.titleColor != nil
    return buttonType == .system && !hasOwnColor ? 0.2 : 1
  }

  /// What a disabled button shows its content in, instead of the tint colour. UIKit's tertiary label
  /// colour has a contrast of 1.5 with the ground of a filled button, in which its title can't be read.
  static let disabledColor = UIColor.secondaryLabel

  /// How much of an image that isn't tinted is left in a disabled button.
  private static let disabledImageAlpha: CGFloat = 0.5
}

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

extension UIButton {
  /// The kinds of button.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
  nonisolated public enum ButtonType: Int, Sendable {
    /// White title, image as it is: for buttons that the application gives a look of its own.
    case custom = 0
    /// Title and image in the tint colour.
    case system = 1

    /// A system button: its name before iOS 7.
    public static var roundedRect: ButtonType { .system }

    var fontSize: CGFloat {
      switch self {
      case .custom: UIFont.buttonFontSize
      case .system: 15
      }
    }
  }
}

/// The title of a button. What is changed in it, such as its font, changes the button's size too.
final class UIButtonLabel: UILabel {
  override func setUp() {
    super.setUp()
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
  }

  override class var plainness: Plainness {
    Plainness(of: UIButtonLabel.self, [.hitTests, .touches, .properties])
  }

  /// The button gives the label font and colour for what a title has none for.
  override var stylesAttributedText: Bool { false }

  override func contentDidChange() {
    super.contentDidChange()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
