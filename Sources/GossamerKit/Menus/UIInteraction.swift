// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a view lets a person do with it, as an object of its own.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiinteraction
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to; nil for none. Held weakly.
  var view: UIView? { get }

  /// Called before the interaction is added to `view`, or, if that is nil, removed.
  func willMove(to view: UIView?)

  /// Called when the interaction was added to `view`, or, if that is nil, removed. Keeps the ``view``.
  func didMove(to view: UIView?)
}
