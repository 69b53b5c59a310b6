// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view that shows text.
///
/// - Text: ``text``, ``attributedText``, ``font``, ``textColor``, ``textAlignment``, ``lineBreakMode``
/// - Size: ``numberOfLines``, ``preferredMaxLayoutWidth``, ``adjustsFontSizeToFitWidth``,
///   ``minimumScaleFactor``
///
/// A text of any length costs what is seen of it: only as much is laid out as fills the lines. Lines end 16,384 points
/// below the first, and a single line that is wider is as wide as a part of it that is: no window is larger, and UIKit's
/// labels draw nothing that has more pixels. Assistive technologies get the whole text.
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

  /// The text, or nil for none. Setting it gives up the attributes of ``attributedText``.
  open var text: String? {
    get { content.string }
    set { show(newValue) }
  }

  /// The text with attributes, see `NSAttributedString.Key`; nil for none. Setting it sets ``text``.
  ///
  /// What a part of the text has no attribute for is as the label says: font, colour, and, for
  /// paragraphs without a style, alignment and the end of lines. Setting one of these properties
  /// later gives the whole text that attribute. Unlike in UIKit they don't take over what the text begins
  /// with, so that setting ``text`` leads back to the label's own looks.
  ///
  /// Without attributes this is the text in the label's font and colour. The string is copied; setting it
  /// costs a walk over its runs.
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

  /// Whether the font, if it is a preferred one or one of `UIFontMetrics`, follows the size of text that the person
  /// wants; so do those among the attributes of the text.
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

  /// Where lines stand that are narrower than the label.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      paragraphsDidChange { $0.alignment = textAlignment }
      if textAlignment != oldValue { setNeedsCommit(.content) }
    }
  }

  /// Where lines end, and what stands for text that finds no room.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      paragraphsDidChange { $0.lineBreakMode = lineBreakMode }
      if lineBreakMode != oldValue { contentDidChange() }
    }
  }

  /// Whether the text is drawn in its colour or greyed.
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

  /// Whether text that finds no room in the label is shown smaller, down to ``minimumScaleFactor``, before
  /// it is truncated. The natural size is that of the font all the same.
  ///
  /// A single line is made as small as the label is narrow; several lines are when their number is limited.
  /// Costs up to eight measurements for each new size of the label. Text of more than 1,000 characters
  /// stays as large as it is.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsCommit(.content) } }
  }

  /// How small ``adjustsFontSizeToFitWidth`` may make the text, as a part of its size, from 0 to 1. With
  /// 0, the default, the text gets as small as it must.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsCommit(.content) } }
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
    let width = min(width, TextRequest.greatestExtent)
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  // MARK: - Placing the text

  /// The rectangle that the text takes in `bounds`, from their origin, of at most so many lines; 0 for as many as
  /// there are. The natural size is that of this rectangle: override it, and ``drawText(in:)``, to keep
  /// room around the text.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    measuredTextRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// Draws the text, in the middle of the height of `rect`. The label calls it with its bounds; an override
  /// calls `super` with a rectangle of its own, or shows no text if it doesn't.
  ///
  /// The text is set in the rectangle when the label is shown, and not drawn on the current context.
  open func drawText(in rect: CGRect) { textArea = rect }

  /// Draws the text by ``drawText(in:)``.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  override func performDraw() {
    textArea = .null
    super.performDraw()
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    // In the course of a layout the bounds are still those of the one before.
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

  /// Called after something has changed that the natural size depends on.
  func contentDidChange() {
    // A subclass may place another text elsewhere.
    setNeedsCommit(drawsItself ? [.content, .display] : .content)
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

  // MARK: - State that the chapters keep

  // Read and written for each new text: a check whether somebody else is at it would take a tenth of the time.
  @exclusivity(unchecked) final var content = StyledText()

  override class var plainness: Plainness {
    Plainness(of: UILabel.self, [.hitTests, .touches, .properties])
  }

  override var drawsItself: Bool { type(of: self) != UILabel.self }

  /// Where ``drawText(in:)`` of a subclass has placed the text, null for nowhere; nil for the bounds.
  package private(set) var textArea: CGRect?

  /// Whether setting the font, the colour or another looks gives the whole attributed text that attribute.
  var stylesAttributedText: Bool { true }
}
