// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The texts, selections, scroll offsets and first responder of a screen, by the ids of the
/// document. A reload must not lose them.
struct ScreenState {
  private struct Field {
    let text: String
    let selection: NSRange
    let isTyped: Bool
  }

  private var fields: [String: Field] = [:]
  private var offsets: [String: CGPoint] = [:]
  private var focused: String?

  /// Reads the state of some objects.
  /// - Parameters:
  ///   - objects: the objects that the document has created, by id.
  ///   - texts: the texts of the fields before anybody typed.
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

  /// Restores the state of the objects that a changed document has created. Call it when they are
  /// laid out, and their bindings have written the model's values.
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

  /// Enters the text as typing does, so that delegates learn of it. If a delegate of the changed
  /// document refuses it, sets it instead: it must not be lost.
  private func restore(_ state: Field, to editor: TextEditor) {
    if state.isTyped, editor.edited.string != state.text {
      editor.replace(editor.edited.fullRange, with: state.text)
      if editor.edited.string != state.text { editor.setText(state.text) }
    }
    if editor.edited.string == state.text { editor.select(state.selection) }
  }

  /// The texts of the fields and text views among `objects`.
  static func texts(of objects: [String: AnyObject]) -> [String: String] {
    objects.compactMapValues { ($0 as? any TextEditorClient)?.editor.edited.string }
  }
}
