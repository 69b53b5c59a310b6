// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// How a field works with its text editor: it asks and notifies the delegates, keeps the text on one line, and keeps
// the attributes in line with the text.
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

  /// Notifications don't highlight a connection in the overlay of connections: they go to delegates that ignore them,
  /// too.
  package func textEditor(_ editor: TextEditor, sends event: TextEditor.Event) {
    switch event {
    case .text: furtherDelegates.tell { $0.textFieldDidChangeText(self) }
    case .selection:
      storedTypingAttributes = nil
      furtherDelegates.tell { $0.textFieldDidChangeSelection(self) }
    case .edit:
      sendActions(for: .editingChanged)
      post(Self.textDidChangeNotification)
    }
  }
}

extension UITextField {
  /// Proposes a shorter text to insert, inside `textField(_:shouldChangeCharactersIn:replacementString:)`, in place
  /// of the one that the delegate refuses. All delegates are then asked about that text, as about any change.
  ///
  ///     if text.count + string.count > 30 {
  ///       textField.propose(String(string.prefix(30 - text.count)))
  ///       return false
  ///     }
  ///
  /// Of several proposals the shortest counts. A proposal that isn't shorter than the text in question is ignored.
  /// Undo and redo ignore all proposals.
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

  /// Handles the forward delete key: deletes the selection, or the character after the caret, if the delegate permits
  /// the change.
  package func deleteForward() {
    editor.deleteForward()
  }

  /// Sets the marked text; nil or an empty string discards it.
  package func setMarkedText(_ text: String?) {
    if isEnabled { editor.compose(text) }
  }

  /// Presses the Return key.
  ///
  /// Commits the marked text if there is any. Otherwise it asks `textFieldShouldReturn`, and if that returns true, it
  /// sends `primaryActionTriggered` and `editingDidEndOnExit`. If an action is registered for the latter, editing
  /// ends.
  package func pressReturn() {
    guard markedText == nil else { return unmarkText() }
    guard isEnabled, hasText || !enablesReturnKeyAutomatically,
      ask({ $0.textFieldShouldReturn(self) })
    else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.primaryActionTriggered, .editingDidEndOnExit])
    if endsEditing { resignFirstResponder() }
  }

  /// Handles the Escape key: discards the marked text if there is any, or else ends editing, if the delegate permits.
  /// The text stays.
  ///
  /// UIKit leaves the key to its keyboards; on a desktop it is how one leaves a field.
  package func pressEscape() {
    guard markedText == nil else { return editor.giveUpComposing() }
    endReason = .cancelled
    resignByEscape()
    endReason = .committed
  }

  /// Whether the clear button is shown now. A visible ``rightView`` replaces it.
  package var showsClearButton: Bool {
    hasText && clearButtonMode.isShown(whileEditing: isEditing) && rightView?.superview !== self
  }

  /// Handles the clear button: empties the field if the delegates permit clearing, and then the change.
  package func clear() {
    guard isEnabled, hasText, ask({ $0.textFieldShouldClear(self) }) else { return }
    editor.replace(edited.fullRange, with: "")
  }
}

// MARK: - Beginning and ending

extension UITextField {
  /// Asks the delegates whether editing may begin. A delegate that tries to begin editing this field inside that
  /// callback is refused.
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

  /// Asks the delegates whether editing may end. A delegate that tries to end it inside that callback, also by making
  /// another field first responder, is refused.
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
  /// Whether there is a change to undo.
  public var canUndo: Bool { editor.canUndo }

  /// Whether there is a change to redo.
  public var canRedo: Bool { editor.canRedo }

  /// Undoes the last change that a person made, if the delegate permits it. A run of typed characters is undone at
  /// once. Setting ``text`` clears the undo history.
  ///
  /// UIKit does this by `undoManager`, whose class Foundation lacks on Linux.
  public func undo() {
    editor.undo()
  }

  /// Redoes the change that ``undo()`` undid last, if the delegate permits it.
  public func redo() {
    editor.redo()
  }
}

// MARK: - Calling the delegates

extension UITextField {
  /// Asks the delegate and the further delegates: all of them, whatever the others have answered.
  /// - Returns: whether all have said yes.
  func ask(_ question: (any UITextFieldDelegate) -> Bool) -> Bool {
    furtherDelegates.ask { delegate in
      WireActivity.ask(from: self, to: delegate) { question(delegate) }
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
