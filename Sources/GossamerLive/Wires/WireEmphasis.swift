// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerInterfaceBuilder

/// Which wires stand out of a drawing, because a person has chosen them or one of their ends.
///
/// The others become faint. In a drawing of many wires they disappear, and all of them while nothing is chosen: so it
/// stays legible.
enum WireEmphasis: Equatable {
  /// All wires look alike, however many there are: nobody edits them.
  case none
  /// The wires are edited, and these stand out.
  case chosen(objects: Set<ObjectIdentifier>, connection: LoadedScene.Connection?)

  /// The number of wires up to which all of them are drawn while they are edited.
  private static let greatestCount = 24

  /// How a wire is drawn.
  struct Look: Equatable {
    /// The opacity of the line, 0 to 1.
    let alpha: CGFloat
    /// The opacity of the dots at its ends, 0 to 1.
    let dotAlpha: CGFloat
    /// The width of the line, in points.
    let width: CGFloat
  }

  /// How a wire is drawn; nil if it isn't.
  /// - Parameter count: the number of wires in the drawing.
  func look(of connection: Wiring.Connection, among count: Int) -> Look? {
    let usual = Look(alpha: 0.8, dotAlpha: 1, width: 1.5)
    guard case .chosen(let objects, let chosen) = self else { return usual }
    let stands =
      if let chosen { connection.documented == chosen } else {
        objects.contains(ObjectIdentifier(connection.source))
          || objects.contains(ObjectIdentifier(connection.destination))
      }
    if stands { return Look(alpha: 1, dotAlpha: 1, width: 3) }
    guard count <= Self.greatestCount else { return nil }
    return objects.isEmpty && chosen == nil ? usual : Look(alpha: 0.2, dotAlpha: 0.2, width: 1.5)
  }
}
