// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The order of the objects in a dock, from left to right: each is near the views above that it is
/// connected with, so that few wires cross.
enum DockOrder {
  /// The nodes of `wiring` in that order; those without a view keep theirs, at the beginning.
  static func sorted(_ wiring: Wiring) -> [Wiring.Node] {
    var places: [ObjectIdentifier: [CGFloat]] = [:]
    for connection in wiring.connections {
      let ends = (connection.source, connection.destination)
      for (node, other) in [ends, (ends.1, ends.0)] {
        guard let view = other as? UIView else { continue }
        places[ObjectIdentifier(node), default: []].append(
          view.convert(center(of: view), to: nil).x)
      }
    }
    let keyed = wiring.nodes.enumerated().map { index, node in
      let own = places[ObjectIdentifier(node.object)] ?? []
      let mean = own.isEmpty ? -1 : own.reduce(0, +) / CGFloat(own.count)
      return (node: node, place: mean, index: index)
    }
    return keyed.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.node)
  }

  private static func center(of view: UIView) -> CGPoint {
    CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
