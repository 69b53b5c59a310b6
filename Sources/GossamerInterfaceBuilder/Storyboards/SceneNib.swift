// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A scene of a storyboard. It is instantiated in two steps: first the controller; then, when its view is
/// loaded, the view, the other objects of the scene, and all connections.
final class SceneNib: ViewNib {
  let storyboard: UIStoryboard
  let source: DocumentSource

  /// The scenes that are loaded together with this one.
  let group: SceneGroup

  let element: Element

  /// The instantiation that has created the controller, until the view is loaded. Meanwhile it doesn't
  /// retain the controller.
  private var instantiation: Instantiation?

  /// Creates the scene.
  /// - Parameter element: the controller.
  init(
    _ element: Element, of source: DocumentSource, storyboard: UIStoryboard, in group: SceneGroup
  ) {
    self.element = element
    self.source = source
    self.storyboard = storyboard
    self.group = group
    group.count += 1
  }

  isolated deinit {
    group.count -= 1
  }

  var objects: [Element] { source.document.scene(of: element)?.objects ?? [element] }

  /// Creates the controller.
  /// - Parameter creator: creates the controller. Nil, or a creator that returns nil, leaves that to its
  ///   `init(coder:)`.
  func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    let instantiation = Instantiation(source)
    let hasView = element.child(key: "view") != nil
    let controller = instantiation.makeController(element, creator: creator) { [self] controller in
      controller.storyboard = storyboard
      if hasView { controller.viewNib = self }
      addSegues(to: controller, instantiation)
    }
    addRelatives(of: controller, instantiation)
    instantiation.finishController(element)
    if hasView {
      instantiation.forget(element)
      self.instantiation = instantiation
    } else {
      finish(controller, instantiation)
    }
    source.logNewDiagnostics()
    return controller
  }

  func loadView(of controller: UIViewController) -> Bool {
    let instantiation = instantiation ?? Instantiation(source)
    self.instantiation = nil
    instantiation.register(controller, for: element)
    if let view = element.child(key: "view").flatMap(instantiation.makeViews) {
      controller.view = view
    }
    finish(controller, instantiation)
    source.logNewDiagnostics()
    return controller.isViewLoaded
  }

  /// Creates the other objects of the scene, and connects all objects.
  private func finish(_ controller: UIViewController, _ instantiation: Instantiation) {
    controller.keep(instantiation.makeObjects(objects))
    instantiation.finish(objects, controller: controller) { [self] segue, element in
      connect(segue, of: element, controller, instantiation)
    }
    storyboard.sceneDidLoad?(LoadedScene(instantiation, controller: controller))
  }
}
