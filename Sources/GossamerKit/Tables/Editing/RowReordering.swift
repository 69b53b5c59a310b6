// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Reordering the rows of a table: by dragging, which scrolls the table near its edges, by the keyboard, and by the
/// custom actions of assistive technologies.
final class RowReordering {
  private unowned let table: UITableView
  /// The drag in progress; nil if there is none.
  private(set) var drag: RowDrag?

  init(of table: UITableView) {
    self.table = table
  }

  // MARK: - Dragging

  /// Begins to drag a row by its reorder control.
  /// - Parameter point: the location of the pointer, in the table's coordinates.
  func begin(_ cell: UITableViewCell, at point: CGPoint) {
    guard drag == nil, let row = table.shownRow(of: cell) else { return }
    table.editing.swiping.close(animated: true)
    table.cancelPress()
    table.endScrolling()
    drag = RowDrag(
      cell, row, hold: point.y - cell.frame.minY, hand: point.y - table.contentOffset.y)
    cell.setLifted(true)
    table.bringSubviewToFront(cell)
  }

  /// Continues the drag at the location of the pointer, in the table's coordinates.
  func follow(to point: CGPoint) {
    guard let drag else { return }
    drag.hand = point.y - table.contentOffset.y
    table.placeRows()
    retarget()
    if drag.alarm == nil { scrollAtEdge() }
  }

  /// Ends the drag, and moves the row to its target.
  func end() {
    guard let drag else { return }
    self.drag = nil
    drag.alarm = nil
    if drag.target != drag.source { moveByHand(drag.source, to: drag.target) }
    settle(drag)
  }

  /// Cancels the drag: the row returns to its source.
  func cancel() {
    guard let drag else { return }
    self.drag = nil
    drag.alarm = nil
    settle(drag)
  }

  /// Moves the dragged row and the displaced ones to their places, with an animation if the table shows any.
  private func settle(_ drag: RowDrag) {
    let cell = drag.cell
    let change = { [table] in table.placeRows() }
    let end = { [weak table] in
      guard table?.editing.reordering.drag?.cell !== cell else { return }
      cell.setLifted(false)
      table?.restack(cell)
    }
    guard table.showsAnimations else {
      change()
      return end()
    }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change
    ) { _ in end() }
  }

  /// Tells the data source to move a row, and moves it in the table.
  private func moveByHand(_ source: IndexPath, to target: IndexPath) {
    let started = table.generation
    table.dataSource?.tableView(table, moveRowAt: source, to: target)
    // If the data source has already reported the change, for example by applying a snapshot, the table doesn't move
    // the row again.
    guard table.generation == started, table.batch.depth == 0 else { return }
    table.change(.automatic) { $0.movedRows.append((source, target)) }
  }

  // MARK: - Targets

  /// The top edge of the dragged row, in the table's coordinates; nil if no row is dragged.
  var draggedMinY: CGFloat? {
    guard let drag, let geometry = table.geometry else { return nil }
    let y = drag.hand + table.contentOffset.y - drag.hold
    return min(max(y, geometry.top), max(geometry.top, geometry.bottom - drag.cell.bounds.height))
  }

  /// The vertical distance by which an item is displaced during the drag, in points; 0 if no row is dragged.
  func shift(of index: Int) -> CGFloat {
    guard let drag, let geometry = table.geometry, geometry.contains(drag.source) else { return 0 }
    return geometry.shift(of: index, from: drag.source, to: drag.target)
  }

  func isDragged(_ index: Int) -> Bool {
    guard let drag else { return false }
    return table.views[index] === drag.cell
  }

  /// Determines the target at the current location, and displaces the other rows accordingly.
  private func retarget() {
    guard let drag, let geometry = table.geometry, let y = draggedMinY,
      geometry.contains(drag.source)
    else { return }
    let middle = y + drag.cell.bounds.height / 2
    let proposed = geometry.target(nearestTo: middle, from: drag.source)
    guard proposed != drag.proposed else { return }
    drag.proposed = proposed
    let target = allowedTarget(proposed, from: drag.source)
    guard self.drag === drag, target != drag.target else { return }
    drag.target = target
    guard table.showsAnimations else { return table.placeRows() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) { [table] in table.placeRows() }
  }

  /// The target that the delegate returns for a proposed one. An invalid answer is reported, and the proposed target is
  /// used.
  private func allowedTarget(_ proposed: IndexPath, from source: IndexPath) -> IndexPath {
    guard
      let target = table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    else { return proposed }
    if table.loadedGeometry.accepts(target, from: source) { return target }
    Messages.views.error(
      """
      The delegate of \(table.shortDescription) wants row \(Array(source)) to go to \(Array(target)), where no row can \
      be; it has \(table.loadedGeometry.rowCounts.count) sections\(table.rowsOfSection(target)). It goes to \
      \(Array(proposed)), as proposed.
      """)
    return proposed
  }

  /// Adapts the drag to changed rows: it continues from the row's new index path, or is cancelled if the row was
  /// deleted or reloaded.
  func follow(_ mapping: ListMapping) {
    guard let drag else { return }
    guard let moved = mapping.newRow(of: drag.source), !mapping.reloadedRows.contains(drag.source)
    else { return cancel() }
    (drag.source, drag.target, drag.proposed) = (moved, moved, nil)
  }

  // MARK: - Autoscrolling

  /// The distance from an edge within which the table autoscrolls, in points, and the speed at the edge itself, in
  /// points per second.
  private static let (edge, speed): (CGFloat, CGFloat) = (44, 720)

  /// The speed of autoscrolling, in points per second, negative for upwards; 0 if the pointer isn't near an edge or the
  /// table can't scroll further.
  private func edgeSpeed(of drag: RowDrag) -> CGFloat {
    let inset = table.adjustedContentInset
    let (above, below) = (drag.hand - inset.top, table.bounds.height - inset.bottom - drag.hand)
    let depth = above < Self.edge ? above - Self.edge : Self.edge - min(below, Self.edge)
    let (range, offset) = (table.scrollRange, table.contentOffset)
    let canScroll =
      depth < 0 ? offset.y > range.start.y : depth > 0 && offset.y < range.end.y
    return canScroll ? Self.speed * min(max(depth / Self.edge, -1), 1) : 0
  }

  /// Scrolls the table, frame by frame, while the pointer is near an edge.
  private func scrollAtEdge() {
    guard let drag else { return }
    guard edgeSpeed(of: drag) != 0 else {
      drag.alarm = nil
      return
    }
    let clock = table.interface.clock
    let started = clock.now
    drag.alarm = clock.setAlarm(in: 1.0 / 60) { [weak self, weak drag] in
      guard let self, let drag, self.drag === drag else { return }
      let time = min(table.interface.clock.now - started, 0.1)
      let (offset, range) = (table.contentOffset, table.scrollRange)
      let y = offset.y + edgeSpeed(of: drag) * time
      table.scrollOnPurpose(
        to: CGPoint(x: offset.x, y: min(max(y, range.start.y), range.end.y)))
      table.layoutIfNeeded()
      retarget()
      scrollAtEdge()
    }
  }

  // MARK: - By the keyboard

  /// Moves the row with the keyboard focus up or down by one, and announces its new position.
  /// - Returns: whether there is such a row and it can be moved.
  func moveByKeyboard(_ direction: Int) -> Bool {
    guard let row = table.currentItem, move(row, by: direction) else { return false }
    table.focusRing.toldItem = nil
    table.go(to: table.currentItem)
    return true
  }

  /// The custom actions that move a row up and down, for assistive technologies; empty if the row can't be moved.
  func accessibleActions(of row: IndexPath) -> [UIAccessibilityCustomAction] {
    guard isMovable(row) else { return [] }
    return [("Move Up", -1), ("Move Down", 1)].map { name, direction in
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.move(row, by: direction) ?? false
      }
    }
  }

  /// Moves a row up or down by one, if there is a place for it.
  /// - Returns: whether the row can be moved.
  private func move(_ row: IndexPath, by direction: Int) -> Bool {
    let geometry = table.loadedGeometry
    guard geometry.contains(row), isMovable(row) else { return false }
    var proposed = IndexPath(row: row.row + direction, section: row.section)
    if !geometry.accepts(proposed, from: row) {
      let section = row.section + direction
      guard geometry.rowCounts.indices.contains(section) else { return true }
      proposed = IndexPath(row: direction > 0 ? 0 : geometry.rowCounts[section], section: section)
    }
    let target = allowedTarget(proposed, from: row)
    if target != row { moveByHand(row, to: target) }
    return true
  }

  private func isMovable(_ row: IndexPath) -> Bool {
    table.editing.isOn && table.editing.look(of: row)?.isMovable == true
  }
}
