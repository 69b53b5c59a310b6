// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Observation
import Testing

@testable import GossamerKit

/// The visible rows: their cells, their frames, and how many there are.
@Suite(.alone) @MainActor struct TableRowsTests {
  @Test func showsOnlyVisibleRows_OneBelowTheOther() {
    let shown = ShownTable(TableSource(count: 1_000))
    #expect(shown.texts == (0..<20).map { "Row \($0)" })
    #expect(
      shown.table.cellForRow(at: [0, 1])?.frame == CGRect(x: 0, y: 44, width: 393, height: 44))
    #expect(shown.table.contentSize == CGSize(width: 393, height: 44_000))
    shown.table.contentOffset.y = 4_400
    shown.update()
    #expect(shown.texts.first == "Row 100")
    #expect(shown.table.cellForRow(at: [0, 0]) == nil)
  }

  @Test func makesNoMoreCellsThanAreVisible_WhenScrolledFar() {
    let source = TableSource(count: 1_000_000)
    let shown = ShownTable(source)
    for place in 1...200 {
      shown.table.contentOffset.y = CGFloat(place * 210_007)
      shown.update()
    }
    #expect(source.cellsMade <= 21)
    #expect(shown.texts.count >= 20)
    #expect(shown.table.subviews.count <= 22)
  }

  @Test func subviewsAreInTheOrderOfTheRows_AfterCellsAreReused() {
    let shown = ShownTable(TableSource(count: 1_000))
    for offset in [30.0, 800, 770, 5_000, 4_900] {
      shown.table.contentOffset.y = offset
      shown.update()
      let tops = shown.table.subviews.filter { !$0.isHidden && $0 is UITableViewCell }.map(
        \.frame.minY)
      #expect(tops == tops.sorted())
    }
  }

  @Test func rowHeightFitsTheText() {
    let source = TableSource([["Short", String(repeating: "long ", count: 60), "Last"]])
    source.configure = {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = $1
    }
    let shown = ShownTable(source)
    let heights = shown.table.visibleCells.map(\.frame.height)
    #expect(heights[0] == 44)
    #expect(heights[1] > 100)
    #expect(heights[2] == 44)
    #expect(shown.table.rectForRow(at: [0, 2]).minY == 44 + heights[1])
  }

  @Test func constraintsInACellDetermineItsHeight() {
    let source = TableSource(count: 100)
    source.configure = { cell, text in
      let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
      label.numberOfLines = 0
      label.text = Array(repeating: text, count: 30).joined(separator: " ")
      guard label.superview == nil else { return }
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
        label.trailingAnchor.constraint(
          equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
      ])
    }
    let shown = ShownTable(source)
    let cell = shown.table.visibleCells[0]
    let label = cell.contentView.subviews[0]
    let natural = label.sizeThatFits(CGSize(width: 361, height: 0)).height
    #expect(label.frame == CGRect(x: 16, y: 10, width: 361, height: natural))
    #expect(cell.frame.height == natural + 21)
    #expect(shown.table.visibleCells[1].frame.minY == cell.frame.height)
  }

  @Test func visibleRowsStay_WhenRowsAboveAreMeasured() {
    let source = TableSource(count: 10_000)
    source.configure = { cell, text in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text + String(repeating: " and more", count: text.count * 7 % 31)
    }
    let shown = ShownTable(source)
    shown.table.contentOffset.y = 200_000
    shown.update()
    for _ in 0..<80 {
      let before = shown.table.visibleCells.map {
        ($0, $0.textLabel?.text, $0.frame.minY - shown.table.contentOffset.y)
      }
      let offset = shown.table.contentOffset.y
      shown.table.scrollOnPurpose(to: CGPoint(x: 0, y: offset - 37))
      shown.update()
      for (cell, text, y) in before where cell.textLabel?.text == text && !cell.isHidden {
        #expect(cell.frame.minY - shown.table.contentOffset.y == y + 37)
      }
    }
  }

  @Test func asksForHeightsOfAllRows_OnlyWithoutAnEstimate() {
    let source = TableSource(count: 100_000)
    let shown = ShownTable(source)
    let heights = Heights()
    shown.table.delegate = heights
    shown.update()
    #expect(shown.table.visibleCells.map(\.frame.height).prefix(3) == [30, 50, 30])
    #expect(heights.asked < 60)
    shown.table.estimatedRowHeight = 0
    shown.update()
    #expect(heights.asked >= 100_000)
    #expect(shown.table.contentSize.height == 4_000_000)
  }

  @Test func rowHeightOutweighsTheEstimate_WithoutHeightsOfTheDelegate() {
    let source = TableSource(count: 1_000_000)
    let shown = ShownTable(source)
    shown.table.rowHeight = 60
    shown.table.estimatedRowHeight = 100
    shown.update()
    #expect(shown.table.contentSize.height == 60_000_000)
    shown.table.delegate = nil
    shown.update()
    #expect(shown.table.contentSize.height == 60_000_000)
    #expect(shown.table.geometry?.heights.isExact == true)
  }

  @Test(arguments: [UITableView.automaticDimension, 0, 100])
  func asksTheDelegateForEachHeight_AlsoIfTheFirstIsTheTablesRowHeight(estimate: CGFloat) {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
      }
      override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        indexPath.row % 4 == 3 ? 200 : super.tableView(tableView, heightForRowAt: indexPath)
      }
    }
    let rows = Rows(style: .plain)
    rows.tableView.rowHeight = 60
    rows.tableView.estimatedRowHeight = estimate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = rows
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    #expect(rows.tableView.visibleCells.prefix(5).map(\.frame.height) == [60, 60, 60, 200, 60])
    rows.tableView.scrollToRow(at: [0, 99], at: .bottom, animated: false)
    Interface.current.updateCycle.updateToRest()
    #expect(rows.tableView.visibleCells.last?.frame.height == 200)
    window.isHidden = true
  }

  @Test(arguments: [UITableView.automaticDimension, 0, 100])
  func emptyUpdatesAskForHeightsAgain(estimate: CGFloat) {
    let rows = Unfolding(style: .plain)
    rows.tableView.estimatedRowHeight = estimate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = rows
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    rows.height = 140
    rows.tableView.beginUpdates()
    rows.tableView.endUpdates()
    Interface.current.clock.advance(by: 1)
    #expect(rows.tableView.visibleCells.map(\.frame.height) == [140, 50, 50])
    #expect(rows.tableView.rectForRow(at: [0, 2]).minY == 190)
    #expect(rows.tableView.contentSize.height == 240)
    window.isHidden = true
  }

  @Test func rowsAreMeasuredAgain_WhenTheWidthChanges() {
    let source = TableSource([[String(repeating: "word ", count: 30), "Next"]])
    source.configure = {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = $1
    }
    let shown = ShownTable(source)
    let narrow = shown.table.visibleCells[0].frame.height
    shown.window.hostDidResize(to: CGSize(width: 900, height: 852))
    shown.update()
    #expect(shown.table.visibleCells[0].frame.height < narrow)
    #expect(shown.table.visibleCells[0].frame.width == 900)
    #expect(shown.table.visibleCells[1].frame.minY == shown.table.visibleCells[0].frame.maxY)
  }

  @Test func visibleRowGrows_WhenItsTextChanges() {
    let source = TableSource(count: 5)
    let shown = ShownTable(source)
    let label = shown.table.visibleCells[1].textLabel
    label?.numberOfLines = 0
    label?.text = String(repeating: "longer ", count: 60)
    shown.update()
    let height = shown.table.visibleCells[1].frame.height
    #expect(height > 100)
    #expect(shown.table.visibleCells[2].frame.minY == 44 + height)
  }

  @Test func rowHeightFollowsAnObservable_ReadInUpdateProperties() {
    final class BoundCell: UITableViewCell {
      var note = Note()
      override func updateProperties() {
        super.updateProperties()
        textLabel?.numberOfLines = 0
        textLabel?.text = note.text
      }
    }
    let note = Note()
    note.text = String(repeating: "word ", count: 80)
    let source = TableSource(count: 0)
    let shown = ShownTable(source)
    final class Bound: UITableViewDataSource {
      let note: Note
      init(_ note: Note) { self.note = note }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = BoundCell(style: .default, reuseIdentifier: nil)
        cell.note = note
        return cell
      }
    }
    let bound = Bound(note)
    shown.table.dataSource = bound
    shown.update()
    #expect(shown.table.rectForRow(at: [0, 0]).height > 100)
    note.text = "Short"
    shown.update()
    #expect(shown.table.rectForRow(at: [0, 0]).height == 44)
    #expect(shown.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
  }

  // MARK: - Index paths and frames

  @Test func findsRowsAndTheirFrames() {
    let shown = ShownTable(TableSource([["a", "b"], ["c"]]))
    #expect(shown.table.numberOfSections == 2)
    #expect(shown.table.numberOfRows(inSection: 0) == 2)
    #expect(shown.table.numberOfRows(inSection: 9) == 0)
    #expect(shown.table.indexPathForRow(at: CGPoint(x: 10, y: 50)) == [0, 1])
    #expect(shown.table.indexPathForRow(at: CGPoint(x: 10, y: 500)) == nil)
    #expect(shown.table.rectForRow(at: [1, 0]).minY == 88)
    #expect(shown.table.rectForRow(at: [7, 0]) == .zero)
    #expect(shown.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 393, height: 88))
    #expect(shown.table.indexPathsForVisibleRows == [[0, 0], [0, 1], [1, 0]])
    let cell = shown.table.visibleCells[2]
    #expect(shown.table.indexPath(for: cell) == [1, 0])
    #expect(shown.table.indexPath(for: UITableViewCell()) == nil)
  }

  // MARK: - Headers and footers

  @Test func headerStaysAtTheTop_WhileItsSectionIsVisible() throws {
    let source = TableSource((0..<5).map { section in (0..<30).map { "\(section).\($0)" } })
    for section in 0..<5 { source.headers[section] = "Section \(section)" }
    let shown = ShownTable(source)
    let first = try #require(shown.table.headerView(forSection: 0))
    #expect(first.textLabel?.text == "Section 0")
    #expect(first.frame.minY == 0)
    shown.table.contentOffset.y = 500
    shown.update()
    #expect(shown.table.headerView(forSection: 0)?.frame.minY == 500)
    let end = shown.table.rect(forSection: 0).maxY
    shown.table.contentOffset.y = end - 10
    shown.update()
    let height = shown.table.rectForHeader(inSection: 0).height
    #expect(shown.table.headerView(forSection: 0)?.frame.minY == end - height)
    #expect(shown.table.headerView(forSection: 1)?.frame.minY == end)
  }

  @Test func groupedSectionsHaveSpacingAndBackgroundColours() {
    let shown = ShownTable(TableSource([["a"], ["b"]]), style: .grouped)
    #expect(shown.table.rectForRow(at: [0, 0]).minY == 35)
    #expect(shown.table.rectForRow(at: [1, 0]).minY == 114)
    #expect(shown.table.backgroundColor == .systemGroupedBackground)
    #expect(shown.table.visibleCells[0].backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func insetGroupedRowsAreInset_WithRoundedOuterCorners() {
    let shown = ShownTable(TableSource([["a", "b", "c"]]), style: .insetGrouped)
    let cells = shown.table.visibleCells
    #expect(cells[0].frame.minX == 16)
    #expect(cells[0].frame.width == 361)
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test func tableHeaderIsAboveAllRows_AndTableFooterBelow() {
    let source = TableSource(count: 3)
    let shown = ShownTable(source)
    let (header, footer) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)), UIView())
    footer.frame.size.height = 50
    shown.table.tableHeaderView = header
    shown.table.tableFooterView = footer
    shown.update()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(shown.table.rectForRow(at: [0, 0]).minY == 100)
    #expect(footer.frame == CGRect(x: 0, y: 232, width: 393, height: 50))
    #expect(shown.table.contentSize.height == 282)
    shown.table.tableHeaderView = nil
    shown.update()
    #expect(header.superview == nil)
    #expect(shown.table.rectForRow(at: [0, 0]).minY == 0)
  }

  // MARK: - Scrolling to rows

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func scrollsToARow_WhoseHeightWasNotMeasured(position: UITableView.ScrollPosition)
    throws
  {
    let source = TableSource(count: 5_000)
    source.configure = { cell, text in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text + String(repeating: " and more", count: text.count * 7 % 31)
    }
    let shown = ShownTable(source)
    for row in [3_000, 4_999, 12, 2_000] {
      shown.table.scrollToRow(at: [0, row], at: position, animated: false)
      shown.update()
      let place = try #require(
        shown.place(
          of: source.sections[0][row]
            + String(
              repeating: " and more", count: source.sections[0][row].count * 7 % 31)))
      let height = shown.table.rectForRow(at: [0, row]).height
      let range = shown.table.scrollRange
      let isAtEnd = [range.start.y, range.end.y].contains(shown.table.contentOffset.y)
      switch position {
      case .top: #expect(isAtEnd || abs(place) < 0.6, "\(row)")
      case .middle: #expect(isAtEnd || abs(place + height / 2 - 426) < 0.6, "\(row)")
      case .bottom: #expect(isAtEnd || abs(place + height - 852) < 0.6, "\(row)")
      case .none: break
      }
    }
  }

  @Test func animatedScrollArrivesAtARow_WhoseHeightWasNotMeasured() throws {
    let source = TableSource(count: 500)
    source.configure = { cell, text in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = text + String(repeating: " and more", count: text.count * 7 % 31)
    }
    let shown = ShownTable(source)
    shown.table.scrollToRow(at: [0, 60], at: .top, animated: true)
    for _ in 0..<60 {
      Interface.current.clock.advance(by: 1.0 / 60)
      shown.update()
    }
    #expect(abs(shown.table.rectForRow(at: [0, 60]).minY - shown.table.contentOffset.y) < 0.6)
    #expect(shown.table.contentOffset.y > 60 * 44)
  }

  @Test func logsAMessage_WhenScrollingToAMissingRow() {
    let shown = ShownTable(TableSource(count: 3))
    let logged = messages {
      shown.table.scrollToRow(at: [0, 3], at: .top, animated: false)
    }
    #expect(
      logged == [
        """
        UITableView has no row [0, 3] to scroll to; it has 1 sections and 3 rows in section 0. It stays \
        where it is.
        """
      ])
  }

  @Test func isFreed_WithItsCells() {
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let shown = ShownTable(TableSource(count: 100))
      table = shown.table
      cell = shown.table.visibleCells.first
    }
    Interface.current.updateCycle.updateToRest()
    #expect(table == nil)
    #expect(cell == nil)
  }
}

@Observable final class Note {
  var text = ""
}

/// A table whose first row has a variable height.
private final class Unfolding: UITableViewController {
  var height: CGFloat = 40

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row == 0 ? height : 50 }
}

/// Gives rows alternating heights, and counts the calls.
private final class Heights: UITableViewDelegate {
  var asked = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return indexPath.row % 2 == 0 ? 30 : 50
  }
}
