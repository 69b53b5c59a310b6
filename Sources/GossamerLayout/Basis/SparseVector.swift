// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The components of a vector that are not 0, in ascending order of their indices.
///
/// A dictionary would iterate in the order of hashes, which differs from one run of a program to
/// the next. Then layouts would differ too, because ties between constraints go to the one that is
/// visited first. Vectors of the core have a handful of components, so an array is also the
/// fastest.
struct SparseVector<Index: Comparable> {
  typealias Component = (index: Index, value: Double)

  private(set) var components: [Component] = []

  init() {}

  /// The vector with one component.
  init(_ index: Index, _ value: Double) {
    components = [(index, value)]
  }

  /// The sum of components, given in any order. Several may have the same index.
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

  /// Adds `factor * other`. What cancels to nearly nothing becomes 0.
  /// - Returns: which components are not 0 any more, and which are 0 now.
  mutating func add(_ other: Self, times factor: Double) -> (new: [Index], gone: [Index]) {
    var sum: [Component] = []
    sum.reserveCapacity(components.count + other.components.count)
    var new: [Index] = []
    var gone: [Index] = []
    var own = 0
    for (index, value) in other.components {
      while own < components.count, components[own].index < index {
        sum.append(components[own])
        own += 1
      }
      let change = factor * value
      if own < components.count, components[own].index == index {
        let old = components[own].value
        own += 1
        if abs(old + change) <= Tolerance.cancellation * max(abs(old), abs(change)) {
          gone.append(index)
        } else {
          sum.append((index, old + change))
        }
      } else if change != 0 {
        sum.append((index, change))
        new.append(index)
      }
    }
    sum.append(contentsOf: components[own...])
    components = sum
    return (new, gone)
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

  /// The position of the index, or where it would be inserted.
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
