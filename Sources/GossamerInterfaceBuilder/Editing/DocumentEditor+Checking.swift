// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

// What the wires of the classes permit.
extension DocumentEditor {
  /// The class of an object of the document.
  struct ElementClass {
    /// The class; UIKit's if the object's own isn't known. Nil if there is none.
    let type: AnyClass?
    /// UIKit's class for such elements; nil for a custom object.
    let base: AnyClass?
    /// The name of the custom class that isn't known; nil if the class is known.
    let unknownName: String?

    /// The wires of the class; nil if it has none.
    var wires: AnyWires? { (type as? any Wirable.Type).map(AnyWires.table) }

    /// The name, for messages.
    var name: String { type.map { "\($0)" } ?? "object without a class" }
  }

  /// The class of the object that an element describes.
  func elementClass(of element: Element) -> ElementClass {
    let base: AnyClass? = baseClass(of: element)
    guard let name = element.string("customClass"), !name.isEmpty else {
      return ElementClass(type: base, base: base, unknownName: nil)
    }
    if let type = classes.find(name, module: element.string("customModule")) {
      return ElementClass(type: type, base: base, unknownName: nil)
    }
    return ElementClass(type: base, base: base, unknownName: name)
  }

  /// UIKit's class for such elements; nil for a custom object, and for an element that isn't supported.
  private func baseClass(of element: Element) -> AnyClass? {
    let name = Instantiation.gestureKinds[element.name]?.name ?? ClassNames.baseName(of: element)
    return ["customObject", "placeholder"].contains(element.name)
      ? nil : classes.find(name, module: "GossamerKit")
  }

  /// Checks a new connection.
  /// - Returns: the connection with its event, if it is an action without one.
  func checked(
    _ kind: ConnectionKind, from source: Element, to destination: Element
  ) throws(DocumentEditError) -> ConnectionKind {
    if case .segue(let name) = kind { throw .segue(name) }
    for end in [source, destination] {
      if end.name == "exit" || end.name == "segue" { throw .segue(title(of: end)) }
      if end.parent?.name == "connections" { throw .notConnectable(title(of: end)) }
    }
    if let id = source.id, let other = destination.id,
      document.sceneIndex(ofID: id) != document.sceneIndex(ofID: other)
    {
      throw .otherScene(object: title(of: destination))
    }
    switch kind {
    case .outlet(let name):
      try checkOutlet(name, isCollection: false, from: source, to: destination)
      return kind
    case .outletCollection(let name):
      try checkOutlet(name, isCollection: true, from: source, to: destination)
      return kind
    case .action(let name, let event):
      return .action(
        name, event: try checkAction(name, event: event, from: source, to: destination))
    case .segue:
      return kind
    }
  }

  private func checkOutlet(
    _ name: String, isCollection: Bool, from source: Element, to destination: Element
  ) throws(DocumentEditError) {
    let owner = elementClass(of: source)
    let outlets = owner.wires?.properties ?? [:]
    guard let wire = outlets[name] else {
      if let unknown = owner.unknownName { throw .unknownClass(unknown, object: title(of: source)) }
      guard owner.type != nil else { throw .noClass(object: title(of: source)) }
      let names = outlets.filter { $0.value.kind != .attribute }.keys.sorted()
      throw .noOutlet(name, class: owner.name, suggestion: closestName(to: name, in: names))
    }
    if (wire.kind == .outletCollection) != isCollection {
      throw .wrongKind(name, isCollection: !isCollection)
    }
    let target = elementClass(of: destination)
    if target.fits(wire) { return }
    throw .wrongDestination(outlet: name, expected: wire.typeName, found: target.name)
  }

  /// Checks an action.
  /// - Returns: its event; nil for an object that sends one event only.
  private func checkAction(
    _ name: String, event: String?, from source: Element, to destination: Element
  ) throws(DocumentEditError) -> String? {
    let sender = elementClass(of: source)
    guard let type = sender.type, sender.sendsActions else {
      if let unknown = sender.unknownName {
        throw .unknownClass(unknown, object: title(of: source))
      }
      throw .sendsNoActions(class: sender.name)
    }
    let event = type is UIControl.Type ? event ?? sender.events.first : nil
    if let event, UIControl.Event.documentNames[event] == nil {
      let names = UIControl.Event.documentNames.keys.sorted()
      throw .noEvent(event, suggestion: closestName(to: event, in: names))
    }
    if destination.isPlaceholder("IBFirstResponder") { return event }
    let target = elementClass(of: destination)
    let actions = target.wires?.actions ?? [:]
    guard let action = actions[name] else {
      if let unknown = target.unknownName {
        throw .unknownClass(unknown, object: title(of: destination))
      }
      guard target.type != nil else { throw .noClass(object: title(of: destination)) }
      throw .noAction(
        name, class: target.name, suggestion: closestName(to: name, in: actions.keys.sorted()))
    }
    guard action.takes(sendersOf: type) else {
      throw .wrongSender(action: name, expected: action.senderTypeName, found: sender.name)
    }
    return event
  }

  /// Why connections of an object, or with it, don't fit the wires of the classes, in whole sentences.
  func misfits(ofObject id: String) -> [String] {
    connections.filter { $0.source == id || $0.destination == id }.compactMap { connection in
      guard let source = document.element(id: connection.source),
        let destination = document.element(id: connection.destination)
      else { return nil }
      if case .segue = connection.kind { return nil }
      do throws(DocumentEditError) {
        _ = try checked(connection.kind, from: source, to: destination)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  // MARK: - Classes and values

  /// Checks the class of a new custom object.
  /// - Returns: what is to be said about it.
  func checkCustomObject(_ name: String, module: String?) throws(DocumentEditError) -> [String] {
    guard let type = classes.find(name, module: module) else {
      return [unknownClassNote(name)]
    }
    guard type is any CustomObject.Type else {
      throw .unsuitableClass(
        name, reason: "documents can't make objects of it. Let it conform to CustomObject.")
    }
    return []
  }

  /// Checks the class that an object is to have.
  /// - Returns: what is to be said about it.
  func checkClass(
    _ name: String?, module: String?, of element: Element
  ) throws(DocumentEditError) -> [String] {
    guard let name else {
      if element.name == "customObject" { throw .noClass(object: title(of: element)) }
      return []
    }
    if element.name == "customObject" { return try checkCustomObject(name, module: module) }
    guard let type = classes.find(name, module: module) else { return [unknownClassNote(name)] }
    guard let base = baseClass(of: element), type != base, !isSubclass(type, of: base) else {
      return []
    }
    throw .unsuitableClass(
      name, reason: "it is no subclass of \(base), which \(title(of: element)) has to be.")
  }

  private func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    var ancestor: AnyClass? = type
    while let current = ancestor {
      if current == base { return true }
      ancestor = _getSuperclass(current)
    }
    return false
  }

  private func unknownClassNote(_ name: String) -> String {
    "The class '\(name.excerpt)' isn't known to this program. \(classes.advice(for: name))"
  }

  /// Checks a runtime attribute. Of a key path that leads to another object only the first property is checked.
  func checkRuntimeAttribute(
    _ keyPath: String, _ value: RuntimeAttributeValue, of element: Element
  ) throws(DocumentEditError) {
    let owner = elementClass(of: element)
    let path = PropertyPath(keyPath)
    let key = path.leading.first ?? path.last
    guard let wire = owner.wires?.properties[key] else {
      if let unknown = owner.unknownName {
        throw .unknownClass(unknown, object: title(of: element))
      }
      guard owner.type != nil else { throw .noClass(object: title(of: element)) }
      let names = owner.wires?.properties.keys.sorted() ?? []
      throw .noAttribute(key, class: owner.name, suggestion: closestName(to: key, in: names))
    }
    guard path.leading.isEmpty, !wire.takes(value.value) else { return }
    throw .wrongValue(keyPath: keyPath, expected: wire.typeName, found: value.description)
  }
}

extension DocumentEditor.ElementClass {
  /// Whether objects of the class send actions that a document connects.
  var sendsActions: Bool {
    type is UIControl.Type || type is UIBarButtonItem.Type || type is UIGestureRecognizer.Type
  }

  /// The events that a control of the class sends, by their names in documents, the usual one first. Empty for
  /// others.
  var events: [String] {
    switch type {
    case is UITextField.Type:
      [
        "editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit",
        "primaryActionTriggered",
      ]
    case is UIButton.Type:
      ["touchUpInside", "primaryActionTriggered"] + Self.touchEvents
    case is UIControl.Type where base is UIControl.Type && base != UIControl.self:
      ["valueChanged", "primaryActionTriggered"] + Self.touchEvents + ["touchUpInside"]
    case is UIControl.Type:
      ["touchUpInside", "valueChanged", "primaryActionTriggered"] + Self.touchEvents
    default: []
    }
  }

  private static let touchEvents = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpOutside", "touchCancel",
  ]
}
