// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Lists the screens by technique. When a person chooses one, it calls `show`.
final class ScreenListController: UITableViewController {
  var show: (ShowcaseScreen) -> Void = { _ in }
  private lazy var screens = ScreenListDataSource(of: tableView)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gossamer"
    tableView.accessibilityLabel = "Screens"
    screens.show(ShowcaseScreen.all)
    tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
  }

  override func viewWillAppear(_ animated: Bool) {
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    super.viewWillAppear(animated)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let screen = screens.screen(at: indexPath) { show(screen) }
  }
}
