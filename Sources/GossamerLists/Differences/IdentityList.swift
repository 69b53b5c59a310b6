// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A list of unique identifiers, with a hash table of their positions.
///
/// Finding an identifier costs a hash. A change costs a pass over numbers, one per identifier;
/// appending costs only what is appended.
@usableFromInline
package struct IdentityList<ID: Hashable> {
  @usableFromInline var ids: [ID] = []
  @usableFromInline var table = IdentityTable()

  /// The result of an insertion.
  @usableFromInline
  package struct Insertion {
    /// How many of the given identifiers were inserted: all but further copies.
    @usableFromInline var count = 0
    /// Identifiers that were in the list already, with the positions from which they were moved.
    @usableFromInline var moved: [(id: ID, from: Int)] = []
    /// Identifiers that were given twice, with their indices among those given.
    @usableFromInline var copies: [(id: ID, first: Int, further: Int)] = []

    @inlinable
    init() {}
  }

  @inlinable
  init() {}

  /// The position of `id`; nil if it isn't in the list.
  @inlinable
  func position(of id: ID) -> Int? {
    table.position(of: id, in: ids)
  }

  /// Inserts identifiers in front of the one at `place`. An identifier that is in the list already
  /// is moved there. Of equal identifiers the first counts.
  @inlinable
  package mutating func insert(_ new: [ID], at place: Int) -> Insertion {
    var insertion = Insertion()
    let added = place..<place + new.count
    if place < ids.count { table.shift(from: place, by: new.count) }
    ids.insert(contentsOf: new, at: place)
    var surplus: [Int] = []
    table.insert(added, in: ids) { further, first in
      if added.contains(first) {
        surplus.append(further)
        insertion.copies.append((new[further - place], first - place, further - place))
        return first
      }
      surplus.append(first)
      insertion.moved.append((new[further - place], first < place ? first : first - new.count))
      return further
    }
    insertion.count = new.count - insertion.copies.count
    if !surplus.isEmpty { remove(at: surplus.sorted()) }
    return insertion
  }

  /// Removes the identifiers at `positions`, which must be in ascending order.
  @inlinable
  package mutating func remove(at positions: [Int]) {
    guard let first = positions.first else { return }
    var newPositions = [Int32](repeating: -1, count: ids.count)
    for position in 0..<first { newPositions[position] = Int32(truncatingIfNeeded: position) }
    var next = 0
    var kept = first
    for position in first..<ids.count {
      if next < positions.count, positions[next] == position {
        next += 1
      } else {
        newPositions[position] = Int32(truncatingIfNeeded: kept)
        ids[kept] = ids[position]
        kept += 1
      }
    }
    ids.removeLast(ids.count - kept)
    table.renumber(newPositions)
  }

  /// Brings the list into another order.
  /// - Parameter positions: a permutation: for each new position the old one.
  @inlinable
  mutating func reorder(_ positions: [Int]) {
    var newPositions = [Int32](repeating: -1, count: ids.count)
    for (place, position) in positions.enumerated() {
      newPositions[position] = Int32(truncatingIfNeeded: place)
    }
    ids = positions.map { ids[$0] }
    table.renumber(newPositions)
  }

  /// Removes identifiers. Those that aren't in the list don't matter.
  @inlinable
  package mutating func remove(_ gone: [ID]) {
    if ids.isEmpty { return }
    remove(at: positions(of: gone))
  }

  /// The positions of those of the identifiers that are in the list, ascending, each once.
  @inlinable
  func positions(of some: [ID]) -> [Int] {
    var positions = some.compactMap { position(of: $0) }.sorted()
    var previous = -1
    positions.removeAll { position in
      defer { previous = position }
      return position == previous
    }
    return positions
  }
}

extension IdentityList: Sendable where ID: Sendable {}
