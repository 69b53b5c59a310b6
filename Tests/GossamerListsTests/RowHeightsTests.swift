// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerLists

/// Compares the tree of row heights with a plain array of heights.
@Suite(.alone) struct RowHeightsTests {
  /// The simplest implementation. It is fast enough for few rows.
  private struct Plain {
    var heights: [CGFloat]
    var measured: [Bool]

    func offset(of index: Int) -> CGFloat { heights[..<index].reduce(0, +) }

    func index(at offset: CGFloat) -> Int {
      var end: CGFloat = 0
      for (index, height) in heights.enumerated() {
        end += height
        if offset < end { return index }
      }
      return heights.count - 1
    }
  }

  @Test(arguments: [1, 2, 63, 64, 65, 128, 200, 1_000], [0, 44.0])
  func agreesWithAPlainArray_AfterRandomChanges(count: Int, estimate: CGFloat) {
    var random = SplitMix(seed: count)
    var tree = RowHeights(count: count, estimate: estimate, isExact: false)
    var plain = Plain(
      heights: Array(repeating: estimate, count: count),
      measured: Array(repeating: false, count: count))
    for _ in 0..<300 {
      let index = Int.random(in: 0..<count, using: &random)
      let height = CGFloat(Int.random(in: 0...200, using: &random)) / 2
      let isMeasured = Bool.random(using: &random)
      let growth = tree.set(height, of: index, isMeasured: isMeasured)
      #expect(growth == height - plain.heights[index])
      plain.heights[index] = height
      plain.measured[index] = isMeasured
      let place = Int.random(in: 0...count, using: &random)
      #expect(tree.offset(of: place) == plain.offset(of: place))
      let offset = CGFloat.random(in: -50...(plain.offset(of: count) + 50), using: &random)
      #expect(tree.index(at: offset) == plain.index(at: offset), "at \(offset)")
      #expect(tree.total == plain.offset(of: count))
    }
    for index in 0..<count {
      #expect(tree.height(of: index) == plain.heights[index])
      #expect(tree.isMeasured(index) == plain.measured[index])
    }
  }

  @Test func findsAnItem_AtItsExactOffset() {
    var tree = RowHeights(count: 500, estimate: 10, isExact: false)
    tree.set(0, of: 100)
    for index in 0..<500 where index != 100 {
      #expect(tree.index(at: tree.offset(of: index)) == index)
    }
    #expect(tree.index(at: tree.offset(of: 100)) == 101)
  }

  @Test func indexIsNil_WithoutItems() {
    #expect(RowHeights(count: 0, estimate: 44, isExact: false).index(at: 3) == nil)
  }

  @Test func keepsTheHeights_WhenMeasurementsAreForgotten() {
    var tree = RowHeights(count: 70, estimate: 44, isExact: false)
    tree.set(10, of: 69)
    tree.forgetMeasurements()
    #expect(!tree.isMeasured(69))
    #expect(tree.total == 3_046)
  }

  @Test(arguments: 0..<30, [44, 30.0])
  func keepsHeightsAndMeasurements_WhenMadeOfPiecesOfAnotherTree(seed: Int, estimate: CGFloat) {
    var random = SplitMix(seed: seed)
    var tree = RowHeights(count: 500, estimate: 44, isExact: false)
    var plain = Plain(
      heights: Array(repeating: 44, count: 500), measured: Array(repeating: false, count: 500))
    for round in 0..<40 {
      let index = Int.random(in: 0..<plain.heights.count, using: &random)
      let height: CGFloat = Bool.random(using: &random) ? 20.5 : estimate
      tree.set(height, of: index)
      plain.heights[index] = height
      plain.measured[index] = true
      let estimate = round < 20 ? 44 : estimate
      var (pieces, next) = ([RowHeights.Piece](), Plain(heights: [], measured: []))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<plain.heights.count, using: &random)
        let kept = start..<Int.random(in: start...plain.heights.count, using: &random)
        let new = Int.random(in: 0...70, using: &random)
        pieces += [.kept(kept), .new(new)]
        next.heights += plain.heights[kept] + Array(repeating: estimate, count: new)
        next.measured += plain.measured[kept] + Array(repeating: false, count: new)
      }
      // A row that wasn't measured may keep its former estimate.
      tree = RowHeights(pieces, of: tree, estimate: estimate, isExact: false)
      #expect(tree.count == next.heights.count)
      for index in next.heights.indices {
        #expect(tree.isMeasured(index) == next.measured[index])
        if next.measured[index] {
          #expect(tree.height(of: index) == next.heights[index])
        } else {
          #expect([44, estimate].contains(tree.height(of: index)))
          next.heights[index] = tree.height(of: index)
        }
      }
      guard !next.heights.isEmpty else { return }
      plain = next
      let place = Int.random(in: 0...plain.heights.count, using: &random)
      #expect(tree.offset(of: place) == plain.offset(of: place))
      let offset = CGFloat.random(in: 0...plain.offset(of: plain.heights.count), using: &random)
      #expect(tree.index(at: offset) == plain.index(at: offset))
      #expect(tree.total == plain.offset(of: plain.heights.count))
    }
  }

  @Test func totalIsExact_ForAMillionItems() {
    var tree = RowHeights(count: 1_000_000, estimate: 44, isExact: false)
    for index in stride(from: 0, to: 1_000_000, by: 1_001) { tree.set(20.5, of: index) }
    let set = CGFloat((1_000_000 + 1_000) / 1_001)
    #expect(tree.total == 44_000_000 - set * 23.5)
  }

  // MARK: - Sections

  @Test func rowsKeepTheirHeights_WhenSectionsAndRowsChange() throws {
    var old = TableGeometry(rowCounts: [3, 2, 4], rowHeight: 44, isExact: false)
    for section in 0..<3 {
      for row in 0..<old.rowCounts[section] {
        old.heights.set(CGFloat(100 * section + row), of: old.index(of: .row([section, row])))
      }
    }
    var changes = ListChanges()
    changes.deletedSections = [1]
    changes.insertedSections = [0]
    changes.insertedRows = [[1, 0]]
    changes.deletedRows = [[2, 1]]
    changes.movedRows = [([0, 2], [2, 2])]
    let counts = [2, 3, 4]
    let mapping = try changes.resolved(from: old.rowCounts, to: counts)
    var new = TableGeometry(rowCounts: counts, rowHeight: 44, isExact: false)
    new.adoptRows(of: old, mapping.runs(from: old.rowCounts))
    let heights = counts.indices.map { section in
      (0..<counts[section]).map { new.heights.height(of: new.index(of: .row([section, $0]))) }
    }
    #expect(heights == [[44, 44], [44, 0, 1], [200, 202, 2, 203]])
  }

  @Test func itemsAndIndexesCorrespond() {
    let geometry = TableGeometry(rowCounts: [3, 0, 2], rowHeight: 44, isExact: false)
    #expect(geometry.itemCount == 11)
    for index in 0..<geometry.itemCount {
      #expect(geometry.index(of: geometry.item(at: index)) == index)
    }
    #expect(geometry.item(at: 0) == .header(0))
    #expect(geometry.item(at: 3) == .row([0, 2]))
    #expect(geometry.item(at: 4) == .footer(0))
    #expect(geometry.item(at: 5) == .header(1))
    #expect(geometry.item(at: 6) == .footer(1))
    #expect(geometry.item(at: 8) == .row([2, 0]))
    #expect(geometry.bottom == 220)
    #expect(geometry.rows(from: 100, to: 180) == [[0, 2], [2, 0], [2, 1]])
    #expect(geometry.rows(from: 300, to: 400) == [])
  }
}
