// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Loading row counts and heights from the data source and the delegate, and following their changes.
extension UITableView {
  /// The heights and positions of all items. The data source is asked first if it hasn't been yet.
  var loadedGeometry: TableGeometry {
    if let geometry { return geometry }
    let loaded = makeGeometry(rowCounts: askForRowCounts())
    geometry = loaded
    contentSize = CGSize(width: bounds.width, height: contentHeight)
    return loaded
  }

  /// Discards everything that was loaded, because it may be outdated. The data source is asked again when the rows are
  /// needed.
  func forgetRows() {
    guard geometry != nil || !views.isEmpty else { return setNeedsLayout() }
    generation += 1
    editing.reordering.cancel()
    sectionIndex.forget()
    recycleAll()
    geometry = nil
    setNeedsLayout()
  }

  /// Loads everything from the data source again. Measured heights are kept as estimates, so that unchanged rows stay
  /// in place on the screen.
  func reload() {
    generation += 1
    batch.changes = ListChanges()
    cancelPress()
    prefetching.reset()
    editing.reordering.cancel()
    sectionIndex.forget()
    recycleAll()
    selection = IndexPathSelection()
    let old = geometry
    geometry = nil
    let counts = askForRowCounts()
    var loaded: TableGeometry
    if let old, estimatedRowHeight != 0 {
      loaded = makeGeometry(rowCounts: counts, old, old.runs(to: counts))
      loaded.heights.forgetMeasurements()
      measureEnds(of: &loaded)
    } else {
      loaded = makeGeometry(rowCounts: counts)
    }
    geometry = loaded
    if let currentItem, !loaded.contains(currentItem) { self.currentItem = nil }
    contentSize = CGSize(width: bounds.width, height: contentHeight)
    setNeedsLayout()
    setNeedsCommit(.accessibility)
  }

  /// Asks the data source for the current number of rows in each section.
  func askForRowCounts() -> [Int] {
    guard let dataSource else { return [] }
    return askForCounts(ofSections: dataSource.numberOfSections(in: self), "rows") {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Creates a geometry in which only those heights are measured that must be known in advance.
  /// - Parameters:
  ///   - old: the geometry with the heights of existing rows; nil if there is none.
  ///   - runs: for each section, which rows come from where in the old geometry, and which are new.
  func makeGeometry(
    rowCounts: [Int], _ old: TableGeometry? = nil, _ runs: [[ListRun]] = []
  ) -> TableGeometry {
    let rule = ruleOfHeights(rowCounts)
    var made = TableGeometry(
      rowCounts: rowCounts, rowHeight: rule.height, isExact: rule.isExact)
    made.top = tableHeaderView?.bounds.height ?? 0
    if let old, !rule.isExact { made.adoptRows(of: old, runs) }
    estimateEnds(of: &made)
    if estimatedRowHeight == 0, !rule.isExact {
      askForHeights(in: &made, of: old == nil ? rowCounts.map { [.new($0)] } : runs)
    }
    return made
  }

  /// Asks for the heights of new rows.
  private func askForHeights(in geometry: inout TableGeometry, of runs: [[ListRun]]) {
    for (section, runs) in runs.enumerated() {
      var end = 0
      for run in runs {
        let rows = end..<end + run.count
        end = rows.upperBound
        guard case .new = run else { continue }
        for row in rows {
          let indexPath = IndexPath(row: row, section: section)
          let height = askedHeight(of: indexPath)
          let index = geometry.index(of: .row(indexPath))
          geometry.heights.set(
            max(0, height ?? Self.standardHeight), of: index, isMeasured: height != nil)
        }
      }
    }
  }

  /// The height that rows are assumed to have, and whether it is exact, because there is no delegate that could return
  /// another one.
  ///
  /// A delegate that doesn't implement `tableView(_:heightForRowAt:)` returns the table's row height. But so may one
  /// that implements it, for some rows. So with a delegate, each row's height is asked for when the row becomes
  /// visible.
  private func ruleOfHeights(_ rowCounts: [Int]) -> (height: CGFloat, isExact: Bool) {
    if rowHeight >= 0 {
      guard let delegate else { return (rowHeight, true) }
      let first = rowCounts.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) }
      if let first, delegate.tableView(self, heightForRowAt: first) == rowHeight {
        return (rowHeight, false)
      }
    }
    if estimatedRowHeight > 0 { return (estimatedRowHeight, false) }
    return (rowHeight >= 0 ? rowHeight : Self.standardHeight, false)
  }

  /// The height of a row, in points, if the delegate or the table determines it; nil if its cell does.
  func askedHeight(of indexPath: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  /// The assumed height of rows, and the least height of cells in UIKit's styles, in points.
  static let standardHeight: CGFloat = 44

  // MARK: - Headers and footers of sections

  /// Sets the heights of headers and footers: the exact ones if the delegate or the table determines them, or else
  /// estimates.
  private func estimateEnds(of geometry: inout TableGeometry) {
    for section in geometry.rowCounts.indices {
      for end in [TableGeometry.Item.header(section), .footer(section)] {
        let height = heightOfEnd(end)
        geometry.heights.set(
          height ?? 28, of: geometry.index(of: end), isMeasured: height != nil)
      }
    }
  }

  /// Sets the heights of headers and footers again after all measurements were discarded.
  func measureEnds(of geometry: inout TableGeometry) { estimateEnds(of: &geometry) }

  /// The height of a header or footer, in points, if the delegate or the table determines it; nil if its view does.
  func heightOfEnd(_ end: TableGeometry.Item) -> CGFloat? {
    let asked: CGFloat
    switch end {
    case .header(let section):
      asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer(let section):
      asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    case .row: return nil
    }
    if asked >= 0, asked.isFinite { return asked }
    return hasContent(end) ? nil : spaceWithoutContent(end)
  }

  /// Whether a section has a header or footer, as a title or a view.
  private func hasContent(_ end: TableGeometry.Item) -> Bool {
    switch end {
    case .header(let section):
      dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        || delegate?.tableView(self, viewForHeaderInSection: section) != nil
    case .footer(let section):
      dataSource?.tableView(self, titleForFooterInSection: section) != nil
        || delegate?.tableView(self, viewForFooterInSection: section) != nil
    case .row: false
    }
  }

  /// The space between the sections of a grouped table, in points: 35 in total, as in UIKit, in whole points.
  private func spaceWithoutContent(_ end: TableGeometry.Item) -> CGFloat {
    guard style != .plain else { return 0 }
    return switch end {
    case .header(0): tableHeaderView == nil ? 35 : 18
    case .header: 18
    case .footer, .row: 17
    }
  }

  /// The view of a section's header or footer; nil if there is none.
  func makeEnd(_ item: TableGeometry.Item) -> UIView? {
    switch item {
    case .header(let section):
      delegate?.tableView(self, viewForHeaderInSection: section)
        ?? makeEnd(
          title: dataSource?.tableView(self, titleForHeaderInSection: section), isHeader: true)
    case .footer(let section):
      delegate?.tableView(self, viewForFooterInSection: section)
        ?? makeEnd(
          title: dataSource?.tableView(self, titleForFooterInSection: section), isHeader: false)
    case .row: nil
    }
  }

  private func makeEnd(title: String?, isHeader: Bool) -> UIView? {
    guard let title else { return nil }
    let identifier = isHeader ? Self.headerIdentifier : Self.footerIdentifier
    let view =
      reuse.ends.dequeue(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.show(title: title, isHeader: isHeader, in: style)
    return view
  }

  private static let headerIdentifier = "gossamer.title.header"
  private static let footerIdentifier = "gossamer.title.footer"

  // MARK: - Changes

  /// Records a change, and applies it at once unless a batch of updates is in progress.
  func change(_ animation: RowAnimation, _ change: (inout ListChanges) -> Void) {
    changeAnimation = animation
    self.change(change)
  }

  /// Applies changes of the data source to the table. Changes that don't agree with the data source's counts are
  /// reported, and everything is reloaded.
  func adopt(_ changes: ListChanges, then completion: @escaping () -> Void) {
    // As in UIKit, heights are asked for again even if there are no other changes. That is how a change of heights is
    // animated.
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

  /// Applies a mapping from old rows to new ones, with an animation if the table shows changes.
  private func adopt(
    _ mapping: ListMapping, from old: TableGeometry, then completion: @escaping () -> Void
  ) {
    generation += 1
    cancelPress()
    editing.reordering.follow(mapping)
    if mapping.newCounts.count != old.sectionCount { sectionIndex.forget() }
    let swiping = editing.swiping
    if let row = swiping.open.flatMap(swiping.row(of:)), mapping.newRow(of: row) != nil {
      swiping.close(animated: true)
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
    moveMarks(mapping)
    restore(kept, mapping)
    updateContentSize()
    setNeedsLayout()
    layoutIfNeeded()
    updateLooks()
    setNeedsCommit(.accessibility)
    guard showsChanges else { return completion() }
    scene.animate(in: self, mapping, completion: completion)
  }

  /// Sorts the displayed views for the animation: views of kept items get their new numbers; views of deleted or
  /// reloaded items are recycled, at once or after they have faded out.
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
        editing.swiping.forget(view)
        scene.leaving.append((view, item))
      } else {
        retire(view, item: item)
      }
    }
    return scene
  }

  /// The visible rows, and their distances from the content offset; nil if the table is scrolled to the top.
  private func place(of old: TableGeometry) -> (rows: [IndexPath], offsets: [CGFloat])? {
    guard contentOffset.y > -adjustedContentInset.top else { return nil }
    let rows = rowsInSight
    return (rows, rows.map { old.minY(of: old.index(of: .row($0))) - contentOffset.y })
  }

  /// Scrolls so that the first row that was visible before, and wasn't deleted or moved, stays in place on the screen.
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

  /// Whether changes are animated.
  var showsChanges: Bool {
    changeAnimation != .none && showsAnimations && UIView.areAnimationsEnabled
  }
}
