// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The strip of titles at the end of a table.
struct TableIndex {
  /// What the data source has for the strip; nil until it was asked.
  var titles: [String]?
  var view: SectionIndexView?
}

// The strip of titles, and going to sections by it.
extension UITableView {
  /// What UIKit names the magnifying glass of an index by.
  nonisolated public static let indexSearch = "{search}"

  /// How wide the strip is; 0 without one.
  private var indexWidth: CGFloat { sectionIndex.view == nil ? 0 : SectionIndexView.width }

  /// How much of the end of a cell lies below the strip.
  var indexInset: CGFloat { max(0, indexWidth - sideInset) }

  /// The titles may be others: they are asked for in the next layout.
  func forgetIndex() {
    sectionIndex.titles = nil
    setNeedsLayout()
  }

  /// Asks for the titles, if nobody has.
  func prepareIndex() {
    guard sectionIndex.titles == nil else { return }
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    sectionIndex.titles = titles
    let rows = loadedGeometry.itemCount - 2 * loadedGeometry.sectionCount
    let isShown = !titles.isEmpty && rows >= sectionIndexMinimumDisplayRowCount
    let wasShown = sectionIndex.view != nil
    if isShown {
      let view = sectionIndex.view ?? SectionIndexView(of: self)
      sectionIndex.view = view
      view.titles = titles
      if view.superview !== self { addSubview(view) }
    } else {
      sectionIndex.view?.removeFromSuperview()
      sectionIndex.view = nil
    }
    guard isShown != wasShown else { return }
    setNeedsCommit(.state)
    forgetMeasurements()
    updateLooks()
  }

  /// Puts the strip where it is seen, in front of everything.
  func placeIndex() {
    guard let view = sectionIndex.view else { return }
    let area = bounds.inset(by: adjustedContentInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = SectionIndexView.width
    let frame = CGRect(
      x: isMirrored ? area.minX : area.maxX - width, y: area.minY, width: width,
      height: area.height)
    if view.frame != frame { view.frame = frame }
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  /// Scrolls to the section that the data source names for a title.
  func goToSection(titled title: String, at index: Int) {
    guard let dataSource else { return }
    closeSwipe(animated: true)
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    // What UIKit's data sources answer that have scrolled themselves.
    guard section != NSNotFound, section != -1 else { return }
    guard loadedGeometry.rowCounts.indices.contains(section) else {
      return Messages.views.error(
        """
        The data source of \(shortDescription) names section \(section) for the index title '\(title)'; it has \
        \(loadedGeometry.rowCounts.count) sections. It stays where it is.
        """)
    }
    endScrolling()
    // What is measured on arrival may lie elsewhere than was thought.
    for _ in 0..<8 {
      let range = scrollRange
      let wanted = sectionRect(section).minY - adjustedContentInset.top
      let y = min(max(wanted, range.start.y), range.end.y)
      if y == contentOffset.y, measuredWidth == bounds.width { break }
      anchor = loadedGeometry.index(of: .header(section))
      setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
      setNeedsLayout()
      layoutIfNeeded()
      guard loadedGeometry.rowCounts.indices.contains(section) else { return }
    }
  }
}
