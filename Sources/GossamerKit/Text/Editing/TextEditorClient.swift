// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose text a ``TextEditor`` edits: what the editor asks and tells it.
///
/// Nothing of it knows what kind of view that is: how many lines there are, who the delegates are, what is
/// drawn.
package protocol TextEditorClient: UIView {
  /// What the text is edited with.
  var editor: TextEditor { get }

  /// Whether a person may change the text at the moment.
  var mayEditText: Bool { get }

  /// Whether what is selected may go to the clipboard.
  var mayCopyText: Bool { get }

  /// What the view can hold of a text that is to be inserted: all of it on one line, for instance.
  func textEditor(_ editor: TextEditor, accepts text: String) -> String

  /// Asks the delegates about a change that a person makes.
  func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool

  /// The change was made just now. Attributes can be brought in line with it, and what is shown has to be
  /// laid out anew; delegates are told next.
  func textEditor(_ editor: TextEditor, didApply change: TextChange)

  /// Tells the delegates.
  func textEditor(_ editor: TextEditor, tells news: TextEditor.News)

  /// Presses the Return key.
  func pressReturn()

  /// Presses the Escape key: gives up what an input method is composing, and else leaves the view, as one does
  /// on a desktop. UIKit leaves the key to its keyboards.
  func pressEscape()

  /// Whether the Tab key types a tab, and doesn't go on to the next view.
  var typesTabs: Bool { get }

  /// Where changes that follow a change of the text can be made, for messages.
  var placeToReact: String { get }
}

extension TextEditorClient {
  package var mayEditText: Bool { true }
  package var mayCopyText: Bool { true }
  package func textEditor(_ editor: TextEditor, accepts text: String) -> String { text }
  package func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool { true }
  package func textEditor(_ editor: TextEditor, tells news: TextEditor.News) {}
  package func pressReturn() { editor.insertText("\n") }
  package var typesTabs: Bool { false }
  package var placeToReact: String { "textFieldDidChangeText, or for editingChanged" }

  package func pressEscape() {
    if editor.markedText == nil { resignByEscape() } else { editor.giveUpComposing() }
  }

  /// Ends editing, if that is permitted. From an item of a list the keyboard goes back to the list.
  func resignByEscape() {
    let place = responderWindow?.listAroundFocus
    if resignFirstResponder(), let place { place.list.goBack(to: place.item) }
  }
}

extension UIWindow {
  /// A person has done something by which an action is performed: what an input method is composing belongs
  /// to the text that the action may read.
  func commitComposed() {
    if let client = firstResponder as? any TextEditorClient {
      client.editor.commitComposed()
    } else if let input = firstResponder as? any UITextInput, input.markedTextRange != nil {
      input.unmarkText()
      input.inputDelegate?.textDidChange(input)
    }
  }
}

/// What holds the characters and the selection of a text that is shown in a window.
///
/// A text has one owner at a time. While its view has a peer, this is it: the peer's widget shows the
/// text, brings what a person does to the editor (``TextEditor/replace(_:with:)``,
/// ``TextEditor/ownerDidSelect(_:)``, ``TextEditor/compose(_:)``), and changes only by the calls below. The
/// editor mirrors it, so that the text is handed back by nothing more than the peer going away. Without
/// a peer the editor's own ``EditedText`` is the owner.
package protocol TextOwner: ViewPeer {
  /// Replaces characters, without asking any more. Called before the editor's mirror changes, so that
  /// the change's range is one of the mirror's text; ``select(_:)`` follows.
  func apply(_ change: TextChange)

  /// Selects what lies in `selection`, a valid range of the mirror's text.
  func select(_ selection: NSRange)

  /// Gives up the text that an input method is composing.
  func abandonComposition()

  /// Replaces the selection by the text of the system's clipboard as soon as that has arrived, as a
  /// change of the person.
  func pasteAtSelection()
}

/// What holds a text that scrolls.
package protocol ScrollingTextOwner: TextOwner {
  /// Scrolls so that a valid range of the mirror's text is seen, as soon as its place is known.
  func reveal(_ range: NSRange)
}
