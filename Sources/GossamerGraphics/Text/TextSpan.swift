// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A run of attributes in the text that Pango lays out, see ``DisplayText``.
nonisolated struct TextSpan {
  let attributes: TextAttributes
  /// In bytes of UTF-8.
  var range: Range<Int>
}

nonisolated extension TextRuns {
  /// The ranges of the runs of `text` in the text that is laid out for it.
  ///
  /// ``DisplayText`` replaces, removes and inserts characters. This walks over both texts in
  /// parallel. An inserted character belongs to the run around it. The end of a run that divides a
  /// surrogate pair moves behind the pair. Linear in the length of the text.
  func spans(of text: String, laidOutAs shown: String) -> [TextSpan] {
    guard !runs.isEmpty else { return [] }
    var spans: [TextSpan] = []
    var start = 0
    func end(at end: Int) {
      spans.append(TextSpan(attributes: runs[spans.count].attributes, range: start..<end))
      start = end
    }
    var shown = shown.unicodeScalars[...]
    var (units, bytes) = (0, 0)
    for scalar in text.unicodeScalars {
      while let next = shown.first, !Self.stands(next, for: scalar), Self.isPutIn(next) {
        shown.removeFirst()
        bytes += next.utf8.count
      }
      if let next = shown.first, Self.stands(next, for: scalar) {
        shown.removeFirst()
        bytes += next.utf8.count
      }
      units += scalar.utf16.count
      while spans.count < runs.count - 1, runs[spans.count].end <= units { end(at: bytes) }
      if spans.count == runs.count - 1 { break }
    }
    while spans.count < runs.count - 1 { end(at: bytes) }
    // The last span also includes what was inserted at the end, and what will be typed there.
    end(at: Int(UInt32.max))
    return spans
  }

  /// Whether ``DisplayText`` shows `shown` in place of a character.
  private static func stands(_ shown: Unicode.Scalar, for scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case shown: true
    case "\0": shown == "\u{2400}"
    case "\n", "\r", "\u{2028}", "\u{2029}": shown == "\n" || shown == "\u{2028}"
    default: false
    }
  }

  /// Whether ``DisplayText`` may have inserted `shown`.
  private static func isPutIn(_ shown: Unicode.Scalar) -> Bool {
    shown == "\u{200B}" || shown == "\n" || shown == "\u{2028}" || shown == "…"
  }
}
