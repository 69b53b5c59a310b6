// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Owns and edits the text of a view. All changes of the text are made by its editor, whatever kind of view it is.
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
/// ``hostWillInsert(_:at:)`` and the methods next to it, and shows the outcome. Only the editor changes text and
/// selection.
///
/// ``State`` and ``Session`` say what may happen during a callback. Positions count UTF-16 units. The cost of a
/// change doesn't depend on the length of the text, see ``EditedText``.
package final class TextEditor {
  /// The text and its selection.
  package private(set) var edited = EditedText()

  /// The state of a change of the text.
  package internal(set) var state = State.idle

  /// A range that a host's widget has deleted, and where it may insert characters next; nil for none. Both together
  /// are one replacement. See ``State``.
  package private(set) var pendingDeletion: NSRange?

  /// Whether the text is being edited.
  package internal(set) var session = Session.ended

  /// The notifications still to be sent.
  private var news: Set<News> = []

  var history = EditingHistory()

  /// The view whose text this is.
  package private(set) weak var client: (any TextEditorClient)?

  /// Creates an editor of an empty text.
  /// - Parameter client: the view whose text it is. Held weakly.
  package init(for client: any TextEditorClient) {
    self.client = client
  }

  /// The widget that shows the text in a window; nil headless.
  var mirror: (any TextMirror)? { client?.peer?.textMirror }

  /// The object that is told of changes that the input method didn't make. It can't change anything inside
  /// `textWillChange` and `selectionWillChange`.
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
    news.insert(.text)
    if edited.selection != selection { note(.selection) }
    tell()
  }

  /// Makes a change for the program, without asking the client. It is otherwise like an edit by a person: it is
  /// reported as one, and can be undone.
  /// - Parameters:
  ///   - range: what is replaced. It is put right if it isn't valid.
  ///   - replacement: what stands in its place, as far as the client can hold it.
  package func replaceUnasked(_ range: NSRange, with replacement: String) {
    replace(range, with: replacement, asking: false)
  }

  /// Makes a change that a person asks for, wherever it comes from, if the client permits it.
  ///
  /// Order: the client is asked, the text is changed, and news is told.
  /// - Parameters:
  ///   - range: what is replaced. It is put right if it isn't valid.
  ///   - replacement: what stands in its place, as far as the client can hold it.
  ///   - asks: whether the client is asked.
  /// - Returns: whether the text was changed.
  @discardableResult
  package func replace(
    _ range: NSRange, with replacement: String, asking asks: Bool = true
  ) -> Bool {
    guard let client, !asks || client.mayEditText, mayWrite(replacement) else { return false }
    let clears = clearsOnInsertion && !replacement.isEmpty
    let wish = TextChange(
      clears ? edited.fullRange : edited.valid(range), client.textEditor(self, accepts: replacement)
    )
    guard !wish.isEmpty else { return false }
    giveUpComposing()
    defer { tell() }
    guard let permission = asks ? permitted(wish) : (wish, false) else { return false }
    var change = permission.change
    if clears { clearsOnInsertion = false }
    if permission.isOverruled {
      // What was to be deleted isn't there any more.
      guard !change.replacement.isEmpty else { return false }
      change.range = edited.selection
    }
    let removed = edited.substring(in: change.range)
    history.record(change, removed: removed, selectionBefore: edited.selection)
    write(change, removing: removed)
    noteEdit()
    return true
  }

  /// Whether the text can be changed now; says so if it can't.
  func mayWrite(_ string: String) -> Bool {
    guard state == .applying else { return true }
    complain("'\(string)' can't be written")
    return false
  }

  /// Makes a change, here and in the mirror, and selects what is given or the place behind it.
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

  /// Selects the valid part of a range by program.
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
    note(.selection)
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
    mirror?.abandonComposition()
  }

  // MARK: - What a host's widget asks for

  /// The widget is about to insert `text` at a range, or where it has deleted something before: both are one
  /// change then. Its input method has finished.
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

  /// The widget is about to delete a range, perhaps to insert something in its place next. The client is asked by
  /// ``hostWillInsert(_:at:)``, or else by ``settle()``, which has to be called before the next event.
  package func hostWillDelete(_ range: NSRange) {
    settle()
    pendingDeletion = range
  }

  /// Makes the deletion that no insertion has followed, if the client permits it.
  package func settle() {
    guard let deletion = pendingDeletion else { return }
    pendingDeletion = nil
    replace(deletion, with: "")
  }

  /// The widget's input method is composing `text` at the selection; nothing if it has finished or given up. What
  /// was selected has been deleted in the widget beforehand: it stays until the finished text takes its place.
  package func hostDidCompose(_ text: String) {
    pendingDeletion = nil
    compose(text)
  }

  /// The widget isn't the mirror any more. What it was about to replace stays.
  package func hostDidLeave() { pendingDeletion = nil }

  /// A person has selected something in the widget.
  /// - Parameters:
  ///   - anchor: the end that stays when the selection is extended.
  ///   - caret: the end that moves.
  ///   - isShown: whether the widget shows it already.
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
  /// Says, from inside of the question whether the text may be changed, which shorter replacement would be
  /// permitted. Of several the shortest counts; elsewhere it is ignored.
  package func propose(_ replacement: String) {
    guard case .asking(var question) = state else { return }
    let length = question.proposal?.utf16.count ?? .max
    guard replacement.utf16.count < length else { return }
    question.proposal = replacement
    state = .asking(question)
  }

  /// The change, or what the client permits in its place; nil for nothing. What is proposed is asked about
  /// as any change.
  private func permitted(_ wish: TextChange) -> (change: TextChange, isOverruled: Bool)? {
    var change = wish
    while true {
      let answer = ask(change)
      if answer.isPermitted { return change.isEmpty ? nil : (change, answer.isOverruled) }
      guard let proposal = answer.proposal, !answer.isOverruled,
        proposal.utf16.count < change.replacement.utf16.count
      else { return nil }
      change.replacement = proposal
    }
  }

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

// MARK: - Telling

extension TextEditor {
  /// Notes something to be told. Who is told of the selection isn't told of what they do with it.
  private func note(_ news: News) {
    if case .telling(.selection, _) = state, news == .selection { return }
    self.news.insert(news)
  }

  /// Notes that the text was edited.
  func noteEdit() {
    news.formUnion([.text, .edit])
    note(.selection)
  }

  /// Tells what there is to tell, and what changes meanwhile, unless that is being done already, or somebody
  /// is being asked.
  func tell() {
    switch state {
    case .idle, .composing: break
    case .asking, .applying, .telling: return
    }
    var count = 0
    while let next = News.allCases.first(where: news.contains) {
      news.remove(next)
      guard let client, next != .selection || session.isEditing else { continue }
      guard count < UpdateCycle.maximumRounds else {
        news = []
        return complainOfCircle(of: client)
      }
      count += 1
      state = .telling(next, composed: markedText)
      switch next {
      case .text: inputDelegate?.textDidChange(input)
      case .selection: inputDelegate?.selectionDidChange(input)
      case .edit: break
      }
      client.textEditor(self, tells: next)
      state = markedText.map(State.composing) ?? .idle
    }
  }

  private func complainOfCircle(of client: any TextEditorClient) {
    Messages.views.error(
      """
      The text of \(client.shortDescription) doesn't come to rest: those who are told that it has changed \
      have changed it again, \(UpdateCycle.maximumRounds) times in a row. They aren't told of the last change. \
      Change it only if it isn't as it should be.
      """)
  }
}
