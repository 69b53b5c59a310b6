// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Edits the text of a view: the one way by which a text changes, whatever the view is.
///
/// It holds the text, what is selected in it and what an input method is composing, asks for permission
/// before each change that a person makes, notes how to undo it, and tells. A ``UITextField`` edits by one;
/// another view does so by being a ``TextEditorClient``:
///
///     final class NoteView: UIView, TextEditorClient {
///       lazy var editor = TextEditor(for: self)
///       ...
///     }
///     note.editor.insertText("Hello")
///
/// What may happen while something else does, ``State`` and ``Session`` say. Places are counted in UTF-16
/// units. A change costs the same in a text of any length, see ``EditedText``.
package final class TextEditor {
  /// The text and its selection: the owner of both headless, their mirror in a window.
  package private(set) var edited = EditedText()

  /// Where a change of the text stands.
  package internal(set) var state = State.idle

  /// Whether the text is being edited.
  package internal(set) var session = Session.ended

  /// What is still to be told.
  var news: Set<News> = []

  var history = EditingHistory()

  /// The view whose text this is.
  package private(set) weak var client: (any TextEditorClient)?

  /// Creates an editor of an empty text.
  /// - Parameter client: the view whose text it is. Held weakly.
  package init(for client: any TextEditorClient) {
    self.client = client
  }

  /// Who holds the text, if not the editor itself.
  private var owner: (any TextOwner)? { client?.peer as? any TextOwner }

  // MARK: - Text

  /// Whether what is inserted next takes the place of the whole text. Inserting, and selecting, makes it
  /// false.
  package var clearsOnInsertion = false

  /// Sets the text by program, asking nobody. The caret goes to the end, and nothing can be undone any more.
  /// Setting the present text, scalar for scalar, does nothing at all.
  package func setText(_ string: String) {
    guard !edited.isIdentical(to: string), mayWrite(string) else { return }
    giveUpComposing()
    history = EditingHistory()
    let selection = edited.selection
    let change = TextChange(edited.fullRange, string)
    write(change, selecting: change.caretAfter)
    news.insert(.text)
    if edited.selection != selection { note(.selection) }
    tell()
  }

  /// Makes a change that a person asks for, wherever it comes from, if the client permits it.
  ///
  /// Order: the client is asked, the text is changed, and news is told.
  /// - Parameters:
  ///   - range: what is replaced. It is put right if it isn't valid.
  ///   - replacement: what stands in its place, as far as the client can hold it.
  /// - Returns: whether the text was changed.
  @discardableResult
  package func replace(_ range: NSRange, with replacement: String) -> Bool {
    guard client?.mayEditText == true else { return false }
    return replace(range, with: replacement, asking: true)
  }

  /// Makes a change that the program asks for, asking nobody. Apart from that it is one of a person: it can
  /// be undone.
  /// - Parameters:
  ///   - range: what is replaced. It is put right if it isn't valid.
  ///   - replacement: what stands in its place, as far as the client can hold it.
  package func replaceUnasked(_ range: NSRange, with replacement: String) {
    replace(range, with: replacement, asking: false)
  }

  @discardableResult
  private func replace(_ range: NSRange, with replacement: String, asking: Bool) -> Bool {
    guard let client, mayWrite(replacement) else { return false }
    let clears = clearsOnInsertion && !replacement.isEmpty
    let wish = TextChange(
      clears ? edited.fullRange : edited.valid(range), client.textEditor(self, accepts: replacement)
    )
    guard !wish.isEmpty else { return false }
    giveUpComposing()
    defer { tell() }
    guard let permission = asking ? permitted(wish) : (wish, false) else { return false }
    var change = permission.change
    if clears { clearsOnInsertion = false }
    if permission.isOverruled {
      // What was to be deleted isn't there any more.
      guard !change.replacement.isEmpty else { return false }
      change.range = edited.selection
    }
    history.record(
      change, removed: edited.substring(in: change.range), selectionBefore: edited.selection)
    write(change, selecting: change.caretAfter)
    news.formUnion([.text, .edit])
    note(.selection)
    return true
  }

  private func write(_ change: TextChange, selecting selection: NSRange) {
    let outer = state
    state = .applying
    tellInput { $0.textWillChange($1) }
    owner?.apply(change)
    edited.apply(change)
    edited.select(selection)
    state = outer.afterChange
    client?.textEditor(self, didApply: change)
    owner?.select(edited.selection)
  }

  // MARK: - Selection

  /// Selects the valid part of a range by program.
  package func select(_ range: NSRange) {
    let selection = edited.valid(range)
    guard selection != edited.selection else { return }
    owner?.select(selection)
    ownerDidSelect(selection)
  }

  /// What is selected has changed, by the person or the program.
  package func ownerDidSelect(_ selection: NSRange) {
    guard selection != edited.selection else { return }
    let outer = state
    state = .applying
    tellInput { $0.selectionWillChange($1) }
    state = outer
    edited.select(selection)
    clearsOnInsertion = false
    history.endRun()
    note(.selection)
    tell()
  }

  // MARK: - Composing

  /// What an input method is composing at the selection, not yet part of the text; nil for nothing.
  package var markedText: String? { state.composed }

  /// An input method is composing `text` at the selection; nil or nothing if it has finished or given up.
  package func compose(_ text: String?) {
    let composed = text.flatMap { $0.isEmpty ? nil : $0 }
    guard composed != markedText else { return }
    guard let next = state.composing(composed) else {
      return complain("An input method can't compose '\(composed ?? "")'")
    }
    state = next
  }

  /// Drops what an input method is composing.
  package func giveUpComposing() {
    guard markedText != nil else { return }
    compose(nil)
    owner?.abandonComposition()
  }

  // MARK: - Undo

  /// Whether ``undo()`` has something to take back.
  package var canUndo: Bool { history.stepToUndo != nil }

  /// Whether ``redo()`` has something to do again.
  package var canRedo: Bool { history.stepToRedo != nil }

  /// Takes back the last step of a person, if the client permits the change.
  package func undo() {
    guard let step = history.stepToUndo else { return }
    replay(step.inverse, selecting: step.selectionBefore) { $0.didUndo() }
  }

  /// Does again what ``undo()`` took back last, if the client permits the change.
  package func redo() {
    guard let step = history.stepToRedo else { return }
    replay(step.change, selecting: step.change.caretAfter) { $0.didRedo() }
  }

  /// A refusal leaves the step to be asked for once more.
  private func replay(
    _ change: TextChange, selecting selection: NSRange, note: (inout EditingHistory) -> Void
  ) {
    guard client?.mayEditText == true, mayWrite(change.replacement) else { return }
    giveUpComposing()
    defer { tell() }
    guard case (true, isOverruled: false) = ask(change) else { return }
    note(&history)
    write(change, selecting: selection)
    news.formUnion([.text, .edit])
    self.note(.selection)
  }

  // MARK: - Clipboard

  /// Copies the selection to the clipboard. Does nothing without one, or if the client's text is secret.
  package func copy() {
    guard mayCopy else { return }
    UIPasteboard.general.string = edited.substring(in: edited.selection)
  }

  /// Copies the selection to the clipboard and deletes it, if the client permits the change.
  package func cut() {
    guard mayCopy else { return }
    copy()
    replace(edited.selection, with: "")
  }

  /// Puts the text of the clipboard in the place of the selection, if the client permits the change: as soon
  /// as it has arrived.
  package func paste() {
    if let owner {
      owner.pasteAtSelection()
    } else if let string = UIPasteboard.general.string {
      replace(edited.selection, with: string)
    }
  }

  private var mayCopy: Bool { client?.mayCopyText == true && edited.selection.length > 0 }
}

// MARK: - Keys

extension TextEditor {
  /// Puts `text` in the place of the selection, if the client permits it. What an input method is composing
  /// is dropped.
  package func insertText(_ text: String) {
    giveUpComposing()
    replace(edited.selection, with: text)
  }

  /// Deletes the selection, or the character before the caret, if the client permits it.
  package func deleteBackward() {
    if let range = edited.rangeToDeleteBackward { replace(range, with: "") }
  }

  /// Deletes the selection, or the character behind the caret, if the client permits it.
  package func deleteForward() {
    if let range = edited.rangeToDeleteForward { replace(range, with: "") }
  }

  /// Lets the input method finish: what it composed takes the place of the selection, as one change.
  package func commitComposed() {
    if let markedText { insertText(markedText) }
  }
}
