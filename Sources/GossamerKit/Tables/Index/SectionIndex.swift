// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The section index of a table: a strip of titles at the trailing edge, which scrolls to sections.
final class SectionIndex {
  private unowned let table: UITableView
  /// The titles of the data source; nil until it was asked.
  private var titles: [String]?
  /// The view of the section index; nil if none is shown.
  private(set) var view: SectionIndexView?

  init(of table: UITableView) {
    self.table = table
  }

  /// The width of a cell's trailing part that the section index covers, in points.
  var inset: CGFloat { max(0, (view == nil ? 0 : SectionIndexView.width) - table.sideInset) }

  /// Discards the titles, because they may have changed. The next layout asks for them again.
  func forget() {
    titles = nil
    table.setNeedsLayout()
  }

  /// Asks the data source for the titles if that is necessary, and adds or removes the view.
  func prepare() {
    guard titles == nil else { return }
    let titles = table.dataSource?.sectionIndexTitles(for: table) ?? []
    self.titles = titles
    let isShown =
      !titles.isEmpty && table.itemCount >= table.sectionIndexMinimumDisplayRowCount
    let wasShown = view != nil
    if isShown {
      let shown = view ?? SectionIndexView(of: table)
      view = shown
      shown.titles = titles
      if shown.superview !== table { table.addSubview(shown) }
    } else {
      view?.removeFromSuperview()
      view = nil
    }
    guard isShown != wasShown else { return }
    table.setNeedsCommit(.state)
    table.forgetMeasurements()
    table.updateLooks()
  }

  /// Places the view at the trailing edge of the visible area, in front of all other subviews.
  func place() {
    guard let view else { return }
    let area = table.bounds.inset(by: table.adjustedContentInset)
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = SectionIndexView.width
    let frame = CGRect(
      x: isMirrored ? area.minX : area.maxX - width, y: area.minY, width: width,
      height: area.height)
    if view.frame != frame { view.frame = frame }
    if table.subviews.last !== view { table.bringSubviewToFront(view) }
  }

  /// Scrolls to the section that the data source returns for a title.
  func goToSection(titled title: String, at index: Int) {
    guard let dataSource = table.dataSource else { return }
    table.editing.swiping.close(animated: true)
    let section = dataSource.tableView(table, sectionForSectionIndexTitle: title, at: index)
    // UIKit's data sources return these values if they have scrolled the table themselves.
    guard section != NSNotFound, section != -1 else { return }
    guard table.loadedGeometry.contains(.header(section)) else {
      return Messages.views.error(
        """
        The data source of \(table.shortDescription) names section \(section) for the index title '\(title)'; it has \
        \(table.loadedGeometry.rowCounts.count) sections. It stays where it is.
        """)
    }
    table.endScrolling()
    table.scroll(to: .header(section)) { [table] in
      let wanted = table.sectionRect(section).minY - table.adjustedContentInset.top
      let range = table.scrollRange
      return CGPoint(
        x: table.contentOffset.x, y: min(max(wanted, range.start.y), range.end.y))
    }
  }
}
