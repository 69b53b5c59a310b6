// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder
import GossamerKit

/// Loads the scene that is asked for.
enum SceneLoader {
  /// Loads the scene, its view included.
  static func load(_ request: LiveRequest) throws(LiveError) -> LiveScene {
    try DocumentPath.requireFile(request.path)
    let storyboard = UIStoryboard(contentsOf: request.file, file: request.module)
    let loaded = LoadedScenes()
    storyboard.sceneDidLoad = { [weak loaded] in loaded?.scenes.append($0) }
    let document = try reading { () throws(StoryboardError) in try storyboard.load().document }
    let id = try SceneChoice.controllerID(request.scene, in: document)
    let controller = try reading { () throws(StoryboardError) in
      try storyboard.viewController(id: id)
    }
    controller.loadViewIfNeeded()
    return LiveScene(controller: controller, document: document, loaded: loaded)
  }

  private static func reading<Result>(
    _ read: () throws(StoryboardError) -> Result
  ) throws(LiveError) -> Result {
    do throws(StoryboardError) {
      return try read()
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
