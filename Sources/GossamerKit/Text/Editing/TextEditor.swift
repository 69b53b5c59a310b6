// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Owns and edits the text of a view. Only the editor changes the text and the selection.
///
/// It holds the text, the selection and the marked text. It asks for permission before each change that a person
/// makes, records how to undo it, and sends notifications. ``UITextField`` and ``UITextView`` have an editor; another
/// view gets one by conforming to ``TextEditorClient``:
///
///     final class NoteView: UIView, TextEditorClient {
///       lazy var editor = TextEditor(for: self)
///       ...
///     }
///     note.editor.insertText("Hello")
///
/// In a window a native widget shows the text: the ``TextMirror``. It requests the person's changes by
/// ``hostWillInsert(_:at:)`` and the other methods whose names begin with `host`, and shows the outcome.
///
/// ``State`` and ``Session`` say what may happen during a callback. Positions count UTF-16 units. For the cost of a
/// change, see `EditedText`.
package final class TextEditor {
  /// The text and its selection.
  package private(set) var edited = EditedText()

  /// The state of a change of the text.
  package internal(set) var state = State.idle

  /// A range that a host's widget wants to delete, and at which it may insert characters next; nil for none. The
  /// deletion and the insertion are one change then. See ``State``.
  package private(set) var pendingDeletion: NSRange?

  /// Whether the text is being edited.
  package internal(set) var session = Session.ended

  /// The notifications still to be sent.
  private var events: Set<Event> = []

  var history = EditingHistory()

  /// The view whose text this is.
  package private(set) weak var client: (any TextEditorClient)?

  /// Creates an editor of an empty text.
  /// - Parameter client: the view whose text it is. Held weakly.
  package init(for client: any TextEditorClient) {
    self.client = client
  }

  /// The widget that shows the text; nil unless the view is in a window of a host.
  var mirror: (any TextMirror)? { client?.peer?.textMirror }

  /// The delegate of ``UITextInput``. It can't change the text inside `textWillChange` and `selectionWillChange`.
  private var inputDelegate: (any UITextInputDelegate)? { client?.inputDelegate }

  private var input: (any UITextInput)? { client as? any UITextInput }

  // MARK: - Text

  /// Whether the next insertion replaces the whole text. Inserting or selecting sets it to false.
  package var clearsOnInsertion = false

  /// Sets the text without asking the client. The caret moves to the end, and the undo history is cleared. Does
  /// nothing if the text has the same Unicode scalars already.
  package func setText(_ string: String) {
    guard !edited.isIdentical(to: string), mayWrite(string) else { return }
    giveUpComposing()
    history = EditingHistory()
    let selection = edited.selection
    write(TextChange(edited.fullRange, string), removing: edited.string)
    events.insert(.text)
    if edited.selection != selection { record(.selection) }
    tell()
  }

  /// Makes a change for the program, without asking the client. In all else it is like an edit by a person: it is
  /// reported as one, and can be undone.
  /// - Parameters:
  ///   - range: the range to replace. An invalid one is corrected; see `EditedText.valid(_:)`.
  ///   - replacement: the new text, which the client may adapt; see ``TextEditorClient/textEditor(_:accepts:)``.
  package func replaceUnasked(_ range: NSRange, with replacement: String) {
    replace(range, with: replacement, asking: false)
  }

  /// Makes a change that a person requests, if the client permits it. Every edit by a person is made by this method,
  /// except undo and redo.
  ///
  /// The client is asked first, then the text is changed, and then the client is notified.
  /// - Parameters:
  ///   - range: the range to replace. An invalid one is corrected; see `EditedText.valid(_:)`. With
  ///     ``clearsOnInsertion``, an insertion replaces the whole text instead.
  ///   - replacement: the new text, which the client may adapt; see ``TextEditorClient/textEditor(_:accepts:)``.
  ///   - asks: whether the client is asked.
  /// - Returns: whether the text was changed.
  @discardableResult
  package func replace(
    _ range: NSRange, with replacement: String, asking asks: Bool = true
  ) -> Bool {
    guard let client, !asks || client.mayEditText, mayWrite(replacement) else { return false }
    let clears = clearsOnInsertion && !replacement.isEmpty
    let requested = TextChange(
      clears ? edited.fullRange : edited.valid(range), client.textEditor(self, accepts: replacement)
    )
    guard !requested.isEmpty else { return false }
    giveUpComposing()
    defer { tell() }
    guard let permission = asks ? permitted(requested) : (requested, false) else { return false }
    var change = permission.change
    if clears { clearsOnInsertion = false }
    if permission.isOverruled {
      // The characters to delete may be gone by now.
      guard !change.replacement.isEmpty else { return false }
      change.range = edited.selection
    }
    let removed = edited.substring(in: change.range)
    history.record(change, removed: removed, selectionBefore: edited.selection)
    write(change, removing: removed)
    recordEdit()
    return true
  }

  /// Whether the text can be changed now. Logs a message if not.
  func mayWrite(_ string: String) -> Bool {
    guard state == .applying else { return true }
    complain("'\(string)' can't be written")
    return false
  }

  /// Makes a change, here and in the mirror.
  /// - Parameters:
  ///   - removed: the characters in the change's range.
  ///   - selection: the selection after the change; nil for a caret after the replacement.
  func write(_ change: TextChange, removing removed: String, selecting selection: NSRange? = nil) {
    let outer = state
    state = .applying
    inputDelegate?.textWillChange(input)
    pendingDeletion = nil
    edited.apply(change)
    if let selection { edited.select(selection) }
    client?.textEditor(self, didApply: change)
    mirror?.show(change, removing: removed)
    state = outer.afterChange
  }

  // MARK: - Selection

  /// Selects the valid part of a range, for the program. Does nothing if it is selected already.
  package func select(_ range: NSRange) {
    let selection = edited.valid(range)
    guard selection != edited.selection else { return }
    select(anchor: selection.lowerBound, caret: selection.upperBound)
    mirror?.showSelection()
    tell()
  }

  private func select(anchor: Int, caret: Int) {
    let outer = state
    state = .applying
    inputDelegate?.selectionWillChange(input)
    state = outer
    edited.select(anchor: anchor, caret: caret)
    clearsOnInsertion = false
    history.endRun()
    record(.selection)
  }

  // MARK: - Composing

  /// The text that an input method is composing at the selection; nil for none. It isn't part of the text yet.
  package var markedText: String? { state.composed }

  /// Sets the marked text, which an input method is composing at the selection. Nil or an empty string if it has
  /// finished or given up. Logs a message if the marked text can't be changed now.
  package func compose(_ text: String?) {
    let composed = text.flatMap { $0.isEmpty ? nil : $0 }
    guard composed != markedText else { return }
    guard let next = state.composing(composed) else {
      return complain("An input method can't compose '\(composed ?? "")'")
    }
    state = next
  }

  /// Discards the marked text, here and in the mirror's input method.
  package func giveUpComposing() {
    guard markedText != nil else { return }
    compose(nil)
    mirror?.abandonComposition()
  }

  // MARK: - Requests of a host's widget

  /// Called when the widget is about to insert `text` in place of a range. If the range is at a deletion that the
  /// widget has requested just before, both are one change. The input method has finished composing.
  /// - Returns: whether the text was changed.
  @discardableResult
  package func hostWillInsert(_ text: String, at range: NSRange) -> Bool {
    var range = range
    if let deletion = pendingDeletion {
      if deletion.lowerBound...deletion.upperBound ~= range.location {
        range = deletion
        pendingDeletion = nil
      } else {
        settle()
      }
    }
    if markedText != nil { compose(nil) }
    return replace(range, with: text)
  }

  /// Called when the widget is about to delete a range, perhaps to insert something in its place next. The client is
  /// asked later: by ``hostWillInsert(_:at:)``, or else by ``settle()``, which the widget has to call before the next
  /// event.
  package func hostWillDelete(_ range: NSRange) {
    settle()
    pendingDeletion = range
  }

  /// Makes the deletion that is waiting for an insertion, if there is one and the client permits it.
  package func settle() {
    guard let deletion = pendingDeletion else { return }
    pendingDeletion = nil
    replace(deletion, with: "")
  }

  /// Called when the widget's input method is composing `text` at the selection; an empty text if it has finished or
  /// given up. The widget has requested to delete the selection before. That is dropped: the selected text stays until
  /// the composed text replaces it.
  package func hostDidCompose(_ text: String) {
    pendingDeletion = nil
    compose(text)
  }

  /// Called when the widget is no longer the mirror. A deletion that it has requested is dropped.
  package func hostDidLeave() { pendingDeletion = nil }

  /// Called when a person has changed the selection in the widget.
  /// - Parameters:
  ///   - anchor: the end that stays when the selection is extended, in UTF-16 units. It must be valid.
  ///   - caret: the end that moves, in UTF-16 units. It must be valid.
  ///   - isShown: whether the widget shows the selection already.
  package func hostDidSelect(anchor: Int, caret: Int, isShown: Bool = true) {
    let isNew = NSRange(min(anchor, caret)..<max(anchor, caret)) != edited.selection
    if isNew {
      select(anchor: anchor, caret: caret)
    } else {
      edited.select(anchor: anchor, caret: caret)
    }
    if !isShown { mirror?.showSelection() }
    if isNew { tell() }
  }
}

// MARK: - Asking

extension TextEditor {
  /// Proposes a shorter replacement, inside the callback that asks whether the text may be changed. Of several
  /// proposals the shortest counts. Outside that callback the call is ignored.
  package func propose(_ replacement: String) {
    guard case .asking(var question) = state else { return }
    let length = question.proposal?.utf16.count ?? .max
    guard replacement.utf16.count < length else { return }
    question.proposal = replacement
    state = .asking(question)
  }

  /// The change that the client permits: the requested one, or the same with a proposed replacement, about which the
  /// client is asked in turn. Nil if it permits none.
  private func permitted(_ requested: TextChange) -> (change: TextChange, isOverruled: Bool)? {
    var change = requested
    while true {
      let answer = ask(change)
      if answer.isPermitted { return change.isEmpty ? nil : (change, answer.isOverruled) }
      guard let proposal = answer.proposal, !answer.isOverruled,
        proposal.utf16.count < change.replacement.utf16.count
      else { return nil }
      change.replacement = proposal
    }
  }

  /// Asks the client about a change. Permits it without asking inside a callback that asks about another one.
  func ask(_ change: TextChange) -> (isPermitted: Bool, isOverruled: Bool, proposal: String?) {
    if case .asking = state { return (true, false, nil) }
    guard let client else { return (false, false, nil) }
    let outer = state
    state = .asking(Question(change: change))
    let isPermitted = client.textEditor(self, permits: change)
    guard case .asking(let answered) = state else { return (false, false, nil) }
    state = outer
    return (isPermitted, answered.isOverruled, answered.proposal)
  }
}

// MARK: - Notifying

extension TextEditor {
  /// Records a notification to be sent, unless it is one of the selection inside another one of the selection.
  private func record(_ event: Event) {
    if case .telling(.selection, _) = state, event == .selection { return }
    events.insert(event)
  }

  /// Records that the text was edited.
  func recordEdit() {
    events.formUnion([.text, .edit])
    record(.selection)
  }

  /// Sends the recorded notifications, and those that are recorded meanwhile. Does nothing while notifications are being
  /// sent, a question is asked or a change is applied: they are sent afterwards.
  func tell() {
    switch state {
    case .idle, .composing: break
    case .asking, .applying, .telling: return
    }
    var count = 0
    while let next = Event.allCases.first(where: events.contains) {
      events.remove(next)
      guard let client, next != .selection || session.isEditing else { continue }
      guard count < UpdateCycle.maximumRounds else {
        events = []
        return complainOfEndlessChanges(of: client)
      }
      count += 1
      state = .telling(next, composed: markedText)
      switch next {
      case .text: inputDelegate?.textDidChange(input)
      case .selection: inputDelegate?.selectionDidChange(input)
      case .edit: break
      }
      client.textEditor(self, sends: next)
      state = markedText.map(State.composing) ?? .idle
    }
  }

  private func complainOfEndlessChanges(of client: any TextEditorClient) {
    Messages.views.error(
      """
      The text of \(client.shortDescription) doesn't come to rest: whenever a change is reported, an observer \
      changes it again, \(UpdateCycle.maximumRounds) times in a row. The last change isn't reported. Change the \
      text only if it isn't as it should be.
      """)
  }
}
