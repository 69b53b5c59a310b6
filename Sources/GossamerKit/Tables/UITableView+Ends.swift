// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What stands above and below: of a section, and of all.
extension UITableView {
  // MARK: - Headers and footers of sections

  /// The view of a section's header or footer; nil for none.
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

  /// The headers and footers that stay at the top and at the bottom while their sections are seen.
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

  /// Where an item is shown: where it lies, unless it stays at the top or at the bottom.
  func shownMinY(of index: Int, _ item: TableGeometry.Item) -> CGFloat {
    guard let geometry else { return 0 }
    let natural = geometry.minY(of: index) + dragShift(of: index)
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

  // MARK: - Above and below all

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

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Places what stands above, below and behind all.
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
}

extension TableGeometry {
  /// The section that an item belongs to.
  func section(of index: Int) -> Int {
    switch item(at: index) {
    case .header(let section), .footer(let section): section
    case .row(let indexPath): indexPath.section
    }
  }
}
