// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// What a person has done on a screen, by the ids of the document: what a reload must not lose.
struct ScreenState {
  private struct Field {
    let text: String
    let selection: NSRange
    let isTyped: Bool
  }

  private var fields: [String: Field] = [:]
  private var offsets: [String: CGPoint] = [:]
  private var focused: String?

  /// The state of some objects.
  /// - Parameters:
  ///   - objects: what the document has made, by id.
  ///   - texts: what the fields showed before anybody typed.
  init(of objects: [String: AnyObject], initialTexts texts: [String: String]) {
    for (id, object) in objects {
      if let edited = (object as? any TextEditorClient)?.editor.edited {
        fields[id] = Field(
          text: edited.string, selection: edited.selection, isTyped: edited.string != texts[id])
      }
      if let view = object as? UIScrollView { offsets[id] = view.contentOffset }
      if (object as? UIResponder)?.isFirstResponder == true { focused = id }
    }
  }

  /// Brings the state to the objects that a changed document has made. They are laid out, and their
  /// observations have written what the model has.
  func restore(to objects: [String: AnyObject]) {
    if let focused, let responder = objects[focused] as? UIResponder {
      responder.becomeFirstResponder()
    }
    for (id, state) in fields.sorted(by: { $0.key < $1.key }) {
      if let client = objects[id] as? any TextEditorClient { restore(state, to: client.editor) }
    }
    for (id, offset) in offsets {
      (objects[id] as? UIScrollView)?.contentOffset = offset
    }
  }

  /// Types what was typed, so that whoever follows the text knows of it; and sets it where a
  /// delegate of the changed document refuses it, because it must not be lost.
  private func restore(_ state: Field, to editor: TextEditor) {
    if state.isTyped, editor.edited.string != state.text {
      editor.replace(editor.edited.fullRange, with: state.text)
      if editor.edited.string != state.text { editor.setText(state.text) }
    }
    if editor.edited.string == state.text { editor.select(state.selection) }
  }

  /// What the fields and text views among `objects` show.
  static func texts(of objects: [String: AnyObject]) -> [String: String] {
    objects.compactMapValues { ($0 as? any TextEditorClient)?.editor.edited.string }
  }
}
