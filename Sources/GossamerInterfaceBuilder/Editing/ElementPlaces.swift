// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the elements of a document lie among its bytes.
///
/// A scan for tags finds them in the order in which the XML parser tells them, so that an element's
/// ``Element/index`` leads to its place. The document has to be well-formed: it was parsed before.
///
/// Cost: one pass over the bytes.
nonisolated struct ElementPlaces {
  /// The bytes of one element.
  struct Place {
    /// The position of the `<` of its first tag.
    let start: Int
    /// The position behind the `>` of its first tag.
    let openEnd: Int
    /// The position of its end tag; that of the `/>` if it has none.
    fileprivate(set) var closeStart: Int
    /// The position behind the element.
    fileprivate(set) var end: Int

    /// Whether it is a single tag, `<.../>`.
    var isSelfClosing: Bool { openEnd == end }
  }

  private var places: [Place] = []

  /// Finds the elements in a well-formed text.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      var scan = TagScan(bytes: buffer)
      var open: [Int] = []
      while let tag = scan.next() {
        switch tag.kind {
        case .end:
          guard let element = open.popLast() else { continue }
          places[element].closeStart = tag.range.lowerBound
          places[element].end = tag.range.upperBound
        case .empty, .start:
          if tag.kind == .start { open.append(places.count) }
          places.append(
            Place(
              start: tag.range.lowerBound, openEnd: tag.range.upperBound,
              closeStart: tag.range.upperBound - 2, end: tag.range.upperBound))
        }
      }
    }
  }

  /// The place of an element of the same document.
  subscript(element: Element) -> Place { places[element.index] }
}

/// Finds one tag after another.
private nonisolated struct TagScan {
  enum Kind {
    case start
    case end
    /// A start and an end in one: `<.../>`.
    case empty
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next tag; nil if there is none. Comments, instructions and parts marked by `<![CDATA[` are skipped.
  mutating func next() -> (kind: Kind, range: Range<Int>)? {
    while let start = find(UInt8(ascii: "<"), from: position) {
      position = start + 1
      if follows("!--") {
        skip(past: "-->")
      } else if follows("!") {
        skip(past: "]]>")
      } else if follows("?") {
        skip(past: "?>")
      } else {
        return tag(from: start)
      }
    }
    return nil
  }

  private mutating func tag(from start: Int) -> (kind: Kind, range: Range<Int>) {
    let isEnd = follows("/")
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        position = find(byte, from: position + 1) ?? bytes.count - 1
      }
      position += 1
    }
    let isEmpty = bytes[position - 1] == UInt8(ascii: "/")
    position = min(position + 1, bytes.count)
    return (isEnd ? .end : isEmpty ? .empty : .start, start..<position)
  }

  private func follows(_ text: StaticString) -> Bool {
    bytes[position...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func skip(past text: StaticString) {
    while let start = find(text.utf8Start.pointee, from: position) {
      position = start
      if follows(text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    position = bytes.count
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
