// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// The section index at the trailing edge of a table view.
@Suite(.alone) @MainActor struct TableIndexTests {
  private let source = EditedRows(
    (0..<26).map { section in (0..<10).map { "Row \(section).\($0)" } })
  private let shown: ShownTable
  private var table: UITableView { shown.table }

  init() {
    source.titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    shown = ShownTable(source)
  }

  private var strip: SectionIndexView {
    get throws { try #require(table.sectionIndex.view) }
  }

  private var shownTitles: [String?] {
    get throws { try strip.subviews.map { ($0 as? UILabel)?.text } }
  }

  /// Presses the strip at the middle of a title.
  private func press(_ title: Int, of count: Int = 26) throws -> Touch {
    let strip = try strip
    let y = strip.bounds.midY + (CGFloat(title) + 0.5 - CGFloat(count) / 2) * 15
    return Touch(
      on: shown.window, at: strip.convert(CGPoint(x: 10, y: y), to: nil), type: .direct,
      buttons: [])
  }

  private var topSection: Int? { table.indexPathsForVisibleRows?.first?.section }

  @Test func isAtTheTrailingEdge_AndTheRowsMakeRoom() throws {
    #expect(try strip.frame == CGRect(x: 373, y: 0, width: 20, height: 852))
    #expect(try shownTitles == source.titles)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 373, height: 43))
    table.contentOffset.y = 1_000
    shown.update()
    #expect(try strip.frame == CGRect(x: 373, y: 1_000, width: 20, height: 852))
    #expect(try table.subviews.last === strip)
    source.titles = nil
    table.reloadSectionIndexTitles()
    shown.update()
    #expect(table.sectionIndex.view == nil)
    #expect(cell.contentView.frame.width == 393)
  }

  @Test func scrollsToTheSectionUnderTheFinger() throws {
    let touch = try press(5)
    shown.update()
    #expect(topSection == 5)
    #expect(table.contentOffset.y == 2_200)
    touch.move(by: CGVector(dx: -100, dy: 45), steps: 3)
    #expect(topSection == 8)
    #expect(try strip.accessibilityValue == "I")
    touch.lift()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(source.calls == ["index F 5", "index G 6", "index H 7", "index I 8"])
    try press(25).lift()
    #expect(table.contentOffset.y == 10_588)
  }

  @Test func replacesSomeTitlesByDots_WhenThereIsNoRoomForAll() throws {
    shown.window.frame.size.height = 200
    shown.update()
    let shownTitles = try shownTitles
    #expect(shownTitles == ["A", "•", "E", "•", "I", "•", "M", "•", "Q", "•", "U", "•", "Z"])
    try press(12, of: 13).lift()
    #expect(topSection == 25)
  }

  @Test func scrollsToTheSectionOfTheDataSource_IfItExists() throws {
    source.sectionOfTitle = { _, index in [NSNotFound, -1, 3][index % 3] }
    try press(0).lift()
    try press(1).lift()
    #expect(table.contentOffset.y == 0)
    try press(2).lift()
    #expect(topSection == 3)
    source.sectionOfTitle = { _, _ in 26 }
    let messages = try messages { try press(0).lift() }
    #expect(
      messages == [
        """
        The data source of \(table.shortDescription) names section 26 for the index title 'A'; it has 26 sections. It \
        stays where it is.
        """
      ])
    #expect(topSection == 3)
  }

  @Test func isShown_FromTheMinimumRowCountOn() throws {
    table.sectionIndexMinimumDisplayRowCount = 261
    shown.update()
    #expect(table.sectionIndex.view == nil)
    table.sectionIndexMinimumDisplayRowCount = 260
    shown.update()
    #expect(table.sectionIndex.view != nil)
  }

  @Test func usesTheTablesIndexColours() throws {
    table.sectionIndexColor = .systemRed
    table.sectionIndexTrackingBackgroundColor = .systemGray
    #expect(try strip.subviews.allSatisfy { ($0 as? UILabel)?.textColor == .systemRed })
    let touch = try press(1)
    #expect(try strip.backgroundColor == .systemGray)
    touch.lift()
    #expect(try strip.backgroundColor == nil)
  }

  @Test func isAtTheLeftEdge_FromRightToLeft() throws {
    table.semanticContentAttribute = .forceRightToLeft
    table.setNeedsLayout()
    shown.update()
    #expect(try strip.frame.minX == 0)
  }

  @Test func takesOnlyFourPointsOfInsetRows() throws {
    let shown = ShownTable(source, style: .insetGrouped)
    let cell = try #require(shown.table.visibleCells.first)
    #expect(shown.table.sectionIndex.view?.frame.minX == 373)
    #expect(cell.contentView.frame.width == cell.bounds.width - 4)
  }

  @Test func asksForTitlesAgain_WhenSectionsAreInserted() throws {
    source.sections.append(["new"])
    source.titles = ["only"]
    table.insertSections([26], with: .none)
    shown.update()
    #expect(try shownTitles == ["only"])
  }
}
