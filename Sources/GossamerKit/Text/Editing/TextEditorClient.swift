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

  /// The change was made just now, and the mirror shows it next. Attributes can be brought in line with it, and what is
  /// shown has to be laid out anew. Nothing can be changed meanwhile; delegates are told afterwards.
  func textEditor(_ editor: TextEditor, didApply change: TextChange)

  /// Tells the delegates.
  func textEditor(_ editor: TextEditor, tells news: TextEditor.News)

  /// Who is told of changes for an input method; nil for nobody.
  var inputDelegate: (any UITextInputDelegate)? { get }

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
  /// The text and its selection.
  package var edited: EditedText { editor.edited }

  package var mayEditText: Bool { true }
  package var mayCopyText: Bool { true }
  package func textEditor(_ editor: TextEditor, accepts text: String) -> String { text }
  package func textEditor(_ editor: TextEditor, permits change: TextChange) -> Bool { true }
  package func textEditor(_ editor: TextEditor, tells news: TextEditor.News) {}
  package var inputDelegate: (any UITextInputDelegate)? { nil }
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

/// A widget of a host that shows the text of a ``TextEditor``, and tells it what a person does there.
///
/// The editor owns the text. The mirror brings what a person wants to the editor (``TextEditor/hostWillInsert(_:at:)``,
/// ``TextEditor/hostWillDelete(_:)``, ``TextEditor/hostDidSelect(anchor:caret:)``,
/// ``TextEditor/hostDidCompose(_:)``), and changes only by the calls below. What it shows it reads from the editor. It
/// is the mirror for as long as its peer is the view's: the text is handed over by nothing more than the peer going
/// away.
package protocol TextMirror: AnyObject {
  /// Shows a change that was made just now, and the selection. It has nothing to ask for meanwhile.
  /// - Parameters:
  ///   - change: its range is one of the text before.
  ///   - removed: what was in that range.
  func show(_ change: TextChange, removing removed: String)

  /// Shows the selection.
  func showSelection()

  /// Gives up the text that an input method is composing.
  func abandonComposition()

  /// Replaces the selection by the text of the system's clipboard as soon as that has arrived, as a
  /// change of the person.
  func pasteAtSelection()

  /// Scrolls so that a valid range of the text is seen, as soon as its place is known.
  func reveal(_ range: NSRange)
}
