// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One segment of a segmented control.
package final class SegmentView: UIControl {
  private let ground = UIView()
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)

  /// The distance of the content from each side, in points. It is a guess: UIKit's control with the titles First and Second
  /// is 131 points wide, and the title Second is about 46 points wide in Apple's font.
  private static let inset: CGFloat = 10

  convenience init(title: String?) {
    self.init(frame: .zero)
    self.title = title
  }

  convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  convenience init(action: UIAction) {
    self.init(frame: .zero)
    self.action = action
    showAction()  // Initialisers don't call observers.
  }

  override func setUp() {
    super.setUp()
    ground.isUserInteractionEnabled = false
    ground.layer.cornerRadius = 6
    ground.layer.borderWidth = 0.5
    ground.layer.borderColor = UIColor(white: 0, alpha: 0.06).cgColor
    label.textAlignment = .center
    label.isAccessibilityElement = false
    imageView.drawsAutomaticImagesAsTemplates = true
    for view in [ground, label, imageView] { addSubview(view) }
    updateLook()
  }

  private var segmentedControl: UISegmentedControl? { superview as? UISegmentedControl }

  // MARK: - Content

  /// The title. Setting it removes the image.
  var title: String? {
    get { label.text }
    set {
      show(newValue, nil)
    }
  }

  /// The image. Setting it removes the title.
  var image: UIImage? {
    get { imageView.image }
    set { show(nil, newValue) }
  }

  /// The action that is performed when a person selects the segment; it provides the title or the image.
  var action: UIAction? {
    didSet { showAction() }
  }

  private func showAction() {
    guard let action else { return }
    // As in UIKit the image has priority over the title.
    show(action.image == nil ? action.title : nil, action.image)
    accessibilityLabel = action.title.isEmpty ? nil : action.title
  }

  private func show(_ title: String?, _ image: UIImage?) {
    label.text = title
    imageView.image = image
    contentDidChange()
  }

  /// The width set by `setWidth(_:forSegmentAt:)`, in points; 0 for the natural width.
  var ownWidth: CGFloat = 0 {
    didSet { segmentedControl?.segmentsDidChange() }
  }

  private func contentDidChange() {
    setNeedsLayout()
    setNeedsCommit(.accessibility)
    segmentedControl?.segmentsDidChange()
  }

  // MARK: - State

  /// Whether the segment is enabled, regardless of the segmented control.
  var isEnabledByItself = true {
    didSet { controlStateDidChange() }
  }

  func controlStateDidChange() {
    isEnabled = isEnabledByItself && segmentedControl?.isEnabled != false
  }

  /// The background while the segment is selected; nil for the default.
  var selectionColor: UIColor? {
    didSet { if selectionColor != oldValue { updateLook() } }
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateLook()
    setNeedsCommit(.accessibility)
  }

  private func updateLook() {
    ground.isHidden = !isSelected
    ground.backgroundColor = selectionColor ?? Self.selectionColor
    // The layout reserves the width of the semibold font, so that selecting a segment moves nothing.
    let attributes = titleAttributes
    label.font =
      attributes[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    label.textColor =
      attributes[.foregroundColor] as? UIColor ?? (isEnabled ? .label : .tertiaryLabel)
    imageView.tintColor = isEnabled ? .label : .tertiaryLabel
    let isDimmed = isHighlighted && !isSelected
    for view in [label, imageView] { view.alpha = isDimmed ? 0.4 : 1 }
  }

  /// The attributes that the control gives to titles in the present state.
  private var titleAttributes: [NSAttributedString.Key: Any] {
    segmentedControl?.titleTextAttributes(for: state)
      ?? segmentedControl?.titleTextAttributes(for: .normal) ?? [:]
  }

  /// As in UIKit white in light style, and in dark style a grey that contrasts with the control.
  private static let selectionColor = UIColor(light: 0xFFFFFF, dark: 0x636366)

  override var ownGestures: OwnGestures { .taps }

  package override func performPrimaryAction() {
    guard isEnabled else { return }
    segmentedControl?.press(self)
  }

  // MARK: - Size and layout

  /// The font of a selected title, which is the widest one.
  private var widestFont: UIFont {
    let own =
      segmentedControl?.titleTextAttributes(for: .selected)
      ?? segmentedControl?.titleTextAttributes(for: .normal)
    return own?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .semibold)
  }

  /// The width of the content with its insets, in points.
  var contentWidth: CGFloat {
    let widest = TextMeasurer.shared.measure(
      label.text ?? "", font: widestFont, numberOfLines: 1,
      lineBreakMode: .byTruncatingTail
    ).size.width
    return max(widest, image?.size.width ?? 0) + 2 * Self.inset
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds.insetBy(dx: 2, dy: 2)
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    let size = image?.size ?? .zero
    imageView.frame = CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? { label.text }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
