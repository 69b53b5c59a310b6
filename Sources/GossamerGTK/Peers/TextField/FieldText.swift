// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The GtkText of a field: it shows the text, and asks the field before each change.
///
/// GTK tells in advance of each insertion and each deletion, by signals that can be stopped. They
/// are always stopped; the field is asked, and what it permits it writes itself by ``write(_:)``.
/// See FieldText+Requests.swift.
///
/// GTK lays out all that it holds after each key, so that it holds only an excerpt of a long text, the
/// surroundings of the caret. See FieldText+Excerpt.swift. Assistive technologies get the whole text,
/// through ``FieldEntry``.
///
/// GTK counts Unicode scalars, the field UTF-16 units.
final class FieldText: TextWidget {
  /// The GtkText.
  let handle: ObjectHandle

  /// The entry around the GtkText. GTK lets assistive technologies read no text without one.
  let entry: ObjectHandle

  /// Whether the text is a secret, for as long as this object lives: the entry's role says so.
  let isSecure: Bool

  /// The field whose text this is; nil once it is gone or has another owner, and as long as it isn't in the
  /// window: what an input method commits then comes too late.
  var field: UITextField? {
    (shownField?.peer as? TextFieldPeer)?.text === self ? shownField : nil
  }
  private weak var shownField: UITextField?

  var client: (any TextEditorClient)? { field }

  /// What GTK holds, and where that begins in the field's text, in UTF-16 units.
  var excerpt = EditedText()
  var excerptStart = 0
  /// How far the excerpt of a long text reaches before and behind the caret, in UTF-16 units.
  var reach = reaches.lowerBound
  /// Whether the field's text has changed outside of the excerpt, or that is too short.
  var isExcerptStale = false

  /// The ends of the field's selection, in UTF-16 units: the one that stays when the selection is
  /// extended, and the one that moves.
  var anchor = 0
  var caret = 0
  /// Where GTK was told that the anchor is, in scalars of the excerpt.
  var shownAnchor = 0

  /// What GTK's signals mean at the moment.
  var dialogue = Dialogue.listening

  // What GTK asks for, see FieldText+Requests.swift.
  var connections: [SignalConnection] = []
  private var keys: TextKeys?
  var settling: ScheduledCall?

  private let buffer = FieldBuffer.make()
  private var accessibleCopy: UnsafeMutablePointer<CChar>?

  /// Creates a GtkText for `field`. It shows what that holds from ``takeOverFromField()`` on.
  init(of field: UITextField) {
    shownField = field
    isSecure = field.isSecureTextEntry
    entry = ObjectHandle(referencing: FieldEntry.make(isSecure: isSecure))
    handle = ObjectHandle(
      referencing: UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque)))
    gtk_text_set_buffer(gtkText, buffer.pointer(to: GtkEntryBuffer.self))
    _ = Self.leaveSelectionsAlone
    // GTK's own undo would bring refused text back.
    gtk_editable_set_enable_undo(handle.opaque, 0)
    FieldEntry.set(self, for: entry)
    connect()
    keys = TextKeys(for: self)
  }

  isolated deinit {
    FieldEntry.set(nil, for: entry)
    g_free(accessibleCopy)
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
    connections = []
    settling = nil
  }

  // MARK: - What the field writes

  /// Makes a change of the field's text, as it is before the change. ``select(_:)`` follows.
  func write(_ change: TextChange) {
    guard let field else { return }
    let range = field.edited.scalarRange(of: change.range)
    // What GTK wanted to delete lies somewhere else now.
    if case .awaitingInsertion = dialogue { dialogue = .listening }
    writing {
      if !range.isEmpty { announceDeletion(of: range) }
      writeToExcerpt(change)
      if !change.replacement.isEmpty {
        announceInsertion(of: change.replacement, at: range.lowerBound)
      }
    }
  }

  /// Selects a range of the field's text.
  func select(_ selection: NSRange) {
    if selection != NSRange(min(anchor, caret)..<max(anchor, caret)) {
      anchor = selection.lowerBound
      caret = selection.upperBound
    }
    showSelection()
  }

  /// Shows the text and the selection that the field has, whatever was shown before.
  func takeOverFromField() {
    guard let field else { return }
    isExcerptStale = true
    select(field.selectedRange)
  }

  /// Runs `body`, in which the field writes into GTK's text or selects in it.
  func writing(_ body: () -> Void) {
    let outer = dialogue
    dialogue = .writing
    body()
    dialogue = outer
  }

  /// Replaces characters of what GTK holds, counted in scalars, without a word to anybody.
  func replaceShown(_ range: Range<Int>, with text: String) {
    let buffer = buffer.pointer(to: GtkEntryBuffer.self)
    if !range.isEmpty {
      gtk_entry_buffer_delete_text(buffer, guint(range.lowerBound), gint(range.count))
    }
    if !text.isEmpty {
      gtk_entry_buffer_insert_text(
        buffer, guint(range.lowerBound), DisplayText.replacingNUL(in: text), -1)
    }
  }
}

// MARK: - What assistive technologies are told

extension FieldText {
  /// The whole text, for assistive technologies: dots if it is a secret. Valid until the next call.
  var accessibleText: UnsafePointer<CChar>? {
    g_free(accessibleCopy)
    accessibleCopy = g_strdup(spoken(field?.edited.string ?? ""))
    return UnsafePointer(accessibleCopy)
  }

  /// What may be told of `text`: a dot for each scalar, of which GTK counts places, if it is secret.
  private func spoken(_ text: String) -> String {
    isSecure
      ? String(repeating: UITextField.secureCharacter, count: text.unicodeScalars.count)
      : DisplayText.replacingNUL(in: text)
  }

  /// GTK tells assistive technologies of changes when a GtkText emits the signals that ask for them. The
  /// signals are emitted for places in the whole text, while the buffer pretends to hold that and keeps
  /// what it has. The whole text is made only if somebody listens, who reads in it what is deleted.
  private func announceDeletion(of range: Range<Int>) {
    let whole = { [weak self] in self?.accessibleText }
    FieldBuffer.pretend(buffer, toHold: whole) {
      gtk_editable_delete_text(handle.opaque, gint(range.lowerBound), gint(range.upperBound))
    }
  }

  private func announceInsertion(of text: String, at place: Int) {
    let spoken = spoken(text)
    var position = gint(place)
    FieldBuffer.pretend(buffer, toHold: nil) {
      gtk_editable_insert_text(handle.opaque, spoken, gint(spoken.utf8.count), &position)
    }
  }
}
