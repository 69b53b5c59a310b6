// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Highlights the connections of a screen when they are used, in the overlay that draws them (`gossamer run --wires`).
///
/// A control highlights the wire to a target when it sends an action; text fields and scroll views highlight the wires to
/// their delegates when they call them. An object that passes a value on highlights the next wire itself:
///
///     WireActivity.fire(from: self, to: label)
///     label.text = "\(count) of \(maximum)"
///
/// Without the overlay, it costs one check.
public enum WireActivity {
  /// Whether the overlay is shown.
  package static var isWatched: Bool { Interface.current.wireObserver != nil }

  /// Highlights the connection between two objects, whichever of them has the outlet. Does nothing if they aren't
  /// connected.
  public static func fire(from: AnyObject, to: AnyObject) {
    Interface.current.wireObserver?(from, to)
  }
}
