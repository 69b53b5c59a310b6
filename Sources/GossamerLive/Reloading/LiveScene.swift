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
    loaded.scenes.reduce(into: [:]) { $0.merge($1.objectsByID) { $1 } }
  }

  /// Takes what the fields of new scenes show for what they show before anybody types. To be called
  /// when what observes the model has had its say.
  func noteNewScenes() {
    for scene in loaded.takeNew() {
      loaded.giveModel(to: scene)
      initialTexts.merge(ScreenState.texts(of: scene.objectsByID)) { $1 }
    }
  }

  /// How far a person has navigated.
  var place: NavigationPlace { NavigationPlace(of: objects) }

  /// Navigates as far as a person had in the scene before. The new screens are there after an
  /// update.
  func navigate(to place: NavigationPlace) {
    if let storyboard = controller.storyboard {
      place.restore(to: objects, from: storyboard)
    }
  }

  /// What a person has done since.
  var state: ScreenState {
    ScreenState(of: objects, initialTexts: initialTexts)
  }
}

extension LoadedScene {
  /// The objects that are still there.
  var objectsByID: [String: AnyObject] {
    Dictionary(uniqueKeysWithValues: ids.compactMap { id in object(id: id).map { (id, $0) } })
  }
}
