// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Divides the paragraphs of an edited text into *lines of text*. A line of text is laid out by
/// itself, and again after each key that is typed into it.
///
/// The text engine lays out whole paragraphs, in a time that grows with their length: 150 ms for
/// 100 kB, minutes for 10 MB. So long paragraphs are divided:
///
/// 1. No line of text has more than ``greatestLength`` bytes, and none contains a word of more than
///    ``greatestWord`` bytes, because the engine's time is quadratic in the length of a word.
/// 2. A paragraph is divided behind a blank, before a long word, or at least between two grapheme
///    clusters.
/// 3. New lines of text are at most three quarters full, so that there is room for what is typed
///    next.
/// 4. An existing division stays as long as the other rules allow it, unless the line of text
///    before it is almost empty.
///
/// A paragraph is walked from its beginning to its end. Each division is at least one Unicode
/// scalar behind the one before, and finding it takes a scan of at most ``greatestLength`` bytes.
nonisolated struct TextDivider {
  /// The maximum length of a line of text, in bytes.
  static let greatestLength = 4_096

  /// The maximum length of a word in a line of text, in bytes.
  static let greatestWord = 1_000

  /// The length below which a line of text counts as almost empty, in bytes.
  static let leastLength = 256

  /// The lengths of the lines of text, in UTF-16 units, including paragraph separators.
  private(set) var lengths: [Int] = []

  /// The places at which paragraphs are divided, relative to the beginning of the given text.
  package private(set) var divisions: [TextOffsets.Place] = []

  private var place = TextOffsets.Place()

  /// Divides a text.
  /// - Parameters:
  ///   - text: whole paragraphs. The text may also begin or end at an existing division.
  ///   - former: the existing divisions, in UTF-16 units, ascending.
  ///   - endsEmpty: whether an empty line of text follows if the text is empty or ends with a
  ///     paragraph separator.
  init(_ text: String, former: [Int], endsEmpty: Bool) {
    var text = text
    text.withUTF8 { bytes in
      var former = former[...]
      while place.byte < bytes.count {
        var end = place.byte
        while end < bytes.count, Self.lengthOfTerminator(in: bytes, at: end) == 0 { end += 1 }
        divide(bytes, to: end, former: &former)
        let next = end < bytes.count ? end + Self.lengthOfTerminator(in: bytes, at: end) : end
        endLine(at: next, in: bytes)
        if next == end { return }
      }
      if endsEmpty { lengths.append(0) }
    }
  }

  /// The length in bytes of the paragraph separator at an index: LF, CR, CR LF, or U+2029; 0 if
  /// there is none.
  private static func lengthOfTerminator(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2:
      index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9 ? 3 : 0
    default: 0
    }
  }

  // MARK: - One paragraph

  /// Ends all lines of text, except for the last one, of the paragraph that ends at `end`.
  private mutating func divide(
    _ bytes: UnsafeBufferPointer<UInt8>, to end: Int, former: inout ArraySlice<Int>
  ) {
    while true {
      let kept = nextFormer(in: &former, bytes, to: end)
      while let place = Self.placeToDivide(bytes, self.place.byte..<(kept ?? end)) {
        endLine(at: place, in: bytes)
        divisions.append(self.place)
      }
      guard let kept else { return }
      endLine(at: kept, in: bytes)
      divisions.append(place)
    }
  }

  /// The next existing division of the paragraph that stays, in bytes; nil if there is none.
  private func nextFormer(
    in former: inout ArraySlice<Int>, _ bytes: UnsafeBufferPointer<UInt8>, to end: Int
  ) -> Int? {
    while let unit = former.first {
      let byte = self.byte(ofUnit: unit, in: bytes, to: end)
      guard byte < end else { return nil }
      former.removeFirst()
      let next = former.first.map { self.byte(ofUnit: $0, in: bytes, to: end) } ?? end
      let isNeeded =
        byte - place.byte >= Self.leastLength || next - place.byte > Self.greatestLength
      if byte > place.byte, isNeeded, Self.isBetweenCharacters(bytes, place.byte..<end, byte) {
        return byte
      }
    }
    return nil
  }

  /// The first place at which a part of a paragraph has to be divided; nil if it can stay whole.
  private static func placeToDivide(
    _ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>
  ) -> Int? {
    let start = part.lowerBound
    let reach = start..<min(part.upperBound, start + greatestLength)
    if let word = longWord(bytes, reach) {
      if word.lowerBound - start >= leastLength { return word.lowerBound }
      let target = word.lowerBound + evenPart(of: word.count, atMost: greatestWord * 3 / 4)
      return lastPlace(bytes, part, notBehind: target)
    }
    guard part.count > greatestLength else { return nil }
    let target = start + evenPart(of: part.count, atMost: greatestLength * 3 / 4)
    let middle = (start + target) / 2
    if let blank = bytes[middle..<target].lastIndex(of: 0x20),
      isBetweenCharacters(bytes, part, blank + 1)
    {
      return blank + 1
    }
    return lastPlace(bytes, part, notBehind: target)
  }

  private static func evenPart(of length: Int, atMost greatest: Int) -> Int {
    length / ((length + greatest - 1) / greatest)
  }

  /// The first word that is too long, clipped to `part`.
  private static func longWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>
  ) -> Range<Int>? {
    var (start, index) = (part.lowerBound, part.lowerBound)
    while index < part.upperBound {
      let byte = bytes[index]
      let belongs =
        switch byte {
        case 0x21...0x7F, 0x80...0xBF, 0xC2...0xE0: true
        // Scalars below U+1100, and symbols from U+2040 to U+2E7F. Lines in other scripts may be
        // broken between letters.
        case 0xE1: index + 1 < part.upperBound && bytes[index + 1] < 0x84
        case 0xE2: index + 1 < part.upperBound && (0x81..<0xBA).contains(bytes[index + 1])
        default: false
        }
      index += 1
      if !belongs {
        if index - 1 - start > greatestWord { return start..<index - 1 }
        // Skips the continuation bytes of this letter.
        while index < part.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
        start = index
      }
    }
    return index - start > greatestWord ? start..<index : nil
  }

  /// The last place between two characters that isn't behind `target`. In a single endless
  /// character it is a place between two scalars.
  private static func lastPlace(
    _ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, notBehind target: Int
  ) -> Int {
    let start = part.lowerBound
    var scalar = target
    while scalar > start, bytes[scalar] & 0xC0 == 0x80 { scalar -= 1 }
    if isBetweenCharacters(bytes, part, scalar) { return scalar }
    // The last character may continue behind this place.
    let last = String(decoding: bytes[start..<scalar], as: UTF8.self).last
    let place = scalar - (last.map { String($0).utf8.count } ?? 0)
    return place > start ? place : scalar
  }

  /// Whether a character begins at a byte of a part of the paragraph.
  private static func isBetweenCharacters(
    _ bytes: UnsafeBufferPointer<UInt8>, _ part: Range<Int>, _ byte: Int
  ) -> Bool {
    // Of ASCII only a line feed can join the character before it, and it isn't part of a paragraph.
    guard byte < part.upperBound, bytes[byte] >= 0x80 else { return true }
    let start = max(part.lowerBound, byte - greatestLength)
    let surroundings = String(
      decoding: bytes[start..<min(byte + 64, part.upperBound)], as: UTF8.self)
    let index = surroundings.utf8.index(surroundings.startIndex, offsetBy: byte - start)
    return String.Index(index, within: surroundings) != nil
  }

  // MARK: - Places

  private mutating func endLine(at byte: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let start = place.unit
    while place.byte < byte { place.advance(over: bytes[place.byte]) }
    lengths.append(place.unit - start)
  }

  /// The byte at which a UTF-16 unit begins, at most `end`.
  private func byte(
    ofUnit unit: Int, in bytes: UnsafeBufferPointer<UInt8>, to end: Int
  ) -> Int {
    var place = place
    while place.unit < unit, place.byte < end { place.advance(over: bytes[place.byte]) }
    return place.byte
  }
}
