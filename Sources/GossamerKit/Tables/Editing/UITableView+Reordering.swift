// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Dragging rows to other places.
extension UITableView {
  // MARK: - The hand

  /// A person has taken hold of a row.
  /// - Parameter point: in the coordinates of the table.
  func beginDrag(of cell: UITableViewCell, at point: CGPoint) {
    guard editing.drag == nil, let row = shownRow(of: cell) else { return }
    closeSwipe(animated: true)
    cancelPress()
    endScrolling()
    editing.drag = RowDrag(
      cell, row, hold: point.y - cell.frame.minY, hand: point.y - contentOffset.y)
    cell.setLifted(true)
    bringSubviewToFront(cell)
  }

  /// The hand has moved.
  func followDrag(to point: CGPoint) {
    guard let drag = editing.drag else { return }
    drag.hand = point.y - contentOffset.y
    placeRows()
    retarget()
    if drag.alarm == nil { scrollAtEdge() }
  }

  /// The hand lets go.
  func endDrag() {
    guard let drag = editing.drag else { return }
    editing.drag = nil
    drag.alarm = nil
    if drag.target != drag.source { moveByHand(drag.source, to: drag.target) }
    settle(drag)
  }

  /// The row goes back to where it was.
  func cancelDrag() {
    guard let drag = editing.drag else { return }
    editing.drag = nil
    drag.alarm = nil
    settle(drag)
  }

  /// Lets what was dragged, and what gave way, go to where it belongs.
  private func settle(_ drag: RowDrag) {
    let cell = drag.cell
    let change = { [self] in placeRows() }
    let end = { [weak self] in
      guard self?.editing.drag?.cell !== cell else { return }
      cell.setLifted(false)
      self?.restack(cell)
    }
    guard showsAnimations else {
      change()
      return end()
    }
    UIView.animate(withDuration: 0.25, animations: change) { _ in end() }
  }

  /// Has the data source move a row, and follows.
  func moveByHand(_ source: IndexPath, to target: IndexPath) {
    let started = generation
    dataSource?.tableView(self, moveRowAt: source, to: target)
    // A data source that has told of its change itself, by a snapshot for instance, needn't be asked again.
    guard generation == started, batch.depth == 0 else { return }
    change(.automatic) { $0.movedRows.append((source, target)) }
  }

  // MARK: - Where it goes

  /// Where the top of the row is that is dragged, in the coordinates of the table.
  var draggedMinY: CGFloat? {
    guard let drag = editing.drag, let geometry else { return nil }
    let y = drag.hand + contentOffset.y - drag.hold
    return min(max(y, geometry.top), max(geometry.top, geometry.bottom - drag.cell.bounds.height))
  }

  /// The offset of an item that makes room for the dragged row, in points.
  func dragShift(of index: Int) -> CGFloat {
    guard let drag = editing.drag, let geometry, geometry.contains(drag.source) else { return 0 }
    return geometry.shift(of: index, from: drag.source, to: drag.target)
  }

  func isDragged(_ index: Int) -> Bool {
    guard let drag = editing.drag else { return false }
    return views[index] === drag.cell
  }

  /// Finds out where the row would go now, and lets the others give way.
  func retarget() {
    guard let drag = editing.drag, let geometry, let y = draggedMinY,
      geometry.contains(drag.source)
    else { return }
    let middle = y + drag.cell.bounds.height / 2
    let proposed = geometry.target(nearestTo: middle, from: drag.source)
    guard proposed != drag.proposed else { return }
    drag.proposed = proposed
    let target = allowedTarget(proposed, from: drag.source)
    guard editing.drag === drag, target != drag.target else { return }
    drag.target = target
    guard showsAnimations else { return placeRows() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
    ) { [self] in placeRows() }
  }

  /// What the delegate makes of a place.
  func allowedTarget(_ proposed: IndexPath, from source: IndexPath) -> IndexPath {
    guard
      let target = delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
    else { return proposed }
    if loadedGeometry.accepts(target, from: source) { return target }
    Messages.views.error(
      """
      The delegate of \(shortDescription) wants row \(Array(source)) to go to \(Array(target)), where no row can \
      be; it has \(loadedGeometry.rowCounts.count) sections\(rowsOfSection(target)). It goes to \
      \(Array(proposed)), as proposed.
      """)
    return proposed
  }

  /// The rows have changed while one of them is dragged: it goes on from where it stands now.
  func followDrag(_ mapping: ListMapping) {
    guard let drag = editing.drag else { return }
    guard let moved = mapping.newRow(of: drag.source), !mapping.reloadedRows.contains(drag.source)
    else { return cancelDrag() }
    (drag.source, drag.target, drag.proposed) = (moved, moved, nil)
  }

  // MARK: - At the edges

  /// How near to an edge the hand makes the table scroll, in points, and how fast at the edge itself, in points a
  /// second.
  private static let (edge, speed): (CGFloat, CGFloat) = (44, 720)

  /// How fast the table scrolls because of where the hand is, in points a second; 0 where it can't.
  private func edgeSpeed(of drag: RowDrag) -> CGFloat {
    let inset = adjustedContentInset
    let (above, below) = (drag.hand - inset.top, bounds.height - inset.bottom - drag.hand)
    let depth = above < Self.edge ? above - Self.edge : Self.edge - min(below, Self.edge)
    let range = scrollRange
    let canScroll =
      depth < 0 ? contentOffset.y > range.start.y : depth > 0 && contentOffset.y < range.end.y
    return canScroll ? Self.speed * min(max(depth / Self.edge, -1), 1) : 0
  }

  /// Scrolls, frame by frame, while the hand is near an edge.
  private func scrollAtEdge() {
    guard let drag = editing.drag else { return }
    guard edgeSpeed(of: drag) != 0 else {
      drag.alarm = nil
      return
    }
    let started = interface.clock.now
    drag.alarm = interface.clock.setAlarm(in: 1.0 / 60) { [weak self, weak drag] in
      guard let self, let drag, editing.drag === drag else { return }
      let time = min(interface.clock.now - started, 0.1)
      let (y, range) = (contentOffset.y + edgeSpeed(of: drag) * time, scrollRange)
      scrollOnPurpose(to: CGPoint(x: contentOffset.x, y: min(max(y, range.start.y), range.end.y)))
      layoutIfNeeded()
      retarget()
      scrollAtEdge()
    }
  }

  // MARK: - By the keyboard

  /// Moves the row that the keyboard is at up or down by one, and tells where it is then.
  /// - Returns: whether there is one that can be moved.
  func moveByKeyboard(_ direction: Int) -> Bool {
    guard let row = currentItem, move(row, by: direction) else { return false }
    focusRing.toldItem = nil
    go(to: currentItem)
    return true
  }

  /// The accessibility actions that move a row.
  func movingActions(of row: IndexPath) -> [UIAccessibilityCustomAction] {
    guard editing.isOn, rowEditing(of: row)?.isMovable == true else { return [] }
    return [("Move Up", -1), ("Move Down", 1)].map { name, direction in
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.move(row, by: direction) ?? false
      }
    }
  }

  /// Moves a row up or down by one, as far as there is a place.
  /// - Returns: whether it can be moved.
  private func move(_ row: IndexPath, by direction: Int) -> Bool {
    let geometry = loadedGeometry
    guard editing.isOn, geometry.contains(row), rowEditing(of: row)?.isMovable == true else {
      return false
    }
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
}
