// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The GtkText of a field: it holds the text, and asks the field before each change.
///
/// GTK tells in advance of each insertion and each deletion, by signals that can be stopped. They
/// are always stopped; the field is asked, and what it permits it writes itself by ``write(_:)``.
///
/// GTK replaces characters in two steps, a deletion and an insertion in the same place. So a deletion
/// waits for the insertion that may follow, and both are one question. If none follows before the
/// next event, the deletion was meant by itself. When an input method begins to compose, GTK deletes
/// the selection beforehand: that deletion is forgotten, because the finished text will replace
/// the selection.
///
/// GTK counts Unicode scalars, the field UTF-16 units.
final class FieldText {
  /// The GtkText.
  let handle: ObjectHandle

  /// The entry around the GtkText. GTK lets assistive technologies read no text without one.
  let entry: ObjectHandle

  /// The field whose text this is; nil once it has another owner.
  private(set) weak var field: UITextField?

  private var connections: [SignalConnection] = []
  private var controllers: FieldKeys?
  /// Whether the field writes: then GTK's signals aren't questions.
  private var isWriting = false
  /// Whether GTK deletes without a replacement to follow.
  private var deletesOnly = false
  private var pendingDeletion: Range<Int>?
  /// Whether GTK is about to collapse the selection, as it does after each insertion.
  private var keepsSelection = false
  private var settling: ScheduledCall?

  /// Creates a GtkText that holds what `field` holds.
  init(of field: UITextField) {
    self.field = field
    entry = ObjectHandle(
      referencing: field.isSecureTextEntry ? gtk_password_entry_new() : gtk_entry_new())
    handle = ObjectHandle(
      referencing: UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)))
    let buffer = FieldBuffer.make()
    withExtendedLifetime(buffer) {
      gtk_text_set_buffer(gtkText, buffer.pointer(to: GtkEntryBuffer.self))
    }
    _ = Self.leaveSelectionsAlone
    // GTK's own undo would bring refused text back.
    gtk_editable_set_enable_undo(handle.opaque, 0)
    write(TextChange(NSRange(location: 0, length: 0), field.text ?? ""))
    select(field.selectedRange)
    connect()
    controllers = FieldKeys(for: self)
  }

  isolated deinit {
    // GTK may still be at work on them, if the field was removed from inside of a callback.
    for object in [handle.raw, entry.raw] {
      g_object_ref(object)
      g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { object in
          g_object_unref(object)
          return 0
        }, object, nil)
    }
  }

  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  var gtkText: UnsafeMutablePointer<GtkText> { handle.pointer(to: GtkText.self) }

  /// Lets go of the field, which has another owner now.
  func detach() {
    field = nil
    connections = []
    settling = nil
  }

  // MARK: - What the field writes

  /// Makes a change of the field's text, as it is before the change.
  func write(_ change: TextChange) {
    guard let field else { return }
    let range = field.edited.scalarRange(of: change.range)
    let shown = DisplayText.replacingNUL(in: change.replacement)
    writing {
      if !range.isEmpty {
        gtk_editable_delete_text(handle.opaque, gint(range.lowerBound), gint(range.upperBound))
      }
      guard !shown.isEmpty else { return }
      var position = gint(range.lowerBound)
      gtk_editable_insert_text(handle.opaque, shown, gint(shown.utf8.count), &position)
    }
  }

  /// Selects a range of the field's text.
  func select(_ selection: NSRange) {
    guard let field else { return }
    let range = field.edited.scalarRange(of: selection)
    guard range != shownSelection else { return }
    writing {
      gtk_editable_select_region(handle.opaque, gint(range.lowerBound), gint(range.upperBound))
    }
  }

  private func writing(_ body: () -> Void) {
    let wasWriting = isWriting
    isWriting = true
    body()
    isWriting = wasWriting
  }

  /// The number of scalars. GtkText's own answer has 16 bits.
  var length: Int {
    Int(gtk_entry_buffer_get_length(gtk_text_get_buffer(gtkText)))
  }

  private var shownSelection: Range<Int> {
    var lower: gint = 0
    var upper: gint = 0
    gtk_editable_get_selection_bounds(handle.opaque, &lower, &upper)
    return Int(min(lower, upper))..<Int(max(lower, upper))
  }
}

// MARK: - What GTK asks for

extension FieldText {
  private func connect() {
    connect("insert-text") { text, arguments in text.willInsert(arguments) }
    connect("delete-text") { text, arguments in text.willDelete(arguments) }
    connect("notify::cursor-position") { text, _ in text.selectionDidChange() }
    connect("notify::selection-bound") { text, _ in text.selectionDidChange() }
    connect("preedit-changed") { text, arguments in text.didCompose(arguments.string(1) ?? "") }
    connect("backspace") { text, _ in
      text.stop("backspace")
      text.field?.deleteBackward()
    }
    connect("delete-from-cursor") { text, arguments in text.willDeleteFromCursor(arguments) }
    connect("delete-from-cursor", after: true) { text, _ in text.deletesOnly = false }
    connect("cut-clipboard") { text, _ in
      text.stop("cut-clipboard")
      text.field?.cut(nil)
    }
    connect("paste-clipboard") { text, _ in
      text.stop("paste-clipboard")
      text.paste()
    }
    connect("activate") { text, _ in text.field?.pressReturn() }
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

  private func willInsert(_ arguments: SignalArguments) {
    guard !isWriting else { return }
    stop("insert-text")
    guard let field, let position = arguments.pointer(3)?.assumingMemoryBound(to: gint.self) else {
      return
    }
    let place = Int(position.pointee)
    var range = place..<place
    if let deletion = pendingDeletion {
      if deletion.lowerBound...deletion.upperBound ~= place {
        range = deletion
        pendingDeletion = nil
      } else {
        settle()
      }
    }
    field.ownerDidCompose(nil)
    let length = arguments.int(2)
    let text = arguments.string(1) ?? ""
    let inserted = length < 0 ? text : String(decoding: text.utf8.prefix(length), as: UTF8.self)
    field.performUserChange(in: field.edited.range(ofScalars: range), with: inserted)
    // GTK puts the caret here next, which must be where it is already.
    let selection = shownSelection
    position.pointee = gint(selection.upperBound)
    if !selection.isEmpty {
      keepsSelection = true
      settleSoon()
    }
  }

  private func willDelete(_ arguments: SignalArguments) {
    guard !isWriting else { return }
    stop("delete-text")
    guard let field else { return }
    settle()
    let lower = min(max(arguments.int(1), 0), length)
    let upper = arguments.int(2) < 0 ? length : min(arguments.int(2), length)
    guard lower < upper else { return }
    if deletesOnly {
      field.performUserChange(in: field.edited.range(ofScalars: lower..<upper), with: "")
    } else {
      pendingDeletion = lower..<upper
      settleSoon()
    }
  }

  /// The delete key, and its company that deletes words and lines. GTK works out what those are.
  private func willDeleteFromCursor(_ arguments: SignalArguments) {
    guard let field else { return }
    if field.selectedRange.length > 0 {
      stop("delete-from-cursor")
      field.performUserChange(in: field.selectedRange, with: "")
    } else if arguments.enumeration(1) == Int(GTK_DELETE_CHARS.rawValue), arguments.int(2) == 1 {
      stop("delete-from-cursor")
      field.deleteForward()
    } else {
      deletesOnly = true
    }
  }

  private func selectionDidChange() {
    guard !isWriting, let field else { return }
    if keepsSelection {
      keepsSelection = false
      select(field.selectedRange)
    } else if pendingDeletion == nil {
      field.ownerDidSelect(field.edited.range(ofScalars: shownSelection))
    }
  }

  private func didCompose(_ text: String) {
    pendingDeletion = nil
    field?.ownerDidCompose(text.isEmpty ? nil : text)
  }

  /// Asks for the deletion that no insertion has followed, and awaits nothing of GTK any more.
  private func settle() {
    keepsSelection = false
    guard let range = pendingDeletion else { return }
    pendingDeletion = nil
    guard let field else { return }
    field.performUserChange(in: field.edited.range(ofScalars: range), with: "")
  }

  /// Settles before the next event.
  private func settleSoon() {
    settling = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in self?.settle() }
  }

  private func stop(_ signal: String) {
    g_signal_stop_emission_by_name(handle.raw, signal)
  }
}
