// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// What menus and shortcuts for undoing do.
extension UITextField {
  /// Whether ``undo()`` has something to take back.
  public var canUndo: Bool { editor.canUndo }

  /// Whether ``redo()`` has something to do again.
  public var canRedo: Bool { editor.canRedo }

  /// Takes back the last change that a person made, if the delegate permits the change; what was
  /// typed in one go at once. Setting ``text`` leaves nothing to take back.
  ///
  /// UIKit does this by `undoManager`, whose class Foundation lacks on Linux.
  public func undo() {
    editor.undo()
  }

  /// Does again what ``undo()`` took back last, if the delegate permits the change.
  public func redo() {
    editor.redo()
  }
}
