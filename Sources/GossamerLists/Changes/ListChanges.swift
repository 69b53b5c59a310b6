// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The changes of one batch update of a table or a collection.
///
/// As in UIKit, deletions, reloads and the sources of moves are given by index paths from before
/// the update, insertions and the targets of moves by index paths from after it. The order in which
/// the changes were requested doesn't matter.
nonisolated package struct ListChanges {
  package var deletedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var reloadedSections: [Int] = []
  package var movedSections: [(from: Int, to: Int)] = []
  package var deletedRows: [IndexPath] = []
  package var insertedRows: [IndexPath] = []
  package var reloadedRows: [IndexPath] = []
  package var movedRows: [(from: IndexPath, to: IndexPath)] = []

  /// No change.
  package init() {}

  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }

  /// Computes where each row stands after the update.
  /// - Parameters:
  ///   - old: how many rows each section had.
  ///   - new: how many rows each section has now, according to the data source.
  /// - Throws: a `ListUpdateError` if these changes don't turn `old` into `new`.
  package func resolved(from old: [Int], to new: [Int]) throws(ListUpdateError) -> ListMapping {
    try checkPlaces(old, new)
    let sections = IndexShift(
      removed: deletedSections + movedSections.map(\.from),
      placed: insertedSections + movedSections.map(\.to))
    guard old.count + sections.growth == new.count else {
      throw .sections(
        before: old.count, after: new.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    var mapping = ListMapping(sections: sections, newCounts: new)
    for move in movedSections { mapping.movedSections[move.from] = move.to }
    for move in movedRows { mapping.movedRows[move.from] = move.to }
    mapping.reloadedSections = Set(reloadedSections)
    mapping.reloadedRows = Set(reloadedRows)
    mapping.insertedRows = Set(insertedRows)
    mapping.newSections = Set(insertedSections + reloadedSections.compactMap(mapping.newSection))
    try addRows(to: &mapping, from: old, to: new)
    return mapping
  }

  /// Adds to the mapping how the rows of each changed section shift.
  private func addRows(
    to mapping: inout ListMapping, from old: [Int], to new: [Int]
  ) throws(ListUpdateError) {
    var (removed, placed) = ([Int: [Int]](), [Int: [Int]]())
    for row in deletedRows + movedRows.map(\.from) {
      removed[row.section, default: []].append(row.row)
    }
    for row in insertedRows + movedRows.map(\.to) {
      placed[row.section, default: []].append(row.row)
    }
    for section in old.indices {
      guard let newSection = mapping.newSection(of: section),
        !mapping.reloadedSections.contains(section)
      else { continue }
      let (gone, come) = (removed[section] ?? [], placed[newSection] ?? [])
      let shift = IndexShift(removed: gone, placed: come)
      guard old[section] + shift.growth == new[newSection] else {
        let movedOut = movedRows.count { $0.from.section == section }
        let movedIn = movedRows.count { $0.to.section == newSection }
        throw .rows(
          section: section, before: old[section], after: new[newSection],
          inserted: come.count - movedIn, deleted: gone.count - movedOut, movedIn: movedIn,
          movedOut: movedOut)
      }
      if !gone.isEmpty || !come.isEmpty { mapping.rows[section] = shift }
    }
  }

  private func checkPlaces(_ old: [Int], _ new: [Int]) throws(ListUpdateError) {
    func contains(_ counts: [Int], _ path: IndexPath) -> Bool {
      path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.row)
    }
    for section in deletedSections + reloadedSections + movedSections.map(\.from)
    where !old.indices.contains(section) {
      throw .noSection(section, count: old.count, isBefore: true)
    }
    for section in insertedSections + movedSections.map(\.to) where !new.indices.contains(section) {
      throw .noSection(section, count: new.count, isBefore: false)
    }
    for row in deletedRows + reloadedRows + movedRows.map(\.from) where !contains(old, row) {
      throw .noRow(row, isBefore: true)
    }
    for row in insertedRows + movedRows.map(\.to) where !contains(new, row) {
      throw .noRow(row, isBefore: false)
    }
  }
}

/// Maps the sections and rows of a list to where they stand after a batch update.
nonisolated package struct ListMapping {
  let sections: IndexShift
  package let newCounts: [Int]
  package var movedSections: [Int: Int] = [:]
  package var movedRows: [IndexPath: IndexPath] = [:]
  package var reloadedSections: Set<Int> = []
  package var reloadedRows: Set<IndexPath> = []
  /// The inserted rows, by their new index paths.
  package var insertedRows: Set<IndexPath> = []
  /// The inserted sections, and those that were reloaded, by their new indices.
  package var newSections: Set<Int> = []
  /// How the rows of each section shift, by its old index. A section that isn't here has kept its
  /// rows.
  package var rows: [Int: IndexShift] = [:]

  init(sections: IndexShift, newCounts: [Int]) {
    self.sections = sections
    self.newCounts = newCounts
  }

  /// The new index of a section; nil if it was deleted.
  package func newSection(of section: Int) -> Int? {
    movedSections[section] ?? sections.newIndex(of: section)
  }

  /// The new index path of a row; nil if it was deleted, or if its section was reloaded.
  package func newRow(of row: IndexPath) -> IndexPath? {
    if let moved = movedRows[row] { return moved }
    guard let section = newSection(of: row.section), !reloadedSections.contains(row.section) else {
      return nil
    }
    guard let shift = rows[row.section] else { return IndexPath(row: row.row, section: section) }
    return shift.newIndex(of: row.row).map { IndexPath(row: $0, section: section) }
  }

  /// The row that takes the place of a row: its new index path. In a reloaded section that is the
  /// row of the same index, which may not exist any more.
  package func continuation(of row: IndexPath) -> IndexPath? {
    guard reloadedSections.contains(row.section) else { return newRow(of: row) }
    return newSection(of: row.section).map { IndexPath(row: row.row, section: $0) }
  }

  /// Where the rows of each new section come from, from top to bottom.
  /// - Parameter old: how many rows each section had.
  package func runs(from old: [Int]) -> [[ListRun]] {
    var formerSections: [Int: Int] = [:]
    for section in old.indices where !reloadedSections.contains(section) {
      if let new = newSection(of: section) { formerSections[new] = section }
    }
    let formerRows = Dictionary(movedRows.map { ($0.value, $0.key) }) { first, _ in first }
    return newCounts.enumerated().map { section, count in
      guard let former = formerSections[section] else { return [.new(count)] }
      let shift = rows[former] ?? IndexShift(removed: [], placed: [])
      return shift.runs(of: old[former]).map { run in
        switch run {
        case .stayed(let rows): .kept(section: former, rows: rows)
        case .placed(let row):
          formerRows[IndexPath(row: row, section: section)]
            .map { .kept(section: $0.section, rows: $0.row..<$0.row + 1) } ?? .new(1)
        }
      }
    }
  }
}

/// Consecutive rows of a section after a batch update.
nonisolated package enum ListRun: Equatable {
  /// These consecutive rows of an old section.
  case kept(section: Int, rows: Range<Int>)
  /// This many inserted rows.
  case new(Int)

  package var count: Int {
    switch self {
    case .kept(_, let rows): rows.count
    case .new(let count): count
    }
  }
}

/// Why the changes of a batch update contradict the data source's numbers.
nonisolated package enum ListUpdateError: Error {
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case rows(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case noSection(Int, count: Int, isBefore: Bool)
  case noRow(IndexPath, isBefore: Bool)

  /// What is wrong.
  /// - Parameter noun: what the list calls its rows: "row" or "item".
  package func message(of noun: String) -> String {
    switch self {
    case .sections(let before, let after, let inserted, let deleted):
      """
      Invalid update: the number of sections after it (\(after)) must be that before it (\(before)), plus \
      those inserted (\(inserted)) and minus those deleted (\(deleted)).
      """
    case .rows(
      let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      """
      Invalid update: the number of \(noun)s in section \(section) after it (\(after)) must be that before it \
      (\(before)), plus those inserted (\(inserted)) and moved in (\(movedIn)), and minus those deleted \
      (\(deleted)) and moved out (\(movedOut)).
      """
    case .noSection(let section, let count, let isBefore):
      """
      Invalid update: there is no section \(section) \(isBefore ? "before" : "after") it, only \(count) \
      of them.
      """
    case .noRow(let row, let isBefore):
      "Invalid update: there is no \(noun) \(Array(row)) \(isBefore ? "before" : "after") it."
    }
  }
}
