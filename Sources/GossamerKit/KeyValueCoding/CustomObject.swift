// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A class whose instances an Interface Builder document may create, as a custom Object of a scene.
///
/// Views and view controllers don't need it: they are created by `init(coder:)`.
@preconcurrency @MainActor public protocol CustomObject: Wirable {
  /// Creates an object that isn't connected yet.
  init()
}
