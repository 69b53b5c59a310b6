// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

/// Finds the errors of a document that can be found before any object is created from it: duplicate ids,
/// references to elements that don't exist, unknown kinds, segues that would load scenes endlessly.
///
/// It reports them to the document's ``Diagnostics``. Errors about classes (outlets, actions, runtime
/// attributes) are found when the document is instantiated. Cost: linear in the size of the document, a
/// fifth of reading it.
nonisolated package struct DocumentCheck {
  let document: Document
  let supportedKinds: Set<String>
  var diagnostics: Diagnostics { document.diagnostics }

  /// Creates a check of `document`.
  /// - Parameter supportedKinds: the tags of the views, controllers and other objects that can be created,
  ///   such as `label`. Other kinds are reported.
  package init(_ document: Document, supportedKinds: Set<String>) {
    self.document = document
    self.supportedKinds = supportedKinds
  }

  /// Reports all errors: first those about the document as a whole, then those of the scenes, in the order of
  /// the file.
  package func run() {
    checkScenes()
    checkDevice()
    checkInitialViewController()
    for (index, scene) in document.scenes.enumerated() {
      if document.kind == .storyboard { checkController(of: scene) }
      for element in scene.objects.lazy.flatMap(\.subtree) {
        checkID(of: element)
        checkKind(of: element)
        checkReferences(of: element, inScene: index)
        if element.name == "segue" { checkSegue(element) }
        if element.name == "tableView" { checkTable(element) }
        if element.name == "collectionView" { checkCollection(element) }
      }
    }
  }

  private func checkScenes() {
    guard document.kind == .storyboard, document.scenes.isEmpty else { return }
    diagnostics.warning(
      "The storyboard has no scenes, so there is nothing to show. Add a view controller to it.",
      at: document.root)
  }

  private func checkDevice() {
    guard let element = document.root.child(named: "device"), let id = element.id,
      CanvasDevice.known[id] == nil
    else { return }
    let advice =
      closestName(to: id, in: CanvasDevice.known.keys.sorted()).map { "Did you mean '\($0)'?" }
      ?? "Choose another device in Interface Builder."
    diagnostics.warning(
      """
      The device '\(id.excerpt)' is unknown, so the scenes are as large as the document says, without the \
      insets of a device. \(advice)
      """, at: element)
  }

  private func checkID(of element: Element) {
    guard let id = element.id, let first = document.element(id: id), first !== element else {
      return
    }
    diagnostics.error(
      """
      The id '\(id.excerpt)' belongs to <\(first.name)> in line \(first.line) already, so that no connection \
      reaches this <\(element.name)>. Give it another id.
      """, at: element)
  }

  // MARK: - View controllers

  private func checkInitialViewController() {
    guard let id = document.initialViewControllerID else { return }
    guard let element = document.element(id: id) else {
      diagnostics.error(
        "The initial view controller '\(id.excerpt)' isn't in the document. Choose another one.",
        at: document.root)
      return
    }
    if !element.isSceneController {
      diagnostics.error(
        """
        The initial view controller '\(id.excerpt)' is a <\(element.name)>, and no view controller of a \
        scene. Choose another one.
        """, at: document.root)
    }
  }

  private func checkController(of scene: Scene) {
    let controllers = scene.objects.filter(\.isSceneController)
    if controllers.isEmpty {
      diagnostics.error(
        "The scene has no view controller, so it can't be loaded. Add one, or delete the scene.",
        at: scene.element)
    }
    for controller in controllers.dropFirst() {
      diagnostics.error(
        """
        The scene has a view controller already, in line \(controllers[0].line), so this one isn't loaded. \
        Give it a scene of its own.
        """, at: controller)
    }
  }
}
