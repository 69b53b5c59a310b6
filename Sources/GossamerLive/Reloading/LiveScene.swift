// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerInterfaceBuilder
import GossamerKit

/// A scene of a document that was loaded to be shown, with all that its document has made since.
final class LiveScene {
  /// The controller of the scene.
  let controller: UIViewController

  /// The document as it was read.
  let document: Document

  private let loaded: LoadedScenes
  private var initialTexts: [String: String] = [:]

  /// Creates a scene.
  /// - Parameter loaded: gets what the document makes.
  init(controller: UIViewController, document: Document, loaded: LoadedScenes) {
    self.controller = controller
    self.document = document
    self.loaded = loaded
  }

  /// The scenes whose views are inside of `view`, which is more than one after navigation.
  func scenes(in view: UIView) -> [LoadedScene] {
    loaded.scenes.filter { scene in
      let root =
        (scene.controller as? UIViewController)?.viewIfLoaded ?? scene.controller as? UIView
      return root?.isDescendant(of: view) ?? false
    }
  }

  /// What the loader found to be wrong and couldn't mend.
  var errors: [String] {
    document.diagnostics.all.filter { $0.severity == .error }.map(\.description)
  }

  /// All that was made, by id.
  var objects: [String: AnyObject] {
    var objects: [String: AnyObject] = [:]
    for scene in loaded.scenes {
      for id in scene.ids { objects[id] = scene.object(id: id) }
    }
    return objects
  }

  /// Gives the model to all model containers.
  func setModel(_ model: DynamicModel) {
    for case let container as ModelContainer in objects.values { container.model = model }
  }

  /// Takes what fields show for what they show before anybody types.
  func noteInitialTexts() {
    initialTexts = ScreenState.texts(of: objects)
  }

  /// What a person has done since.
  var state: ScreenState {
    ScreenState(of: objects, initialTexts: initialTexts)
  }
}

/// What one storyboard has made, scene by scene: navigation makes more of them.
final class LoadedScenes {
  var scenes: [LoadedScene] = []
}
