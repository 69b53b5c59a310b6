// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CoreFoundation
import TestSupport
import Testing

@testable import GossamerKit

/// The tree of heights beside a plain array.
@Suite struct RowHeightsTests {
  /// What anybody would write who has few rows.
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
  func answersAsAPlainArray_AfterRandomChanges(count: Int, estimate: CGFloat) {
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

  @Test func findsTheItem_ExactlyWhereItBegins() {
    var tree = RowHeights(count: 500, estimate: 10, isExact: false)
    tree.set(0, of: 100)
    for index in 0..<500 where index != 100 {
      #expect(tree.index(at: tree.offset(of: index)) == index)
    }
    #expect(tree.index(at: tree.offset(of: 100)) == 101)
  }

  @Test func hasNoIndex_WithoutItems() {
    #expect(RowHeights(count: 0, estimate: 44, isExact: false).index(at: 3) == nil)
  }

  @Test func keepsTheHeights_WhenMeasurementsAreForgotten() {
    var tree = RowHeights(count: 70, estimate: 44, isExact: false)
    tree.set(10, of: 69)
    tree.forgetMeasurements()
    #expect(!tree.isMeasured(69))
    #expect(tree.total == 3_046)
  }

  @Test func takesOverWhatWasKnown_AtOtherPlaces() {
    var old = RowHeights(count: 200, estimate: 44, isExact: false)
    old.set(10, of: 3)
    old.set(20, of: 150)
    old.set(30, of: 151, isMeasured: false)
    var new = RowHeights(count: 150, estimate: 44, isExact: false)
    new.adopt(old) { $0 < 100 ? nil : $0 - 50 }
    #expect(new.height(of: 100) == 20)
    #expect(new.isMeasured(100))
    #expect(new.height(of: 101) == 30)
    #expect(!new.isMeasured(101))
    #expect(new.total == 6_562)
  }

  @Test func isExactAtTheEnd_OfAMillionItems() {
    var tree = RowHeights(count: 1_000_000, estimate: 44, isExact: false)
    for index in stride(from: 0, to: 1_000_000, by: 1_001) { tree.set(20.5, of: index) }
    let set = CGFloat((1_000_000 + 1_000) / 1_001)
    #expect(tree.total == 44_000_000 - set * 23.5)
  }

  // MARK: - Sections

  @Test func namesEveryItem_AsItsNumberSays() {
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
