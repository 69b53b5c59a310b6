// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The scratch space of a walk over the graph of definitions, and the order that it found.
struct Walk {
  /// The variables that the walk reached, each before those that the walk reached from it.
  private(set) var order: [ColumnIndex] = []
  /// The path from where the walk started to where it is: variables, each with the term to look at
  /// next. An explicit stack, because a chain of definitions may be of any length.
  var path: [(column: ColumnIndex, term: TermIndex)] = []
  private var seeds: [ColumnIndex] = []
  private var isCurrent = false
  private var stamps: [UInt32] = []
  private var stamp: UInt32 = 0

  mutating func makeRoom(forColumns count: Int) {
    stamps.grow(to: count, with: 0)
  }

  /// Whether a walk from these seeds would find the same order again, so that it can be left out.
  /// When a window is resized, the same variables move each time.
  func isOrdered(from seeds: [ColumnIndex]) -> Bool { isCurrent && seeds == self.seeds }

  /// Notes that definitions have changed, so that the order may be wrong now.
  mutating func forgetOrder() {
    isCurrent = false
  }

  mutating func begin(from seeds: [ColumnIndex]) {
    self.seeds = seeds
    isCurrent = true
    order.removeAll(keepingCapacity: true)
    if stamp == .max {
      for index in stamps.indices { stamps[index] = 0 }
      stamp = 0
    }
    stamp += 1
  }

  /// Goes to a variable. Returns false if the walk has visited it already.
  mutating func enter(_ column: ColumnIndex, at term: TermIndex) -> Bool {
    if stamps[Int(column)] == stamp { return false }
    stamps[Int(column)] = stamp
    path.append((column, term))
    return true
  }

  /// Goes back by one variable, because everything that can be reached from it has been visited.
  mutating func leave() {
    if let last = path.popLast() { order.append(last.column) }
  }

  mutating func end() {
    order.reverse()
  }
}

extension Basis {
  /// Orders all variables that depend on the seeds, each after those that it depends on.
  mutating func walkDownstream(from seeds: [ColumnIndex]) {
    if downstream.isOrdered(from: seeds) { return }
    downstream.begin(from: seeds)
    for seed in seeds {
      guard downstream.enter(seed, at: program.columns[Int(seed)].firstUse) else { continue }
      while let (column, start) = downstream.path.last {
        var term = start
        var entered = false
        while term != .none, !entered {
          let dependent = definedColumn(of: program.terms[Int(term)].row)
          term = program.terms[Int(term)].next
          if dependent != .none, dependent != column {
            let depth = downstream.path.count - 1
            entered = downstream.enter(dependent, at: program.columns[Int(dependent)].firstUse)
            if entered { downstream.path[depth].term = term }
          }
        }
        if !entered { downstream.leave() }
      }
    }
    downstream.end()
  }

  /// Orders all variables that the seeds depend on, each before those that it depends on. Gives up
  /// as soon as there are more than `limit` of them, and then returns false.
  @discardableResult
  mutating func walkUpstream(from seeds: [ColumnIndex], limit: Int = .max) -> Bool {
    upstream.begin(from: seeds)
    for seed in seeds {
      guard upstream.enter(seed, at: 0) else { continue }
      while let (column, start) = upstream.path.last {
        let definition = definition(of: column)
        var entered = false
        if definition != .none {
          let row = program.rows[Int(definition)]
          var position = start
          while position < row.termCount, !entered {
            let input = program.terms[Int(row.firstTerm + position)].column
            position += 1
            let depth = upstream.path.count - 1
            entered = upstream.enter(input, at: 0)
            if entered { upstream.path[depth].term = position }
          }
        }
        if !entered { upstream.leave() }
        if upstream.order.count + upstream.path.count > limit {
          upstream.path.removeAll(keepingCapacity: true)
          return false
        }
      }
    }
    upstream.end()
    return true
  }

  /// All variables that depend on the column, in no particular order; nil if there are more than
  /// `limit`. It has to be small, because the search takes its square of steps.
  func dependents(of column: ColumnIndex, limit: Int) -> [ColumnIndex]? {
    var found = [column]
    var next = 0
    while next < found.count {
      var index = program.columns[Int(found[next])].firstUse
      next += 1
      while index != .none {
        let term = program.terms[Int(index)]
        index = term.next
        let dependent = definedColumn(of: term.row)
        if dependent == .none || dependent == term.column || found.contains(dependent) { continue }
        if found.count > limit { return nil }
        found.append(dependent)
      }
    }
    return Array(found.dropFirst())
  }
}
