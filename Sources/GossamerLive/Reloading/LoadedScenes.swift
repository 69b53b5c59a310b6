// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerInterfaceBuilder

/// What one document has made, scene by scene: navigation makes more of them, and those that it has
/// left for good are forgotten when the next one is made.
final class LoadedScenes {
  private(set) var scenes: [LoadedScene] = []
  private var newScenes: [LoadedScene] = []
  private let model: DynamicModel?

  /// Creates an empty list.
  /// - Parameter model: the model of all model containers; nil to leave them as they are.
  init(model: DynamicModel?) {
    self.model = model
  }

  /// Adds what was made just now, and gives its containers the model.
  func append(_ scene: LoadedScene) {
    scenes.removeAll { $0.controller == nil }
    scenes.append(scene)
    newScenes.append(scene)
    giveModel(to: scene)
  }

  /// What was added since the last time.
  func takeNew() -> [LoadedScene] {
    defer { newScenes = [] }
    return newScenes
  }

  /// Gives the model to the containers, in place of what a controller has given them meanwhile.
  func giveModel(to scene: LoadedScene) {
    guard let model else { return }
    for case let container as AnyModelContainer in scene.objectsByID.values
    where container.anyModel as AnyObject? !== model {
      container.anyModel = model
    }
  }
}
