// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerInterfaceBuilder

/// The objects of a scene and their connections.
struct Wiring {
  /// An object that isn't a view, in the order of the document.
  struct Node {
    let object: AnyObject
    /// A short name.
    let title: String
  }

  /// A connection, in the direction in which it is drawn.
  struct Connection {
    let kind: WireKind
    /// The outlet's name, or the action's.
    let name: String
    let source: AnyObject
    let destination: AnyObject
    /// The connection of the document; nil for one that code has made.
    var documented: LoadedScene.Connection?
  }

  var nodes: [Node] = []
  var connections: [Connection] = []
}
