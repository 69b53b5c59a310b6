// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
