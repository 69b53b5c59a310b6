// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
