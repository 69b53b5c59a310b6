// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The text of a label and its attributes.
extension UILabel {
  func show(_ text: String?) {
    guard text != content.string || content.attributed != nil else { return }
    show(StyledText(text))
  }

  func show(_ text: NSAttributedString?) {
    guard let text else { return show(String?.none) }
    guard text != content.attributed else { return }
    show(StyledText(text))
  }

  func show(_ text: StyledText) {
    let isSameText = content.string == text.string
    content = text
    contentDidChange()
    if !isSameText { setNeedsCommit(.accessibility) }
  }

  /// The plain text, with the label's font, colour and paragraph style as attributes; nil if there is no text.
  var plainAttributedText: NSAttributedString? {
    guard let text = content.string else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return NSAttributedString(
      string: text,
      attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
  }

  /// Applies a property of the label that was set to the whole attributed text.
  func styleDidChange(_ key: NSAttributedString.Key, to value: Any) {
    guard content.attributed != nil, stylesAttributedText else { return }
    content.set(key, to: value)
    contentDidChange()
  }

  /// Applies a paragraph property of the label that was set to all paragraphs of the attributed text.
  func paragraphsDidChange(_ change: (NSMutableParagraphStyle) -> Void) {
    guard content.attributed != nil, stylesAttributedText else { return }
    content.changeParagraphs(change)
    contentDidChange()
  }

  /// Whether the text has attributes of its own.
  package var hasAttributes: Bool { !content.runs.isEmpty }

  func measuredTextRect(in bounds: CGRect, numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    var request = request(width: bounds.width)
    if numberOfLines != request.numberOfLines { request = request.limited(toLines: numberOfLines) }
    let size = TextMeasurer.shared.measure(request).size
    return CGRect(origin: bounds.origin, size: size).intersection(bounds.standardized)
  }

  /// The text to be measured and drawn, at a width in points.
  package func request(width: CGFloat) -> TextRequest {
    TextRequest(
      content.string ?? "", runs: content.runs, font: font, numberOfLines: numberOfLines,
      lineBreakMode: content.runs.firstParagraph?.lineBreakMode ?? lineBreakMode, width: width,
      extent: TextRequest.greatestLabelExtent)
  }
}

// MARK: - Making text smaller

extension UILabel {
  /// The text to be drawn in a frame of this size. It is smaller than its natural size if
  /// ``adjustsFontSizeToFitWidth`` is true, and it wouldn't fit.
  package func request(fitting size: CGSize) -> TextRequest {
    let request = request(width: size.width)
    guard adjustsFontSizeToFitWidth, numberOfLines > 0,
      request.text.utf8.count <= 3 * Self.greatestShrunkLength,
      request.text.utf16.count <= Self.greatestShrunkLength
    else { return request }
    return request.scaled(by: request.greatestScale(fitting: size, from: minimumScaleFactor))
  }

  private static let greatestShrunkLength = 1_000
}

extension TextRequest {
  /// The text with all its fonts made larger or smaller.
  func scaled(by scale: CGFloat) -> TextRequest {
    guard scale != 1 else { return self }
    var scaled = self
    scaled.font = font.withSize(font.pointSize * scale)
    scaled.runs = runs.scaled(by: scale)
    return scaled
  }

  /// The greatest scale at which the text fits: 1 or less, found by bisection.
  /// - Parameter minimum: the least scale to return, even if the text doesn't fit at it.
  func greatestScale(fitting size: CGSize, from minimum: CGFloat) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let measured = TextMeasurer.shared.measure(scaled(by: scale))
      return !measured.isTruncated && measured.size.width <= size.width
        && (numberOfLines == 1 || measured.size.height <= size.height)
    }
    guard !fits(1) else { return 1 }
    // Text smaller than one point looks like a line.
    let least = min(max(minimum, 1 / font.pointSize), 1)
    var (lower, upper) = (least, CGFloat(1))
    for _ in 0..<8 where upper - lower > 0.002 {
      let middle = (lower + upper) / 2
      if fits(middle) { lower = middle } else { upper = middle }
    }
    return lower
  }
}
