// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Computing the new place of every row from a batch of changes.
@Suite(.alone) struct TableChangesTests {
  /// Makes random changes to random sections, and checks that applying the changes gives the new rows.
  @Test(arguments: 0..<200)
  func everyRowIsMappedToItsNewIndexPath_AfterRandomChanges(seed: Int) throws {
    var random = SplitMix(seed: seed)
    var next = 0
    func make() -> Int {
      next += 1
      return next
    }
    let old = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      (0..<Int.random(in: 0...6, using: &random)).map { _ in make() }
    }
    var changes = ListChanges()
    var kept: [(section: Int, rows: [(row: Int, id: Int)])] = []
    for (section, rows) in old.enumerated() {
      if Int.random(in: 0..<5, using: &random) == 0 {
        changes.deletedSections.append(section)
        continue
      }
      var stay: [(Int, Int)] = []
      for (row, id) in rows.enumerated() {
        if Int.random(in: 0..<4, using: &random) == 0 {
          changes.deletedRows.append([section, row])
        } else {
          stay.append((row, id))
        }
      }
      kept.append((section, stay))
    }
    // The new places of the rows that stay, with new rows between them.
    var new: [[Int]] = []
    var expected: [IndexPath: IndexPath] = [:]
    for entry in kept {
      while Int.random(in: 0..<4, using: &random) == 0 {
        changes.insertedSections.append(new.count)
        new.append((0..<Int.random(in: 0...3, using: &random)).map { _ in make() })
      }
      var rows: [Int] = []
      for (row, id) in entry.rows {
        while Int.random(in: 0..<4, using: &random) == 0 {
          changes.insertedRows.append([new.count, rows.count])
          rows.append(make())
        }
        expected[[entry.section, row]] = [new.count, rows.count]
        rows.append(id)
      }
      new.append(rows)
    }
    let mapping = try changes.resolved(from: old.map(\.count), to: new.map(\.count))
    for (section, rows) in old.enumerated() {
      for row in rows.indices {
        let path: IndexPath = [section, row]
        #expect(mapping.newRow(of: path) == expected[path])
      }
    }
    let runs = mapping.runs(from: old.map(\.count))
    #expect(runs.map { $0.reduce(0) { $0 + $1.count } } == new.map(\.count))
    for (section, runs) in runs.enumerated() {
      var row = 0
      for run in runs {
        if case .kept(let former, let rows) = run {
          for (offset, former) in rows.map({ IndexPath(row: $0, section: former) }).enumerated() {
            #expect(expected[former] == [section, row + offset])
          }
        }
        row += run.count
      }
    }
    let keptCount = runs.joined().reduce(0) {
      if case .kept(_, let rows) = $1 { $0 + rows.count } else { $0 }
    }
    #expect(keptCount == expected.count)
  }

  @Test func followsARow_ThatMovesToAnotherSection() throws {
    var changes = ListChanges()
    changes.movedRows = [([0, 0], [1, 1])]
    let mapping = try changes.resolved(from: [3, 2], to: [2, 3])
    #expect(mapping.newRow(of: [0, 0]) == [1, 1])
    #expect(mapping.newRow(of: [0, 1]) == [0, 0])
    #expect(mapping.newRow(of: [1, 0]) == [1, 0])
    #expect(mapping.newRow(of: [1, 1]) == [1, 2])
  }

  @Test func followsTheRowsOfASection_ThatMoves() throws {
    var changes = ListChanges()
    changes.movedSections = [(2, 0)]
    let mapping = try changes.resolved(from: [1, 1, 4], to: [4, 1, 1])
    #expect(mapping.newRow(of: [2, 3]) == [0, 3])
    #expect(mapping.newRow(of: [0, 0]) == [1, 0])
  }

  @Test func mapsNoRow_OfAReloadedSection() throws {
    var changes = ListChanges()
    changes.reloadedSections = [0]
    let mapping = try changes.resolved(from: [3, 1], to: [5, 1])
    #expect(mapping.newRow(of: [0, 0]) == nil)
    #expect(mapping.newRow(of: [1, 0]) == [1, 0])
  }

  // MARK: - Inconsistent changes

  @Test func messageGivesTheCounts_WhenRowsDontAddUp() {
    var changes = ListChanges()
    changes.insertedRows = [[1, 0]]
    #expect(
      message(changes, from: [1, 2], to: [1, 5]) == """
        Invalid update: the number of rows in section 1 after it (5) must be that before it (2), plus \
        those inserted (1) and moved in (0), and minus those deleted (0) and moved out (0).
        """)
  }

  @Test func messageGivesTheCounts_WhenSectionsDontAddUp() {
    var changes = ListChanges()
    changes.deletedSections = [0]
    #expect(
      message(changes, from: [1, 2], to: [1, 2]) == """
        Invalid update: the number of sections after it (2) must be that before it (2), plus those \
        inserted (0) and minus those deleted (1).
        """)
  }

  @Test func messageNamesMissingRowsAndSections() {
    var changes = ListChanges()
    changes.deletedRows = [[0, 7]]
    #expect(
      message(changes, from: [1], to: [1]) == "Invalid update: there is no row [0, 7] before it.")
    changes = ListChanges()
    changes.insertedSections = [4]
    #expect(
      message(changes, from: [1], to: [1])
        == "Invalid update: there is no section 4 after it, only 1 of them.")
  }

  private func message(_ changes: ListChanges, from old: [Int], to new: [Int]) -> String? {
    do throws(ListUpdateError) {
      _ = try changes.resolved(from: old, to: new)
      return nil
    } catch {
      return error.message(of: "row")
    }
  }
}
