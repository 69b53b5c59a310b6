// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// What GTK asks for.
//
// GTK replaces characters in two steps, a deletion and an insertion in the same place. So a deletion
// waits for the insertion that may follow, and both are one question. If none follows before the
// next event, the deletion was meant by itself. When an input method begins to compose, GTK deletes
// the selection beforehand: that deletion is forgotten, because the finished text will replace
// the selection.
extension FieldText {
  /// What GTK's signals mean at a moment.
  ///
  ///                        delete-text
  ///     +-----------+ ----------------------------> +-------------------+
  ///     |           |                               | awaitingInsertion |
  ///     |           | <---------------------------- +-------------------+
  ///     |           |   insert-text in its place: one question for both;
  ///     |           |   insert-text elsewhere, or the next event: it is asked for;
  ///     |           |   preedit-changed, or a change by the field: forgotten
  ///     |           |
  ///     |           |   insert-text, when something is selected afterwards
  ///     | listening | ----------------------------> +------------------+
  ///     |           |                               | awaitingCollapse |
  ///     |           | <---------------------------- +------------------+
  ///     |           |   notify (GTK has collapsed the selection: it is shown again), or the next event
  ///     |           |
  ///     |           |   delete-from-cursor, for words
  ///     |           | ----------------------------> +--------------+
  ///     |           |                               | deletingOnly |  delete-text is asked for at once
  ///     |           | <---------------------------- +--------------+
  ///     +-----------+   the end of delete-from-cursor
  ///
  /// From each of them the field may write, which leads to `writing` and back.
  enum Dialogue: Equatable {
    /// A signal is what a person asks for.
    case listening
    /// GTK wants to delete this range of the field's text, perhaps to insert something there next.
    case awaitingInsertion(NSRange)
    /// GTK is about to collapse the selection, as it does after each insertion.
    case awaitingCollapse
    /// GTK deletes without a replacement to follow.
    case deletingOnly
    /// The field writes into GTK's text, or selects in it: signals only echo that.
    case writing
  }

  func connect() {
    connect("insert-text") { text, arguments in text.willInsert(arguments) }
    connect("delete-text") { text, arguments in text.willDelete(arguments) }
    connect("notify::cursor-position") { text, _ in text.selectionDidChange() }
    connect("notify::selection-bound") { text, _ in text.selectionDidChange() }
    connect("preedit-changed") { text, arguments in text.didCompose(arguments.string(1) ?? "") }
    connect("move-cursor") { text, arguments in text.willMoveCaret(arguments) }
    connect("move-cursor", after: true) { text, _ in text.showSelection() }
    connect("backspace") { text, _ in
      text.stop("backspace")
      UpdateBeforeInput.runIfNeeded()
      text.field?.deleteBackward()
    }
    connect("delete-from-cursor") { text, arguments in text.willDeleteFromCursor(arguments) }
    connect("delete-from-cursor", after: true) { text, _ in text.didDeleteFromCursor() }
    connect("cut-clipboard") { text, _ in
      text.stop("cut-clipboard")
      text.field?.cut(nil)
    }
    connect("copy-clipboard") { text, _ in
      text.stop("copy-clipboard")
      text.field?.copy(nil)
    }
    connect("paste-clipboard") { text, _ in
      text.stop("paste-clipboard")
      _ = text.field?.performEditAction(.paste)
    }
    connect("activate") { text, _ in
      UpdateBeforeInput.runIfNeeded()
      text.field?.pressReturn()
    }
  }

  private func connect(
    _ signal: String, after: Bool = false,
    handler: @escaping (FieldText, SignalArguments) -> Void
  ) {
    connections.append(
      SignalConnection(handle.raw, signal, after: after) { [weak self] arguments in
        if let self { handler(self, arguments) }
      })
  }

  /// Keeps GtkText's own handler of the signal that is being emitted from running.
  func stop(_ signal: String) {
    g_signal_stop_emission_by_name(handle.raw, signal)
  }

  /// The part of the field's text that GTK means by a range of scalars: by its selection the field's, which
  /// reaches beyond a long text's excerpt, and has moved if the text is shown only now.
  private func rangeMeant(by scalars: Range<Int>) -> NSRange {
    let isSelection = scalars == shownSelection
    UpdateBeforeInput.runIfNeeded()
    return isSelection ? field?.selectedRange ?? NSRange() : range(ofShown: scalars)
  }

  // MARK: - Inserting

  private func willInsert(_ arguments: SignalArguments) {
    guard dialogue != .writing else { return }
    stop("insert-text")
    guard let position = arguments.pointer(3)?.assumingMemoryBound(to: gint.self) else { return }
    let place = Int(position.pointee)
    let length = arguments.int(2)
    let text = arguments.string(1) ?? ""
    requestInsertion(
      of: length < 0 ? text : String(decoding: text.utf8.prefix(length), as: UTF8.self),
      at: rangeMeant(by: place..<place))
    // GTK puts the caret here next, which must be where it is already.
    let selection = shownSelection
    position.pointee = gint(selection.upperBound)
    if !selection.isEmpty {
      dialogue = .awaitingCollapse
      settleSoon()
    }
  }

  /// Asks the field to put `text` in the place of `range`, and of what was deleted there just before.
  func requestInsertion(of text: String, at range: NSRange) {
    guard let field else { return }
    var range = range
    if case .awaitingInsertion(let deletion) = dialogue {
      if deletion.lowerBound...deletion.upperBound ~= range.location {
        range = deletion
        dialogue = .listening
      } else {
        settle()
      }
    }
    field.editor.compose(nil)
    field.editor.replace(range, with: text)
  }

  // MARK: - Deleting

  private func willDelete(_ arguments: SignalArguments) {
    guard dialogue != .writing else { return }
    stop("delete-text")
    let lower = min(max(arguments.int(1), 0), length)
    let upper = arguments.int(2) < 0 ? length : min(arguments.int(2), length)
    if lower < upper { requestDeletion(of: rangeMeant(by: lower..<upper)) }
  }

  /// Asks the field to delete `range`, at once or with the insertion that follows.
  func requestDeletion(of range: NSRange) {
    settle()
    if dialogue == .deletingOnly {
      field?.editor.replace(range, with: "")
    } else {
      dialogue = .awaitingInsertion(range)
      settleSoon()
    }
  }

  /// The delete key, and its company that deletes words and lines. GTK works out what the words are.
  private func willDeleteFromCursor(_ arguments: SignalArguments) {
    UpdateBeforeInput.runIfNeeded()
    guard let field else { return }
    let count = arguments.int(2)
    let selection = field.selectedRange
    if selection.length > 0 {
      stop("delete-from-cursor")
      field.editor.replace(selection, with: "")
      return
    }
    switch GtkDeleteType(rawValue: UInt32(arguments.enumeration(1))) {
    case GTK_DELETE_CHARS where count == 1:
      stop("delete-from-cursor")
      field.deleteForward()
    case GTK_DELETE_DISPLAY_LINE_ENDS, GTK_DELETE_PARAGRAPH_ENDS:
      stop("delete-from-cursor")
      let end = field.edited.fullRange.upperBound
      let range = count < 0 ? 0..<selection.location : selection.location..<end
      field.editor.replace(NSRange(range), with: "")
    default:
      settle()
      dialogue = .deletingOnly
    }
  }

  private func didDeleteFromCursor() {
    if dialogue == .deletingOnly { dialogue = .listening }
  }

  /// Asks for the deletion that no insertion has followed, and awaits nothing of GTK any more.
  func settle() {
    switch dialogue {
    case .awaitingInsertion(let range):
      dialogue = .listening
      field?.editor.replace(range, with: "")
    case .awaitingCollapse: dialogue = .listening
    case .listening, .writing, .deletingOnly: break
    }
  }

  /// Settles before the next event, and shows the surroundings of the caret.
  private func settleSoon() {
    settling = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in
      self?.settle()
      self?.showSelection()
    }
  }

  // MARK: - Selecting and composing

  private func selectionDidChange() {
    guard let field else { return }
    switch dialogue {
    case .writing, .awaitingInsertion: break
    case .awaitingCollapse:
      dialogue = .listening
      showSelection()
    case .listening, .deletingOnly:
      takeOverShownSelection()
      settleSoon()
      field.editor.ownerDidSelect(NSRange(min(anchor, caret)..<max(anchor, caret)))
    }
  }

  /// A press is about to reach the text. In a field that isn't edited GTK takes its place for one of the
  /// beginning, which is what is shown.
  func willBePressed() {
    guard let field, !field.isEditing else { return }
    (anchor, caret) = (0, 0)
    field.editor.ownerDidSelect(NSRange())
  }

  private func didCompose(_ text: String) {
    if case .awaitingInsertion = dialogue { dialogue = .listening }
    field?.editor.compose(text)
  }
}
