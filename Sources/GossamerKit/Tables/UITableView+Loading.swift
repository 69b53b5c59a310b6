// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// What the data source says about numbers and heights, before anything is seen.
extension UITableView {
  /// Where everything lies; the data source is asked if it wasn't yet.
  var loadedGeometry: TableGeometry {
    if let geometry { return geometry }
    let loaded = makeGeometry(rowCounts: askForRowCounts())
    geometry = loaded
    contentSize = CGSize(width: bounds.width, height: contentHeight)
    return loaded
  }

  /// What was found out may be wrong: the data source is asked again when the rows are needed.
  func forgetRows() {
    guard geometry != nil || !views.isEmpty else { return setNeedsLayout() }
    generation += 1
    cancelDrag()
    forgetIndex()
    recycleAll()
    geometry = nil
    setNeedsLayout()
  }

  /// Asks anew for everything, and keeps the heights that were measured as estimates: what is seen stays, if it
  /// is the same.
  func reload() {
    generation += 1
    batch.changes = ListChanges()
    cancelPress()
    cancelDrag()
    forgetIndex()
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

  /// How many rows each section has now.
  func askForRowCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0 else {
      complain("\(sections) sections; there are none now")
      return []
    }
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      if count < 0 { complain("\(count) rows in section \(section); it has none now") }
      counts.append(max(0, count))
    }
    return counts
  }

  private func complain(_ answer: String) {
    Messages.views.error(
      "The data source of \(shortDescription) answers that there are \(answer).")
  }

  /// A table in which nothing is measured but what has to be.
  /// - Parameters:
  ///   - old: where the heights of the rows are that were there before; nil for none.
  ///   - runs: which ones these are, for each section.
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

  /// Finds out the heights of the rows that are new.
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

  /// What rows are taken for, and whether they are exactly as high, because there is nobody to say anything else.
  ///
  /// A delegate that has no heights answers with the table's. So may one that has them, for some rows: each is asked when
  /// it is seen.
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

  /// How high a row is if it isn't for its cell to say; nil otherwise.
  func askedHeight(of indexPath: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height >= 0 && height.isFinite ? height : nil
  }

  /// What a row is taken for, and the least that a cell of one of UIKit's styles takes.
  static let standardHeight: CGFloat = 44

  // MARK: - Headers and footers of sections

  /// Sets the heights of headers and footers: exactly where somebody says them, else an estimate.
  private func estimateEnds(of geometry: inout TableGeometry) {
    for section in geometry.rowCounts.indices {
      for end in [TableGeometry.Item.header(section), .footer(section)] {
        let height = heightOfEnd(end)
        geometry.heights.set(
          height ?? 28, of: geometry.index(of: end), isMeasured: height != nil)
      }
    }
  }

  /// After the measurements were forgotten: says again which heights are no estimates.
  func measureEnds(of geometry: inout TableGeometry) { estimateEnds(of: &geometry) }

  /// How high a header or footer is, if it isn't for its view to say; nil otherwise.
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

  /// Whether something stands above or below a section.
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

  /// The room between the sections of a grouped table: 35 points, as in UIKit, in whole ones.
  private func spaceWithoutContent(_ end: TableGeometry.Item) -> CGFloat {
    guard style != .plain else { return 0 }
    return switch end {
    case .header(0): tableHeaderView == nil ? 35 : 18
    case .header: 18
    case .footer, .row: 17
    }
  }
}
