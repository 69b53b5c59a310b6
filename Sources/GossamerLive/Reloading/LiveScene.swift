// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerInterfaceBuilder
import GossamerKit

/// A scene that is shown, with all objects that its document has created since it was loaded.
final class LiveScene {
  /// The controller of the scene.
  let controller: UIViewController

  /// The document as it was read.
  let document: Document

  private let loaded: LoadedScenes
  private var initialTexts: [String: String] = [:]

  /// Creates a scene.
  /// - Parameter loaded: gets each scene that the document loads.
  init(controller: UIViewController, document: Document, loaded: LoadedScenes) {
    self.controller = controller
    self.document = document
    self.loaded = loaded
  }

  /// The loaded scenes whose views are inside `view`: more than one after navigation.
  func scenes(in view: UIView) -> [LoadedScene] {
    loaded.scenes.filter { scene in
      let root =
        (scene.controller as? UIViewController)?.viewIfLoaded ?? scene.controller as? UIView
      return root?.isDescendant(of: view) ?? false
    }
  }

  /// The errors of the loader.
  var errors: [String] {
    document.diagnostics.all.filter { $0.severity == .error }.map(\.description)
  }

  /// All objects that were created, by id.
  var objects: [String: AnyObject] {
    loaded.scenes.reduce(into: [:]) { $0.merge($1.objectsByID) { $1 } }
  }

  /// Notes the texts that fields of new scenes have before anybody types. Call it after the
  /// bindings have written the model's values.
  func noteNewScenes() {
    for scene in loaded.popNewScenes() {
      loaded.giveModel(to: scene)
      initialTexts.merge(ScreenState.texts(of: scene.objectsByID)) { $1 }
    }
  }

  /// The screens that a person has navigated to.
  var place: NavigationPlace { NavigationPlace(of: objects) }

  /// Navigates to the screens that the previous scene showed. They appear at the next update.
  func navigate(to place: NavigationPlace) {
    if let storyboard = controller.storyboard {
      place.restore(to: objects, from: storyboard)
    }
  }

  /// What a person has entered, selected and scrolled to since.
  var state: ScreenState {
    ScreenState(of: objects, initialTexts: initialTexts)
  }
}

extension LoadedScene {
  /// The objects that still exist, by id.
  var objectsByID: [String: AnyObject] {
    Dictionary(uniqueKeysWithValues: ids.compactMap { id in object(id: id).map { (id, $0) } })
  }
}
