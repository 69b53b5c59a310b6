// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The result of loading one scene of a storyboard, or of loading a xib once: the objects by their
/// ids, and the connections between them.
///
/// It holds the objects weakly, so that it keeps none of them alive.
package final class LoadedScene {
  /// The path of the document.
  package let file: String

  /// The controller of a storyboard's scene, or the owner of a xib. Nil for a xib without an owner, and after the
  /// object was deallocated.
  package private(set) weak var controller: AnyObject?

  /// The connections in the order of the document, including those that failed.
  package let connections: [Connection]

  /// The errors and warnings about the document so far.
  package let diagnostics: [Diagnostic]

  private let objects: [String: Weak<AnyObject>]

  init(_ instantiation: Instantiation, controller: AnyObject?) {
    file = instantiation.document.file
    self.controller = controller
    connections = instantiation.connections
    diagnostics = instantiation.diagnostics.all
    objects = instantiation.objectsByID.mapValues(Weak.init)
  }

  /// The ids of the objects that were created.
  package var ids: [String] { objects.keys.sorted() }

  /// The object with an id of the document; nil if it wasn't created, or is deallocated.
  package func object(id: String) -> AnyObject? { objects[id]?.wrappedValue }

  /// One connection of a document.
  package struct Connection: Hashable {
    /// The kinds of connections.
    package enum Kind: String {
      case outlet
      case outletCollection
      case action
      case segue
    }

    /// The kind of the connection.
    package let kind: Kind
    /// The name of the outlet or the action; for a segue, its kind.
    package let name: String
    /// The id of the object that has the outlet, sends the action or triggers the segue.
    package let source: String
    /// The id of the outlet's object, the action's target or the segue's destination.
    package let destination: String
    /// The line of the document, counted from 1.
    package let line: Int

    /// A connection of a document.
    package init(kind: Kind, name: String, source: String, destination: String, line: Int) {
      self.kind = kind
      self.name = name
      self.source = source
      self.destination = destination
      self.line = line
    }
  }
}
