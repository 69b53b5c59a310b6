// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gossamer
import Logging

/// A copy of a document, which is loaded again and again.
final class LoadableDocument {
  private let url: URL
  private let folder: URL
  let size: Int

  /// A top-level object of a document: a controller with its view, or a view.
  enum Root {
    case controller(UIViewController)
    case view(UIView)
  }

  private init(_ original: URL) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent("Document.\(original.pathExtension)")
    let data = try Data(contentsOf: original)
    size = data.count
    try data.write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The documents in the folder that `GOSSAMER_DOCUMENTS` names, or else in
  /// `Benchmarks/Documents`.
  static func all() throws -> [LoadableDocument] {
    _ = withoutMessages
    let own = URL(fileURLWithPath: "Benchmarks/Documents")
    let named = ProcessInfo.processInfo.environment["GOSSAMER_DOCUMENTS"].map {
      URL(fileURLWithPath: $0)
    }
    let files = FileManager.default.enumerator(at: named ?? own, includingPropertiesForKeys: nil)
    let urls = (files?.allObjects as? [URL] ?? []).filter {
      ["storyboard", "xib"].contains($0.pathExtension)
    }
    return try urls.sorted { $0.path < $1.path }.map(LoadableDocument.init)
  }

  /// Turns logging off. Documents of other projects name classes that don't exist here, and logging
  /// that takes longer than loading.
  private static let withoutMessages: Void = LoggingSystem.bootstrap { _ in
    SwiftLogNoOpLogHandler()
  }

  /// Instantiates the document. It is parsed again only if the file has changed.
  func roots() -> [Root] {
    if url.pathExtension == "storyboard" {
      let controller = UIStoryboard(contentsOf: url).instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      return controller.map { [.controller($0)] } ?? []
    }
    let bundle = Bundle(path: folder.path)
    return UINib(nibName: "Document", bundle: bundle).instantiate(withOwner: nil)
      .compactMap { ($0 as? UIView).map(Root.view) }
  }

  /// Changes the file's modification date, so that the file is parsed again.
  func touch() {
    changes += 1
    let date = Date(timeIntervalSince1970: Double(changes))
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
  }

  private var changes = 0

  /// Windows with the document's views, not laid out yet, and the objects that keep them alive.
  func windows() -> [(window: UIWindow, root: Root)] { roots().map(window) }

  private func window(for root: Root) -> (window: UIWindow, root: Root) {
    let view: UIView =
      switch root {
      case .controller(let controller): controller.view
      case .view(let view): view
      }
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
    window.addSubview(view)
    return (window, root)
  }

  /// Parses the file, instantiates it, lays it out, and releases everything.
  func loadAnew() {
    touch()
    for window in windows() { window.window.layoutIfNeeded() }
  }
}
