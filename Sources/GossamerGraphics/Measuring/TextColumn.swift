// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// The heights of an edited text's paragraphs in a column of a given width. After a change only the
/// changed paragraphs are measured again. Long paragraphs are divided, and each part counts as a
/// paragraph.
///
/// A host that lays the text out with Pango gets the same heights: each paragraph's height is
/// rounded to whole points, as in GtkTextView.
package struct TextColumn {
  /// The font and width, on which the heights depend besides the text.
  package struct Style: Equatable {
    package var font: UIFont
    /// The width of the column, in points.
    package var width: CGFloat

    package init(font: UIFont, width: CGFloat) {
      self.font = font
      self.width = width
    }
  }

  package private(set) var style: Style
  /// The paragraphs, and the parts of divided ones.
  package private(set) var paragraphs = ParagraphHeights()
  package private(set) var divisions = TextDivisions()

  /// A column without text.
  package init(_ style: Style) {
    self.style = style
  }

  /// Replaces all heights by estimates, for another style.
  package mutating func forgetHeights(_ style: Style) {
    self.style = style
    paragraphs.forgetHeights(estimate)
  }

  /// Updates the paragraphs after a change of the text.
  /// - Parameter text: the text after the change.
  /// - Returns: what a host that shows the text has to replace in what it shows, one after the other.
  @discardableResult
  package mutating func apply(_ change: TextChange, in text: EditedText) -> [ShownEdit] {
    let (first, last) = affected(by: change)
    let part = unitRange(first, last)
    let growth = change.replacement.utf16.count - change.range.length
    let divider = TextDivider(
      text.substring(in: NSRange(location: part.location, length: part.length + growth)),
      former: former(in: part, after: change), endsEmpty: paragraphs.place(after: last) == nil)
    let edits = divisions.edits(for: change, part, dividedAt: divider.divisions, in: text)
    divisions.replace(part, by: divider.divisions, in: text)
    let lengths = divider.lengths
    if lengths.count == 1, first == last {
      // The old height is the best estimate.
      let height = paragraphs[first].height
      paragraphs.replace(
        first, through: last, by: [.init(length: lengths[0], height: height)])
    } else {
      paragraphs.replace(
        first, through: last, by: lengths.map { .init(length: $0, height: estimate($0)) })
    }
    return edits
  }

  /// The first and the last paragraph, or part of one, that have to be divided again after a
  /// change.
  private func affected(
    by change: TextChange
  ) -> (first: ParagraphHeights.Place, last: ParagraphHeights.Place) {
    let start = paragraphs.place(ofUnit: change.range.lowerBound)
    var first = start
    // An inserted line feed may join a carriage return that ends the paragraph before, and an
    // inserted accent the letter before a division.
    if first.start == change.range.lowerBound, first.start > 0 {
      first = paragraphs.place(ofUnit: first.start - 1)
    }
    let last =
      change.range.length == 0 ? start : paragraphs.place(ofUnit: change.range.upperBound)
    let range = unitRange(first, last)
    let length = range.length - change.range.length + change.replacement.utf16.count
    if length < TextDivider.leastLength, divisions.contains(range.upperBound),
      let next = paragraphs.place(after: last)
    {
      return (first, next)
    }
    return (first, last)
  }

  private func unitRange(_ first: ParagraphHeights.Place, _ last: ParagraphHeights.Place) -> NSRange
  {
    NSRange(first.start..<last.start + paragraphs[last].length)
  }

  /// The divisions in a part of the text that remain after a change, at their shifted positions,
  /// relative to the beginning of the part. Text that is inserted at a division comes behind it.
  private func former(in range: NSRange, after change: TextChange) -> [Int] {
    let growth = change.replacement.utf16.count - change.range.length
    return divisions.places[divisions.indices(in: range)].compactMap { place in
      if place.unit <= change.range.lowerBound { return place.unit - range.location }
      return place.unit < change.range.upperBound ? nil : place.unit + growth - range.location
    }
  }

  /// An estimate of a paragraph's height, as if letters were half as wide as high.
  private func estimate(_ length: Int) -> CGFloat {
    let room = max(style.width / max(style.font.pointSize / 2, 1), 1)
    return max((CGFloat(length) / room).rounded(.up), 1) * style.font.lineHeight.rounded()
  }
}

// MARK: - What is shown

// Converts the text, and changes of it, to the text that a host shows; see TextDivisions.
extension TextColumn {
  /// The shown position of a UTF-16 unit. If the text is divided there, it is behind the division
  /// or before it.
  package func shownPlace(of unit: Int, isBehindDivision: Bool = true, _ text: EditedText) -> Int {
    text.scalarCount(upTo: unit) + divisions.count(before: isBehindDivision ? unit + 1 : unit)
  }

  /// An edit that replaces a range of the shown text by the whole text.
  package func shown(_ text: EditedText, over range: Range<Int>) -> ShownEdit {
    ShownEdit(
      range: range, text: TextDivisions.shown(text.string, dividedAt: divisions.places),
      divisions: divisions.places.indices.map { divisions.places[$0].scalar + $0 })
  }
}

// MARK: - Measuring

extension TextColumn {
  /// Measures all paragraphs whose heights are estimates.
  package mutating func measure(_ text: EditedText, _ runs: TextRuns) {
    var next = paragraphs.firstEstimated
    while let place = next {
      measure(place, text, runs)
      next = paragraphs.firstEstimated
    }
  }

  /// Measures the paragraphs in a range of heights that are estimates.
  package mutating func measure(
    _ heights: ClosedRange<CGFloat>, _ text: EditedText, _ runs: TextRuns
  ) {
    var next: ParagraphHeights.Place? = paragraphs.place(atHeight: heights.lowerBound)
    while let place = next, place.top <= heights.upperBound {
      if !paragraphs[place].isMeasured { measure(place, text, runs) }
      next = paragraphs.place(after: place)
    }
  }

  private mutating func measure(
    _ place: ParagraphHeights.Place, _ text: EditedText, _ runs: TextRuns
  ) {
    let request = request(for: place, text, runs)
    let spacing = Spacing(request.runs)
    let height = TextMeasurer.shared.engine.height(of: request)
    paragraphs.set((height + 0.5).rounded(.down) + spacing.above + spacing.below, at: place)
  }

  /// The vertical span of the line that contains a character, from the top of the column.
  package mutating func line(at unit: Int, _ text: EditedText, _ runs: TextRuns) -> ClosedRange<
    CGFloat
  > {
    let place = paragraphs.place(ofUnit: unit)
    if !paragraphs[place].isMeasured { measure(place, text, runs) }
    let request = request(for: place, text, runs)
    let before = text.substring(in: NSRange(place.start..<unit))
    let line = TextMeasurer.shared.engine.line(
      atByte: DisplayText.replacingNUL(in: before).utf8.count, of: request)
    let top = place.top + Spacing(request.runs).above
    return top + line.lowerBound.rounded(.down)...top + line.upperBound.rounded(.up)
  }

  /// The measurements of the first and the last paragraph.
  package func ends(_ text: EditedText, _ runs: TextRuns) -> (
    first: TextMeasurement, last: TextMeasurement
  ) {
    func measured(_ unit: Int) -> TextMeasurement {
      TextMeasurer.shared.measure(request(for: paragraphs.place(ofUnit: unit), text, runs))
    }
    return (measured(0), measured(text.length))
  }

  private func request(
    for place: ParagraphHeights.Place, _ text: EditedText, _ runs: TextRuns
  ) -> TextRequest {
    let range = NSRange(location: place.start, length: paragraphs[place].length)
    var paragraph = text.substring(in: range)
    if let last = paragraph.last, Self.terminators.contains(last) { paragraph.removeLast() }
    return TextRequest(
      paragraph, runs: runs.isEmpty ? runs : runs.part(range), font: style.font, numberOfLines: 0,
      lineBreakMode: .byWordWrapping, width: style.width)
  }

  private static let terminators: Set<Character> = ["\n", "\r", "\r\n", "\u{2029}"]

  /// The space above and below the lines of a paragraph.
  private struct Spacing {
    var above: CGFloat = 0
    var below: CGFloat = 0

    init(_ runs: TextRuns) {
      guard let style = runs.firstParagraph else { return }
      above = max(style.paragraphSpacingBefore, 0).rounded()
      below = (max(style.paragraphSpacing, 0) + max(style.lineSpacing, 0)).rounded()
    }
  }
}

extension TextEngine {
  /// The height of a text, in points, not rounded.
  package func height(of request: TextRequest) -> CGFloat {
    layOut(request) { _, _ in }.height
  }

  /// The vertical span of the line that contains a byte of the text, in points.
  package func line(atByte byte: Int, of request: TextRequest) -> ClosedRange<CGFloat> {
    var (rest, line) = (byte, CGFloat(0)...0)
    var isFound = false
    _ = layOut(request) { layout, origin in
      guard !isFound else { return }
      let length = strlen(pango_layout_get_text(layout))
      var box = PangoRectangle()
      pango_layout_index_to_pos(layout, Int32(clamping: min(rest, length)), &box)
      let top = origin.y + points(box.y)
      line = top...top + max(points(box.height), 0)
      isFound = rest <= length
      rest -= length + 1
    }
    return line
  }
}
