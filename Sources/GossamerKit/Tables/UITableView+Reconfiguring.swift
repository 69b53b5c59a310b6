// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Configuring cells anew that are shown.
extension UITableView {
  /// Asks the data source for the cells of rows, and gives it those that they have when it dequeues one.
  func reconfigure(_ rows: [IndexPath]) {
    for row in rows {
      guard let cell = shownCell(at: row), let dataSource else { continue }
      reuse.reconfigured = cell
      let configured = dataSource.tableView(self, cellForRowAt: row)
      reuse.reconfigured = nil
      if configured === cell {
        itemDidResize(cell)
      } else {
        reloadRows(at: [row], with: .none)
      }
    }
  }
}
