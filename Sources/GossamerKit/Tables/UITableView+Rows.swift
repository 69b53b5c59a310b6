// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The visible rows and their views.
//
// Each layout has four steps: views of items that aren't visible any more are recycled; visible items without a
// measured height are measured, from the anchor upwards and downwards; the content offset is increased by the growth of
// the items above the anchor, so that nothing moves on the screen; then all views get their frames. The anchor is the
// first item whose top edge was visible at the last layout.
extension UITableView {
  /// Lays out the visible rows. The data source and the delegate may change the table when they are called; this layout
  /// stops then, and another one follows.
  func showRows() {
    guard !isShowingRows else { return }
    isShowingRows = true
    defer { isShowingRows = false }
    let started = generation
    _ = loadedGeometry
    takeWidth()
    guard started == generation else { return }
    sectionIndex.prepare()
    guard started == generation else { return }
    recycleUnseen()
    for _ in 0..<UpdateCycle.maximumRounds {
      let isComplete = measureSeen()
      guard started == generation else { return }
      if isComplete { break }
    }
    updateContentSize()
    aimAgain()
    recycleUnseen()
    placeViews()
    placeEnds()
    noteAnchor()
    editing.swiping.closeIfScrolled()
  }

  /// The visible area of the content, in the table's coordinates.
  var seen: CGRect { bounds }

  /// The height of the whole content, in points.
  var contentHeight: CGFloat {
    (geometry?.bottom ?? 0) + (tableFooterView?.bounds.height ?? 0)
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: contentHeight)
    if size != contentSize { contentSize = size }
  }

  /// Discards measured heights if the table's width has changed, because the fitting heights of cells depend on it.
  private func takeWidth() {
    guard bounds.width != measuredWidth else { return }
    measuredWidth = bounds.width
    forgetMeasurements()
  }

  /// Turns measured heights into estimates again, because the appearance of the cells may have changed.
  func forgetMeasurements() {
    guard var changed = geometry else { return }
    geometry = nil
    changed.heights.forgetMeasurements()
    measureEnds(of: &changed)
    geometry = changed
    for view in views.values { (view as? any TableItemView)?.isMeasured = false }
  }

  /// The visible items, according to the heights that are known or estimated.
  private var itemsInSight: Range<Int> {
    // Items that are displaced by a dragged row are displayed at most its height away from their places.
    let seen = seen.insetBy(dx: 0, dy: -(editing.reordering.drag?.cell.bounds.height ?? 0))
    guard let geometry, bounds.height > 0, let first = geometry.index(at: seen.minY),
      geometry.top < seen.maxY
    else { return 0..<0 }
    var (end, y) = (first, geometry.minY(of: first))
    while end < geometry.itemCount, y < seen.maxY {
      y += geometry.heights.height(of: end)
      end += 1
    }
    return first..<end
  }

  /// The rows that are at least partly visible.
  var rowsInSight: [IndexPath] {
    guard let geometry else { return [] }
    return geometry.rows(from: seen.minY, to: seen.maxY).filter {
      views[geometry.index(of: .row($0))] != nil
    }
  }

  // MARK: - Measuring

  /// Measures the visible items, and corrects the content offset.
  /// - Returns: whether there was nothing to measure.
  private func measureSeen() -> Bool {
    // The geometry is not kept in a constant here: setting the first height would then copy all heights.
    guard let itemCount = geometry?.itemCount, bounds.height > 0,
      let first = geometry?.index(at: seen.minY)
    else { return true }
    let started = generation
    let isAtStart = contentOffset.y <= -adjustedContentInset.top
    let sight = itemsInSight
    let anchor = isAtStart ? first : sight.contains(self.anchor) ? self.anchor : first
    var (growth, isComplete) = (CGFloat(0), true)
    for index in (first..<max(first, anchor)).reversed() where needsMeasuring(index) {
      growth += measure(index)
      isComplete = false
      guard started == generation else { return true }
    }
    var (index, y) = (anchor, geometry?.minY(of: anchor) ?? 0)
    while index < itemCount, y < seen.maxY + growth {
      if needsMeasuring(index) {
        measure(index)
        isComplete = false
        guard started == generation else { return true }
      }
      y += geometry?.heights.height(of: index) ?? 0
      index += 1
    }
    if growth != 0 {
      updateContentSize()
      contentOffset.y += growth
    }
    return isComplete
  }

  private func needsMeasuring(_ index: Int) -> Bool {
    geometry?.heights.isMeasured(index) == false
  }

  /// Measures the height of an item.
  /// - Returns: the difference to the height that was known or estimated before, in points.
  @discardableResult
  private func measure(_ index: Int) -> CGFloat {
    guard let item = geometry?.item(at: index) else { return 0 }
    let asked: CGFloat? =
      if case .row(let indexPath) = item { askedHeight(of: indexPath) } else { heightOfEnd(item) }
    let started = generation
    let height = asked ?? fittedHeight(of: item, index)
    guard started == generation else { return 0 }
    return geometry?.heights.set(height, of: index) ?? 0
  }

  /// The fitting height of an item's view, in points.
  private func fittedHeight(of item: TableGeometry.Item, _ index: Int) -> CGFloat {
    let started = generation
    let view = views[index] ?? makeView(of: item, index)
    guard started == generation, let view else { return 0 }
    return fittedHeight(of: view)
  }

  /// The fitting height of a cell, header or footer at its width in this table, in points.
  func fittedHeight(of view: UIView) -> CGFloat {
    view.updatePropertiesIfNeeded()
    (view as? UITableViewCell)?.prepareLayout()
    let width = bounds.width - 2 * sideInset
    if view.bounds.width != width { view.frame.size.width = width }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    (view as? any TableItemView)?.isMeasured = true
    let least = (view as? UITableViewCell)?.separatorHeight ?? 0
    return size.height > least ? size.height : Self.standardHeight
  }

  /// Updates the height of an item whose displayed view may have changed its fitting height.
  func itemDidResize(_ view: UIView) {
    guard let index = views.first(where: { $0.value === view })?.key,
      let item = geometry?.item(at: index)
    else { return }
    let asked: CGFloat? =
      if case .row(let indexPath) = item { askedHeight(of: indexPath) } else { heightOfEnd(item) }
    guard asked == nil else { return }
    let height = fittedHeight(of: view)
    guard height != geometry?.heights.height(of: index) else { return }
    let growth = geometry?.heights.set(height, of: index) ?? 0
    // If the item lies above the anchor, the content offset grows with it, so that the visible rows stay in place.
    if index < anchor, contentOffset.y > -adjustedContentInset.top {
      updateContentSize()
      bounds.origin.y += growth
    }
    setNeedsLayout()
  }

  // MARK: - Views

  private func recycleUnseen() {
    guard let geometry else { return }
    let sight = itemsInSight
    let pinned = pinnedItems
    for index in views.keys.sorted()
    where !sight.contains(index) && !pinned.contains(index) && !holdsKeyboard(index)
      && !editing.reordering.isDragged(index)
    {
      recycle(index, item: geometry.item(at: index))
    }
  }

  /// Whether the keyboard focus is inside an item's view. Such a view isn't recycled, so that the focus is restored
  /// when the item becomes visible again.
  private func holdsKeyboard(_ index: Int) -> Bool {
    guard let view = views[index] else { return false }
    return hasKeyboard(inside: view)
  }

  /// Creates the views of visible items that are missing, and places all views.
  private func placeViews() {
    guard let geometry else { return }
    let started = generation
    for index in Set(itemsInSight).union(pinnedItems).sorted() {
      let item = geometry.item(at: index)
      guard geometry.heights.height(of: index) > 0 || views[index] != nil else { continue }
      guard views[index] == nil else { continue }
      _ = makeView(of: item, index)
      guard started == generation else { return }
    }
    placeRows()
    placeFocusRing()
    if let dragged = editing.reordering.drag?.cell { bringSubviewToFront(dragged) }
    sectionIndex.place()
  }

  /// Places the existing views.
  func placeRows() {
    for index in views.keys.sorted() { place(index) }
  }

  /// Returns a cell that was in front of the others to its place in the order of subviews.
  func restack(_ cell: UITableViewCell) {
    guard let geometry, let index = views.first(where: { $0.value === cell })?.key else { return }
    put(cell, geometry.item(at: index), index)
  }

  /// The top edge of an item if it is the dragged row; nil for others.
  private func draggedMinY(of index: Int) -> CGFloat? {
    let reordering = editing.reordering
    return reordering.isDragged(index) ? reordering.draggedMinY ?? 0 : nil
  }

  private func place(_ index: Int) {
    guard let geometry, let view = views[index] else { return }
    let item = geometry.item(at: index)
    let frame = CGRect(
      x: sideInset, y: draggedMinY(of: index) ?? shownMinY(of: index, item),
      width: bounds.width - 2 * sideInset,
      height: geometry.heights.height(of: index))
    if view.frame.size != frame.size { (view as? any TableItemView)?.isMeasured = true }
    if view.frame != frame { view.frame = frame }
    if case .row(let indexPath) = item, let cell = view as? UITableViewCell {
      cell.take(look(of: indexPath, in: geometry))
    }
  }

  /// Gets the view of an item from the data source or the delegate, and adds it.
  private func makeView(of item: TableGeometry.Item, _ index: Int) -> UIView? {
    let started = generation
    let view: UIView?
    switch item {
    case .row(let indexPath): view = dataSource?.tableView(self, cellForRowAt: indexPath)
    case .header, .footer: view = makeEnd(item)
    }
    guard started == generation, let view else { return nil }
    // If the data source returns the same cell for two rows, the last row gets it.
    for (other, shown) in views where shown === view { views[other] = nil }
    put(view, item, index)
    if case .row(let indexPath) = item, let cell = view as? UITableViewCell {
      prepare(cell, indexPath)
    } else {
      tell { delegate in
        switch item {
        case .header(let section):
          delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section):
          delegate.tableView(self, willDisplayFooterView: view, forSection: section)
        case .row: break
        }
      }
    }
    return view
  }

  /// Adds a view. Cells are ordered by row among the subviews, so that the keyboard focus goes from one to the next;
  /// headers and footers are in front of the cells.
  private func put(_ view: UIView, _ item: TableGeometry.Item, _ index: Int) {
    views[index] = view
    view.isHidden = false
    defer { view.wakeCompanions() }
    guard case .row = item else { return addSubview(view) }
    let cells = views.keys.sorted().filter { views[$0] is UITableViewCell }
    guard let place = cells.firstIndex(of: index) else { return }
    if place + 1 < cells.count, let next = views[cells[place + 1]], next.superview === self {
      insertSubview(view, belowSubview: next)
    } else if place > 0, let last = views[cells[place - 1]], last.superview === self {
      insertSubview(view, aboveSubview: last)
    } else {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
  }

  private func prepare(_ cell: UITableViewCell, _ indexPath: IndexPath) {
    if cell.backgroundColor == nil, style != .plain {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    if let geometry { cell.take(look(of: indexPath, in: geometry)) }
    if editing.isOn { cell.take(editing.look(of: indexPath), animated: false) }
    cell.setHighlighted(isHighlighted(indexPath), animated: false)
    cell.setSelected(selection.contains(indexPath), animated: false)
    tell { $0.tableView(self, willDisplay: cell, forRowAt: indexPath) }
  }

  private func noteAnchor() {
    guard let geometry, let first = geometry.index(at: seen.minY) else { return }
    anchor = geometry.minY(of: first) < seen.minY ? min(first + 1, geometry.itemCount - 1) : first
  }
}

/// A view of an item of a table, whose fitting height the table may ask for.
protocol TableItemView: UIView {
  /// Whether the view hasn't changed since the table measured its height.
  var isMeasured: Bool { get set }
}
