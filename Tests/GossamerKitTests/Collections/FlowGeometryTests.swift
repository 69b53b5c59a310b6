// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// The geometry of the flow layout, without views.
@Suite(.alone) struct FlowGeometryTests {
  private func section(
    _ widths: [CGFloat], height: CGFloat = 20, room: CGFloat = 100, lines: CGFloat = 10,
    items: CGFloat = 10
  ) -> FlowSection {
    FlowSection(
      sizes: .each(widths.map { FlowSection.Extent(along: height, across: $0) }), room: room,
      lineSpacing: lines, itemSpacing: items)
  }

  private func uniform(
    _ count: Int, width: CGFloat, height: CGFloat = 20, room: CGFloat = 100, lines: CGFloat = 10,
    items: CGFloat = 10
  ) -> FlowSection {
    FlowSection(
      sizes: .uniform(FlowSection.Extent(along: height, across: width), count: count), room: room,
      lineSpacing: lines, itemSpacing: items)
  }

  private func places(_ section: FlowSection) -> [[CGFloat]] {
    (0..<section.itemCount).map { [section.place(of: $0).across, section.place(of: $0).along] }
  }

  @Test(
    arguments: [
      // Two items of 40 points fill 100 with 20 between them. The last line is placed like a full one.
      (3, 40, [[0, 0], [60, 0], [0, 30]]),
      // A single item is centred.
      (2, 60, [[20, 0], [20, 30]]),
      // A full line has ten items of 1 point and nine spacings of 10.
      (2, 1, [[0, 0], [11, 0]]),
      // An item that is too wide has a line of its own, and begins where the line begins.
      (2, 150, [[0, 0], [0, 30]]),
      (1, 100, [[0, 0]]),
    ] as [(Int, CGFloat, [[CGFloat]])])
  func itemsOfOneSizeFormColumns(count: Int, width: CGFloat, expected: [[CGFloat]]) {
    #expect(places(uniform(count, width: width)) == expected)
    #expect(places(section(Array(repeating: width, count: count))) == expected)
    #expect(
      uniform(count, width: width).length
        == section(Array(repeating: width, count: count)).length)
  }

  @Test func linesOfDifferentItemsAreJustified_ExceptTheLast() {
    let flow = section([50, 30, 20, 20, 20, 90, 30])
    #expect(
      places(flow) == [[0, 0], [70, 0], [0, 30], [40, 30], [80, 30], [5, 60], [0, 90]])
    #expect(flow.length == 110)
  }

  @Test func lowerItemsAreCentredInTheirLine() {
    let flow = FlowSection(
      sizes: .each([
        FlowSection.Extent(along: 40, across: 45), FlowSection.Extent(along: 20, across: 45),
      ]), room: 100, lineSpacing: 0, itemSpacing: 0)
    #expect(places(flow) == [[0, 0], [55, 10]])
  }

  @Test(
    arguments: [
      (0, 1, 0..<2), (0, 30, 0..<2), (20, 30, 0..<0), (19, 31, 0..<4), (60, 1_000, 4..<5),
      (80, 90, 0..<0), (-50, 0, 0..<0), (-50, 1_000, 0..<5),
    ] as [(CGFloat, CGFloat, Range<Int>)])
  func findsTheItemsOfASpan(start: CGFloat, end: CGFloat, expected: Range<Int>) {
    for flow in [uniform(5, width: 40), section(Array(repeating: 40, count: 5))] {
      let found = flow.items(from: start, to: end)
      #expect(found == expected || found.isEmpty && expected.isEmpty)
    }
  }

  @Test func findsNoItemsWithoutASize() {
    #expect(uniform(1_000_000, width: 0).items(from: 0, to: 10).isEmpty)
    #expect(uniform(5, width: 0, height: 0, lines: 0, items: 0).items(from: 0, to: 10).isEmpty)
    #expect(uniform(5, width: 0, height: 0, lines: 0, items: 0).length == 0)
    #expect(section([]).items(from: 0, to: 10).isEmpty && section([]).length == 0)
  }

  @Test func tinyItemsGiveFiniteResults() {
    let flow = uniform(10, width: 1e-200, height: 1e-300, lines: 0, items: 0)
    #expect(!flow.items(from: 0, to: 1_000).contains(10))
    #expect(flow.place(of: 9).across.isFinite)
  }

  @Test func placesAMillionItemsExactly() {
    let flow = uniform(1_000_000, width: 44, height: 44, room: 320)
    let last = flow.place(of: 999_999)
    #expect(last.along == 8_999_964 && flow.length == 9_000_008)
    let found = flow.items(from: last.along, to: last.along + 44)
    #expect(found.upperBound == 1_000_000 && found.contains(999_999) && found.count <= 6)
  }

  @Test func sectionsFollowEachOther_WithHeadersInsetsAndFooters() {
    let parts = FlowGeometry.Section(
      items: uniform(3, width: 40, room: 90), header: 30, footer: 20, before: 5, after: 6,
      indent: 7)
    let geometry = FlowGeometry(axis: .vertical, breadth: 104, sections: [parts, parts])
    // 30 + 5 + (20 + 10 + 20) + 6 + 20
    #expect(geometry.contentSize == CGSize(width: 104, height: 222))
    #expect(geometry.headerFrame(of: 1) == CGRect(x: 0, y: 111, width: 104, height: 30))
    #expect(geometry.footerFrame(of: 0) == CGRect(x: 0, y: 91, width: 104, height: 20))
    #expect(geometry.frame(ofItem: 1, in: 1) == CGRect(x: 57, y: 146, width: 40, height: 20))
    #expect(geometry.frame(ofItem: 3, in: 1) == nil && geometry.frame(ofItem: 0, in: 2) == nil)
    #expect(geometry.sections(from: 0, to: 111) == 0..<1)
    #expect(geometry.sections(from: 110, to: 112) == 0..<2)
    #expect(geometry.sections(from: 222, to: 300).isEmpty)
    #expect(Array(geometry.items(of: 1, from: 111, to: 150)) == [0, 1])
    let sideways = FlowGeometry(axis: .horizontal, breadth: 104, sections: [parts, parts])
    #expect(sideways.contentSize == CGSize(width: 222, height: 104))
    #expect(sideways.frame(ofItem: 1, in: 1) == CGRect(x: 146, y: 57, width: 20, height: 40))
  }

  @Test func findsEveryItemInItsOwnSpan() {
    var random = SplitMix(seed: 7)
    for _ in 0..<200 {
      let widths = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        CGFloat(Int.random(in: 1...120, using: &random))
      }
      let flow = FlowSection(
        sizes: .each(
          widths.map {
            FlowSection.Extent(
              along: CGFloat(Int.random(in: 1...30, using: &random)), across: $0)
          }), room: 100, lineSpacing: CGFloat(Int.random(in: 0...10, using: &random)),
        itemSpacing: CGFloat(Int.random(in: 0...10, using: &random)))
      for item in widths.indices {
        let place = flow.place(of: item)
        #expect(place.across >= 0 && place.across + min(place.size.across, 100) <= 100.001)
        #expect(flow.items(from: place.along, to: place.along + place.size.along).contains(item))
        #expect(place.along + place.size.along <= flow.length + 0.001)
      }
    }
  }
}
