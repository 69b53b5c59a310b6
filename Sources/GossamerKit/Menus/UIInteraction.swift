// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that adds a behaviour, such as a context menu or a drop, to the view that it is added to.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to; nil for none. Held weakly.
  var view: UIView? { get }

  /// Called before the interaction is added to `view` or, if that is nil, removed.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to `view` or, if that is nil, removed. An implementation stores `view` in
  /// ``view``.
  func didMove(to view: UIView?)
}
