// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerInterfaceBuilder

/// The scenes that one document has loaded. Navigation loads more of them; those whose controllers
/// are gone are removed when the next one is loaded.
final class LoadedScenes {
  private(set) var scenes: [LoadedScene] = []
  private var newScenes: [LoadedScene] = []
  private let model: DynamicModel?

  /// Creates an empty list.
  /// - Parameter model: the model of all model containers; nil to leave them as they are.
  init(model: DynamicModel?) {
    self.model = model
  }

  /// Adds a new scene, and gives its containers the model.
  func append(_ scene: LoadedScene) {
    scenes.removeAll { $0.controller == nil }
    scenes.append(scene)
    newScenes.append(scene)
    giveModel(to: scene)
  }

  /// The scenes that were added since the last call.
  func popNewScenes() -> [LoadedScene] {
    defer { newScenes = [] }
    return newScenes
  }

  /// Gives the model to the containers, even if a controller has given them another one meanwhile.
  func giveModel(to scene: LoadedScene) {
    guard let model else { return }
    for case let container as AnyModelContainer in scene.objectsByID.values
    where container.anyModel as AnyObject? !== model {
      container.anyModel = model
    }
  }
}
