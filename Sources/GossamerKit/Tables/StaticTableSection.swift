// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A section of a table whose rows stand in an Interface Builder document as they are. The table controller answers
/// with it, as in UIKit.
package final class StaticTableSection {
  /// What stands above the rows; nil for nothing.
  package var headerTitle: String?
  /// What stands below the rows; nil for nothing.
  package var footerTitle: String?
  /// The rows, from top to bottom.
  package var cells: [UITableViewCell] = []

  /// Creates a section without rows.
  package init(headerTitle: String?, footerTitle: String?) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
  }
}

// What a table controller answers of a table with static rows. Nil where there are none.
extension [StaticTableSection] {
  func section(_ section: Int) -> StaticTableSection? {
    indices.contains(section) ? self[section] : nil
  }

  func cell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cells = section(indexPath.section)?.cells, cells.indices.contains(indexPath.row)
    else { return nil }
    return cells[indexPath.row]
  }

  /// The cell of a row that a subclass of the table controller says is there.
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
