// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

// What GTK asks for.
//
// GTK replaces characters in two steps, a deletion and an insertion in the same place. So a deletion waits for the
// insertion that may follow, and both are one question. If none follows before the next event, the deletion was meant
// by itself. When an input method begins to compose, GTK deletes the selection beforehand: that deletion is forgotten,
// because the finished text will replace the selection.
//
// A signal that is stopped has to leave its iterators valid: they are made anew, whatever was changed.
extension ViewText {
  /// What GTK's signals mean at a moment.
  enum Dialogue: Equatable {
    /// A signal is what a person asks for.
    case listening
    /// GTK wants to delete this range of the view's text, perhaps to insert something there next.
    case awaitingInsertion(NSRange)
    /// GTK deletes without a replacement to follow.
    case deletingOnly
    /// The view writes into the buffer, or selects in it: signals only echo that.
    case writing
  }

  func connect() {
    listen(to: bufferHandle, "insert-text") { text, arguments in text.willInsert(arguments) }
    listen(to: bufferHandle, "delete-range") { text, arguments in text.willDelete(arguments) }
    listen(to: bufferHandle, "mark-set") { text, arguments in text.didSetMark(arguments) }
    listen(to: handle, "preedit-changed") { text, arguments in
      text.didCompose(arguments.string(1) ?? "")
    }
    listen(to: handle, "move-cursor") { text, _ in text.caretBeforeMove = text.caret }
    listen(to: handle, "move-cursor", after: true) { text, arguments in
      text.didMoveCaret(arguments)
      text.revealCaret()
    }
    listen(to: handle, "backspace") { text, _ in
      text.stop("backspace")
      UpdateBeforeInput.runIfNeeded()
      text.textView?.deleteBackward()
      text.revealCaret()
    }
    listen(to: handle, "delete-from-cursor") { text, arguments in
      text.willDeleteFromCursor(arguments)
    }
    listen(to: handle, "delete-from-cursor", after: true) { text, _ in
      if text.dialogue == .deletingOnly { text.dialogue = .listening }
    }
    listen(to: handle, "cut-clipboard") { text, _ in
      text.stop("cut-clipboard")
      text.textView?.cut(nil)
      text.revealCaret()
    }
    listen(to: handle, "copy-clipboard") { text, _ in
      text.stop("copy-clipboard")
      text.textView?.copy(nil)
    }
    listen(to: handle, "paste-clipboard") { text, _ in
      text.stop("paste-clipboard")
      _ = text.textView?.performEditAction(.paste)
    }
  }

  private func listen(
    to object: ObjectHandle, _ signal: String, after: Bool = false,
    handler: @escaping (ViewText, SignalArguments) -> Void
  ) {
    connections.append(
      SignalConnection(object.raw, signal, after: after) { [weak self] arguments in
        if let self { handler(self, arguments) }
      })
  }

  /// Keeps GtkTextView's own handler of the signal that is being emitted from running.
  private func stop(_ signal: String) {
    g_signal_stop_emission_by_name(handle.raw, signal)
  }

  /// The part of the view's text that GTK means by a range of scalars: by its selection the view's, which may move when
  /// what earlier events have changed is shown.
  private func rangeMeant(by scalars: Range<Int>) -> NSRange {
    let isSelection = scalars == shownSelection
    UpdateBeforeInput.runIfNeeded()
    guard let textView else { return NSRange() }
    return isSelection ? textView.selectedRange : textView.range(ofShown: scalars)
  }

  // MARK: - Inserting

  private func willInsert(_ arguments: SignalArguments) {
    guard dialogue != .writing, let place = arguments.iterator(1) else { return }
    g_signal_stop_emission_by_name(bufferHandle.raw, "insert-text")
    let text = arguments.string(2, length: arguments.int(3))
    let scalar = Int(gtk_text_iter_get_offset(place))
    let isDone = requestInsertion(of: text, at: rangeMeant(by: scalar..<scalar))
    place.pointee = iterator(at: isDone ? shownSelection.upperBound : scalar)
  }

  /// Asks the view to put `text` in the place of `range`, and of what was deleted there just before.
  /// - Returns: whether the text was changed.
  private func requestInsertion(of text: String, at range: NSRange) -> Bool {
    guard let textView else { return false }
    var range = range
    if case .awaitingInsertion(let deletion) = dialogue {
      if deletion.lowerBound...deletion.upperBound ~= range.location {
        range = deletion
        dialogue = .listening
      } else {
        settle()
      }
    }
    guard text != "\n" || !textView.ignoresReturnKey else { return false }
    textView.editor.compose(nil)
    return textView.editor.replace(range, with: text)
  }

  // MARK: - Deleting

  private func willDelete(_ arguments: SignalArguments) {
    guard dialogue != .writing, let start = arguments.iterator(1), let end = arguments.iterator(2)
    else { return }
    g_signal_stop_emission_by_name(bufferHandle.raw, "delete-range")
    let (lower, upper) = (gtk_text_iter_get_offset(start), gtk_text_iter_get_offset(end))
    let scalars = Int(min(lower, upper))..<Int(max(lower, upper))
    let count = gtk_text_buffer_get_char_count(buffer)
    if !scalars.isEmpty { requestDeletion(of: rangeMeant(by: scalars)) }
    let isDone = gtk_text_buffer_get_char_count(buffer) != count
    start.pointee = iterator(at: scalars.lowerBound)
    end.pointee = iterator(at: isDone ? scalars.lowerBound : scalars.upperBound)
  }

  /// Asks the view to delete `range`, at once or with the insertion that follows.
  private func requestDeletion(of range: NSRange) {
    settle()
    if dialogue == .deletingOnly {
      textView?.editor.replace(range, with: "")
    } else {
      dialogue = .awaitingInsertion(range)
      settling = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in self?.settle() }
    }
  }

  /// The delete key, and its company that deletes words and lines. GTK works out what the words and lines are.
  private func willDeleteFromCursor(_ arguments: SignalArguments) {
    UpdateBeforeInput.runIfNeeded()
    guard let textView else { return }
    if textView.selectedRange.length > 0 {
      stop("delete-from-cursor")
      textView.editor.replace(textView.selectedRange, with: "")
      revealCaret()
    } else if GtkDeleteType(rawValue: UInt32(arguments.enumeration(1))) == GTK_DELETE_CHARS,
      arguments.int(2) == 1
    {
      stop("delete-from-cursor")
      textView.editor.deleteForward()
      revealCaret()
    } else {
      settle()
      putCaretAtDivision(deletingForward: arguments.int(2) > 0)
      dialogue = .deletingOnly
    }
  }

  /// Asks for the deletion that no insertion has followed.
  private func settle() {
    guard case .awaitingInsertion(let range) = dialogue else { return }
    dialogue = .listening
    textView?.editor.replace(range, with: "")
  }

  // MARK: - Selecting and composing

  private func didSetMark(_ arguments: SignalArguments) {
    guard dialogue == .listening || dialogue == .deletingOnly, let textView,
      let mark = arguments.object(2)?.assumingMemoryBound(to: GtkTextMark.self),
      mark == gtk_text_buffer_get_insert(buffer)
        || mark == gtk_text_buffer_get_selection_bound(buffer)
    else { return }
    textView.editor.ownerDidSelect(textView.range(ofShown: shownSelection))
  }

  /// A step that has led over nothing but the division of a paragraph isn't one: the next one follows.
  private func didMoveCaret(_ arguments: SignalArguments) {
    let step = GtkMovementStep(rawValue: UInt32(arguments.enumeration(1)))
    guard let textView, let before = caretBeforeMove, before != caret,
      step == GTK_MOVEMENT_VISUAL_POSITIONS || step == GTK_MOVEMENT_LOGICAL_POSITIONS,
      textView.range(ofShown: before..<before) == textView.range(ofShown: caret..<caret)
    else { return }
    emitMoveCursor(step, arguments.int(2), extending: arguments.bool(3))
  }

  private func emitMoveCursor(_ step: GtkMovementStep, _ count: Int, extending: Bool) {
    var values = [GValue](repeating: GValue(), count: 4)
    g_value_init(&values[0], gtk_text_view_get_type())
    g_value_set_object(&values[0], handle.raw)
    g_value_init(&values[1], gtk_movement_step_get_type())
    g_value_set_enum(&values[1], gint(step.rawValue))
    g_value_init(&values[2], GType.int)
    g_value_set_int(&values[2], gint(clamping: count))
    g_value_init(&values[3], GType.boolean)
    g_value_set_boolean(&values[3], extending ? 1 : 0)
    g_signal_emitv(&values, g_signal_lookup("move-cursor", gtk_text_view_get_type()), 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }

  private func didCompose(_ text: String) {
    if case .awaitingInsertion = dialogue { dialogue = .listening }
    textView?.editor.compose(text)
  }
}

extension SignalArguments {
  /// Argument `index`, a place in a text, which the handler may move.
  fileprivate func iterator(_ index: Int) -> UnsafeMutablePointer<GtkTextIter>? {
    boxed(index)?.assumingMemoryBound(to: GtkTextIter.self)
  }
}
