// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A list of identifiers, each once, that knows where each of them stands.
///
/// Finding one costs a hash. A change costs a pass over the list, over numbers only; adding at the
/// end costs what is added.
@usableFromInline
package struct IdentityList<ID: Hashable> {
  @usableFromInline var ids: [ID] = []
  @usableFromInline var table = IdentityTable()

  /// What an insertion has come upon.
  @usableFromInline
  package struct Insertion {
    /// How many identifiers were given that stand there now: all but further copies.
    @usableFromInline var count = 0
    /// Those that were in the list already, at another place, with the places that they had.
    @usableFromInline var moved: [(id: ID, from: Int)] = []
    /// Those that were given twice, with their places among those given.
    @usableFromInline var copies: [(id: ID, first: Int, further: Int)] = []

    @inlinable
    init() {}
  }

  @inlinable
  init() {}

  /// Where `id` stands; nil if it doesn't.
  @inlinable
  func position(of id: ID) -> Int? {
    table.position(of: id, in: ids)
  }

  /// Puts identifiers in front of the one at `place`. One that is in the list already goes there from
  /// where it stands; of equal ones that are given the first counts.
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

  /// Takes out what stands at `positions`, which ascend.
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
  /// - Parameter positions: for each place the one where the identifier stood, each once.
  @inlinable
  mutating func reorder(_ positions: [Int]) {
    var newPositions = [Int32](repeating: -1, count: ids.count)
    for (place, position) in positions.enumerated() {
      newPositions[position] = Int32(truncatingIfNeeded: place)
    }
    ids = positions.map { ids[$0] }
    table.renumber(newPositions)
  }

  /// Takes out the identifiers that are there of those given.
  @inlinable
  package mutating func remove(_ gone: [ID]) {
    if ids.isEmpty { return }
    remove(at: positions(of: gone))
  }

  /// Where those of the identifiers stand that are there, in ascending order, each once.
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
