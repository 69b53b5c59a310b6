// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Where rows are, and what is shown of them.
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

  // MARK: - Looks

  func applyStyle() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// How far texts keep from the edges of rows: more where there is much room, as in UIKit.
  var contentMargin: CGFloat { bounds.width < 413 ? 16 : 20 }

  /// How far the rows keep from the sides of the table.
  var sideInset: CGFloat { style == .insetGrouped ? contentMargin : 0 }

  var defaultSeparatorInset: UIEdgeInsets {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: 0, left: isMirrored ? 0 : contentMargin, bottom: 0, right: isMirrored ? contentMargin : 0
    )
  }

  /// Tells the cells how they look at their places.
  func updateLooks() {
    guard let geometry else { return }
    for index in views.keys.sorted() {
      guard case .row(let indexPath) = geometry.item(at: index),
        let cell = views[index] as? UITableViewCell
      else { continue }
      cell.take(look(of: indexPath, in: geometry))
    }
  }

  /// How the cell of a row looks at its place.
  func look(of indexPath: IndexPath, in geometry: TableGeometry) -> UITableViewCell.Look {
    let isFirst = indexPath.row == 0
    let isLast = indexPath.row == geometry.rowCounts[indexPath.section] - 1
    var look = UITableViewCell.Look()
    look.margin = contentMargin
    look.endInset = indexInset
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
}

nonisolated extension TableGeometry {
  /// Whether there is such an item.
  func contains(_ item: Item) -> Bool {
    switch item {
    case .header(let section), .footer(let section): rowCounts.indices.contains(section)
    case .row(let indexPath): contains(indexPath)
    }
  }
}
