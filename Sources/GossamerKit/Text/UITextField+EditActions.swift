// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Selecting, the clipboard, undoing: what menus and shortcuts do.
//
// The clipboard's names are those of UIKit's `UIResponderStandardEditActions`.
extension UITextField {
  /// Selects the whole text.
  /// - Parameter sender: what asks for it; not used.
  public func selectAll(_ sender: Any?) {
    selectedRange = edited.fullRange
  }

  /// Copies the selection to the clipboard. Does nothing without a selection, or if the text is
  /// secret.
  /// - Parameter sender: what asks for it; not used.
  public func copy(_ sender: Any?) {
    guard mayCopy else { return }
    if let owner {
      owner.copySelection()
    } else {
      LocalPasteboard.shared.string = edited.substring(in: selectedRange)
    }
  }

  /// Copies the selection to the clipboard and deletes it, if the delegate permits the change.
  /// - Parameter sender: what asks for it; not used.
  public func cut(_ sender: Any?) {
    guard mayCopy else { return }
    if let owner {
      owner.cutSelection()
    } else {
      copy(sender)
      performUserChange(in: selectedRange, with: "")
    }
  }

  /// Puts the text of the clipboard in the place of the selection, if the delegate permits the
  /// change. In a window the clipboard is another program's as a rule, so that its text comes
  /// later.
  /// - Parameter sender: what asks for it; not used.
  public func paste(_ sender: Any?) {
    if let owner {
      owner.pasteAtSelection()
    } else if let string = LocalPasteboard.shared.string {
      performUserChange(in: selectedRange, with: string)
    }
  }

  private var mayCopy: Bool { !isSecureTextEntry && selectedRange.length > 0 }

  // MARK: - Undo

  /// Whether ``undo()`` has something to take back.
  public var canUndo: Bool { history.stepToUndo != nil }

  /// Whether ``redo()`` has something to do again.
  public var canRedo: Bool { history.stepToRedo != nil }

  /// Takes back the last change that a person made, if the delegate permits the change; what was
  /// typed in one go at once. Setting ``text`` leaves nothing to take back.
  ///
  /// UIKit does this by `undoManager`, whose class Foundation lacks on Linux.
  public func undo() {
    guard let step = history.stepToUndo else { return }
    performFromHistory(step.inverse, selecting: step.selectionBefore) { $0.didUndo() }
  }

  /// Does again what ``undo()`` took back last, if the delegate permits the change.
  public func redo() {
    guard let step = history.stepToRedo else { return }
    performFromHistory(step.change, selecting: step.change.caretAfter) { $0.didRedo() }
  }
}
