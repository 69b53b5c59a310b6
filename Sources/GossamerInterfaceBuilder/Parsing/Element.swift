// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An element of an Interface Builder document: its name, attributes, children and line.
///
/// The typed accessors (``bool(_:)``, ``number(_:)``, ``rect(_:)``, ...) return `nil` if a value is missing
/// or wrong. A wrong value is reported to the document's ``Diagnostics``, as a warning with the line. So a
/// reader only has to give a default:
///
///     label.numberOfLines = element.integer("numberOfLines") ?? 1
///     label.frame = element.rect("frame") ?? .zero
///
/// Elements are nested at most ``XMLTreeBuilder/greatestDepth`` deep, so code that walks them may recurse.
nonisolated package final class Element {
  /// The name of the tag, such as `label`.
  package let name: String
  /// The attributes, by name.
  package let attributes: [String: String]
  /// The line of the tag in the file, counted from 1.
  package let line: Int
  /// How many elements begin before it in the file. ``ElementPlaces`` finds its bytes by it.
  let index: Int
  /// The elements inside, in the order of the file.
  package private(set) var children: [Element] = []
  /// The element around it; `nil` for the root.
  package private(set) weak var parent: Element?
  /// The raw text between the tags of an element without children; ``text`` decodes it.
  var content = ""
  /// Where wrong values are reported.
  let diagnostics: Diagnostics

  init(
    name: String, attributes: [String: String], line: Int, index: Int, diagnostics: Diagnostics
  ) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.index = index
    self.diagnostics = diagnostics
  }

  func append(_ child: Element) {
    child.parent = self
    children.append(child)
  }

  /// A copy with other attributes and children. The children's ``parent`` stays the same.
  func copy(attributes: [String: String], children: [Element]) -> Element {
    let copy = Element(
      name: name, attributes: attributes, line: line, index: index, diagnostics: diagnostics)
    copy.content = content
    copy.parent = parent
    copy.children = children
    return copy
  }
}

nonisolated extension Element {
  /// The object id that connections, constraints and segues refer to.
  package var id: String? { attributes["id"] }

  /// The role of the element for its parent: the value of `key`, as in `<rect key="frame" .../>`.
  package var key: String? { attributes["key"] }

  /// The first child with this value of the attribute `key`, as in `<rect key="frame" .../>`.
  package func child(key: String) -> Element? {
    children.first { $0.key == key }
  }

  /// The first child with this tag, as in `<subviews>...</subviews>`.
  package func child(named name: String) -> Element? {
    children.first { $0.name == name }
  }

  /// The children with this tag, in the order of the file.
  package func children(named name: String) -> [Element] {
    children.filter { $0.name == name }
  }

  /// The children of the first child with this tag, such as all in `<subviews>`; empty if there is no such child.
  package func members(of name: String) -> [Element] {
    child(named: name)?.children ?? []
  }

  /// This element and all elements inside it, in the order of the file.
  package var subtree: some Sequence<Element> {
    sequence(state: [self]) { stack in
      guard let next = stack.popLast() else { return nil }
      stack.append(contentsOf: next.children.reversed())
      return next
    }
  }
}

// The roles of elements in a document.
nonisolated extension Element {
  /// Whether it is the placeholder with this identifier, such as `IBFilesOwner`: it stands for an object from
  /// outside the document.
  func isPlaceholder(_ identifier: String) -> Bool {
    name == "placeholder" && attributes["placeholderIdentifier"] == identifier
  }

  /// Whether it is the view controller of a storyboard's scene, or a reference to one in another storyboard.
  var isSceneController: Bool { attributes["sceneMemberID"] == "viewController" }

  /// Whether it is a view that may embed the view of another controller.
  var isContainerView: Bool { name == "containerView" || name == "view" }

  /// The beginning of a message about a connection or a constraint: its kind and, if it has one, its name or id.
  var title: String {
    let name = string("property") ?? string("selector") ?? string("identifier") ?? id
    let kind = self.name == "outletCollection" ? "outlet collection" : self.name
    return "The \(kind)" + (name.map { " '\($0.excerpt)'" } ?? "")
  }
}
