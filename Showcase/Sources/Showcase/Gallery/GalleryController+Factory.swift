// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerLive

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

extension ExhibitController {
  /// A screen that is made and runs.
  convenience init(_ screen: ShowcaseScreen) {
    self.init(
      screen, in: WiresViewController(screen.makeController() ?? UIViewController()))
  }
}
