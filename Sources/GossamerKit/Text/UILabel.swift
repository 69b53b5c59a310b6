// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where text stands that has been made smaller.
///
/// Values: https://developer.apple.com/documentation/uikit/uibaselineadjustment
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the larger text.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// A view that shows text.
///
/// - Text: ``text``, ``attributedText``, ``font``, ``textColor``, ``textAlignment``, ``lineBreakMode``
/// - Size: ``numberOfLines``, ``preferredMaxLayoutWidth``, ``adjustsFontSizeToFitWidth``,
///   ``minimumScaleFactor``
///
/// The cost of a label doesn't depend on the length of its text: only the lines that fit are laid out. The text ends
/// 16,384 points below its top, and a single line is at most about that wide: no window is larger, and UIKit's labels
/// don't draw text with more pixels. Assistive technologies get the whole text.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilabel
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
  }

  /// The wires of labels, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UILabel>(super.wires)
      .attribute("text", \.text) { label, text in
        if label.text == text { return false }
        label.text = text
        return true
      }
      .attribute("attributedText", \.attributedText)
      .attribute("font", \.font)
      .attribute("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      .attribute("textColor", \.textColor)
      .attribute("textAlignment", \.textAlignment)
      .attribute("numberOfLines", \.numberOfLines)
      .attribute("lineBreakMode", \.lineBreakMode)
      .attribute("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      .attribute("minimumScaleFactor", \.minimumScaleFactor)
  }

  // MARK: - Text

  /// The text; nil for none. Setting it removes the attributes of ``attributedText``.
  open var text: String? {
    get { content.string }
    set { show(newValue) }
  }

  /// The text with attributes, see `NSAttributedString.Key`; nil for none. Setting it sets ``text``.
  ///
  /// Where a part of the text lacks an attribute, the label's property is used: font, colour and, for paragraphs
  /// without a style, text alignment and line break mode. Setting one of these properties later applies to the whole
  /// text. Unlike in UIKit, setting attributed text doesn't change these properties, so setting ``text`` restores the
  /// label's own style.
  ///
  /// If no attributed text is set, this is the text in the label's font and colour. The string is copied. Setting it
  /// takes time in proportion to the number of attribute runs.
  open var attributedText: NSAttributedString? {
    get { content.attributed ?? plainAttributedText }
    set { show(newValue) }
  }

  /// The font of the text; nil takes the system font of 17 points. Reading it never gives nil.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      let new = font ?? .systemFont(ofSize: UIFont.labelFontSize)
      font = new
      styleDidChange(.font, to: new)
      if font != oldValue { contentDidChange() }
    }
  }

  /// Whether a preferred font, or one made by `UIFontMetrics`, follows the person's preferred text size. This applies
  /// to ``font`` and to the fonts among the attributes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts(to: traitCollection) }
  }

  /// The colour of the text; nil takes `UIColor.label`. Reading it never gives nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet {
      let new = textColor ?? .label
      textColor = new
      styleDidChange(.foregroundColor, to: new)
      if textColor != oldValue { setNeedsCommit(.content) }
    }
  }

  /// Whether the text has the ``highlightedTextColor``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsCommit(.content) } }
  }

  /// The colour of the text while ``isHighlighted`` is set; nil for ``textColor``.
  open var highlightedTextColor: UIColor? { didSet { setNeedsCommit(.content) } }

  /// The colour of the text now.
  package var shownTextColor: UIColor {
    isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  /// Has no effect: the desktop's labels draw no shadow.
  open var shadowColor: UIColor?

  /// Has no effect; see ``shadowColor``.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The alignment of lines that are narrower than the label.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      paragraphsDidChange { $0.alignment = textAlignment }
      if textAlignment != oldValue { setNeedsCommit(.content) }
    }
  }

  /// How lines are wrapped, and how text that doesn't fit is truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      paragraphsDidChange { $0.lineBreakMode = lineBreakMode }
      if lineBreakMode != oldValue { contentDidChange() }
    }
  }

  /// Whether the text is drawn in its colour. If false, it is grey.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsCommit(.state) } }
  }

  // MARK: - Size

  /// The greatest number of lines; 0 for as many as the text needs, down to 16,384 points.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width in points at which the natural size wraps the text. 0, the default, takes the width
  /// that Auto Layout gives the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// Whether text that doesn't fit is made smaller, down to ``minimumScaleFactor``, before it is truncated. The
  /// natural size stays that of the font.
  ///
  /// A single line is shrunk to the width of the label; several lines are shrunk only if their number is limited.
  /// Each new size of the label costs up to eight measurements. Text of more than 1,000 characters isn't shrunk.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsCommit(.content) } }
  }

  /// Has no effect: smaller text stands in the middle of the height.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Has no effect: characters keep their distance.
  open var allowsDefaultTighteningForTruncation = false

  /// How small ``adjustsFontSizeToFitWidth`` may make the text, as a part of its size, from 0 to 1. With
  /// 0, the default, the text gets as small as it must.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsCommit(.content) } }
  }

  /// The size of the text, in whole points; zero if there is no text.
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
    let width = min(width, TextRequest.greatestExtent)
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  // MARK: - Placing the text

  /// The rectangle of the text in `bounds`, at their origin, with at most `numberOfLines` lines; 0 for no limit. It
  /// gives the natural size. Override it and ``drawText(in:)`` to keep room around the text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    measuredTextRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// Draws the text, in the middle of the height of `rect`. The label calls it with its bounds; an override
  /// calls `super` with a rectangle of its own, or shows no text if it doesn't.
  ///
  /// The host shows the text in this rectangle; nothing is drawn in the current graphics context.
  open func drawText(in rect: CGRect) { textArea = rect }

  /// Draws the text by ``drawText(in:)``.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  override func performDraw() {
    textArea = .null
    super.performDraw()
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    // During a layout pass the bounds are still those of the previous layout.
    let wrappingWidth = placingEngine?.contentWidth(of: self) ?? bounds.width
    let width = contentHeightDependsOnWidth ? wrappingWidth : .infinity
    let measured = TextMeasurer.shared.measure(request(width: width))
    return (measured.firstBaseline, measured.size.height - measured.lastBaseline)
  }

  override func adjustFonts(to traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = content.adjustingFonts(to: traits)
    let adjustedFont: UIFont = font.adjusted(to: traits)
    guard adjusted != nil || adjustedFont !== font else { return }
    font = adjustedFont
    if let adjusted { show(adjusted) }
  }

  /// Called after a change that affects the natural size.
  func contentDidChange() {
    // A subclass may place the new text in another rectangle.
    setNeedsCommit(drawsItself ? [.content, .display] : .content)
    invalidateIntrinsicContentSize()
  }

  // MARK: - Accessibility

  override var isAccessibilityElementByDefault: Bool { true }

  override var defaultAccessibilityLabel: String? { text }

  /// If the label has an accessibility label, its text is the accessibility value.
  override var defaultAccessibilityValue: String? {
    accessibility.label == nil ? nil : text
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

  // MARK: - State that the chapters keep

  // Read and written for each new text; the exclusivity check would take a tenth of that time.
  @exclusivity(unchecked) final var content = StyledText()

  override class var plainness: Plainness {
    Plainness(of: UILabel.self, [.hitTests, .touches, .properties])
  }

  override var drawsItself: Bool { type(of: self) != UILabel.self }

  /// The rectangle in which a subclass's ``drawText(in:)`` placed the text: null if it placed none; nil for the
  /// bounds.
  package private(set) var textArea: CGRect?

  /// Whether setting a property such as the font or the colour applies it to the whole attributed text.
  var stylesAttributedText: Bool { true }
}
