// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The attributes of a part of an attributed string, as a value. Only those that are drawn.
nonisolated package struct TextAttributes: Hashable, Sendable {
  package var font: UIFont?
  package var color: UIColor?
  package var backgroundColor: UIColor?
  package var kern: CGFloat = 0
  package var underline = NSUnderlineStyle()
  package var underlineColor: UIColor?
  package var strikethrough = NSUnderlineStyle()
  package var strikethroughColor: UIColor?
  package var baselineOffset: CGFloat = 0
  package var isLink = false
  package var paragraph: ParagraphAttributes?

  package init() {}

  /// The attributes of a dictionary.
  /// - Parameter complain: called with each value that is ignored because it has a wrong type.
  init(_ values: [NSAttributedString.Key: Any], complain: (NSAttributedString.Key, Any) -> Void) {
    func value<Value>(_ key: NSAttributedString.Key, _ convert: (Any) -> Value?) -> Value? {
      guard let value = values[key] else { return nil }
      let converted = convert(value)
      if converted == nil { complain(key, value) }
      return converted
    }
    font = value(.font) { $0 as? UIFont }
    color = value(.foregroundColor) { $0 as? UIColor }
    backgroundColor = value(.backgroundColor) { $0 as? UIColor }
    kern = value(.kern, Self.points) ?? 0
    underline = value(.underlineStyle, Self.lineStyle) ?? []
    underlineColor = value(.underlineColor) { $0 as? UIColor }
    strikethrough = value(.strikethroughStyle, Self.lineStyle) ?? []
    strikethroughColor = value(.strikethroughColor) { $0 as? UIColor }
    baselineOffset = value(.baselineOffset, Self.points) ?? 0
    paragraph = value(.paragraphStyle) { ($0 as? NSParagraphStyle)?.values.finite }
    isLink = value(.link) { $0 is URL || $0 is NSURL || $0 is String ? true : nil } ?? false
  }

  /// The attributes with font sizes, kerning and baseline offsets multiplied.
  func scaled(by scale: CGFloat) -> TextAttributes {
    var scaled = self
    scaled.font = font.map { $0.withSize($0.pointSize * scale) }
    scaled.kern *= scale
    scaled.baselineOffset *= scale
    return scaled
  }

  private static func points(_ value: Any) -> CGFloat? {
    ((value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat)?.finiteLength
  }

  private static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
    (value as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
      ?? value as? NSUnderlineStyle
  }
}

/// The attributes of a text, as consecutive runs from its beginning to its end. Empty for a text
/// without attributes.
nonisolated package struct TextRuns: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var attributes: TextAttributes
    /// Where the run ends, in UTF-16 units of the text.
    package var end: Int
  }

  package var runs: [Run] = []

  /// The runs of a text without attributes.
  package init() {}

  /// The runs of a string. A value of a wrong type is ignored, with one message for each attribute.
  @MainActor package init(_ string: NSAttributedString) {
    var complaints: [NSAttributedString.Key: String] = [:]
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      values, range, _ in
      let attributes = TextAttributes(values) { key, value in
        guard complaints[key] == nil else { return }
        complaints[key] = """
          The attribute '\(key.rawValue)' of an attributed string can't be a \(type(of: value)), which it is at \
          character \(range.location), so it is ignored there. NSAttributedString.Key says which type it has.
          """
      }
      if runs.last?.attributes == attributes {
        runs[runs.count - 1].end = NSMaxRange(range)
      } else {
        runs.append(Run(attributes: attributes, end: NSMaxRange(range)))
      }
    }
    if runs.count == 1, runs[0].attributes == TextAttributes() { runs = [] }
    for (_, message) in complaints.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      Messages.views.warning("\(message)")
    }
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// The style of the first paragraph; nil if it has none.
  package var firstParagraph: ParagraphAttributes? { runs.first?.attributes.paragraph }

  /// The runs with font sizes, kerning and baseline offsets multiplied.
  package func scaled(by scale: CGFloat) -> TextRuns {
    var scaled = self
    scaled.runs = runs.map { Run(attributes: $0.attributes.scaled(by: scale), end: $0.end) }
    return scaled
  }

  /// The runs of a part of the text, a range in UTF-16 units.
  package func part(_ range: NSRange) -> TextRuns {
    var part = TextRuns()
    for run in runs where run.end > range.lowerBound {
      part.runs.append(
        Run(attributes: run.attributes, end: min(run.end, range.upperBound) - range.lowerBound))
      if run.end >= range.upperBound { break }
    }
    return part
  }

  /// These runs, followed by those of another text.
  func appending(_ others: TextRuns) -> TextRuns {
    var both = self
    let length = runs.last?.end ?? 0
    both.runs += others.runs.map { Run(attributes: $0.attributes, end: $0.end + length) }
    return both
  }

  /// The greater of `size` and the sizes of all fonts.
  func greatestPointSize(from size: CGFloat) -> CGFloat {
    runs.reduce(size) { max($0, $1.attributes.font?.pointSize ?? 0) }
  }
}
