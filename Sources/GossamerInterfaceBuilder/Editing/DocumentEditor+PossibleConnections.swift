// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Which connections the wires of the classes permit.
extension DocumentEditor {
  /// A connection that can be made between two objects, as a menu offers it.
  nonisolated public struct PossibleConnection: Hashable, Sendable {
    /// What it would be.
    public let kind: ConnectionKind
    /// The id of the object that would have the outlet or send the action.
    public let source: String
    /// The id of the outlet's object or the action's target.
    public let destination: String
    /// What it would do, in words for a menu: "On Touch Up Inside, call reverse: of Reverse", "textField of Reverse is Name",
    /// "Add Reverse to delegates of Name".
    public let title: String
    /// The id of the same connection if it exists already; nil if it doesn't.
    public let existing: String?
    /// The name of the object that the outlet leads to now, and wouldn't any more; nil if there is none.
    public let replaced: String?
    /// Whether it is an outlet, or an action at the event that the control sends usually. A menu may put the others, which are
    /// many, behind them.
    public let isUsual: Bool
  }

  /// All connections that are possible between two objects, in both directions.
  ///
  /// First those from `source` to `destination`: the actions at the usual event, the outlets, the outlet collections, each by
  /// name. Then those from `destination` to `source`, then actions at other events. Make one by ``connect(_:)``. Of an object
  /// whose class isn't known to this program, those that its UIKit class has.
  ///
  /// Cost: linear in the size of the document, and in the number of wires of the two classes.
  /// - Returns: the connections; empty if one of the objects doesn't exist, or if they are in different scenes.
  public func possibleConnections(
    from source: String, to destination: String
  ) -> [PossibleConnection] {
    guard let from = document.element(id: source), let to = document.element(id: destination),
      isConnectable(from), isConnectable(to),
      document.sceneIndex(ofID: source) == document.sceneIndex(ofID: destination)
    else { return [] }
    let titles = document.scene(of: from)?.titles ?? [:]
    let there = kinds(from: elementClass(of: from), to: elementClass(of: to))
      .map { possible($0.kind, isUsual: $0.isUsual, from: from, to: to, titles) }
    let back =
      source == destination
      ? []
      : kinds(from: elementClass(of: to), to: elementClass(of: from))
        .map { possible($0.kind, isUsual: $0.isUsual, from: to, to: from, titles) }
    let all = there + back
    return all.filter(\.isUsual) + all.filter { !$0.isUsual }
  }

  /// The ids of all objects that a connection with an object is possible with, in either direction, in the order of the
  /// document.
  ///
  /// Cost: linear in the number of objects and classes of the scene, so that it can be asked when a drag begins.
  public func possibleDestinations(from source: String) -> [String] {
    guard let from = document.element(id: source), isConnectable(from),
      let scene = document.scene(of: from)
    else { return [] }
    let own = elementClass(of: from)
    var known: [String: Bool] = [:]
    return scene.editableObjects.filter { element in
      guard element !== from, isConnectable(element) else { return false }
      let type = elementClass(of: element)
      let key = "\(type.type.map { String(reflecting: $0) } ?? "") \(type.unknownName ?? "")"
      if let isPossible = known[key] { return isPossible }
      let isPossible = !kinds(from: own, to: type).isEmpty || !kinds(from: type, to: own).isEmpty
      known[key] = isPossible
      return isPossible
    }.compactMap(\.id)
  }

  /// Makes a connection that ``possibleConnections(from:to:)`` offers.
  @discardableResult
  public mutating func connect(
    _ connection: PossibleConnection
  ) throws(DocumentEditError) -> DocumentEdit {
    try connect(connection.kind, from: connection.source, to: connection.destination)
  }

  private func isConnectable(_ element: Element) -> Bool {
    element.name != "exit" && element.name != "segue" && element.parent?.name != "connections"
  }

  /// The connections that are possible between objects of two classes, in one direction.
  private func kinds(
    from source: ElementClass, to destination: ElementClass
  ) -> [(kind: ConnectionKind, isUsual: Bool)] {
    let outlets = (source.wires?.properties ?? [:]).filter { _, wire in
      wire.kind != .attribute && destination.fits(wire)
    }.sorted { $0.key < $1.key }
    let ofOne = outlets.filter { $0.value.kind == .outlet }.map { ConnectionKind.outlet($0.key) }
    let ofMany = outlets.filter { $0.value.kind == .outletCollection }
      .map { ConnectionKind.outletCollection($0.key) }
    let events = source.events
    let actions = source.sendsActions ? destination.actions(sentBy: source) : []
    let usual = actions.map { ConnectionKind.action($0, event: events.first) }
    let others = events.dropFirst().flatMap { event in
      actions.map { ConnectionKind.action($0, event: event) }
    }
    return (usual + ofOne + ofMany).map { ($0, true) } + others.map { ($0, false) }
  }

  private func possible(
    _ kind: ConnectionKind, isUsual: Bool, from source: Element, to destination: Element,
    _ titles: [String: String]
  ) -> PossibleConnection {
    let ids = (source: source.id ?? "", destination: destination.id ?? "")
    let same = source.members(of: "connections").filter { ConnectionKind($0) == kind }
    let existing = same.first { $0.string("destination") == ids.destination }
    var replaced: String?
    if case .outlet = kind, existing == nil, let other = same.first?.string("destination") {
      replaced = titles[other] ?? other
    }
    return PossibleConnection(
      kind: kind, source: ids.source, destination: ids.destination,
      title: kind.sentence(
        source: titles[ids.source] ?? ids.source,
        destination: titles[ids.destination] ?? ids.destination),
      existing: existing?.id, replaced: replaced, isUsual: isUsual)
  }
}

extension DocumentEditor.ElementClass {
  /// Whether an outlet can lead to objects of the class.
  func fits(_ wire: WiredProperty) -> Bool {
    if type.map(wire.takes(instancesOf:)) ?? false { return true }
    // An object whose class isn't known may conform to the protocol, or be of any class if it is no view.
    return unknownName != nil && (type == nil || wire.isOfProtocol)
  }

  /// The actions that objects of another class may send to those of the class, by name.
  fileprivate func actions(sentBy source: Self) -> [String] {
    guard let sender = source.type else { return [] }
    return (wires?.actions ?? [:]).filter { $0.value.takes(sendersOf: sender) }.keys.sorted()
  }
}

nonisolated extension DocumentEditor.ConnectionKind {
  /// What a connection does, in words.
  func sentence(source: String, destination: String) -> String {
    switch self {
    case .outlet(let name): "\(name) of \(source) is \(destination)"
    case .outletCollection(let name): "Add \(destination) to \(name) of \(source)"
    case .action(let name, nil): "Call \(name) of \(destination)"
    case .action(let name, let event?): "On \(event.inWords), call \(name) of \(destination)"
    case .segue(let kind): "\(kind.inWords) \(destination)"
    }
  }
}

nonisolated extension String {
  /// A name of code in words: `touchUpInside` is "Touch Up Inside".
  var inWords: String {
    var words = ""
    for character in self {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
  }
}
