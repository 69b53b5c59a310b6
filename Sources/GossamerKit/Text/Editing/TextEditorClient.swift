// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose text a ``TextEditor`` edits. The editor asks it for permission, and notifies it of changes.
///
/// The protocol doesn't depend on the number of lines, on the delegates or on the drawing of the view.
package protocol TextEditorClient: UIView {
  /// The editor of the text.
  var editor: TextEditor { get }

  /// Whether a person may change the text now.
  var mayEditText: Bool { get }

  /// Whether the selection may be copied to the clipboard.
  var mayCopyText: Bool { get }

  /// The text to insert instead of `text`. A text field, for instance, replaces line breaks by spaces.
  func textEditor(_ editor: TextEditor, accepts text: String) -> String

  /// Asks the delegates whether a person may make a change.
  func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool

  /// Called after a change was made, before the mirror shows it. The view updates its attributes, and marks its layout
  /// as out of date. It can't change the text inside this call. Delegates are notified later.
  func textEditor(_ editor: TextEditor, didApply change: TextChange)

  /// Notifies the delegates of a change.
  func textEditor(_ editor: TextEditor, sends event: TextEditor.Event)

  /// The delegate of ``UITextInput``, which is told of changes that the input method didn't make; nil for none.
  var inputDelegate: (any UITextInputDelegate)? { get }

  /// Handles the Return key.
  func pressReturn()

  /// Handles the Escape key: discards the marked text if there is any, or else ends editing, as usual on a desktop.
  /// UIKit leaves the key to its keyboards.
  func pressEscape()

  /// Whether the Tab key types a tab character, instead of moving the focus to the next view.
  var typesTabs: Bool { get }

  /// The name of the callback in which a program can react to a change of the text, for messages.
  var placeToReact: String { get }
}

extension TextEditorClient {
  /// The text and its selection.
  package var edited: EditedText { editor.edited }

  package var mayEditText: Bool { true }
  package var mayCopyText: Bool { true }
  package func textEditor(_ editor: TextEditor, accepts text: String) -> String { text }
  package func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool { true }
  package func textEditor(_ editor: TextEditor, sends event: TextEditor.Event) {}
  package var inputDelegate: (any UITextInputDelegate)? { nil }
  package func pressReturn() { editor.insertText("\n") }
  package var typesTabs: Bool { false }
  package var placeToReact: String { "textFieldDidChangeText, or for editingChanged" }

  package func pressEscape() {
    if editor.markedText == nil { resignByEscape() } else { editor.giveUpComposing() }
  }

  /// Ends editing, if the delegate permits it. In a cell of a list, the focus returns to that list item.
  func resignByEscape() {
    let place = responderWindow?.listAroundFocus
    if resignFirstResponder(), let place { place.list.goBack(to: place.item) }
  }
}

extension UIWindow {
  /// Commits the marked text of the first responder. Called before an action of a person is performed, because the
  /// action may read the text.
  func commitComposed() {
    if let client = firstResponder as? any TextEditorClient {
      client.editor.commitComposed()
    } else if let input = firstResponder as? any UITextInput, input.markedTextRange != nil {
      input.unmarkText()
      input.inputDelegate?.textDidChange(input)
    }
  }
}

/// A host's widget that shows the text of a ``TextEditor``, and reports the person's input to it.
///
/// The editor owns the text. The mirror requests the person's changes from the editor
/// (``TextEditor/hostWillInsert(_:at:)``, ``TextEditor/hostWillDelete(_:)``,
/// ``TextEditor/hostDidSelect(anchor:caret:isShown:)``, ``TextEditor/hostDidCompose(_:)``), and changes what it shows
/// only in the calls below. It reads the text to show from the editor. A view has a mirror as long as it has a peer.
/// Nothing has to be copied back when the peer is removed.
package protocol TextMirror: AnyObject {
  /// Shows a change that was just made, and the selection. The mirror must not request a change inside this call.
  /// - Parameters:
  ///   - change: the change. Its range refers to the text before the change.
  ///   - removed: the characters that were in that range.
  func show(_ change: TextChange, removing removed: String)

  /// Shows the selection.
  func showSelection()

  /// Makes the input method discard the marked text.
  func abandonComposition()

  /// Replaces the selection with the text of the system's clipboard as soon as the text has arrived. It counts as a
  /// change by a person.
  func pasteAtSelection()

  /// Scrolls a range of the text, which must be valid, into view as soon as its position is known.
  func reveal(_ range: NSRange)
}
