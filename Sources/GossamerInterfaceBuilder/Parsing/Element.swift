// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An element of an Interface Builder document: its name, attributes, children and line.
///
/// The typed accessors (``bool(_:)``, ``number(_:)``, ``rect(_:)``, ...) return `nil` if a value is missing
/// or wrong. They report a wrong one to the document's ``Diagnostics``, as a warning with the line. So a
/// reader only gives the default for a missing value:
///
///     label.numberOfLines = element.integer("numberOfLines") ?? 1
///     label.frame = element.rect("frame") ?? .zero
///
/// Elements are at most ``XMLTreeBuilder/greatestDepth`` deep, so walking them may recurse.
nonisolated package final class Element {
  /// The name of the tag, such as `label`.
  package let name: String
  /// The attributes, by name.
  package let attributes: [String: String]
  /// The line of the tag in the file, counted from 1.
  package let line: Int
  /// The elements inside, in the order of the file.
  package private(set) var children: [Element] = []
  /// The element around it; `nil` for the root.
  package private(set) weak var parent: Element?
  /// The raw text between the tags of an element without children; ``text`` decodes it.
  var content = ""
  /// Gets the reports about wrong values.
  let diagnostics: Diagnostics

  init(name: String, attributes: [String: String], line: Int, diagnostics: Diagnostics) {
    self.name = name
    self.attributes = attributes
    self.line = line
    self.diagnostics = diagnostics
  }

  func append(_ child: Element) {
    child.parent = self
    children.append(child)
  }

  /// A copy with other attributes and children. The children keep their parents.
  func copy(attributes: [String: String], children: [Element]) -> Element {
    let copy = Element(name: name, attributes: attributes, line: line, diagnostics: diagnostics)
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

  /// The child with the attribute `key`, as in `<rect key="frame" .../>`.
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

  /// The elements in the child with this tag, such as all in `<subviews>`; empty if there is no such child.
  package func members(of name: String) -> [Element] {
    child(named: name)?.children ?? []
  }

  /// This element and all in it, in the order of the file.
  package var subtree: some Sequence<Element> {
    sequence(state: [self]) { stack in
      guard let next = stack.popLast() else { return nil }
      stack.append(contentsOf: next.children.reversed())
      return next
    }
  }
}

// What an element stands for in a document.
nonisolated extension Element {
  /// Whether it stands for an object from outside of the document.
  func isPlaceholder(_ identifier: String) -> Bool {
    name == "placeholder" && attributes["placeholderIdentifier"] == identifier
  }

  /// Whether it is the view controller of a storyboard's scene, or stands for one in another storyboard.
  var isSceneController: Bool { attributes["sceneMemberID"] == "viewController" }

  /// Whether it is a view that may show another view controller by an embed segue.
  var isContainerView: Bool { name == "containerView" || name == "view" }

  /// How a message names a connection or a constraint, at its start.
  var title: String {
    let name = string("property") ?? string("selector") ?? string("identifier") ?? id
    let kind = self.name == "outletCollection" ? "outlet collection" : self.name
    return "The \(kind)" + (name.map { " '\($0.excerpt)'" } ?? "")
  }
}
