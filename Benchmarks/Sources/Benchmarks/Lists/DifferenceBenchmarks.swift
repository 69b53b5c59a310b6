// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer

/// Measures the difference of two lists. The identifiers' types belong to this module, like those
/// of an application, so that Gossamer's generic code has to be specialised here.
let differenceBenchmarks =
  differences(named: "rows") { RowIdentifier(album: $0 / 50, number: $0) }
  + differences(named: "uuids") { number in
    var uuid = UUID(uuidString: "00000000-0000-4000-8000-000000000000")?.uuid ?? UUID().uuid
    withUnsafeMutableBytes(of: &uuid) { $0.storeBytes(of: UInt32(number), as: UInt32.self) }
    return UUID(uuid: uuid)
  }

private struct RowIdentifier: Hashable {
  let album: Int
  let number: Int
}

/// - Parameter identifier: returns a unique identifier for a number.
private func differences<ID: Hashable>(
  named name: String, identifier: @escaping (Int) -> ID
) -> [Benchmark] {
  let edited = {
    let (old, new) = editedNumbers(count: 100_000)
    return (old: old.map(identifier), new: new.map(identifier))
  }
  let shuffled = {
    let old = Array(0..<10_000)
    var random = Numbers(state: 42)
    return (old: old.map(identifier), new: old.shuffled(using: &random).map(identifier))
  }
  return [
    Benchmark("lists/\(name)-100000/edited", peer: "CollectionDifference") {
      let (old, new) = edited()
      return try compare(old, new, moves: 0...1000)
    },
    Benchmark("lists/\(name)-100000/snapshots", peer: "bound") {
      let (old, new) = edited()
      let (before, after) = (snapshot(old), snapshot(new))
      let difference = SnapshotDifference(from: before, to: after)
      guard difference.insertions.count == 1000, (1...1000).contains(difference.moves.count) else {
        throw WrongResult(description: "\(difference.moves.count) moves")
      }
      let value = Stopwatch.median(make: { SnapshotDifference(from: before, to: after) })
      return Figures(value: value, peerValue: 8)
    },
    Benchmark("lists/\(name)-10000/shuffled", peer: "bound") {
      let (old, new) = shuffled()
      let difference = ListDifference(from: old, to: new)
      guard difference.applied(to: old, inserting: { new[$0] }) == new else {
        throw WrongResult(description: "the difference doesn't give the new list")
      }
      return Figures(
        value: Stopwatch.median(make: { ListDifference(from: old, to: new) }), peerValue: 2)
    },
  ]
}

/// The times of both algorithms, whose differences have to give the new list.
private func compare<ID: Hashable>(
  _ old: [ID], _ new: [ID], moves: ClosedRange<Int>
) throws -> Figures {
  let difference = ListDifference(from: old, to: new)
  guard moves.contains(difference.moves.count),
    difference.applied(to: old, inserting: { new[$0] }) == new
  else { throw WrongResult(description: "\(difference.moves.count) moves, or another list") }
  return Figures(
    value: Stopwatch.median(make: { ListDifference(from: old, to: new) }),
    peerValue: Stopwatch.median(runs: 3, make: { new.difference(from: old) }))
}

private func snapshot<ID: Hashable>(
  _ identifiers: [ID]
) -> NSDiffableDataSourceSnapshot<Int, ID> {
  var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
  snapshot.appendSections([0])
  snapshot.appendItems(identifiers)
  return snapshot
}

/// Two lists of numbers. 1 % of the first one is deleted, 1 % inserted, and 1 % moved.
private func editedNumbers(count: Int) -> (old: [Int], new: [Int]) {
  var random = Numbers(state: 7)
  let changes = count / 100
  let old = Array(0..<count)
  let chosen = old.shuffled(using: &random).prefix(2 * changes)
  let gone = Set(chosen)
  let arriving = (chosen.prefix(changes) + Array(count..<count + changes)).map { number in
    (place: Int.random(in: 0..<count, using: &random), number: number)
  }
  let arrivals = Dictionary(grouping: arriving, by: \.place)
  let new = old.flatMap { number in
    (arrivals[number] ?? []).map(\.number) + (gone.contains(number) ? [] : [number])
  }
  return (old, new)
}

/// Random numbers that are the same in each run (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
