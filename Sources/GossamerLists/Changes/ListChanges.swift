// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is to be changed in a table or a collection at once.
///
/// As in UIKit, what is deleted, reloaded or moved away is named by where it stood before, what is inserted or
/// moved there by where it stands afterwards, in whatever order it was said.
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

  /// Finds out what stands where afterwards.
  /// - Parameters:
  ///   - old: how many rows each section had.
  ///   - new: how many it has now, as the data source says.
  /// - Throws: why both don't go together with these changes.
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

  /// The rows of each section that has changed.
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

/// Where the rows or items of a list stand after changes.
nonisolated package struct ListMapping {
  let sections: IndexShift
  package let newCounts: [Int]
  package var movedSections: [Int: Int] = [:]
  package var movedRows: [IndexPath: IndexPath] = [:]
  package var reloadedSections: Set<Int> = []
  package var reloadedRows: Set<IndexPath> = []
  /// By their new places; the sections that were reloaded are among them.
  package var insertedRows: Set<IndexPath> = []
  package var newSections: Set<Int> = []
  /// By the old section; one that isn't here has kept its rows.
  package var rows: [Int: IndexShift] = [:]

  init(sections: IndexShift, newCounts: [Int]) {
    self.sections = sections
    self.newCounts = newCounts
  }

  /// The new number of a section; nil if it was deleted.
  package func newSection(of section: Int) -> Int? {
    movedSections[section] ?? sections.newIndex(of: section)
  }

  /// The new place of a row; nil if it was deleted, or its section was reloaded.
  package func newRow(of row: IndexPath) -> IndexPath? {
    if let moved = movedRows[row] { return moved }
    guard let section = newSection(of: row.section), !reloadedSections.contains(row.section) else {
      return nil
    }
    guard let shift = rows[row.section] else { return IndexPath(row: row.row, section: section) }
    return shift.newIndex(of: row.row).map { IndexPath(row: $0, section: section) }
  }

  /// Where to go on with a row: in a section that was reloaded at the same number, which may be there no more.
  package func continuation(of row: IndexPath) -> IndexPath? {
    guard reloadedSections.contains(row.section) else { return newRow(of: row) }
    return newSection(of: row.section).map { IndexPath(row: row.row, section: $0) }
  }

  /// What has become of the rows, for each section from top to bottom.
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

/// Rows that stand one after the other in a section of a list that has changed.
nonisolated package enum ListRun: Equatable {
  /// They did so before, there.
  case kept(section: Int, rows: Range<Int>)
  /// So many weren't there.
  case new(Int)

  package var count: Int {
    switch self {
    case .kept(_, let rows): rows.count
    case .new(let count): count
    }
  }
}

/// Why changes of a list can't be right.
nonisolated package enum ListUpdateError: Error {
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case rows(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
  case noSection(Int, count: Int, isBefore: Bool)
  case noRow(IndexPath, isBefore: Bool)

  /// What is wrong.
  /// - Parameter noun: what the list has: "row" or "item".
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
