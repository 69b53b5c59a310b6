// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Objects: views, controllers, and what stands in the dock.
extension DocumentEditor {
  /// An object of a document.
  nonisolated public struct Object: Hashable, Sendable, Identifiable {
    /// The object id, such as `5H1-X6-RDs`.
    public let id: String
    /// The name that people know it by: its label in Interface Builder's outline, or else its class or kind with its text.
    /// Objects of the same scene that would have the same name have their ids behind it.
    public let title: String
    /// The name of its tag: `button`, `customObject`, `placeholder`.
    public let kind: String
    /// The name of its class: the custom class, or else UIKit's. Nil for an object without a class.
    public let className: String?
    /// The label in Interface Builder's outline; nil if it has none.
    public let userLabel: String?
    /// The index of its scene, counted from 0; a xib is one scene.
    public let scene: Int
    /// Whether it stands at the top level of its scene, as in Interface Builder's dock.
    public let isTopLevel: Bool
    /// Its user-defined runtime attributes, in the order of the document. Values that ``RuntimeAttributeValue`` doesn't have,
    /// such as colours, are left out.
    public let runtimeAttributes: [RuntimeAttribute]
  }

  /// A user-defined runtime attribute: a property that the document sets.
  nonisolated public struct RuntimeAttribute: Hashable, Sendable {
    /// The name of the property, or a key path to it.
    public let keyPath: String
    /// Its value.
    public let value: RuntimeAttributeValue
  }

  /// The objects of all scenes in the order of the document: views, bars, controllers, recognisers, custom objects and
  /// placeholders. Constraints and layout guides aren't among them.
  ///
  /// Cost: linear in the size of the document.
  public var objects: [Object] {
    document.scenes.enumerated().flatMap { index, scene in
      let titles = scene.titles
      return scene.editableObjects.compactMap { element in
        element.id.map { id in
          Object(
            id: id, title: titles[id] ?? id, kind: element.name,
            className: element.name == "customObject"
              ? element.string("customClass") : ClassNames.name(of: element),
            userLabel: element.string("userLabel"), scene: index,
            isTopLevel: element.parent?.name == "objects",
            runtimeAttributes: element.members(of: "userDefinedRuntimeAttributes").compactMap {
              RuntimeAttribute($0)
            })
        }
      }
    }
  }

  /// The names of the scenes for people, in the order of the document: those of their view controllers. That of a xib is
  /// empty. No two of a storyboard are the same.
  public var sceneTitles: [String] {
    guard document.kind == .storyboard else { return [""] }
    let controllers = document.scenes.map { $0.controller ?? $0.objects.first }
    let names = controllers.map { $0?.titleForPeople ?? "" }
    return zip(names, controllers).map { name, controller in
      names.filter { $0 == name }.count == 1 ? name : "\(name) (\(controller?.id ?? ""))"
    }
  }

  /// The object with an id; nil if none has it.
  public func object(id: String) -> Object? {
    objects.first { $0.id == id }
  }

  /// Adds an object of a class, such as an intention or a model container, to the top level of a scene.
  ///
  /// It is written as the last object of the scene, as Xcode does. Connect it by ``connect(_:from:to:)``.
  /// - Parameters:
  ///   - name: the name of the class.
  ///   - module: the module that the document names for the class, which it needs for a class of the application in Xcode;
  ///     nil for Gossamer's classes.
  ///   - label: the label in Interface Builder's outline; nil for none.
  ///   - scene: the index of the scene, counted from 0.
  /// - Returns: the change, and the id of the object.
  /// - Throws: a ``DocumentEditError`` if there is no such scene, or if documents can't make objects of the class.
  @discardableResult
  public mutating func addObject(
    ofClass name: String, module: String? = nil, label: String? = nil, toScene scene: Int = 0
  ) throws(DocumentEditError) -> (edit: DocumentEdit, id: String) {
    guard document.scenes.indices.contains(scene) else { throw .noScene("\(scene)") }
    try checkText(name, module, label)
    let notes = try checkCustomObject(name, module: module)
    let id = newID()
    let xml = XMLText.tag(
      "customObject",
      [
        "id": id, "userLabel": label, "customClass": name, "customModule": module,
        "customModuleProvider": module.map { _ in "target" },
      ])
    let insertion = DocumentChange.Insertion(
      xml: xml, id: id, scene: document.scenes[scene].element.string("sceneID"))
    let edit = try perform("Add \(label ?? name)", notes: notes, [.insert(insertion)])
    return (edit, id)
  }

  /// Removes an object from the top level of its scene, with its connections and all connections that lead to it.
  /// - Throws: a ``DocumentEditError`` if the scene needs the object: its view controller, a placeholder, the exit. Views
  ///   inside of others aren't removed, because their constraints would go with them.
  @discardableResult
  public mutating func removeObject(id: String) throws(DocumentEditError) -> DocumentEdit {
    let element = try document.object(id)
    let title = title(of: element)
    guard element.parent?.name == "objects", element.string("sceneMemberID") == nil,
      element.name != "placeholder"
    else { throw .notRemovable(title) }
    let inside = Set(element.subtree.compactMap(\.id))
    let leading = document.root.subtree.filter { connection in
      connection.parent?.name == "connections"
        && connection.string("destination").map(inside.contains) ?? false
        && !(connection.id.map(inside.contains) ?? false)
    }
    return try perform(
      "Delete \(title)", [.remove(ids: leading.compactMap(\.id) + [id])])
  }

  /// Sets the class of an object.
  /// - Parameters:
  ///   - name: the name of the class; nil for the class that such an object has without one.
  ///   - module: the module that the document names for the class; nil for none.
  ///   - id: the id of the object.
  /// - Returns: the change. Its notes say if the class isn't known to this program, and which connections of the object don't
  ///   fit the class. They stay in the document.
  /// - Throws: a ``DocumentEditError`` if the class isn't one that such an object can have.
  @discardableResult
  public mutating func setClass(
    _ name: String?, module: String? = nil, ofObject id: String
  ) throws(DocumentEditError) -> DocumentEdit {
    let element = try document.object(id)
    try checkText(name, module)
    var notes = try checkClass(name, module: module, of: element)
    let module = name == nil ? nil : module
    let changes: [DocumentChange] = [
      .setAttribute(name: "customClass", value: name, id: id),
      .setAttribute(name: "customModule", value: module, id: id),
      .setAttribute(name: "customModuleProvider", value: module.map { _ in "target" }, id: id),
    ]
    let title = "Set class of \(title(of: element))"
    var changed = self
    _ = try changed.perform(title, changes)
    let former = misfits(ofObject: id)
    notes += changed.misfits(ofObject: id).filter { !former.contains($0) }
    return try perform(title, notes: notes, changes)
  }

  /// Sets the label that Interface Builder's outline shows for an object.
  /// - Parameter label: the label; nil for none.
  @discardableResult
  public mutating func setUserLabel(
    _ label: String?, ofObject id: String
  ) throws(DocumentEditError) -> DocumentEdit {
    let element = try document.object(id)
    try checkText(label)
    return try perform(
      "Set label of \(title(of: element))",
      [.setAttribute(name: "userLabel", value: label, id: id)])
  }

  /// Sets a user-defined runtime attribute of an object, or removes it.
  /// - Parameters:
  ///   - keyPath: the name of the property, or a key path such as `layer.cornerRadius`.
  ///   - value: the value; nil to remove the attribute.
  ///   - id: the id of the object.
  /// - Throws: a ``DocumentEditError`` if the class of the object has no such property, or one of another type.
  @discardableResult
  public mutating func setRuntimeAttribute(
    _ keyPath: String, to value: RuntimeAttributeValue?, ofObject id: String
  ) throws(DocumentEditError) -> DocumentEdit {
    let element = try document.object(id)
    try checkText(keyPath)
    if let value {
      if case .string(let text) = value { try checkText(text) }
      try checkRuntimeAttribute(keyPath, value, of: element)
    }
    let title = "Set \(keyPath) of \(title(of: element))"
    // The new element may have lines of its own, which are indented like the one that it replaces.
    let place =
      element.runtimeAttribute(keyPath) ?? element.members(of: "userDefinedRuntimeAttributes").last
    let lineStart =
      place.map(text.lineStart) ?? indented(text.lineStart(of: element), by: 2)
    let xml = value.map { $0.xml(keyPath, lineStart: lineStart, indentation: text.indentation) }
    return try perform(title, [.setRuntimeAttribute(keyPath: keyPath, xml: xml, id: id)])
  }

  private func indented(_ lineStart: [UInt8], by count: Int) -> [UInt8] {
    lineStart.isEmpty
      ? [] : lineStart + Array(repeating: text.indentation, count: count).flatMap(\.self)
  }

  /// The name of an object for people.
  func title(of element: Element) -> String {
    element.id.flatMap { document.scene(of: element)?.titles[$0] } ?? element.titleWithID
  }

  private func checkText(_ texts: String?...) throws(DocumentEditError) {
    for case let text? in texts where !XMLText.canExpress(text) { throw .unwritable(text) }
  }
}

nonisolated extension Scene {
  /// The elements that stand for objects, in the order of the document.
  var editableObjects: [Element] {
    objects.flatMap(\.subtree).filter(\.isEditableObject)
  }

  /// The names of the objects for people, by their ids. No two are the same.
  var titles: [String: String] {
    let named = editableObjects.map { ($0, title: $0.titleForPeople) }
    let counts = Dictionary(named.map { ($0.title, 1) }, uniquingKeysWith: +)
    return Dictionary(
      named.map { element, title in
        (element.id ?? "", counts[title] == 1 ? title : element.titleWithID)
      }, uniquingKeysWith: { first, _ in first })
  }
}

nonisolated extension Element {
  /// What lies inside of objects, but is none.
  private static let groupsWithoutObjects: Set = [
    "connections", "constraints", "layoutGuides", "userDefinedRuntimeAttributes", "variation",
  ]

  fileprivate var isEditableObject: Bool {
    guard id != nil, let group = parent?.name, !Self.groupsWithoutObjects.contains(group) else {
      return false
    }
    return name != "viewLayoutGuide"
  }

  /// The name of an object for people: its label, or else its class or kind with its text.
  var titleForPeople: String {
    if let label = string("userLabel"), !label.isEmpty { return label.printableLine }
    let text =
      ["title", "text", "placeholder", "identifier"].lazy.compactMap { self.text($0) }
      .first { !$0.isEmpty }
      ?? children.lazy.filter { $0.name == "state" || $0.name == "buttonConfiguration" }
      .compactMap { $0.text("title") }.first
    let kind = string("customClass").flatMap { $0.isEmpty ? nil : $0 } ?? kindForPeople
    return text.map { "\(kind) '\($0.printableLine)'" } ?? kind
  }

  /// The name with the id, which no other element has.
  var titleWithID: String { "\(titleForPeople) (\(id ?? ""))" }

  /// The name of the tag in words: `Table View Cell`.
  private var kindForPeople: String {
    if name == "placeholder" { return string("placeholderIdentifier") ?? "Placeholder" }
    return name.inWords
  }
}

nonisolated extension String {
  /// The text in one line, as messages quote it.
  fileprivate var printableLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").excerpt
  }
}
