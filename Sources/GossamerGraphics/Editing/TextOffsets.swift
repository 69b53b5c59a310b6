// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Converts positions in a text between bytes of UTF-8, UTF-16 units (UIKit's `NSRange`) and Unicode scalars (GTK),
/// without iterating over the text.
///
/// A String finds a byte in constant time, but counts UTF-16 units by iterating from its start. It caches positions,
/// but drops the cache at each change, so that typing in 1 MB with emoji takes 3.5 ms per key for one conversion.
/// This index stores positions, the *marks*, and keeps them when the text changes:
/// 1. The first mark is the beginning of the text, the last one its end.
/// 2. Each mark lies between two scalars.
/// 3. Neighbouring marks are at most ``reach`` bytes apart.
///
/// A conversion finds the mark before the position by bisection, and iterates from there over at most ``reach``
/// bytes, however long the text is. A change removes the marks inside the replaced range and at its ends, moves
/// those behind it by the difference in length, and sets new marks where rule 3 wouldn't hold. Moving a mark costs
/// three additions, and there is one for each 256 to 512 bytes of text. A String needs far longer to move the bytes
/// themselves.
///
///     "a😀b", with marks at each scalar:
///     byte    0  1  5  6
///     unit    0  1  3  4
///     scalar  0  1  2  3
nonisolated package struct TextOffsets {
  /// A position between two scalars, or the length of a text, counted in three ways: in bytes of UTF-8, in UTF-16
  /// units, and in scalars.
  package struct Place: Equatable {
    var byte = 0
    var unit = 0
    var scalar = 0

    /// Advances past the scalar whose first byte is `first`.
    mutating func advance(over first: UInt8) {
      byte += first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      unit += first < 0xF0 ? 1 : 2
      scalar += 1
    }

    static func - (a: Place, b: Place) -> Place {
      var difference = a
      difference.byte -= b.byte
      difference.unit -= b.unit
      difference.scalar -= b.scalar
      return difference
    }

    static func + (a: Place, b: Place) -> Place {
      var sum = a
      sum.byte += b.byte
      sum.unit += b.unit
      sum.scalar += b.scalar
      return sum
    }
  }

  /// The greatest distance between two marks, in bytes.
  static let reach = 512

  private(set) var marks = [Place()]

  /// Creates the index of a text. Iterates over the whole text.
  init(of text: String) {
    append(marksBehind: Place(), upTo: Self.length(of: text), of: text)
  }

  /// The length of the text.
  var end: Place { marks[marks.count - 1] }

  // MARK: - Searching

  /// The place of a UTF-16 unit, or the nearer end of the text if it has no such unit. For a unit that divides a
  /// surrogate pair, the place before the pair.
  /// - Parameters:
  ///   - unit: a number of UTF-16 units.
  ///   - text: the text of the index.
  func place(ofUnit unit: Int, in text: String) -> Place {
    if unit <= 0 { return marks[0] }
    return unit >= end.unit ? end : lastPlace(in: text) { $0.unit <= unit }
  }

  /// The place of a scalar, or the nearer end of the text if it has no such scalar.
  /// - Parameters:
  ///   - scalar: a number of scalars.
  ///   - text: the text of the index.
  func place(ofScalar scalar: Int, in text: String) -> Place {
    if scalar <= 0 { return marks[0] }
    return scalar >= end.scalar ? end : lastPlace(in: text) { $0.scalar <= scalar }
  }

  /// The place of a byte that begins a scalar, or the end of the text if it has fewer bytes.
  /// - Parameters:
  ///   - byte: a number of bytes.
  ///   - text: the text of the index.
  func place(ofByte byte: Int, in text: String) -> Place {
    byte >= end.byte ? end : lastPlace(in: text) { $0.byte <= byte }
  }

  /// The last place for which `isBefore` returns true. It must return true for the beginning of the text and all
  /// places up to the one wanted, and false for all after it.
  @inline(__always)
  private func lastPlace(in text: String, where isBefore: (Place) -> Bool) -> Place {
    var (lower, upper) = (0, marks.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if isBefore(marks[middle]) { lower = middle } else { upper = middle }
    }
    var place = marks[lower]
    Self.withBytes(of: text) { bytes in
      while place.byte < bytes.count {
        var next = place
        next.advance(over: bytes[place.byte])
        guard isBefore(next) else { return }
        place = next
      }
    }
    return place
  }

  // MARK: - Changing

  /// Updates the index after a replacement.
  /// - Parameters:
  ///   - lower: the position before the replaced characters.
  ///   - upper: the position after the replaced characters, in the text before the change.
  ///   - replacement: the new characters between them.
  ///   - text: the whole text after the change.
  mutating func replace(_ lower: Place, _ upper: Place, by replacement: String, in text: String) {
    let length = Self.length(of: replacement)
    let difference = length - (upper - lower)
    let newEnd = end + difference
    let firstRemoved = firstMark(behindByte: lower.byte - 1)
    let firstMoved = firstMark(behindByte: upper.byte)
    for index in firstMoved..<marks.count {
      marks[index].byte += difference.byte
      marks[index].unit += difference.unit
      marks[index].scalar += difference.scalar
    }
    let next = firstMoved < marks.count ? marks[firstMoved] : newEnd
    let former = marks[firstRemoved - 1]
    if next.byte - former.byte <= Self.reach, firstMoved < marks.count {
      if firstRemoved < firstMoved { marks.removeSubrange(firstRemoved..<firstMoved) }
      return
    }
    let moved = marks[firstMoved...]
    marks.removeSubrange(firstRemoved...)
    append(marksBehind: former, upTo: next, of: text)
    marks += moved.dropFirst()
  }

  /// The index of the first mark after a byte, at least 1. The number of marks if there is none.
  private func firstMark(behindByte byte: Int) -> Int {
    var (lower, upper) = (0, marks.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if marks[middle].byte <= byte { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// Appends marks after `former` up to `next`, the last one at `next`. Does nothing if `next` isn't after
  /// `former`. If several are appended, they are at least half of ``reach`` apart (the last one nearly), so that
  /// many keys can be typed between two of them before another one is needed.
  private mutating func append(marksBehind former: Place, upTo next: Place, of text: String) {
    guard next.byte > former.byte else { return }
    Self.withBytes(of: text) { bytes in
      var (place, mark) = (former, former)
      while next.byte - mark.byte > Self.reach {
        while place.byte - mark.byte < Self.reach / 2 { place.advance(over: bytes[place.byte]) }
        marks.append(place)
        mark = place
      }
    }
    marks.append(next)
  }

  private static func length(of text: String) -> Place {
    var length = Place(byte: text.utf8.count)
    withBytes(of: text) { bytes in
      for byte in bytes where byte & 0xC0 != 0x80 {
        length.scalar += 1
        length.unit += byte < 0xF0 ? 1 : 2
      }
    }
    return length
  }

  /// Passes the bytes of a text to `body`. They are contiguous, as in all Swift strings on Linux.
  @inline(__always)
  private static func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    _ = text.utf8.withContiguousStorageIfAvailable(body)
  }
}
