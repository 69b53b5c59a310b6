// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What a field has to do with its text editor: the delegates are asked and told, one line is kept, and
// attributes follow the text.
extension UITextField: TextEditorClient {
  package var mayEditText: Bool { isEnabled }

  package var mayCopyText: Bool { !isSecureTextEntry }

  /// Line breaks become spaces.
  package func textEditor(_ editor: TextEditor, accepts text: String) -> String {
    TextChange.singleLine(text)
  }

  package func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool {
    ask {
      $0.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
    }
  }

  package func textEditor(_ editor: TextEditor, didApply change: TextChange) {
    if keepAttributes(after: change) || adjustsFontSizeToFitWidth { setNeedsCommit(.content) }
    let lengthBefore =
      edited.length - change.replacement.utf16.count + change.range.length
    if (lengthBefore > 0) != hasText {
      // The clear button comes or goes.
      setNeedsCommit(.content)
      setNeedsLayout()
    }
    if change.range.location < Self.greatestMeasuredLength { invalidateIntrinsicContentSize() }
  }

  /// News lights no wire: it reaches those too whom it doesn't concern.
  package func textEditor(_ editor: TextEditor, tells news: TextEditor.News) {
    switch news {
    case .text: furtherDelegates.tell { $0.textFieldDidChangeText(self) }
    case .selection: furtherDelegates.tell { $0.textFieldDidChangeSelection(self) }
    case .edit:
      sendActions(for: .editingChanged)
      post(Self.textDidChangeNotification)
    }
  }
}

extension UITextField {
  /// Says, from inside of `textField(_:shouldChangeCharactersIn:replacementString:)`, which shorter
  /// text the delegate would permit in place of the one that it refuses. All delegates are asked about
  /// that one then, as about any change.
  ///
  ///     if text.count + string.count > 30 {
  ///       textField.propose(String(string.prefix(30 - text.count)))
  ///       return false
  ///     }
  ///
  /// Of several proposals the shortest counts. One that isn't shorter than what was asked about is
  /// ignored, and so are all of them when something is undone or redone.
  public func propose(_ replacement: String) {
    editor.propose(replacement)
  }
}

// MARK: - What a keyboard does

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

// MARK: - Beginning and ending

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
    furtherDelegates.tell { $0.textFieldDidBeginEditing(self) }
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
    furtherDelegates.tell { $0.textFieldDidEndEditing(self, reason: endReason) }
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  private func editingDidChange() {
    setNeedsCommit([.appearance, .state])
    partsDidChange()
  }
}

// MARK: - Undo

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

// MARK: - Calling the delegates

extension UITextField {
  /// Asks the delegate and the further ones: all of them, whatever the others have answered.
  /// - Returns: whether all have said yes.
  func ask(_ question: (any UITextFieldDelegate) -> Bool) -> Bool {
    furtherDelegates.ask { delegate in
      WireActivity.fire(from: self, to: delegate)
      return question(delegate)
    }
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

// MARK: - Notifications

extension UITextField {
  /// Posted when editing has begun, with the field as its object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/textdidbegineditingnotification
  nonisolated public class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted after each change of the text that sends ``UIControl/Event/editingChanged``, with the field as its
  /// object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/textdidchangenotification
  nonisolated public class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Posted when editing has ended, with the field as its object.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uitextfield/textdidendeditingnotification
  nonisolated public class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
}
