// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A section of static cells, which an Interface Builder document describes. As in UIKit, the table view controller, as
/// the table's data source, returns its rows.
package final class StaticTableSection {
  /// The title of the section's header; nil for no header.
  package var headerTitle: String?
  /// The title of the section's footer; nil for no footer.
  package var footerTitle: String?
  /// The rows, from top to bottom.
  package var cells: [UITableViewCell] = []

  /// Creates a section without rows.
  package init(headerTitle: String?, footerTitle: String?) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
  }
}

// What a table view controller with static cells returns as a data source; nil where the document has no such section
// or row.
extension [StaticTableSection] {
  func section(_ section: Int) -> StaticTableSection? {
    indices.contains(section) ? self[section] : nil
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cells = section(indexPath.section)?.cells, cells.indices.contains(indexPath.row)
    else { return nil }
    return cells[indexPath.row]
  }

  /// The static cell of a row. If a subclass of the table view controller counts a row that the document doesn't have,
  /// this reports it and returns an empty cell.
  func ensuredCell(at indexPath: IndexPath, in table: UITableView) -> UITableViewCell {
    if let cell = cell(at: indexPath) { return cell }
    if !isEmpty {
      let counts = map { "\($0.cells.count)" }.joined(separator: ", ")
      Messages.views.error(
        """
        \(table.shortDescription) has no static cell for row \([Int](indexPath)): the sections of its \
        document have \(counts) cells. Answer tableView(_:cellForRowAt:) for rows beyond those, or count less. A \
        plain cell stands in for it.
        """)
    }
    return UITableViewCell()
  }
}
