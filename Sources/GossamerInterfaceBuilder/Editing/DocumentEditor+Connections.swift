// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Connections: outlets, outlet collections, actions and segues.
extension DocumentEditor {
  /// What a connection is.
  nonisolated public enum ConnectionKind: Hashable, Sendable {
    /// The source's property of this name is the destination.
    case outlet(String)
    /// The source's collection of this name has the destination among its members. The collection `delegates` is such a one.
    case outletCollection(String)
    /// The source calls the destination's method of this name at an event, such as `touchUpInside`. The event is nil for bar
    /// buttons and gesture recognisers, which have one only.
    case action(String, event: String?)
    /// The source leads to the screen that is the destination, by a segue of this kind, such as `show`. An editor makes no
    /// segues, but removes them.
    case segue(String)

    /// The name of the outlet or the action; for a segue, its kind.
    public var name: String {
      switch self {
      case .outlet(let name), .outletCollection(let name), .action(let name, _), .segue(let name):
        name
      }
    }
  }

  /// A connection of a document.
  nonisolated public struct Connection: Hashable, Sendable, Identifiable {
    /// The id of the connection.
    public let id: String
    /// What it is.
    public let kind: ConnectionKind
    /// The id of the object that has the outlet, sends the action or triggers the segue.
    public let source: String
    /// The name of the source for people; see ``Object/title``.
    public let sourceTitle: String
    /// The id of the outlet's object, the action's target or the segue's screen.
    public let destination: String
    /// The name of the destination for people.
    public let destinationTitle: String
    /// The index of the source's scene, counted from 0.
    public let scene: Int
    /// The line of the document, counted from 1.
    public let line: Int

    /// What the connection does, in a sentence without a full stop: "Reverse button calls reverse: of Reverse on
    /// touchUpInside".
    public var sentence: String {
      switch kind {
      case .outlet(let name): "\(sourceTitle) has \(destinationTitle) as its \(name)"
      case .outletCollection(let name): "\(sourceTitle) has \(destinationTitle) among its \(name)"
      case .action(let name, let event):
        "\(sourceTitle) calls \(name) of \(destinationTitle)" + (event.map { " on \($0)" } ?? "")
      case .segue(let kind): "\(sourceTitle) leads to \(destinationTitle) by \(kind)"
      }
    }
  }

  /// All connections in the order of the document. One without an id is left out: Xcode writes none such, and it couldn't be
  /// named.
  ///
  /// Cost: linear in the size of the document.
  public var connections: [Connection] {
    let titles = document.scenes.map(\.titles)
    return document.scenes.enumerated().flatMap { index, scene in
      scene.objects.flatMap(\.subtree).compactMap { element in
        guard element.parent?.name == "connections", let id = element.id,
          let kind = ConnectionKind(element), let source = element.parent?.parent?.id
        else { return nil }
        let destination = element.string("destination") ?? ""
        let other = document.sceneIndex(ofID: destination).flatMap { titles[$0][destination] }
        return Connection(
          id: id, kind: kind, source: source, sourceTitle: titles[index][source] ?? source,
          destination: destination,
          destinationTitle: other ?? document.element(id: destination)?.titleWithID ?? destination,
          scene: index, line: element.line)
      }
    }
  }

  /// The connection with an id; nil if none has it.
  public func connection(id: String) -> Connection? {
    connections.first { $0.id == id }
  }

  /// Connects two objects.
  ///
  /// An outlet that is connected already leads to the new destination instead; a note of the change says so. For a control's
  /// action without an event, `touchUpInside` of a button, `editingChanged` of a text field and `valueChanged` of other
  /// controls is written.
  /// - Parameters:
  ///   - kind: what the connection is.
  ///   - source: the id of the object that has the outlet or sends the action.
  ///   - destination: the id of the outlet's object or the action's target.
  /// - Returns: the change.
  /// - Throws: a ``DocumentEditError`` if the wires of the two classes don't permit the connection, if it exists already, or
  ///   if the objects are in different scenes.
  @discardableResult
  public mutating func connect(
    _ kind: ConnectionKind, from source: String, to destination: String
  ) throws(DocumentEditError) -> DocumentEdit {
    let from = try document.object(source)
    let to = try document.object(destination)
    let kind = try checked(kind, from: from, to: to)
    var notes: [String] = []
    var changes: [DocumentChange] = []
    for connection in from.members(of: "connections") {
      guard ConnectionKind(connection) == kind, let id = connection.id,
        let other = connection.string("destination")
      else { continue }
      if other == destination { throw .alreadyConnected(kind.name, to: title(of: to)) }
      guard case .outlet(let name) = kind else { continue }
      changes.append(.remove(ids: [id]))
      let former = document.element(id: other).map(title(of:)) ?? other
      notes.append("The outlet '\(name.excerpt)' no longer leads to \(former).")
    }
    changes.append(.insert(kind.insertion(id: newID(), from: source, to: destination)))
    return try perform("Connect \(kind.name) with \(title(of: to))", notes: notes, changes)
  }

  /// Removes a connection.
  /// - Parameter id: the id of the connection.
  /// - Throws: a ``DocumentEditError`` if there is no connection with this id.
  @discardableResult
  public mutating func disconnect(id: String) throws(DocumentEditError) -> DocumentEdit {
    let connection = try document.object(id)
    guard let kind = ConnectionKind(connection), let source = connection.parent?.parent else {
      throw .notConnection(id)
    }
    return try perform("Disconnect \(kind.name) of \(title(of: source))", [.remove(ids: [id])])
  }
}

nonisolated extension DocumentEditor.ConnectionKind {
  /// The kind of a connection in a document; nil if the element is none.
  init?(_ element: Element) {
    switch element.name {
    case "outlet": self = .outlet(element.string("property") ?? "")
    case "outletCollection": self = .outletCollection(element.string("property") ?? "")
    case "action":
      self = .action(element.string("selector") ?? "", event: element.string("eventType"))
    case "segue": self = .segue(element.string("kind") ?? "")
    default: return nil
    }
  }

  /// The element of a new connection.
  func insertion(
    id: String, from source: String, to destination: String
  ) -> DocumentChange.Insertion {
    let tag: String
    let xml: [UInt8]
    switch self {
    case .outlet(let name):
      tag = "outlet"
      xml = XMLText.tag(tag, ["property": name, "destination": destination, "id": id])
    case .outletCollection(let name):
      // Xcode writes that the recognisers of a view are appended; other collections have a class.
      let isOwn = name == "gestureRecognizers"
      tag = "outletCollection"
      xml = XMLText.tag(
        tag,
        [
          "property": name, "destination": destination, "appends": isOwn ? "YES" : nil,
          "collectionClass": isOwn ? nil : "NSMutableArray", "id": id,
        ])
    case .action(let name, let event):
      tag = "action"
      xml = XMLText.tag(
        tag, ["selector": name, "destination": destination, "eventType": event, "id": id])
    case .segue(let kind):
      tag = "segue"
      xml = XMLText.tag(tag, ["destination": destination, "kind": kind, "id": id])
    }
    return DocumentChange.Insertion(
      xml: xml, id: id, source: source, destination: destination,
      order: ConnectionOrder(tag: tag, name: name))
  }
}
