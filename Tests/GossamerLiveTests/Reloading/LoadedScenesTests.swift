// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerLive

@Suite(.alone) struct LoadedScenesTests {
  @Test func removesScenesWithoutAController_WhenTheNextOneIsLoaded() async throws {
    try await TemporaryDirectory.use { directory in
      let text = Storyboards.document(initial: "one", scenes: Storyboards.scene(id: "one"))
      let file = try directory.file(named: "Main.storyboard", containing: text)
      let storyboard = UIStoryboard(contentsOf: file)
      let loaded = LoadedScenes(model: nil)
      storyboard.sceneDidLoad = loaded.append
      let kept = try storyboard.viewController(id: "one")
      kept.loadViewIfNeeded()
      for _ in 0..<5 { try storyboard.viewController(id: "one").loadViewIfNeeded() }
      #expect(loaded.scenes.count == 2)
      #expect(loaded.scenes.first?.controller === kept)
      #expect(loaded.popNewScenes().count == 6)
      #expect(loaded.popNewScenes().isEmpty)
    }
  }
}
