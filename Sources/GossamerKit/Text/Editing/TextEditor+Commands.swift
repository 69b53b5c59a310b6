// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What a person does by keys and menus, headless and in a window alike.

// MARK: - Undo

extension TextEditor {
  /// Whether ``undo()`` has something to take back.
  package var canUndo: Bool { history.stepToUndo != nil }

  /// Whether ``redo()`` has something to do again.
  package var canRedo: Bool { history.stepToRedo != nil }

  /// Takes back the last step of a person, if the client permits the change.
  package func undo() {
    guard let step = history.stepToUndo else { return }
    replay(step.inverse, selecting: step.selectionBefore) { $0.didUndo() }
  }

  /// Does again what ``undo()`` took back last, if the client permits the change.
  package func redo() {
    guard let step = history.stepToRedo else { return }
    replay(step.change, selecting: step.change.caretAfter) { $0.didRedo() }
  }

  /// A refusal leaves the step to be asked for once more.
  private func replay(
    _ change: TextChange, selecting selection: NSRange, note: (inout EditingHistory) -> Void
  ) {
    guard client?.mayEditText == true, mayWrite(change.replacement) else { return }
    giveUpComposing()
    defer { tell() }
    guard case (true, isOverruled: false, _) = ask(change) else { return }
    note(&history)
    write(change, removing: edited.substring(in: change.range), selecting: selection)
    noteEdit()
  }
}

// MARK: - Clipboard

extension TextEditor {
  /// Copies the selection to the clipboard. Does nothing without one, or if the client's text is secret.
  package func copy() {
    guard mayCopy else { return }
    UIPasteboard.general.string = edited.substring(in: edited.selection)
  }

  /// Copies the selection to the clipboard and deletes it, if the client permits the change.
  package func cut() {
    guard mayCopy else { return }
    copy()
    replace(edited.selection, with: "")
  }

  /// Puts the text of the clipboard in the place of the selection, if the client permits the change: as soon
  /// as it has arrived.
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
  /// Puts `text` in the place of the selection, if the client permits it. What an input method is composing
  /// is dropped.
  package func insertText(_ text: String) {
    giveUpComposing()
    replace(edited.selection, with: text)
  }

  /// Deletes the selection, or the character before the caret, if the client permits it.
  package func deleteBackward() {
    if let range = edited.rangeToDeleteBackward { replace(range, with: "") }
  }

  /// Deletes the selection, or the character behind the caret, if the client permits it.
  package func deleteForward() {
    if let range = edited.rangeToDeleteForward { replace(range, with: "") }
  }

  /// Lets the input method finish: what it composed takes the place of the selection, as one change.
  package func commitComposed() {
    if let markedText { insertText(markedText) }
  }
}
