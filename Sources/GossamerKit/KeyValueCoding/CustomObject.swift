// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A class whose objects Interface Builder documents may create, as an Object of a scene.
///
/// Views and controllers are created by their `init(coder:)`, and don't need it.
@MainActor public protocol CustomObject: Wirable {
  /// Creates an object that isn't connected yet.
  init()
}
