// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Converts positions in a text between bytes of UTF-8, UTF-16 units (UIKit's `NSRange`) and Unicode scalars (GTK),
/// without iterating over the text.
///
/// A String finds a byte in constant time, but counts UTF-16 units by iterating from its start. It caches positions,
/// and drops them all at the next change. Typing in 1 MB with emoji then takes 3.5 ms per key for one conversion.
/// This index stores positions, the *marks*, and keeps them when the text changes:
/// 1. The first mark is the beginning of the text, the last one its end.
/// 2. Each mark lies between two scalars.
/// 3. Neighbouring marks are at most ``reach`` bytes apart.
///
/// A conversion finds the mark before the place by bisection, and walks from there: at most ``reach`` bytes,
/// however long the text is. A change removes the marks in what is replaced and at its ends, moves those
/// behind it by the difference in length, and sets new ones where 3 wouldn't hold. Moving them costs three
/// additions for each 256 to 512 bytes of text, far less than a String needs to move the bytes themselves.
///
///     "a😀b", with marks at each scalar:
///     byte    0  1  5  6
///     unit    0  1  3  4
///     scalar  0  1  2  3
nonisolated package struct TextOffsets {
  /// A position between two scalars, counted in three units; or the length of a text.
  package struct Place: Equatable {
    var byte = 0
    var unit = 0
    var scalar = 0

    /// Advances past the scalar whose first byte is `byte`.
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

  /// The last position that isn't after `unit`: the one before a surrogate pair if `unit` divides the pair.
  /// - Parameters:
  ///   - unit: a number of UTF-16 units.
  ///   - text: the text of the index.
  func place(ofUnit unit: Int, in text: String) -> Place {
    if unit <= 0 { return marks[0] }
    return unit >= end.unit ? end : lastPlace(in: text) { $0.unit <= unit }
  }

  /// The place of a scalar, or the end if there are fewer.
  /// - Parameters:
  ///   - scalar: a number of scalars.
  ///   - text: the text of the index.
  func place(ofScalar scalar: Int, in text: String) -> Place {
    if scalar <= 0 { return marks[0] }
    return scalar >= end.scalar ? end : lastPlace(in: text) { $0.scalar <= scalar }
  }

  /// The place of a byte that begins a scalar, or the end if there are fewer.
  /// - Parameters:
  ///   - byte: a number of bytes.
  ///   - text: the text of the index.
  func place(ofByte byte: Int, in text: String) -> Place {
    byte >= end.byte ? end : lastPlace(in: text) { $0.byte <= byte }
  }

  /// The last place for which `isBefore` holds, which holds for the beginning and up to some place.
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
  ///   - text: the whole text as it is now.
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

  /// The index of the first mark after a byte, apart from the first mark of all; the number of marks if there is
  /// none.
  private func firstMark(behindByte byte: Int) -> Int {
    var (lower, upper) = (0, marks.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if marks[middle].byte <= byte { lower = middle } else { upper = middle }
    }
    return upper
  }

  /// Appends marks behind `former` as far as `next`, at which the last one stands, if that is behind
  /// `former` at all. They are between a half of ``reach`` and the whole apart, so that not each key that is
  /// typed between two of them sets another.
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

  /// The bytes of a text lie in one piece, as all Swift strings do on Linux.
  @inline(__always)
  private static func withBytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    _ = text.utf8.withContiguousStorageIfAvailable(body)
  }
}
