// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A view that shows text.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilabel
open class UILabel: UIView {
  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
  }

  /// The wires of labels, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UILabel>(super.wires)
      .attribute("text", \.text)
      .attribute("font", \.font)
      .attribute("textColor", \.textColor)
      .attribute("textAlignment", \.textAlignment)
      .attribute("numberOfLines", \.numberOfLines)
      .attribute("lineBreakMode", \.lineBreakMode)
  }

  // MARK: - Text

  /// The text, or nil for none.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      contentDidChange()
      setNeedsCommit(.accessibility)
    }
  }

  /// The font of the text; nil takes the system font of 17 points. Reading it never gives nil.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
      if font != oldValue { contentDidChange() }
    }
  }

  /// The colour of the text; nil takes ``UIColor/label``. Reading it never gives nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      textColor = textColor ?? .label
      if textColor != oldValue { setNeedsCommit(.content) }
    }
  }

  /// Where lines stand that are narrower than the label.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsCommit(.content) } }
  }

  /// Where lines end, and what stands for text that finds no room.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// Whether the text is drawn in its colour or greyed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsCommit(.state) } }
  }

  // MARK: - Size

  /// The greatest number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width in points at which the natural size wraps the text. 0, the default, takes the width
  /// that Auto Layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// The size of the text, in whole points; no lines, no size.
  open override var intrinsicContentSize: CGSize {
    contentSize(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// The size of the text, wrapped at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(forWidth: size.width > 0 ? size.width : .infinity)
  }

  override var contentHeightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  override func contentSize(forWidth width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return measure(text, width: width).size
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    // In the course of a layout the bounds are still those of the one before.
    let wrappingWidth = engine?.contentWidth(of: self) ?? bounds.width
    let width = contentHeightDependsOnWidth ? wrappingWidth : .infinity
    let measured = measure(text ?? "", width: width)
    return (measured.firstBaseline, measured.size.height - measured.lastBaseline)
  }

  private func measure(_ text: String, width: CGFloat) -> TextMeasurement {
    TextMeasurer.shared.measure(
      text, font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, width: width)
  }

  /// Called after something has changed that the natural size depends on.
  func contentDidChange() {
    setNeedsCommit(.content)
    invalidateIntrinsicContentSize()
  }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? { text }

  /// With a label of its own, the text is the value.
  override var defaultAccessibilityValue: String? {
    accessibility.label == nil ? nil : text
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
}
