// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
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
      screen, in: WiresViewController(screen.makeController() ?? UIViewController()),
      makeEditor: screen.document.map { document in { try Self.editor(of: document) } })
  }

  /// An editor of a copy, so that whoever tries it changes no source of the showcase.
  private static func editor(of document: String) throws -> UIViewController {
    let copy = FileManager.default.temporaryDirectory
      .appending(path: "gossamer-\(UUID().uuidString)")
      .appending(path: URL(filePath: document).lastPathComponent)
    let originals = ControllerSource.folders.map { $0.appending(path: document) }
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    let original = originals.first { FileManager.default.fileExists(atPath: $0.path) }
    try FileManager.default.copyItem(at: original ?? originals[0], to: copy)
    return try DocumentEditorController(contentsOf: copy)
  }
}
