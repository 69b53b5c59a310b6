// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// The GtkText of a field: it shows the field's text, and asks the field before each change.
///
/// GTK lays out its whole text after each key. So it gets only an excerpt of a long text: the part around the caret,
/// see FieldText+Excerpt.swift. Assistive technologies get the whole text, through ``FieldEntry``.
///
/// GTK counts positions in Unicode scalars, and the field in UTF-16 units.
final class FieldText: TextWidget {
  /// The entry that contains the GtkText. Without an entry, GTK lets assistive technologies read no text.
  let entry: ObjectHandle

  /// Whether the text is secure. It never changes, because the entry's accessibility role depends on it.
  let isSecure: Bool

  var field: UITextField? { client as? UITextField }

  /// The buffer that GtkText reads.
  let buffer = FieldBuffer()
  /// The part of the field's text that is in the buffer, in UTF-16 units.
  var excerpt = NSRange()
  /// The least length of a long text's excerpt before the caret, and after it, in UTF-16 units.
  var margin = margins.lowerBound
  /// Whether the excerpt has to be loaded again: the text has changed outside it, much text was inserted, or the field
  /// has become too wide for it.
  var isExcerptStale = false

  /// Whether GtkText hasn't been notified of the text in its buffer yet; see ``FieldBuffer/hold(_:count:)``.
  var isTextStale = false

  /// Whether GTK's next change of the selection is undone. GTK collapses the selection after each insertion, even after
  /// a refused one.
  private(set) var keepsSelection = false

  /// The last result of ``accessibleText``, freed at the next call.
  private var accessibleCopy: UnsafeMutablePointer<CChar>?

  /// Creates a GtkText for `field`. It shows the field's text from the call of ``takeOverFromField()`` on.
  init(of field: UITextField) {
    isSecure = field.isSecureTextEntry
    entry = ObjectHandle(referencing: FieldEntry.make(isSecure: isSecure))
    super.init(
      ObjectHandle(referencing: UnsafeMutableRawPointer(gtk_editable_get_delegate(entry.opaque))),
      of: field)
    gtk_text_set_buffer(gtkText, buffer.handle.pointer(to: GtkEntryBuffer.self))
    _ = Self.leaveSelectionsAlone
    // GTK's own undo would restore refused text.
    gtk_editable_set_enable_undo(handle.opaque, 0)
    FieldEntry.set(self, for: entry)
    listen(to: "insert-text", ignoresEchoes: true, stops: true) { [unowned self] in willInsert($0) }
    listen(to: "delete-text", ignoresEchoes: true, stops: true) { [unowned self] in willDelete($0) }
    for property in ["cursor-position", "selection-bound"] {
      listen(to: "notify::" + property, ignoresEchoes: true) { [unowned self] _ in
        selectionDidChange()
      }
    }
    listen(to: "move-cursor") { [unowned self] in willMoveCaret($0) }
    listen(to: "move-cursor", after: true) { [unowned self] _ in showSelection() }
    listen(to: "activate") { [unowned self] _ in
      UpdateBeforeInput.runIfNeeded()
      client?.pressReturn()
    }
  }

  isolated deinit {
    FieldEntry.set(nil, for: entry)
    g_free(accessibleCopy)
    Self.keep(entry)
  }

  var gtkText: UnsafeMutablePointer<GtkText> { handle.pointer(to: GtkText.self) }

  override var shownSelection: Range<Int> {
    var (lower, upper) = (gint(0), gint(0))
    gtk_editable_get_selection_bounds(handle.opaque, &lower, &upper)
    return Int(lower)..<Int(upper)
  }

  override func range(ofShown scalars: Range<Int>) -> NSRange {
    let start = excerptStart
    return field?.edited.range(
      ofScalars: start + scalars.lowerBound..<start + scalars.upperBound) ?? NSRange()
  }

  // MARK: - Requests of GTK

  private func willInsert(_ arguments: SignalArguments) {
    guard let position = arguments.pointer(3)?.assumingMemoryBound(to: gint.self) else { return }
    let place = Int(position.pointee)
    let text = arguments.string(1, length: arguments.int(2))
    let range = rangeMeant(by: place..<place)
    editor?.hostWillInsert(text, at: range)
    // GTK moves the caret to this position next. So it must be the one where the caret is already.
    let selection = shownSelection
    position.pointee = gint(selection.upperBound)
    if !selection.isEmpty {
      keepsSelection = true
      settleSoon()
    }
  }

  private func willDelete(_ arguments: SignalArguments) {
    let lower = min(max(arguments.int(1), 0), length)
    let upper = arguments.int(2) < 0 ? length : min(arguments.int(2), length)
    if lower < upper { requestDeletion(of: rangeMeant(by: lower..<upper)) }
  }

  private func selectionDidChange() {
    guard let editor, editor.pendingDeletion == nil else { return }
    guard !keepsSelection else {
      keepsSelection = false
      return showSelection()
    }
    settleSoon()
    let (anchor, caret) = endsSelectedByPerson(editor.edited)
    editor.hostDidSelect(anchor: anchor, caret: caret)
  }

  /// A field that isn't edited shows the beginning of its text, wherever its caret is. So the caret is moved there
  /// before the press: otherwise another excerpt would be loaded, and the press would hit the wrong character.
  override func willBePressed() {
    if let field, !field.isEditing { field.editor.hostDidSelect(anchor: 0, caret: 0) }
  }

  override func settle() {
    keepsSelection = false
    super.settle()
    showSelection()
  }

  /// The range of the keys that delete to the ends of the text. GtkText would delete to the ends of the excerpt.
  override func rangeToDelete(_ type: GtkDeleteType, _ count: Int) -> NSRange? {
    guard type == GTK_DELETE_DISPLAY_LINE_ENDS || type == GTK_DELETE_PARAGRAPH_ENDS, let editor
    else { return nil }
    let caret = editor.edited.caret
    return NSRange(count < 0 ? 0..<caret : caret..<editor.edited.length)
  }

  override func rangeToDrop(at point: CGPoint) -> NSRange? { range(nearestTo: point.x) }

  // MARK: - Showing the field's text

  override func show(_ change: TextChange, removing removed: String) {
    guard let field else { return }
    let place = field.edited.scalarCount(upTo: change.range.location)
    let inserted = DisplayText.replacingNUL(in: change.replacement)
    let counts = (removed: removed.unicodeScalars.count, inserted: inserted.unicodeScalars.count)
    writing {
      if counts.removed > 0 {
        announceDeletion(of: place..<place + counts.removed, before: change, removed)
      }
      if excerptFollows(change) {
        buffer.hold(excerptText, count: length + counts.inserted - counts.removed)
        isTextStale = true
      }
      if counts.inserted > 0 { announceInsertion(of: inserted, counts.inserted, at: place) }
    }
    showSelection()
  }

  /// Shows the field's text and selection, and discards what was shown before.
  func takeOverFromField() {
    isExcerptStale = true
    showSelection()
  }

  /// Sets GTK's selection to the field's. While the field isn't being edited nothing is selected, and the beginning
  /// of the text is shown.
  override func showSelection() {
    guard let field else { return }
    let place = field.isEditing ? field.edited.caret : 0
    let suits = excerptSuits(place, in: field.edited)
    // GtkText can't measure a text of which it hasn't been notified, as loading an excerpt needs.
    if suits || isTextStale { select(place) }
    if !suits {
      loadExcerpt(around: place, of: field.edited)
      select(place)
    }
  }

  /// Sets GTK's selection to the field's, with the caret at `place`, in UTF-16 units of the field's text. Notifies
  /// GtkText of its new text if that is still to be done.
  private func select(_ place: Int) {
    let caret = shownPlace(of: place)
    let anchor = field?.isEditing == true ? shownAnchor : caret
    let isMoved = shownEnds != (anchor, caret)
    writing {
      // GtkText lays out its text when the caret is moved.
      if isMoved { gtk_editable_select_region(handle.opaque, gint(anchor), gint(caret)) }
      if isTextStale { isMoved ? buffer.notify() : buffer.layOut() }
      isTextStale = false
    }
  }
}

// MARK: - Notifying assistive technologies

extension FieldText {
  /// The whole text for assistive technologies, as dots if it is secure. The pointer is valid until the next call.
  var accessibleText: UnsafePointer<CChar>? { accessibleCopy(of: field?.edited.string ?? "") }

  private func accessibleCopy(of text: String) -> UnsafePointer<CChar>? {
    g_free(accessibleCopy)
    accessibleCopy = g_strdup(
      isSecure ? dots(text.unicodeScalars.count) : DisplayText.replacingNUL(in: text))
    return UnsafePointer(accessibleCopy)
  }

  /// The dots that assistive technologies get for a secure text: one for each scalar, since GTK counts scalars.
  private func dots(_ count: Int) -> String {
    String(repeating: UITextField.secureCharacter, count: count)
  }

  /// Notifies assistive technologies of a deletion that was made.
  ///
  /// GTK does so whenever a GtkText emits the signal that requests a deletion. So the signal is emitted here, with
  /// positions in the whole text, although nothing is left to delete. If an assistive technology listens, GTK reads the
  /// deleted characters from the buffer, which therefore pretends to hold the whole text before the change.
  private func announceDeletion(
    of range: Range<Int>, before change: TextChange, _ removed: String
  ) {
    let textBefore = { [weak self] () -> UnsafePointer<CChar>? in
      guard let self, var text = field?.edited else { return nil }
      text.apply(change.inverse(restoring: removed))
      return accessibleCopy(of: text.string)
    }
    buffer.pretend(toHold: textBefore) {
      gtk_editable_delete_text(handle.opaque, gint(range.lowerBound), gint(range.upperBound))
    }
  }

  /// Notifies assistive technologies of an insertion that was made, by the signal that requests one.
  private func announceInsertion(of text: String, _ count: Int, at place: Int) {
    let spoken = isSecure ? dots(count) : text
    var position = gint(place)
    gtk_editable_insert_text(handle.opaque, spoken, gint(spoken.utf8.count), &position)
  }
}
