// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The part of a storyboard's scene that is made when the view of its controller is loaded: the view, and
/// the objects beside the controller.
final class SceneNib: ViewNib {
  private let source: DocumentSource
  private let storyboard: UIStoryboard
  private let element: Element

  /// The controller's class, if it couldn't be used.
  private let unusableClass: String?

  /// Creates the nib.
  /// - Parameters:
  ///   - element: the controller.
  ///   - instantiation: what has made the controller.
  init(_ element: Element, _ instantiation: Instantiation, storyboard: UIStoryboard) {
    source = instantiation.source
    self.storyboard = storyboard
    self.element = element
    unusableClass = instantiation.unusableClass(of: element)
  }

  func loadView(of controller: UIViewController) -> Bool {
    let objects = source.document.scene(of: element)?.objects ?? [element]
    let instantiation = Instantiation(source)
    instantiation.adopt(controller, for: element, unusableClass: unusableClass)
    let view = element.child(key: "view").flatMap(instantiation.makeViews)
    controller.topLevelObjects = instantiation.makeObjects(objects)
    if let view { controller.view = view }
    instantiation.finish(objects)
    source.logNewDiagnostics()
    storyboard.sceneDidLoad?(LoadedScene(instantiation, controller: controller))
    return view != nil
  }
}
