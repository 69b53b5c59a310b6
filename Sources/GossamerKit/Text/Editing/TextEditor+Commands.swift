// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Commands that a person gives by keys and menus, headless and in a window.

// MARK: - Undo

extension TextEditor {
  /// Whether there is a step to undo.
  package var canUndo: Bool { history.stepToUndo != nil }

  /// Whether there is a step to redo.
  package var canRedo: Bool { history.stepToRedo != nil }

  /// Undoes the last change by a person, if the client permits it.
  package func undo() {
    guard let step = history.stepToUndo else { return }
    replay(step.inverse, selecting: step.selectionBefore) { $0.didUndo() }
  }

  /// Redoes the last step that ``undo()`` has undone, if the client permits it.
  package func redo() {
    guard let step = history.stepToRedo else { return }
    replay(step.change, selecting: step.change.caretAfter) { $0.didRedo() }
  }

  /// Makes the change of an undo or redo. If the client refuses it, the step stays in the history and can be tried
  /// again.
  /// - Parameter note: records in the history that the step was undone or redone.
  private func replay(
    _ change: TextChange, selecting selection: NSRange, note: (inout EditingHistory) -> Void
  ) {
    guard client?.mayEditText == true, mayWrite(change.replacement) else { return }
    giveUpComposing()
    defer { tell() }
    guard case (true, isOverruled: false, _) = ask(change) else { return }
    note(&history)
    write(change, removing: edited.substring(in: change.range), selecting: selection)
    recordEdit()
  }
}

// MARK: - Clipboard

extension TextEditor {
  /// Copies the selection to the clipboard. Does nothing if nothing is selected, or if the client forbids copying, as a
  /// secure field does.
  package func copy() {
    guard mayCopy else { return }
    UIPasteboard.general.string = edited.substring(in: edited.selection)
  }

  /// Copies the selection to the clipboard, and deletes it if the client permits that. Does nothing if ``copy()`` does
  /// nothing.
  package func cut() {
    guard mayCopy else { return }
    copy()
    replace(edited.selection, with: "")
  }

  /// Replaces the selection with the text of the clipboard, if the client permits it. In a window this happens as
  /// soon as the text has arrived.
  package func paste() {
    if let mirror {
      mirror.pasteAtSelection()
    } else if let string = UIPasteboard.general.string {
      replace(edited.selection, with: string)
    }
  }

  private var mayCopy: Bool { client?.mayCopyText == true && edited.selection.length > 0 }
}

// MARK: - Keys

extension TextEditor {
  /// Replaces the selection with `text`, if the client permits it. Discards the marked text.
  package func insertText(_ text: String) {
    giveUpComposing()
    replace(edited.selection, with: text)
  }

  /// Deletes the selection, or the character before the caret, if the client permits it.
  package func deleteBackward() {
    if let range = edited.rangeToDeleteBackward { replace(range, with: "") }
  }

  /// Deletes the selection, or the character after the caret, if the client permits it.
  package func deleteForward() {
    if let range = edited.rangeToDeleteForward { replace(range, with: "") }
  }

  /// Commits the marked text: it replaces the selection, as one change, if the client permits it.
  package func commitComposed() {
    if let markedText { insertText(markedText) }
  }
}
