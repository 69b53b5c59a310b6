// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The strip of titles at the end of a table, and going to sections by it.
final class SectionIndex {
  private unowned let table: UITableView
  /// What the data source has for the strip; nil until it was asked.
  private var titles: [String]?
  /// The strip; nil for none.
  private(set) var view: SectionIndexView?

  init(of table: UITableView) {
    self.table = table
  }

  /// How much of the end of a cell lies below the strip.
  var inset: CGFloat { max(0, (view == nil ? 0 : SectionIndexView.width) - table.sideInset) }

  /// The titles may be others: they are asked for in the next layout.
  func forget() {
    titles = nil
    table.setNeedsLayout()
  }

  /// Asks for the titles, if nobody has.
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

  /// Puts the strip where it is seen, in front of everything.
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

  /// Scrolls to the section that the data source names for a title.
  func goToSection(titled title: String, at index: Int) {
    guard let dataSource = table.dataSource else { return }
    table.editing.swiping.close(animated: true)
    let section = dataSource.tableView(table, sectionForSectionIndexTitle: title, at: index)
    // What UIKit's data sources answer that have scrolled themselves.
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
