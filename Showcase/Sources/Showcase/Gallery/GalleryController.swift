// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// The gallery: a list of all screens, and beside it the chosen screen with the source of its controller.
final class GalleryController: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredPrimaryColumnWidth = 280
  }
}
