// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSpelling

// Outlets and actions.
extension Instantiation {
  /// Makes the connections in an element's `<connections>`, in their order.
  func connect(_ element: Element, _ connectSegue: (Element, Element) -> Void) {
    for connection in element.members(of: "connections") {
      switch connection.name {
      case "outlet", "outletCollection": connectOutlet(connection, of: element)
      case "action": connectAction(connection, of: element)
      case "segue":
        record(connection, connection.string("kind") ?? "", from: element)
        connectSegue(connection, element)
      default: break
      }
    }
  }

  /// Why a connection's destination has no object, in a sentence. Nil if that needs no message: another one has said
  /// that the object is left out, or the destination is File's Owner and the document is loaded without an owner.
  private func reasonForMissingObject(of destination: Element) -> String? {
    if unusableClass(of: destination) != nil || destination.isPlaceholder("IBFilesOwner") {
      return nil
    }
    if prototype == nil, isOfPrototype(destination) {
      return """
        it leads into a prototype, of which there may be many cells. Connect it with an object inside of the \
        prototype.
        """
    }
    guard destination.name == "placeholder" else { return "<\(destination.name)> isn't supported." }
    let name = destination.string("placeholderIdentifier") ?? ""
    return """
      nothing stands for the placeholder '\(name.excerpt)'. Give an object for it to \
      UINib.instantiate(withOwner:options:), with the option externalObjects.
      """
  }

  // MARK: - Outlets

  private func connectOutlet(_ connection: Element, of element: Element) {
    guard let property = connection.string("property"), let source = object(for: element),
      let destination = destination(of: connection)
    else { return }
    record(connection, property, from: element)
    guard let source = source as? any KeyValueCoding else {
      warn(connection, property, "\(type(of: source)) has no wires. Let it conform to Wirable.")
      return
    }
    guard let value = object(for: destination) else {
      if let fact = reasonForMissingObject(of: destination) { warn(connection, property, fact) }
      return
    }
    if let fact = mismatch(connection, property, source) {
      warn(connection, property, fact)
      return
    }
    do throws(KeyValueCodingError) {
      try source.setValue(value, forKey: property)
      if let id = destination.id {
        (source as? any ConnectionWitness)?.wasConnected(with: value, id: id)
      }
    } catch {
      let kind =
        connection.name == "outlet" ? MissingWires.Kind.outlet : .outletCollection
      if isNoted(error, kind, property, of: source, element, at: connection) { return }
      var fact = fact(error, about: element)
      if case .wrongType = error { fact = unusableFact(about: destination) ?? fact }
      warn(connection, property, fact)
    }
  }

  /// Notes a wire that the object's class lacks, so that all missing wires of a class are reported together later.
  /// - Returns: false if nothing was noted, so that the caller has to report the error: it has another cause, or the
  ///   name is similar to that of a wire and probably misspelt.
  func isNoted(
    _ error: KeyValueCodingError, _ kind: MissingWires.Kind, _ name: String,
    of object: any KeyValueCoding, _ element: Element, at place: Element
  ) -> Bool {
    guard case .undefinedKey(_, name, suggestion: nil) = error, unusableFact(about: element) == nil,
      let object = object as? any Wirable
    else { return false }
    return missingWires.note(kind, name, of: object, at: place)
  }

  /// The error if an outlet collection is connected as a single outlet, or a single outlet as a collection; nil
  /// otherwise.
  private func mismatch(
    _ connection: Element, _ property: String, _ source: any KeyValueCoding
  ) -> String? {
    guard let wire = (source as? any Wirable)?.table.properties[property] else { return nil }
    switch (wire.kind, connection.name) {
    case (.outletCollection, "outlet"):
      return "it is an outlet collection of \(type(of: source)). Connect it as one."
    case (.outlet, "outletCollection"), (.attribute, "outletCollection"):
      return "it is no outlet collection of \(type(of: source)). Connect it as an outlet."
    default: return nil
    }
  }

  private func warn(_ connection: Element, _ property: String, _ fact: String) {
    diagnostics.warning("The outlet '\(property.excerpt)' isn't connected: \(fact)", at: connection)
  }

  // MARK: - Actions

  private func connectAction(_ connection: Element, of element: Element) {
    guard let selector = connection.string("selector"), let sender = object(for: element),
      let destination = destination(of: connection)
    else { return }
    record(connection, selector, from: element)
    guard let send = sending(selector, from: sender, connection, element) else { return }
    if destination.isPlaceholder("IBFirstResponder") {
      send(nil)
      return
    }
    guard let target = object(for: destination) else {
      if let fact = reasonForMissingObject(of: destination) {
        warn(connection, action: selector, fact)
      }
      return
    }
    guard let target = target as? any Wirable else {
      warn(
        connection, action: selector,
        "\(type(of: target)) has no wires. Let it conform to Wirable.")
      return
    }
    if target.table.actions[selector] != nil {
      send(target)
    } else {
      reportMissing(selector, of: target, destination, connection)
    }
  }

  /// A closure that adds a target to the sender; called with nil, it lets the responder chain find the target. Nil,
  /// with a message, if the sender can't send the action.
  private func sending(
    _ selector: String, from sender: AnyObject, _ connection: Element, _ element: Element
  ) -> (((any Wirable)?) -> Void)? {
    switch sender {
    case let control as UIControl:
      return event(of: connection, selector).map { event in
        { control.addTarget($0, actionNamed: selector, for: event) }
      }
    case let item as UIBarButtonItem:
      return { item.setTarget($0, actionNamed: selector) }
    case let recognizer as UIGestureRecognizer:
      return { recognizer.addTarget($0, actionNamed: selector) }
    default:
      let fact =
        unusableFact(about: element)
        ?? "\(type(of: sender)) is no UIControl, so it sends no actions."
      warn(connection, action: selector, fact)
      return nil
    }
  }

  private func event(of connection: Element, _ selector: String) -> UIControl.Event? {
    let name = connection.string("eventType") ?? "primaryActionTriggered"
    if let event = UIControl.Event.documentNames[name] { return event }
    if UIControl.Event.unsupportedNames.contains(name) {
      warn(
        connection, action: selector,
        "the event '\(name)' isn't supported. Choose another, such as 'touchUpInside'.")
      return nil
    }
    let advice =
      closestName(to: name, in: UIControl.Event.documentNames.keys.sorted())
      .map { "Did you mean '\($0)'?" } ?? "Choose another event."
    warn(
      connection, action: selector,
      "no control sends the event '\(name.excerpt)'. \(advice)")
    return nil
  }

  private func reportMissing(
    _ selector: String, of target: any Wirable, _ destination: Element, _ connection: Element
  ) {
    if let fact = unusableFact(about: destination) {
      warn(connection, action: selector, fact)
      return
    }
    let suggestion = closestName(to: selector, in: target.table.actions.keys.sorted())
    if suggestion == nil, missingWires.note(.action, selector, of: target, at: connection) {
      return
    }
    let advice =
      suggestion.map { "Did you mean '\($0)'?" }
      ?? "Give the object a class of its own that has one, in the identity inspector."
    warn(
      connection, action: selector, "\(type(of: target)) has no wire for this action. \(advice)")
  }

  private func warn(_ connection: Element, action: String, _ fact: String) {
    diagnostics.warning("The action '\(action.excerpt)' isn't connected: \(fact)", at: connection)
  }

  // MARK: - Both ends

  /// The destination element; nil if the document has none, which ``DocumentCheck`` has reported.
  private func destination(of connection: Element) -> Element? {
    connection.string("destination").flatMap { document.element(id: $0) }
  }

  private func record(_ connection: Element, _ name: String, from source: Element) {
    guard let kind = LoadedScene.Connection.Kind(rawValue: connection.name) else { return }
    connections.append(
      LoadedScene.Connection(
        kind: kind, name: name, source: source.id ?? "",
        destination: connection.string("destination") ?? "", line: connection.line))
  }
}

// Segues.
extension Instantiation {
  /// The kind of a segue. An unknown kind, which ``DocumentCheck`` has reported, counts as `show`.
  func segueKind(_ segue: Element) -> SegueTemplate.Kind {
    switch segue.string("kind") {
    case "push": return .push
    case "showDetail", "replace": return .showDetail
    case "popover", "popoverPresentation":
      return .popover(from: PopoverAnchor(directions(of: segue)))
    case "modal", "presentation":
      return .present(segue.choice("modalPresentationStyle", from: UIModalPresentationStyle.names))
    case "custom": return customSegue(segue)
    default: return .show
    }
  }

  /// The directions of the arrow of a popover; any if the document names none.
  private func directions(of segue: Element) -> UIPopoverArrowDirection {
    guard let child = segue.child(key: "popoverArrowDirection") else { return .any }
    let named: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let directions = named.filter { child.bool($0.0) == true }.map(\.1)
    return directions.isEmpty ? .any : UIPopoverArrowDirection(directions)
  }

  /// Connects a segue to the object that triggers it, and a popover to what it points to.
  func connect(_ segue: Element, of element: Element, _ controller: UIViewController) {
    guard let template = templates[ObjectIdentifier(segue)] else { return }
    if case .popover(let anchor) = template.kind {
      let id = segue.string("popoverAnchorBarButtonItem") ?? segue.string("popoverAnchorView")
      anchor.item =
        id.flatMap { object(id: $0) } as? any UIPopoverPresentationControllerSourceItem
    }
    switch object(for: element) {
    case let control as UIControl: controller.connect(template, to: control)
    case let item as UIBarButtonItem: controller.connect(template, to: item)
    case let recognizer as UIGestureRecognizer: controller.connect(template, to: recognizer)
    case let cell as UITableViewCell:
      controller.connect(
        template, to: cell, onAccessory: segue.string("trigger") == "accessoryAction")
    case let cell as UICollectionViewCell: controller.connect(template, to: cell)
    case let object? where object !== controller:
      let fact =
        unusableFact(about: element)
        ?? "\(type(of: object)) is no UIControl, so nothing triggers the segue."
      diagnostics.warning(
        "\(segue.title) isn't connected: \(fact) Perform it by performSegue(withIdentifier:sender:).",
        at: segue)
    default: break
    }
  }

  /// The segue action, which creates the destination of a segue. Nil if the segue has none, or, with a message, if the
  /// controller has no wire for it; then `init(coder:)` creates the destination.
  /// - Parameters:
  ///   - controller: the controller that the segue starts from.
  ///   - element: the controller's element.
  func segueAction(
    of segue: Element, _ controller: UIViewController, _ element: Element
  ) -> ((_ sender: Any?) -> (NSCoder) -> UIViewController?)? {
    guard purpose == .running, let name = segue.string("destinationCreationSelector") else {
      return nil
    }
    guard let action = controller.table.segueActions[name] else {
      reportMissingSegueAction(name, of: controller, element, segue)
      return nil
    }
    let identifier = segue.string("identifier")
    return { [weak controller] sender in
      { coder in
        controller.flatMap { action($0, coder, sender: sender, identifier: identifier) }
      }
    }
  }

  private func reportMissingSegueAction(
    _ name: String, of controller: UIViewController, _ element: Element, _ segue: Element
  ) {
    if unusableClass(of: element) != nil { return }
    let suggestion = closestName(to: name, in: controller.table.segueActions.keys.sorted())
    if suggestion == nil, missingWires.note(.segueAction, name, of: controller, at: segue) {
      return
    }
    let advice =
      suggestion.map { "Did you mean '\($0)'?" }
      ?? "Give the controller a class of its own that has one, in the identity inspector."
    diagnostics.warning(
      """
      The segue action '\(name.excerpt)' isn't called, so init(coder:) makes the destination: \
      \(type(of: controller)) has no wire for it. \(advice)
      """, at: segue)
  }

  private func customSegue(_ segue: Element) -> SegueTemplate.Kind {
    let type = customClass(of: segue, insteadOf: "a segue of the kind 'show'") {
      $0 as? UIStoryboardSegue.Type
    }
    return type.map { .custom($0) } ?? .show
  }
}

extension UIModalPresentationStyle {
  /// The styles by their names in documents. The name of a style that Gossamer doesn't have, such as `currentContext`, maps to
  /// the nearest one.
  static let names: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "overFullScreen": .overFullScreen, "currentContext": .fullScreen,
    "overCurrentContext": .overFullScreen, "popover": .popover, "custom": .automatic,
    "none": .automatic,
  ]
}
