// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Changing a table without asking for everything anew.
extension UITableView: BatchedList {
  /// Adds a change, and makes it at once unless others follow.
  func change(_ animation: RowAnimation, _ change: (inout ListChanges) -> Void) {
    changeAnimation = animation
    self.change(change)
  }

  var isLoaded: Bool { geometry != nil }

  func load() { _ = loadedGeometry }

  func apply(_ changes: ListChanges, then completion: @escaping () -> Void) {
    // UIKit asks for the heights again even if nothing else changes: so new ones are animated.
    if changes.isEmpty { forgetMeasurements() }
    let old = loadedGeometry
    let counts = askForRowCounts()
    do throws(ListUpdateError) {
      let mapping = try changes.resolved(from: old.rowCounts, to: counts)
      adopt(mapping, from: old, then: completion)
    } catch {
      Messages.views.error(
        """
        \(error.message(of: "row")) \(shortDescription) loads everything anew. Change what the data source \
        shows, and tell the table of exactly that, in the same performBatchUpdates(_:completion:).
        """)
      reload()
      completion()
    }
  }

  /// Lets everything follow to its new place.
  private func adopt(
    _ mapping: ListMapping, from old: TableGeometry, then completion: @escaping () -> Void
  ) {
    generation += 1
    cancelPress()
    followDrag(mapping)
    if mapping.newCounts.count != old.sectionCount { forgetIndex() }
    if let row = editing.swipe.flatMap(row(of:)), mapping.newRow(of: row) != nil {
      closeSwipe(animated: true)
    }
    let kept = place(of: old)
    var new = makeGeometry(
      rowCounts: mapping.newCounts, old, mapping.runs(from: old.rowCounts))
    let scene = takeScene(of: old, mapping, in: new)
    for row in mapping.reloadedRows {
      guard let moved = mapping.newRow(of: row) else { continue }
      let index = new.index(of: .row(moved))
      new.heights.set(new.heights.height(of: index), of: index, isMeasured: new.heights.isExact)
    }
    geometry = new
    selection.follow { mapping.reloadedRows.contains($0) ? nil : mapping.newRow(of: $0) }
    currentItem = currentItem.flatMap { mapping.newRow(of: $0) ?? nearestRow(to: $0, in: new) }
    focusRing.toldItem = focusRing.toldItem.flatMap {
      mapping.reloadedRows.contains($0) ? nil : mapping.newRow(of: $0)
    }
    followedItem = followedItem.flatMap { mapping.continuation(of: $0) }
    restore(kept, mapping)
    updateContentSize()
    setNeedsLayout()
    layoutIfNeeded()
    updateLooks()
    setNeedsCommit(.accessibility)
    guard showsChanges else { return completion() }
    animate(from: scene, mapping, completion: completion)
  }

  /// Sorts what is shown by what becomes of it: what stays takes its new number, what goes is used again, at
  /// once or when it has faded.
  private func takeScene(
    of old: TableGeometry, _ mapping: ListMapping, in new: TableGeometry
  ) -> TableScene {
    var scene = TableScene()
    let shown = views.sorted { $0.key < $1.key }
    views = [:]
    for (index, view) in shown {
      let item = old.item(at: index)
      if let moved = mapping.newItem(of: item), !mapping.isReloaded(item) {
        views[new.index(of: moved)] = view
        scene.kept.append((view, view.frame.minY - contentOffset.y))
      } else if showsChanges, mapping.newItem(of: item) == nil {
        forgetSwipe(of: view)
        scene.leaving.append((view, item))
      } else {
        retire(view, item: item)
      }
    }
    return scene
  }

  /// The row that has taken the place of one that is gone, where the keyboard goes on: the one that came after it,
  /// or else the last one of its section; nil for none.
  private func nearestRow(to row: IndexPath, in geometry: TableGeometry) -> IndexPath? {
    guard geometry.rowCounts.indices.contains(row.section) else { return nil }
    let count = geometry.rowCounts[row.section]
    return count > 0 ? IndexPath(row: min(row.row, count - 1), section: row.section) : nil
  }

  /// Which row keeps its place on the screen, and how far it is from where the table is scrolled to.
  private func place(of old: TableGeometry) -> (rows: [IndexPath], offsets: [CGFloat])? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    let rows = rowsInSight
    return (rows, rows.map { old.minY(of: old.index(of: .row($0))) - contentOffset.y })
  }

  /// Scrolls so that the first row that was seen before, and is still there, stays where it was.
  private func restore(_ kept: (rows: [IndexPath], offsets: [CGFloat])?, _ mapping: ListMapping) {
    guard let kept, let geometry else { return }
    for (row, offset) in zip(kept.rows, kept.offsets) {
      guard let moved = mapping.newRow(of: row), mapping.movedRows[row] == nil else { continue }
      let index = geometry.index(of: .row(moved))
      anchor = index
      updateContentSize()
      let range = scrollRange
      let wanted = min(max(geometry.minY(of: index) - offset, range.start.y), range.end.y)
      if wanted != contentOffset.y { bounds.origin.y = wanted }
      return
    }
  }
}
