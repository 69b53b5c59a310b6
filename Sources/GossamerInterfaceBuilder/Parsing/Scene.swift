// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A scene of a document: objects that are created together. A storyboard has one for each view
/// controller; a xib is a single scene.
nonisolated package struct Scene {
  /// The element `<scene>`; in a xib the root of the document.
  package let element: Element

  /// The top-level objects: the controller of a storyboard's scene, the views of a xib, placeholders, custom
  /// objects, gesture recognisers, in the order of the file.
  package var objects: [Element] { element.members(of: "objects") }

  /// The view controller of a storyboard's scene. A `<viewControllerPlaceholder>` refers to one in another
  /// storyboard. `nil` in a xib.
  package var controller: Element? {
    objects.first { $0.attributes["sceneMemberID"] == "viewController" }
  }

  /// The placeholder for an object from outside the document, such as `IBFilesOwner` in a xib, or
  /// `IBFirstResponder`.
  package func placeholder(_ identifier: String) -> Element? {
    objects.first {
      $0.name == "placeholder" && $0.attributes["placeholderIdentifier"] == identifier
    }
  }
}
