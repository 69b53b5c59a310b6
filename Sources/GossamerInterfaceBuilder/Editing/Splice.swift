// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A replacement of some bytes of a document by others.
nonisolated struct Splice: Hashable, Sendable {
  /// The position of the first byte, counted from 0.
  let position: Int
  /// The bytes that have to be there, and are taken out.
  let removed: [UInt8]
  /// The bytes that are put in.
  let inserted: [UInt8]

  /// The splice that takes this one back.
  var inverse: Splice { Splice(position: position, removed: inserted, inserted: removed) }

  /// Replaces the bytes. Does nothing and returns false if other bytes are there.
  func apply(to bytes: inout [UInt8]) -> Bool {
    let range = position..<position + removed.count
    guard range.upperBound <= bytes.count, bytes[range].elementsEqual(removed) else { return false }
    bytes.replaceSubrange(range, with: inserted)
    return true
  }
}
