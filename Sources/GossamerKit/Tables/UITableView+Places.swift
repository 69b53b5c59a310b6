// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The target of an animated scroll to a row.
struct ScrollDestination {
  let row: IndexPath
  let position: UITableView.ScrollPosition
  let motion: ScrollMotion
}

// The positions of rows, headers and footers, the appearance of cells at their positions, and scrolling to rows.
extension UITableView {
  func shownView(_ item: TableGeometry.Item) -> UIView? {
    guard let geometry, geometry.contains(item) else { return nil }
    return views[geometry.index(of: item)]
  }

  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    shownView(.row(indexPath)) as? UITableViewCell
  }

  func shownRow(of cell: UITableViewCell) -> IndexPath? {
    guard let geometry, let index = views.first(where: { $0.value === cell })?.key,
      case .row(let indexPath) = geometry.item(at: index)
    else { return nil }
    return indexPath
  }

  func row(at point: CGPoint) -> IndexPath? {
    let geometry = loadedGeometry
    guard let index = geometry.index(at: point.y),
      case .row(let indexPath) = geometry.item(at: index),
      point.y >= geometry.minY(of: index), point.y < geometry.maxY(of: index),
      (sideInset..<bounds.width - sideInset).contains(point.x)
    else { return nil }
    return indexPath
  }

  func itemRect(_ item: TableGeometry.Item) -> CGRect {
    let geometry = loadedGeometry
    guard geometry.contains(item) else { return .zero }
    let index = geometry.index(of: item)
    return CGRect(
      x: sideInset, y: geometry.minY(of: index), width: max(0, bounds.width - 2 * sideInset),
      height: geometry.heights.height(of: index))
  }

  func sectionRect(_ section: Int) -> CGRect {
    let geometry = loadedGeometry
    guard geometry.rowCounts.indices.contains(section) else { return .zero }
    let items = geometry.items(ofSection: section)
    let (start, end) = (
      geometry.minY(of: items.lowerBound), geometry.maxY(of: items.upperBound - 1)
    )
    return CGRect(x: 0, y: start, width: bounds.width, height: end - start)
  }

  // MARK: - Headers and footers

  /// The headers and footers that are pinned to the top or the bottom of the visible area in a plain table.
  var pinnedItems: [Int] {
    guard style == .plain, let geometry, geometry.sectionCount > 0, bounds.height > 0 else {
      return []
    }
    var pinned: [Int] = []
    let area = seen.inset(by: adjustedContentInset)
    if let first = geometry.index(at: area.minY), area.minY >= geometry.top {
      let header = geometry.index(of: .header(geometry.section(of: first)))
      if geometry.heights.height(of: header) > 0 { pinned.append(header) }
    }
    if let last = geometry.index(at: area.maxY), area.maxY <= geometry.bottom {
      let footer = geometry.index(of: .footer(geometry.section(of: last)))
      if geometry.heights.height(of: footer) > 0, !pinned.contains(footer) { pinned.append(footer) }
    }
    return pinned
  }

  /// The top edge at which an item is displayed: its place in the content, unless it is pinned or displaced by a
  /// dragged row.
  func shownMinY(of index: Int, _ item: TableGeometry.Item) -> CGFloat {
    guard let geometry else { return 0 }
    let natural = geometry.minY(of: index) + editing.reordering.shift(of: index)
    guard style == .plain else { return natural }
    let height = geometry.heights.height(of: index)
    let area = seen.inset(by: adjustedContentInset)
    switch item {
    case .header(let section):
      let end = geometry.maxY(of: geometry.items(ofSection: section).upperBound - 1)
      return max(natural, min(area.minY, end - height))
    case .footer(let section):
      let start = geometry.minY(of: geometry.index(of: .header(section)))
      return min(natural, max(area.maxY - height, start))
    case .row: return natural
    }
  }

  func replaceEnd(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    guard var changed = geometry else { return setNeedsLayout() }
    geometry = nil
    changed.top = tableHeaderView?.bounds.height ?? 0
    geometry = changed
    updateContentSize()
    setNeedsLayout()
  }

  /// Places the table header view, the table footer view and the background view.
  func placeEnds() {
    let width = bounds.width
    if let view = tableHeaderView {
      place(view, CGRect(x: 0, y: 0, width: width, height: view.bounds.height))
    }
    if let view = tableFooterView {
      let y = geometry?.bottom ?? 0
      place(view, CGRect(x: 0, y: y, width: width, height: view.bounds.height))
    }
    if let view = backgroundView { place(view, seen) }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  // MARK: - Appearance

  func applyStyle() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The horizontal margin of cell contents, in points: larger in wide tables, as in UIKit.
  var contentMargin: CGFloat { bounds.width < 413 ? 16 : 20 }

  /// The distance from the rows to the sides of the table, in points.
  var sideInset: CGFloat { style == .insetGrouped ? contentMargin : 0 }

  var defaultSeparatorInset: UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: isMirrored ? 0 : contentMargin, bottom: 0, right: isMirrored ? contentMargin : 0
    )
  }

  /// Updates the appearance of all displayed cells for their positions.
  func updateLooks() {
    guard let geometry else { return }
    for index in views.keys.sorted() {
      guard case .row(let indexPath) = geometry.item(at: index),
        let cell = views[index] as? UITableViewCell
      else { continue }
      cell.take(look(of: indexPath, in: geometry))
    }
  }

  /// The appearance of a cell that depends on its position in the table, such as separators, corners and margins.
  func look(of indexPath: IndexPath, in geometry: TableGeometry) -> UITableViewCell.Look {
    let isFirst = indexPath.row == 0
    let isLast = indexPath.row == geometry.rowCounts[indexPath.section] - 1
    var look = UITableViewCell.Look()
    look.margin = contentMargin
    look.endInset = sectionIndex.inset
    look.separatorColor = separatorStyle == .none ? nil : separatorColor
    look.separatorInset = separatorInset
    if isLast, style == .grouped { look.separatorInset = .zero }
    if isLast, style == .insetGrouped { look.separatorColor = nil }
    if style == .insetGrouped {
      look.corners = (isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [])
      if isLast { look.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    look.position = indexPath.row + 1
    look.setSize = geometry.rowCounts[indexPath.section]
    if geometry.sectionCount > 1 {
      look.position = geometry.index(of: .row(indexPath)) - 2 * indexPath.section
      look.setSize = geometry.itemCount - 2 * geometry.sectionCount
    }
    return look
  }

  // MARK: - Scrolling

  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard loadedGeometry.contains(indexPath) else {
      return Messages.views.error(
        """
        \(shortDescription) has no row \(Array(indexPath)) to scroll to; it has \
        \(loadedGeometry.rowCounts.count) sections\(rowsOfSection(indexPath)). It stays where it is.
        """)
    }
    destination = nil
    if animated, showsAnimations {
      // During the animation the offset changes, so the edge to which the least scrolling leads is determined now.
      let position = position == .none ? nearestPosition(for: indexPath) : position
      guard position != .none else { return }
      setContentOffset(offset(for: indexPath, position), animated: true)
      destination = motion.map {
        ScrollDestination(row: indexPath, position: position, motion: $0)
      }
      return
    }
    scroll(to: .row(indexPath)) { [self] in offset(for: indexPath, position) }
  }

  /// Scrolls to an item without an animation. Measuring items there may change its position, so this repeats until the
  /// offset is right.
  /// - Parameter offset: returns the content offset at which the item is where it is wanted.
  func scroll(to item: TableGeometry.Item, _ offset: () -> CGPoint) {
    for _ in 0..<8 {
      let target = offset()
      if target == contentOffset, measuredWidth == bounds.width { break }
      anchor = loadedGeometry.index(of: item)
      setContentOffset(target, animated: false)
      setNeedsLayout()
      layoutIfNeeded()
      guard loadedGeometry.contains(item) else { return }
    }
  }

  /// The edge at which a row becomes visible with the least scrolling; ``ScrollPosition/none`` if it is visible.
  private func nearestPosition(for indexPath: IndexPath) -> ScrollPosition {
    let target = offset(for: indexPath, .none)
    if target == contentOffset { return .none }
    return target.y < contentOffset.y ? .top : .bottom
  }

  /// The content offset at which a row is at a scroll position.
  private func offset(for indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let rect = itemRect(.row(indexPath))
    var inset = adjustedContentInset
    if style == .plain {
      inset.top += itemRect(.header(indexPath.section)).height
      inset.bottom += itemRect(.footer(indexPath.section)).height
    }
    let area = bounds.inset(by: inset)
    let top = rect.minY - inset.top
    let bottom = rect.maxY + inset.bottom - bounds.height
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = rect.midY - inset.top - area.height / 2
    case .none:
      if rect.minY < area.minY || rect.height > area.height {
        y = top
      } else if rect.maxY > area.maxY {
        y = bottom
      }
    }
    let range = scrollRange
    return CGPoint(x: contentOffset.x, y: min(max(y, range.start.y), range.end.y))
  }

  /// Corrects the target of an animated scroll: rows that are measured on the way may move the row that is scrolled to.
  func aimAgain() {
    guard let destination else { return }
    guard motion === destination.motion, loadedGeometry.contains(destination.row) else {
      self.destination = nil
      return
    }
    destination.motion.aim(at: offset(for: destination.row, destination.position))
  }

  func scrollToSelection(_ position: ScrollPosition, _ animated: Bool) {
    let middle = seen.midY
    let nearest = selection.indexPaths.min {
      abs(itemRect(.row($0)).midY - middle) < abs(itemRect(.row($1)).midY - middle)
    }
    if let nearest { scroll(to: nearest, position, animated) }
  }
}

nonisolated extension TableGeometry {
  /// Whether an item exists.
  func contains(_ item: Item) -> Bool {
    switch item {
    case .header(let section), .footer(let section): rowCounts.indices.contains(section)
    case .row(let indexPath): contains(indexPath)
    }
  }
}

extension TableGeometry {
  /// The section of an item.
  func section(of index: Int) -> Int {
    switch item(at: index) {
    case .header(let section), .footer(let section): section
    case .row(let indexPath): indexPath.section
    }
  }
}
