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
extension UITableView {
  func staticSection(_ section: Int) -> StaticTableSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }

  func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard let cells = staticSection(indexPath.section)?.cells, cells.indices.contains(indexPath.row)
    else { return nil }
    return cells[indexPath.row]
  }

  /// The cell of a row that a subclass of the table controller says is there.
  func ensuredStaticCell(at indexPath: IndexPath) -> UITableViewCell {
    if let cell = staticCell(at: indexPath) { return cell }
    if !staticSections.isEmpty {
      let counts = staticSections.map { "\($0.cells.count)" }.joined(separator: ", ")
      Messages.views.error(
        """
        \(shortDescription) has no static cell for row \(Array(indexPath)): the sections of its \
        document have \(counts) cells. Answer tableView(_:cellForRowAt:) for rows beyond those, or count less. A plain cell stands in for it.
        """)
    }
    return UITableViewCell()
  }

  /// How high a row is where a table controller isn't asked anything else.
  func heightOfStaticRow(at indexPath: IndexPath) -> CGFloat {
    staticCell(at: indexPath)?.documentHeight ?? rowHeight
  }
}
