// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Lights the connections of a screen when something passes along them, for whoever watches them drawn
/// over it (`gossamer run --wires`).
///
/// A control lights the wire to a target when it sends an action, a text field those to its delegates
/// when it asks them, a scroll view when it tells them. What passes further on lights the next one:
///
///     WireActivity.fire(from: self, to: label)
///     label.text = "\(count) of \(maximum)"
///
/// While nobody watches, it costs one check.
public enum WireActivity {
  /// Whether somebody watches.
  package static var isWatched: Bool { Interface.current.wireObserver != nil }

  /// Something passes from one object to another. It doesn't matter which of the two has the outlet;
  /// without a connection between them nothing lights.
  public static func fire(from: AnyObject, to: AnyObject) {
    Interface.current.wireObserver?(from, to)
  }
}
