// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// An Interface Builder document that was read: the elements, and an index of them by id.
///
/// It contains wrong parts too; ``DocumentCheck`` reports them. ``Instantiation`` creates the objects.
nonisolated package final class Document {
  /// The two types of documents.
  package enum Kind: String {
    /// Scenes with view controllers, connected by segues.
    case storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    /// Views and other objects, for an owner that exists already.
    case xib = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  }

  /// The type of the document.
  package let kind: Kind
  /// The path of the file, as messages name it.
  package let file: String
  /// The element `<document>`.
  package let root: Element
  /// The scenes, in the order of the file; one for a xib.
  package let scenes: [Scene]
  /// The images and colours that the document names.
  package let resources: Resources
  /// The errors and warnings about the document: about its elements, and from all later steps.
  package let diagnostics: Diagnostics
  /// The segues that must not be followed, because they would load view controllers endlessly.
  package private(set) lazy var endlessSegues = EndlessSegues(in: self)
  /// Whether a ``DocumentCheck`` has run.
  var isChecked = false
  private let places: [String: Place]

  private struct Place {
    let element: Element
    let scene: Int
  }

  init(kind: Kind, root: Element) {
    self.kind = kind
    self.root = root
    diagnostics = root.diagnostics
    file = diagnostics.file
    scenes =
      kind == .xib
      ? [Scene(element: root)] : root.members(of: "scenes").map { Scene(element: $0) }
    resources = Resources(root.members(of: "resources"))
    var places: [String: Place] = [:]
    for (index, scene) in scenes.enumerated() {
      for element in scene.objects.lazy.flatMap(\.subtree) {
        guard let id = element.id, places[id] == nil else { continue }
        places[id] = Place(element: element, scene: index)
      }
    }
    self.places = places
  }

  /// The object, constraint or connection with this id. If several have it, the first one. Nil if none has it.
  package func element(id: String) -> Element? {
    places[id]?.element
  }

  /// The index in ``scenes`` of the scene that contains the element with this id; nil if no element has it.
  func sceneIndex(ofID id: String) -> Int? {
    places[id]?.scene
  }

  /// The scene that contains an element; nil if none does.
  package func scene(of element: Element) -> Scene? {
    guard kind == .storyboard else { return scenes.first }
    var current: Element? = element
    while let ancestor = current, ancestor.name != "scene" {
      current = ancestor.parent
    }
    return current.map { Scene(element: $0) }
  }
}

nonisolated extension Document {
  /// The id of the view controller that the storyboard starts with, or `nil`.
  package var initialViewControllerID: String? { root.string("initialViewController") }

  /// The id of the canvas's device, such as `retina4_7`, or `nil`.
  package var deviceID: String? { root.child(named: "device")?.id }

  /// Whether the canvas's device is in landscape orientation.
  package var isLandscape: Bool {
    root.child(named: "device")?.string("orientation") == "landscape"
  }

  /// The first number of the version of Interface Builder that wrote the document, such as 21701; 0 if it
  /// isn't given.
  package var toolsVersion: Int {
    Int(root.attributes["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0
  }

  /// Whether views are laid out by constraints.
  package var usesAutoLayout: Bool { root.bool("useAutolayout") ?? false }

  /// Whether views have safe areas. In older documents, controllers have a top and a bottom layout guide instead.
  package var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }

  /// Whether variations for size classes apply.
  package var usesTraitCollections: Bool { root.bool("useTraitCollections") ?? false }

  /// Whether the document is a launch screen.
  package var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }
}
