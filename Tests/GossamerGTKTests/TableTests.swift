// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Tables in real windows.
  @Suite struct TableTests {
    private let source = Rows(count: 100_000)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    init() {
      table.dataSource = source
      table.delegate = source
    }

    private var rows: [Int: UIView] {
      var rows: [Int: UIView] = [:]
      for path in table.indexPathsForVisibleRows ?? [] {
        rows[path.row] = table.cellForRow(at: path)
      }
      return rows
    }

    @Test(arguments: [-1.0, 1])
    func aFlingGoesItsWay_OverRowsThatMeasureThemselves(direction: Double) async throws {
      let shown = try await Stage.show(table)
      table.contentOffset.y = 2_200_000
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      let film = try Film(of: shown) { rows }
      film.begin()
      for _ in 0..<6 {
        shown.window.eventSynthesizer.scroll(
          by: CGVector(dx: 0, dy: 40 * direction), isDiscrete: false, at: CGPoint(x: 200, y: 400))
        // A hand needs some time between two steps, measured by the clock, even on a slow machine.
        let next = Interface.current.clock.now + 0.015
        while Interface.current.clock.now < next {}
      }
      shown.window.eventSynthesizer.endScrolling()
      #expect(table.isDecelerating)
      try await Stage.eventually("the table comes to rest") { !table.isDecelerating }
      try await Stage.settle(shown)
      let way = 240 * direction + source.velocity * 1000 / (-1000 * log(0.998))
      #expect(abs(way) > 500)
      // When the film switches to another row, each may be rounded by one pixel.
      #expect(abs(film.movement + way) < 12, "It moved by \(film.movement), and not by \(-way).")
      #expect(film.steps.allSatisfy { $0 * direction <= 1 }, "\(film.steps)")
      #expect(source.made < 80)
    }

    @Test func aRowIsSelected_WhenItIsClicked() async throws {
      let shown = try await Stage.show(table)
      let cell = try #require(table.cellForRow(at: [0, 3]))
      try await Person.clicks(cell, in: shown)
      try await Stage.eventually("the row is selected") { source.selected == [[0, 3]] }
      #expect(cell.isSelected)
      #expect(table.visibleCells.count { $0.isSelected } == 1)
    }

    @Test func theKeyboardGoesFromRowToRow() async throws {
      let shown = try await Stage.show(table)
      try await Person.presses("Tab")
      try await Stage.eventually("the table has the keyboard") { table.isFirstResponder }
      for key in ["Down", "Down", "space"] { try await Person.presses(key) }
      try await Stage.eventually("the third row is selected") { source.selected == [[0, 2]] }
      try await Person.presses("End")
      try await Stage.eventually("the last row is seen") { rows[99_999] != nil }
      try await Person.presses("Return")
      try await Stage.eventually("the last row is selected") {
        source.selected.last == [0, 99_999]
      }
      withExtendedLifetime(shown) {}
    }

    @Test func isAListOfSoManyRows_ToAssistiveTechnologies() async throws {
      let shown = try await Stage.show(table)
      func role(of widget: WidgetPointer) -> GtkAccessibleRole {
        gtk_accessible_get_accessible_role(OpaquePointer(widget))
      }
      #expect(role(of: try shown.peer(of: table).container) == GTK_ACCESSIBLE_ROLE_LIST)
      let cell = try #require(table.cellForRow(at: [0, 4]))
      #expect(role(of: try shown.widget(of: cell)) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
      let peer = try shown.peer(of: cell)
      #expect(peer.placeInSet == (5, 100_000))
      #expect(peer.accessibleTexts.label?.hasPrefix("Row 4") == true)
      table.contentOffset.y = 400_000
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      let path = try #require(table.indexPath(for: cell))
      #expect(path.row > 1_000)
      #expect(peer.placeInSet == (path.row + 1, 100_000))
      #expect(peer.accessibleTexts.label?.hasPrefix("Row \(path.row)") == true)
    }

    @Test func keepsItsWidgets_WhenItIsScrolled() async throws {
      let shown = try await Stage.show(table)
      table.contentOffset.y = 100_000
      try await Stage.settle(shown)
      let widgets = Set(try table.subviews.map { try shown.widget(of: $0) })
      for place in 2..<20 {
        table.contentOffset.y = CGFloat(place) * 100_000
        try await Stage.settle(shown)
      }
      let now = Set(try table.subviews.map { try shown.widget(of: $0) })
      #expect(now.subtracting(widgets).count <= 4)
    }
  }
}

/// Rows of one to five lines.
private final class Rows: UITableViewDataSource, UITableViewDelegate {
  private let count: Int
  var made = 0
  var selected: [IndexPath] = []
  var velocity = 0.0

  init(count: Int) {
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row") ?? make()
    let row = indexPath.row
    cell.textLabel?.text =
      "Row \(row)" + String(repeating: " has some more words", count: row &* 7919 % 11)
    return cell
  }

  private func make() -> UITableViewCell {
    made += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: "Row")
    cell.textLabel?.numberOfLines = 0
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = Double(velocity.y)
  }
}
