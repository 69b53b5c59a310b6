// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// The contents of cells and their frames.
@Suite(.alone) @MainActor struct TableCellTests {
  private func show(
    _ style: UITableViewCell.CellStyle, _ configure: @escaping (UITableViewCell, String) -> Void
  ) -> (ShownTable, UITableViewCell) {
    let source = TableSource(count: 1)
    source.style = style
    source.configure = configure
    let shown = ShownTable(source)
    return (shown, shown.table.visibleCells[0])
  }

  @Test func value1DetailIsAtTheTrailingEdge() throws {
    let (_, cell) = show(.value1) {
      $0.textLabel?.text = $1
      $0.detailTextLabel?.text = "3"
    }
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(text.frame.minX == 16)
    #expect(detail.frame.maxX == 377)
    #expect(abs(text.frame.midY - detail.frame.midY) <= 1)
    #expect(cell.frame.height == 44)
  }

  @Test func subtitleIsBelowTheText_AndBothAreBesideTheImage() throws {
    let (_, cell) = show(.subtitle) {
      $0.textLabel?.text = $1
      $0.detailTextLabel?.text = "below"
      $0.imageView?.image = UIImage(systemName: "star")
    }
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    let image = try #require(cell.imageView)
    #expect(detail.frame.minY == text.frame.maxY + 2)
    #expect(image.frame.minX == 16)
    #expect(text.frame.minX == image.frame.maxX + 16)
    #expect(abs(image.frame.midY - cell.contentView.bounds.midY) <= 1)
  }

  @Test func defaultStyleHasNoDetailLabel_AndValue2NoImageView() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.detailTextLabel == nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
  }

  @Test func theContentEndsAtTheAccessory() throws {
    let (shown, cell) = show(.default) {
      $0.textLabel?.text = $1
      $0.accessoryType = .disclosureIndicator
    }
    let accessory = try #require(cell.shownAccessory)
    #expect(accessory.frame.maxX == 377)
    #expect(cell.contentView.frame.maxX == accessory.frame.minX)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = own
    shown.update()
    #expect(own.frame == CGRect(x: 327, y: 12, width: 50, height: 20))
    #expect(accessory.superview == nil)
    #expect(cell.contentView.frame.width == 327)
  }

  @Test func detailButtonCallsTheDelegate() throws {
    let (shown, cell) = show(.default) { cell, _ in cell.accessoryType = .detailButton }
    let listener = Listener()
    shown.table.delegate = listener
    shown.update()
    let button = try #require(shown.table.visibleCells[0].shownAccessory as? UIButton)
    try button.tap()
    #expect(listener.row == [0, 0])
    withExtendedLifetime(cell) {}
  }

  @Test func separatorIsBelowTheContent() throws {
    let (shown, cell) = show(.default) { $0.textLabel?.text = $1 }
    let line = try #require(cell.separator)
    #expect(line.frame == CGRect(x: 16, y: 43, width: 377, height: 1))
    #expect(cell.contentView.frame.height == 43)
    cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 5)
    shown.update()
    #expect(line.frame == CGRect(x: 40, y: 43, width: 348, height: 1))
    shown.table.separatorStyle = .none
    shown.update()
    #expect(line.isHidden)
  }

  @Test func hasAGreyBackgroundWhileSelected_UnlessTheSelectionStyleIsNone() {
    let (shown, cell) = show(.default) { $0.textLabel?.text = $1 }
    shown.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    shown.update()
    #expect(cell.subviews.first?.backgroundColor == .systemGray4)
    #expect(cell.subviews.first?.frame == cell.bounds)
    cell.selectionStyle = .none
    shown.update()
    #expect(cell.subviews.first === cell.contentView)
  }

  @Test func showsItsContentConfiguration_AndResizes() throws {
    let (shown, cell) = show(.subtitle) { cell, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.secondaryText = "further"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(view.frame == cell.contentView.bounds)
    #expect(cell.texts(in: cell) == "Row 0, further")
    let height = cell.frame.height
    #expect(height > 44)
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "word ", count: 90)
    cell.contentConfiguration = content
    shown.update()
    #expect(cell.contentView.subviews.first === view)
    #expect(cell.frame.height > height + 50)
  }

  @Test func isMirrored_FromRightToLeft() throws {
    let source = TableSource(count: 1)
    source.style = .value1
    source.configure = {
      $0.textLabel?.text = $1
      $0.detailTextLabel?.text = "3"
      $0.accessoryType = .checkmark
    }
    let shown = ShownTable(source)
    shown.window.traitOverrides.layoutDirection = .rightToLeft
    shown.table.reloadData()
    shown.update()
    let cell = shown.table.visibleCells[0]
    #expect(cell.shownAccessory?.frame.minX == 16)
    let text = try #require(cell.textLabel)
    #expect(cell.convert(text.bounds, from: text).maxX == 377)
    #expect(cell.separator?.frame.maxX == 377)
  }

  @Test func isPreparedForReuseOnce_WhenItIsReused() {
    final class Recorder: UITableViewCell {
      var uses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        uses += 1
      }
    }
    final class Recorders: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "R", for: indexPath) }
    }
    let (shown, recorders) = (ShownTable(TableSource(count: 0)), Recorders())
    shown.table.register(Recorder.self, forCellReuseIdentifier: "R")
    shown.table.dataSource = recorders
    shown.update()
    #expect(shown.table.visibleCells.first is Recorder)
    #expect(shown.table.visibleCells.compactMap { ($0 as? Recorder)?.uses }.allSatisfy { $0 == 0 })
    shown.table.contentOffset.y = 2_000
    shown.update()
    #expect(shown.table.visibleCells.compactMap { ($0 as? Recorder)?.uses }.allSatisfy { $0 == 1 })
  }

  @Test func tableOfATableViewControllerAsksTheController() {
    final class Names: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Name \(indexPath.row)"
        return cell
      }
    }
    let controller = Names(style: .insetGrouped)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Interface.current.updateCycle.updateToRest()
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(
      controller.tableView.visibleCells.map { $0.textLabel?.text } == [
        "Name 0", "Name 1", "Name 2",
      ])
    window.isHidden = true
  }
}

/// Records presses of detail buttons.
private final class Listener: UITableViewDelegate {
  var row: IndexPath?

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { row = indexPath }
}
