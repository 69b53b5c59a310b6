// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Beginning and ending to edit.
extension UITextField {
  /// Asks the delegate. A delegate that begins editing this field from inside of the question is
  /// refused.
  func mayBeginEditing() -> Bool {
    guard !isAskingWhetherToBegin else { return false }
    isAskingWhetherToBegin = true
    defer { isAskingWhetherToBegin = false }
    return ask { $0.textFieldShouldBeginEditing(self) }
  }

  func beginEditing() {
    isEditing = true
    history.endRun()
    if clearsOnBeginEditing { clear() }
    guard isFirstResponder else { return }
    tell { $0.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
  }

  /// Asks the delegate. A delegate that ends this field's editing from inside of the question is
  /// refused, and so is one that would have another field take over from there.
  func mayEndEditing() -> Bool {
    guard !isAskingWhetherToEnd else { return false }
    isAskingWhetherToEnd = true
    defer { isAskingWhetherToEnd = false }
    return ask { $0.textFieldShouldEndEditing(self) }
  }

  func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    abandonMarkedText()
    history.endRun()
    tell { $0.textFieldDidEndEditing(self, reason: endReason) }
    sendActions(for: .editingDidEnd)
  }
}
