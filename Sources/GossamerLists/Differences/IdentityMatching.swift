// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Which elements of two lists are the same: the first pass of ``ListDifference``.
///
/// This pass is generic over the identifiers' type, and the compiler specialises it for each
/// caller. All later passes work with numbers.
@usableFromInline
struct IdentityMatching {
  /// For each new position the old position of its match, or `unmatched` or `surplus`.
  @usableFromInline var sources: [Int32]
  /// Old positions without a match, ascending.
  @usableFromInline var unmatchedOld: [Int32] = []
  @usableFromInline var oldCount: Int
  @usableFromInline var duplicates: [DuplicateIdentifier] = []

  /// The new element has no match.
  @inlinable static var unmatched: Int32 { -1 }
  /// A further copy of an identifier, which isn't matched.
  @inlinable static var surplus: Int32 { -2 }

  @inlinable
  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    sources = Array(repeating: Self.unmatched, count: new.count)
    oldCount = old.count
    var table = IdentityTable(minimumCapacity: new.count)
    table.insert(new.indices, in: new) { further, first in
      sources[further] = Self.surplus
      duplicates.append(
        DuplicateIdentifier(new[further], in: .new, first: first, further: further))
      return first
    }
    match(old, new, isUnique: false) { id in table.position(of: id, in: new) }
  }

  /// Matches lists whose identifiers are unique, and which have hash tables already. An identifier
  /// is hashed only where the order has changed.
  @inlinable
  init<ID: Hashable>(from old: IdentityList<ID>, to new: IdentityList<ID>) {
    sources = Array(repeating: Self.unmatched, count: new.ids.count)
    oldCount = old.ids.count
    match(old.ids, new.ids, isUnique: true) { id in new.position(of: id) }
  }

  /// Finds the match of each old identifier: directly behind the previous match, or by `search`.
  @inlinable @inline(__always)
  mutating func match<ID: Hashable>(
    _ old: [ID], _ new: [ID], isUnique: Bool, search: (ID) -> Int?
  ) {
    var gone = IdentityTable()
    var next = 0
    for position in old.indices {
      let id = old[position]
      let source = Int32(truncatingIfNeeded: position)
      if next < new.count, sources[next] == Self.unmatched, new[next] == id {
        sources[next] = source
        next += 1
        continue
      }
      guard let match = search(id) else {
        unmatchedOld.append(source)
        if !isUnique {
          gone.insert(position..<position + 1, in: old) { further, first in
            duplicates.append(DuplicateIdentifier(id, in: .old, first: first, further: further))
            return first
          }
        }
        continue
      }
      if sources[match] == Self.unmatched {
        sources[match] = source
        next = match + 1
      } else {
        unmatchedOld.append(source)
        duplicates.append(
          DuplicateIdentifier(id, in: .old, first: Int(sources[match]), further: position))
      }
    }
  }
}
