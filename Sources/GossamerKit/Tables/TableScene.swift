// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The views of a table as they were before its rows changed, for the animation of the change.
struct TableScene {
  /// The views of rows that are kept, with their vertical positions relative to the visible area, in points.
  var kept: [(view: UIView, y: CGFloat)] = []
  /// The views of deleted items, which fade out.
  var leaving: [(view: UIView, item: TableGeometry.Item)] = []

  /// Animates kept views from their old positions to the new ones, and fades new and deleted views in and out.
  func animate(
    in table: UITableView, _ mapping: ListMapping, completion: @escaping () -> Void
  ) {
    guard let geometry = table.geometry else { return completion() }
    let started = table.generation
    let places = Dictionary(
      kept.map { (ObjectIdentifier($0.view), $0.y) }, uniquingKeysWith: { first, _ in first })
    var (starts, arriving) = ([(view: UIView, y: CGFloat)](), [UIView]())
    var distance: CGFloat = 0
    for index in table.views.keys.sorted() {
      guard let view = table.views[index] else { continue }
      if let old = places[ObjectIdentifier(view)] {
        distance = old + table.contentOffset.y - view.frame.minY
        starts.append((view, view.frame.minY + distance))
      } else if mapping.isNew(geometry.item(at: index)) {
        arriving.append(view)
      } else {
        // The item wasn't visible before: it moves by the same distance as its neighbour.
        starts.append((view, view.frame.minY + distance))
      }
    }
    let moving = starts.filter { $0.y != $0.view.frame.minY }
    let targets = moving.map { $0.view.frame.minY }
    UIView.performWithoutAnimation {
      for (view, y) in moving { view.frame.origin.y = y }
      for view in arriving { view.alpha = 0 }
    }
    table.animateChange {
      for ((view, _), y) in zip(moving, targets) { view.frame.origin.y = y }
      for view in arriving { view.alpha = 1 }
    } leaving: {
      for (view, _) in leaving { view.alpha = 0 }
    } then: { [weak table] in
      for (view, item) in leaving {
        view.alpha = 1
        table?.retire(view, item: table?.generation == started ? item : nil)
      }
      completion()
    }
  }
}
