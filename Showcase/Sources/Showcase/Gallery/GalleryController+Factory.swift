// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

extension GalleryController {
  /// The gallery with its list and the first screen. The controllers don't know each other.
  static func showcase() -> GalleryController {
    let gallery = GalleryController(style: .doubleColumn)
    let list = ScreenListController(style: .insetGrouped)
    list.show = { [weak list] in
      list?.showDetailViewController(ExhibitController($0), sender: list)
    }
    gallery.setViewController(list, for: .primary)
    gallery.setViewController(ExhibitController(ShowcaseScreen.all[0]), for: .secondary)
    return gallery
  }
}
