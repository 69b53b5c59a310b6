// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Updating the button's subviews from its configuration or its contents by state.
extension UIButton {
  /// Updates the button after title, image, insets or state have changed.
  func contentDidChange() {
    updateContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the label, the image view and the background.
  func updateContent() {
    let shown = configuration?.updated(for: self)
    let dimming = self.dimming
    showTitle(shown?.shownTitle ?? shownTitle)
    if let shown { showLines(of: shown) }
    label.textColor = shown?.baseForegroundColor ?? currentTitleColor
    label.alpha = dimming
    showImage(shown.map(image) ?? currentImage, color: shown?.baseForegroundColor, dimming: dimming)
    showBackground(shown?.background ?? .clear(), dimming: dimming)
    showBackgroundImage(configuration == nil ? currentBackgroundImage : nil)
  }

  private func showLines(of shown: Configuration) {
    if shown.hasSubtitle { label.numberOfLines = 0 }
    if shown.titleLineBreakMode != .byTruncatingMiddle {
      label.lineBreakMode = shown.titleLineBreakMode
    }
    guard shown.hasSubtitle || shown.titleAlignment != .automatic else { return }
    label.textAlignment =
      switch shown.titleAlignment {
      case .automatic, .leading: .natural
      case .center: .center
      case .trailing: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
      }
  }

  /// The image of a configuration: its own, that of the state, or the sign for a menu.
  private func image(of shown: Configuration) -> UIImage? {
    let wheel = shown.showsActivityIndicator
    showActivity(wheel)
    if wheel { return Self.roomForActivity }
    let own = shown.image ?? currentImage
    if let size = shown.preferredSymbolConfigurationForImage {
      return own?.applyingSymbolConfiguration(size) ?? own
    }
    return own ?? (showsMenuIndicator ? UIImage(systemName: "chevron.up.chevron.down") : nil)
  }

  /// Whether the sign for a menu is shown, in the place of an image.
  var showsMenuIndicator: Bool {
    guard let configuration, configuration.image == nil, currentImage == nil else { return false }
    return switch configuration.indicator {
    case .automatic: changesSelectionAsPrimaryAction && menu != nil
    case .none: false
    case .popup: true
    }
  }

  private func showActivity(_ isShown: Bool) {
    guard isShown else {
      activityView?.removeFromSuperview()
      activityView = nil
      return
    }
    let view = activityView ?? UIActivityIndicatorView(style: .medium)
    if activityView == nil {
      activityView = view
      addSubview(view)
    }
    view.color = configuration?.updated(for: self).baseForegroundColor
    view.startAnimating()
  }

  private static let roomForActivity = UIGraphicsImageRenderer(
    size: CGSize(width: 20, height: 20)
  ).image { _ in }

  private func showBackgroundImage(_ image: UIImage?) {
    guard let image else {
      backgroundImageView?.removeFromSuperview()
      backgroundImageView = nil
      return
    }
    let view = backgroundImageView ?? UIImageView(frame: bounds)
    if backgroundImageView == nil {
      backgroundImageView = view
      insertSubview(view, at: 0)
    }
    view.image = image
    let hasOwn = stateContents[state]?.backgroundImage != nil
    let isDimmed =
      isEnabled ? isHighlighted && adjustsImageWhenHighlighted : adjustsImageWhenDisabled
    view.alpha = isDimmed && !hasOwn ? Self.dimmedBackgroundAlpha : 1
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
    let staysBright =
      isEnabled || view.isTemplate || !adjustsImageWhenDisabled
      || stateContents[state]?.image != nil
    view.alpha = staysBright ? dimming : Self.disabledImageAlpha
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

  /// Shows the outline. A layer takes a CGColor, so a dynamic colour is resolved with the present traits.
  func showStroke(of background: UIBackgroundConfiguration) {
    let color = background.strokeColor ?? tintColor
    backgroundView?.layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
  }

  /// The alpha of the content while the button is highlighted: 0.75 with a configuration, 0.2 for a system button, 1 for a
  /// custom one.
  private var dimming: CGFloat {
    guard isEnabled, isHighlighted else { return 1 }
    if configuration != nil { return 0.75 }
    let hasOwnColor = stateContents[state]?.titleColor != nil
    return buttonType == .system && !hasOwnColor ? 0.2 : 1
  }

  /// The content colour of a disabled button. UIKit's tertiary label colour would have a contrast of 1.5 on the background
  /// of a filled button, too little to read the title.
  static let disabledColor = UIColor.secondaryLabel

  /// The alpha of an image in its own colours in a disabled button.
  private static let disabledImageAlpha: CGFloat = 0.5
  /// The alpha of a background image while the button is pressed or disabled.
  private static let dimmedBackgroundAlpha: CGFloat = 0.6
}

// Titles, colours and images by state. If nothing is set for the exact state, the value for `.normal` is used, as in
// UIKit; also if the state is a combination and a value is set for a part of it.
extension UIButton {
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  func change(_ state: State, _ change: (inout StateContent) -> Void) {
    change(&stateContents[state, default: StateContent()])
    contentDidChange()
  }

  /// The title colour for a state: the one that was set, or else that of the button type.
  func shownTitleColor(for state: State) -> UIColor {
    if let color = stateContents[state]?.titleColor { return color }
    if buttonType == .system && state.contains(.disabled) { return Self.disabledColor }
    if let color = stateContents[.normal]?.titleColor { return color }
    return buttonType == .system ? tintColor : .white
  }

  /// The title for the present state, or else that for `.normal`; in each case an attributed title has priority.
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
    /// A white title and an image in its own colours, for buttons with a custom design.
    case custom = 0
    /// Title and image in the tint colour.
    case system = 1

    /// The name of `system` before iOS 7.
    public static var roundedRect: ButtonType { .system }

    var fontSize: CGFloat {
      switch self {
      case .custom: UIFont.buttonFontSize
      case .system: 15
      }
    }
  }
}

/// The title label of a button. Changes of the label, such as its font, also invalidate the button's size.
final class UIButtonLabel: UILabel {
  override func setUp() {
    super.setUp()
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
  }

  override class var plainness: Plainness {
    Plainness(of: UIButtonLabel.self, [.hitTests, .touches, .properties])
  }

  /// False: the button itself completes attributed titles with its font and colour.
  override var stylesAttributedText: Bool { false }

  override func contentDidChange() {
    super.contentDidChange()
    superview?.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}
