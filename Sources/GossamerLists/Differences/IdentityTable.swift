// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A hash table of the positions of a list's identifiers. The identifiers themselves stay in the
/// list.
///
/// A dictionary would store each identifier a second time. After an insertion it would have to hash
/// all identifiers behind it again, because their positions change. Here positions are numbers in
/// an array, which ``renumber(_:)`` rewrites without hashing an identifier.
///
/// Open addressing with linear probing; at most three quarters of the slots are taken, so that
/// every search ends at an empty one. A slot has 32 bits of the hash. So different identifiers
/// hardly ever have to be compared, and the table grows without hashing again. The random order of
/// hashes can't be seen from outside, because every answer is a position.
@usableFromInline
struct IdentityTable: Sendable {
  @usableFromInline
  package struct Slot: Sendable {
    @usableFromInline var hash: UInt32
    /// The position, or one of the two marks.
    @usableFromInline var position: Int32

    /// The slot was never used: a search ends here.
    @usableFromInline static let empty = Slot(hash: 0, position: -1)
    /// The slot's position was removed: a search goes on.
    @usableFromInline static let removed = Slot(hash: 0, position: -2)

    @inlinable
    init(hash: UInt32, position: Int32) {
      self.hash = hash
      self.position = position
    }

    @inlinable var isEmpty: Bool { position == -1 }
  }

  @usableFromInline var slots: [Slot]
  /// A sum of the slots that were read ahead. It has no meaning, but keeps the optimiser from
  /// removing these reads.
  @usableFromInline var readAhead: Int32 = 0
  /// How many identifiers are hashed at once before their slots are searched. Reading all of their
  /// slots in a row lets the processor fetch them in parallel. The table is larger than the cache,
  /// and waiting for each slot alone took two thirds of the time of a difference.
  @inlinable static var block: Int { 128 }
  /// How many slots aren't empty.
  @usableFromInline var takenCount = 0

  /// Makes room for `count` identifiers.
  @inlinable
  init(minimumCapacity count: Int = 0) {
    slots = Array(repeating: .empty, count: Self.slotCount(for: count))
  }

  /// The smallest sufficient power of two: `count` is at most three quarters of it.
  @inlinable
  static func slotCount(for count: Int) -> Int {
    var slots = 8
    while slots / 4 * 3 < count { slots *= 2 }
    return slots
  }

  /// The position of `id` in `ids`; nil if it isn't there.
  @inlinable
  func position<ID: Hashable>(of id: ID, in ids: [ID]) -> Int? {
    let hash = Self.hash(of: id)
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while true {
      let slot = slots[index]
      if slot.isEmpty { return nil }
      if slot.position >= 0, slot.hash == hash, ids[Int(slot.position)] == id {
        return Int(slot.position)
      }
      index = (index + 1) & mask
    }
  }

  /// Stores the positions of the identifiers at `positions` in `ids`, in order. Calls `conflict` if
  /// the position of an equal identifier is stored already.
  /// - Parameter conflict: gets the new position and the stored one, and returns the one to keep.
  @inlinable @inline(__always)
  package mutating func insert<ID: Hashable>(
    _ positions: Range<Int>, in ids: [ID], conflict: (_ new: Int, _ noted: Int) -> Int
  ) {
    if takenCount + positions.count > slots.count / 4 * 3 { makeRoom(for: positions.count) }
    let mask = slots.count - 1
    var inserted = 0
    var readSum: Int32 = 0
    slots.withUnsafeMutableBufferPointer { slots in
      ids.withUnsafeBufferPointer { ids in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.block) { hashes in
          for start in stride(from: positions.lowerBound, to: positions.upperBound, by: Self.block)
          {
            let count = min(Self.block, positions.upperBound - start)
            for offset in 0..<count { hashes[offset] = Self.hash(of: ids[start + offset]) }
            for offset in 0..<count { readSum &+= slots[Int(hashes[offset]) & mask].position }
            for offset in 0..<count {
              let (hash, position) = (hashes[offset], start + offset)
              var index = Int(hash) & mask
              while !slots[index].isEmpty {
                let noted = Int(slots[index].position)
                if noted >= 0, slots[index].hash == hash, ids[noted] == ids[position] {
                  slots[index].position = Int32(truncatingIfNeeded: conflict(position, noted))
                  break
                }
                index = (index + 1) & mask
              }
              if slots[index].isEmpty {
                slots[index] = Slot(hash: hash, position: Int32(truncatingIfNeeded: position))
                inserted += 1
              }
            }
          }
        }
      }
    }
    readAhead &+= readSum
    takenCount += inserted
  }

  /// Adds `count` to all positions from `first` on. Hashes nothing.
  @usableFromInline
  mutating func shift(from first: Int, by count: Int) {
    let first = Int32(truncatingIfNeeded: first)
    let count = Int32(truncatingIfNeeded: count)
    for index in slots.indices where slots[index].position >= first {
      slots[index].position &+= count
    }
  }

  /// Replaces each position p by `newPositions[p]`, and removes it if that is negative. Hashes
  /// nothing.
  @usableFromInline
  mutating func renumber(_ newPositions: [Int32]) {
    for index in slots.indices where slots[index].position >= 0 {
      let position = newPositions[Int(slots[index].position)]
      if position >= 0 { slots[index].position = position } else { slots[index] = .removed }
    }
  }

  /// Makes room for `count` more identifiers, at least doubling the table if it is rather full, and
  /// drops the slots marked as removed. Hashes nothing.
  @usableFromInline
  mutating func makeRoom(for count: Int) {
    let known = slots.reduce(into: 0) { $0 += $1.position >= 0 ? 1 : 0 }
    var grown = [Slot](
      repeating: .empty, count: Self.slotCount(for: max(known + count, min(2 * known, 1 << 30))))
    let mask = grown.count - 1
    for slot in slots where slot.position >= 0 {
      var index = Int(slot.hash) & mask
      while !grown[index].isEmpty { index = (index + 1) & mask }
      grown[index] = slot
    }
    slots = grown
    takenCount = known
  }

  @inlinable @inline(__always)
  static func hash<ID: Hashable>(of id: ID) -> UInt32 {
    UInt32(truncatingIfNeeded: id.hashValue)
  }
}
