// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// What a keyboard does.
extension UITextField {
  /// Whether there is any text.
  public var hasText: Bool { editor.edited.length > 0 }

  func typeText(_ text: String) {
    if text == "\n" { pressReturn() } else { editor.insertText(text) }
  }

  /// Presses the delete key: deletes the selection, or the character behind the caret, if the
  /// delegate permits the change.
  package func deleteForward() {
    editor.deleteForward()
  }

  /// Lets an input method compose `text` at the selection; nil or nothing gives up.
  package func setMarkedText(_ text: String?) {
    if isEnabled { editor.compose(text) }
  }

  /// Presses the Return key.
  ///
  /// Finishes what an input method is composing, and else asks `textFieldShouldReturn`. If that
  /// permits, it sends `primaryActionTriggered` and `editingDidEndOnExit`; where something is
  /// registered for the latter, editing ends.
  package func pressReturn() {
    guard markedText == nil else { return unmarkText() }
    guard isEnabled, hasText || !enablesReturnKeyAutomatically,
      ask({ $0.textFieldShouldReturn(self) })
    else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.primaryActionTriggered, .editingDidEndOnExit])
    if endsEditing { resignFirstResponder() }
  }

  /// Presses the Escape key: gives up what an input method is composing, and else ends editing, if
  /// the delegate permits. The text stays.
  ///
  /// UIKit leaves the key to its keyboards; on a desktop it is how one leaves a field.
  package func pressEscape() {
    guard markedText == nil else { return editor.giveUpComposing() }
    endReason = .cancelled
    resignByEscape()
    endReason = .committed
  }

  /// Whether the clear button is to be seen now. A ``rightView`` takes its place.
  package var showsClearButton: Bool {
    hasText && clearButtonMode.isShown(whileEditing: isEditing) && rightView?.superview !== self
  }

  /// Presses the clear button: empties the field if the delegate permits, first clearing, then the
  /// change.
  package func clear() {
    guard isEnabled, hasText, ask({ $0.textFieldShouldClear(self) }) else { return }
    editor.replace(edited.fullRange, with: "")
  }
}

// Beginning and ending to edit.
extension UITextField {
  /// Asks the delegate. A delegate that begins editing this field from inside of the question is
  /// refused.
  func mayBeginEditing() -> Bool {
    editor.mayBegin { ask { $0.textFieldShouldBeginEditing(self) } }
  }

  func beginEditing() {
    guard !isEditing else { return }
    editor.begin()
    editingDidChange()
    if clearsOnBeginEditing { clear() }
    guard isFirstResponder else { return }
    tell { $0.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  /// Asks the delegate. A delegate that ends this field's editing from inside of the question is
  /// refused, and so is one that would have another field take over from there.
  func mayEndEditing() -> Bool {
    editor.mayEnd { ask { $0.textFieldShouldEndEditing(self) } }
  }

  func finishEditing() {
    guard isEditing else { return }
    editor.end()
    editingDidChange()
    tell { $0.textFieldDidEndEditing(self, reason: endReason) }
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  private func editingDidChange() {
    setNeedsCommit([.appearance, .state])
    partsDidChange()
  }
}

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
