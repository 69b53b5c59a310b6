// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// All screens beside each other: the list, and the screen that is chosen with the source of its controller.
final class GalleryController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredPrimaryColumnWidth = 280
    let list = ScreenListController(style: .insetGrouped)
    setViewController(list, for: .primary)
    setViewController(ExhibitController(ShowcaseScreen.all[0]), for: .secondary)
  }
}
