// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Positions the views of a scene: by layout guides, constraints, and their variations by size
// class.
extension Instantiation {
  /// Creates the layout guides and constraints of the views that `roots` describe, and of their subviews,
  /// and applies the variations by size class. The views exist already, with the frames that the document
  /// stores.
  package func layOut(_ roots: [Element]) {
    for element in roots.flatMap({ Array($0.subtree) }) { makeGuides(of: element) }
    for root in roots {
      for element in root.subtree {
        if let view = object(for: element) as? UIView { makeConstraints(of: element, view) }
      }
      let variations = SizeClassVariations()
      for element in root.subtree { variations.add(element, self) }
      variations.install(on: variedView(of: root))
    }
  }

  private func makeConstraints(of element: Element, _ view: UIView) {
    for member in element.members(of: "constraints")
    where member.name == "constraint" && object(for: member) == nil {
      // Such a constraint ("Remove at build time") is only for the canvas: the application creates
      // its own.
      if member.bool("placeholder") == true, purpose == .running { continue }
      guard let constraint = ConstraintReader.read(member, of: view, self) else { continue }
      if let problem = constraint.activate(preferredHolder: view) {
        diagnostics.error("\(problem) The constraint is left out.", at: member)
      } else {
        register(constraint, for: member)
      }
    }
  }

  /// The view whose traits select the variations in `root`.
  private func variedView(of root: Element) -> UIView? {
    let object = object(for: root)
    return object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
      ?? root.child(key: "view").flatMap { self.object(for: $0) as? UIView }
  }

  // MARK: - Guides

  private func makeGuides(of element: Element) {
    switch element.name {
    case "viewLayoutGuide", "keyboardLayoutGuide":
      guard let view = element.parent.flatMap(object(for:)) as? UIView else { return }
      if let guide = guide(element, of: view) { register(guide, for: element) }
    case "viewControllerLayoutGuide":
      let controller = element.parent?.parent
      guard let root = controller?.child(key: "view").flatMap(object(for:)) as? UIView else {
        return
      }
      if let guide = controllerGuide(element, of: root) { register(guide, for: element) }
    default: break
    }
  }

  private func guide(_ element: Element, of view: UIView) -> UILayoutGuide? {
    switch element.key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// A controller's top or bottom layout guide, as there were before safe areas. It reaches from an edge
  /// of the view to the safe area. Nil for another type.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiviewcontroller/toplayoutguide
  private func controllerGuide(_ element: Element, of view: UIView) -> UILayoutGuide? {
    guard let type = element.string("type"), ["top", "bottom"].contains(type) else { return nil }
    let (guide, safeArea) = (UILayoutGuide(), view.safeAreaLayoutGuide)
    guide.identifier = "\(type)LayoutGuide"
    view.addLayoutGuide(guide)
    let isTop = type == "top"
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return guide
  }
}

nonisolated extension Document {
  /// The name of the file, as messages about layout give it.
  package var fileName: String { URL(fileURLWithPath: file).lastPathComponent }
}
