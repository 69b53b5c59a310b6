// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerInterfaceBuilder
import GossamerKit

extension Wiring {
  /// The connections of loaded scenes.
  init(of scenes: [LoadedScene], in document: Document) {
    for scene in scenes {
      for element in scene.topLevelElements(in: document) {
        guard let id = element.id, let object = scene.object(id: id), !(object is UIView) else {
          continue
        }
        nodes.append(Node(object: object, title: Self.title(of: element, object)))
      }
      connections += scene.connections.compactMap { connection in
        guard let source = scene.object(id: connection.source),
          let destination = scene.object(id: connection.destination),
          let kind = WireKind(connection, source: source),
          connection.isWired(from: source, to: destination)
        else { return nil }
        return Connection(
          kind: kind, name: connection.name, source: source, destination: destination,
          documented: connection)
      }
    }
  }

  /// The name of the object in Interface Builder's outline, or else that of its class.
  private static func title(of element: Element, _ object: AnyObject) -> String {
    if let label = element.string("userLabel") { return label }
    return title(of: element.string("customClass") ?? "\(type(of: object))")
  }

  /// The name of a class, without the suffixes `Intention` and `ViewController`, and without type
  /// parameters.
  static func title(of className: String) -> String {
    let name = String(className.prefix { $0 != "<" })
    if name == "UIViewController" { return "View Controller" }
    let kind = ["Intention", "ViewController"].first { name.hasSuffix($0) && name != $0 }
    return String(name.dropLast(kind?.count ?? 0))
  }
}

extension LoadedScene {
  /// The objects at the top level of the scene, in the order of the document.
  fileprivate func topLevelElements(in document: Document) -> [Element] {
    let scene = document.scenes.first { scene in
      scene.objects.contains { element in
        element.id.flatMap(object(id:)).map { $0 === controller } ?? false
      }
    }
    return scene?.objects ?? []
  }
}

extension LoadedScene.Connection {
  /// Whether the classes have a wire for the connection; without one it exists only in the
  /// document.
  fileprivate func isWired(from source: AnyObject, to destination: AnyObject) -> Bool {
    switch kind {
    case .action: (destination as? any Wirable)?.table.actions[name] != nil
    case .outlet, .outletCollection:
      (source as? any KeyValueCoding)?.codingKeys.contains(name) ?? false
    case .segue: false
    }
  }
}

extension WireKind {
  private static let delegates: Set = ["delegate", "delegates", "dataSource"]

  /// The kind of a connection that is drawn; nil for one that isn't.
  init?(_ connection: LoadedScene.Connection, source: AnyObject) {
    switch connection.kind {
    case .action: self = .action
    case .outlet, .outletCollection:
      if source is ObserveIntention {
        self = .observation
      } else {
        self = Self.delegates.contains(connection.name) ? .delegate : .outlet
      }
    case .segue: return nil
    }
  }
}
