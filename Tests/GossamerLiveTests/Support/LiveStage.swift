// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTesting
import Testing

@testable import GossamerLive

/// A document that is shown live, in a window without a display.
final class LiveStage {
  let file: URL
  let controller: LiveController
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Writes a document into `directory` and shows it.
  init(
    _ text: String, in directory: TemporaryDirectory, model: DynamicModel? = nil,
    wires: Bool = false
  ) throws {
    file = try directory.file(named: "Main.storyboard", containing: text)
    controller = LiveController(
      LiveRequest(file: file, path: file.path, model: model, showsWires: wires))
    try controller.load()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    update()
  }

  isolated deinit {
    window.isHidden = true
  }

  /// Saves another text, as an editor does.
  func save(_ text: String) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  func update() {
    Interface.current.updateCycle.updateToRest()
  }

  /// The labels of the scene, in the order of the document.
  var labels: [String] {
    window.descendants.compactMap { $0 as? UILabel }.compactMap(\.text)
  }

  var field: UITextField {
    get throws {
      try #require(window.descendants.lazy.compactMap { $0 as? UITextField }.first)
    }
  }

  var banner: ErrorBanner? {
    window.descendants.lazy.compactMap { $0 as? ErrorBanner }.first
  }

  /// Waits until a label shows `text`.
  func wait(for text: String) async throws {
    try await eventually("a label shows '\(text)'", seen: "\(labels)") { labels.contains(text) }
    update()
  }
}
