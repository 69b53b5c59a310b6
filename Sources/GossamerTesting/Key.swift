// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A key that a test presses while a field is being edited.
nonisolated public enum Key: Sendable {
  /// Return, also called Enter.
  case `return`
  /// Escape.
  case escape
  /// Tab: moves on to the next control.
  case tab
  /// Backspace: deletes the character before the caret, or the selection.
  case delete
  /// Deletes the character behind the caret, or the selection.
  case forwardDelete
}
