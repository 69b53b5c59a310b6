// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The components of a vector that are not 0, in ascending order of their indices.
///
/// A dictionary would do the same, but hands its entries over in the order of hashes, which differs from
/// one run of a program to the next; and ties between constraints go to whoever is looked at first.
/// Vectors of the core have a handful of components, so an array is also the fastest.
struct SparseVector<Index: Comparable> {
  typealias Component = (index: Index, value: Double)

  private(set) var components: [Component] = []

  init() {}

  /// The vector with one component.
  init(_ index: Index, _ value: Double) {
    components = [(index, value)]
  }

  /// The sum of components in any order, of which several may have the same index.
  init(summing summands: [Component]) {
    components.reserveCapacity(summands.count)
    for (index, value) in summands.sorted(by: { $0.index < $1.index }) {
      if let last = components.last, last.index == index {
        components[components.count - 1].value += value
      } else {
        components.append((index, value))
      }
    }
  }

  var isEmpty: Bool { components.isEmpty }

  /// A component; nil for one that is 0.
  subscript(index: Index) -> Double? {
    let position = position(of: index)
    return isFound(index, at: position) ? components[position].value : nil
  }

  mutating func set(_ index: Index, to value: Double) {
    let position = position(of: index)
    if isFound(index, at: position) {
      components[position].value = value
    } else {
      components.insert((index, value), at: position)
    }
  }

  mutating func add(_ change: Double, at index: Index) {
    let position = position(of: index)
    if isFound(index, at: position) {
      components[position].value += change
    } else {
      components.insert((index, change), at: position)
    }
  }

  /// Makes a component 0, and returns what it was.
  @discardableResult
  mutating func remove(_ index: Index) -> Double? {
    let position = position(of: index)
    return isFound(index, at: position) ? components.remove(at: position).value : nil
  }

  mutating func removeAll(where isRemoved: (Component) -> Bool) {
    components.removeAll(where: isRemoved)
  }

  mutating func removeAll() {
    components.removeAll(keepingCapacity: true)
  }

  /// Where the index is, or belongs.
  private func position(of index: Index) -> Int {
    var (low, high) = (0, components.count)
    while low < high {
      let middle = (low + high) / 2
      if components[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isFound(_ index: Index, at position: Int) -> Bool {
    position < components.count && components[position].index == index
  }
}
