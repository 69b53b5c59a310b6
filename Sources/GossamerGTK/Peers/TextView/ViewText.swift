// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// The GtkTextView of a text view: it shows the text, and asks the view before each change.
///
/// Its buffer tells in advance of each insertion and each deletion, by signals that can be stopped. They are always
/// stopped; the view is asked, and what it permits it writes itself by ``write(_:)``. See ViewText+Requests.swift.
///
/// The buffer has the characters of the view's text one for one, and a line feed at each place where a long paragraph is
/// divided, because GTK lays a paragraph out as a whole. That is no part of the text: nobody copies it, and the caret
/// goes over it in one step with a character. The buffer counts Unicode scalars, the view UTF-16 units; between the
/// two `UITextView.shownRange(of:)` and `range(ofShown:)` convert.
final class ViewText: TextWidget {
  /// The GtkTextView.
  let handle: ObjectHandle

  /// Its GtkTextBuffer.
  let bufferHandle: ObjectHandle

  /// The view whose text this is; nil once it is gone or has another owner, and as long as it isn't in the window:
  /// what an input method commits then comes too late.
  var textView: UITextView? {
    (shownView?.peer as? TextViewPeer)?.text === self ? shownView : nil
  }
  private weak var shownView: UITextView?

  var client: (any TextEditorClient)? { textView }

  /// What GTK's signals mean at the moment.
  var dialogue = Dialogue.listening

  // What GTK asks for, see ViewText+Requests.swift.
  var connections: [SignalConnection] = []
  var settling: ScheduledCall?
  private var keys: TextKeys?
  /// Where the caret was before the movement that GTK is making.
  var caretBeforeMove: Int?

  /// How the text looks, see ViewText+Tags.swift.
  var tags: TextTags

  /// The place that is to be seen as soon as GTK has laid out what lies before it.
  private let revealed: UnsafeMutablePointer<GtkTextMark>

  /// Creates a GtkTextView for `textView`. It shows what that holds from ``takeOverFromView()`` on.
  init(of textView: UITextView) {
    shownView = textView
    guard let widget = gtk_text_view_new() else { preconditionFailure("GTK made no text view.") }
    handle = ObjectHandle(referencing: widget)
    let buffer = gtk_text_view_get_buffer(handle.pointer(to: GtkTextView.self))
    guard let buffer, let mark = Self.makeMark(in: buffer) else {
      preconditionFailure("GTK made no text buffer.")
    }
    bufferHandle = ObjectHandle(referencing: buffer)
    revealed = mark
    tags = TextTags(of: bufferHandle)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    // GTK's own undo would bring refused text back.
    gtk_text_buffer_set_enable_undo(buffer, 0)
    connect()
    keys = TextKeys(for: self)
    leaveBackwardsByTab()
  }

  /// GTK types a tab for Shift+Tab too; here it goes to the view before, which stands above the text as a rule.
  private func leaveBackwardsByTab() {
    guard let controller = gtk_shortcut_controller_new() else { return }
    for key in [GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab] {
      let shortcut = gtk_shortcut_new(
        gtk_keyval_trigger_new(guint(key), GDK_SHIFT_MASK), gtk_signal_action_new("move-focus"))
      var direction = g_variant_new_int32(gint(GTK_DIR_TAB_BACKWARD.rawValue))
      gtk_shortcut_set_arguments(shortcut, g_variant_new_tuple(&direction, 1))
      gtk_shortcut_controller_add_shortcut(controller, shortcut)
    }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
  }

  private static func makeMark(
    in buffer: UnsafeMutablePointer<GtkTextBuffer>
  ) -> UnsafeMutablePointer<GtkTextMark>? {
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer, &start)
    return gtk_text_buffer_create_mark(buffer, "gossamer-revealed", &start, 0)
  }

  isolated deinit {
    // GTK may still be at work on it, if the view was removed from inside of a callback.
    g_object_ref(handle.raw)
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { object in
        g_object_unref(object)
        return 0
      }, handle.raw, nil)
  }

  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  var view: UnsafeMutablePointer<GtkTextView> { handle.pointer(to: GtkTextView.self) }

  var buffer: UnsafeMutablePointer<GtkTextBuffer> { bufferHandle.pointer(to: GtkTextBuffer.self) }

  /// Lets go of the view, which has another owner now.
  func detach() {
    connections = []
    settling = nil
  }

  func willBePressed() {}

  // MARK: - What the view writes

  /// Makes a change of the view's text, as it is before the change. ``select(_:)`` follows.
  func write(_ change: TextChange) {
    guard let textView else { return }
    write(textView.shownEdits(for: change))
  }

  /// Shows the text and the selection that the view has, whatever was shown before.
  func takeOverFromView() {
    guard let textView else { return }
    write([textView.shownText(over: 0..<Int(gtk_text_buffer_get_char_count(buffer)))])
    select(textView.selectedRange)
  }

  private func write(_ edits: [ShownEdit]) {
    // What GTK wanted to delete lies somewhere else now.
    if case .awaitingInsertion = dialogue { dialogue = .listening }
    writing { edits.forEach(write) }
  }

  private func write(_ edit: ShownEdit) {
    var lower = iterator(at: edit.range.lowerBound)
    if !edit.range.isEmpty {
      var upper = iterator(at: edit.range.upperBound)
      gtk_text_buffer_delete(buffer, &lower, &upper)
    }
    guard !edit.text.isEmpty else { return }
    let shown = DisplayText.replacingNUL(in: edit.text)
    gtk_text_buffer_insert(buffer, &lower, shown, gint(clamping: shown.utf8.count))
    var start = iterator(at: edit.range.lowerBound)
    tags.applyBase(from: &start, to: &lower)
    for division in edit.divisions {
      start = iterator(at: edit.range.lowerBound + division)
      lower = iterator(at: edit.range.lowerBound + division + 1)
      tags.applyDivision(from: &start, to: &lower)
    }
  }

  /// Runs `body`, in which the view writes into the buffer or selects in it.
  func writing(_ body: () -> Void) {
    let outer = dialogue
    dialogue = .writing
    body()
    dialogue = outer
  }

  // MARK: - Selection

  /// Selects a range of the view's text, which the buffer has already. A caret before a division, where GTK has put it,
  /// stays there.
  func select(_ selection: NSRange) {
    guard let textView, textView.range(ofShown: shownSelection) != selection else { return }
    selectShown(textView.shownRange(of: selection))
  }

  private func selectShown(_ scalars: Range<Int>) {
    writing {
      var caret = iterator(at: scalars.upperBound)
      var anchor = iterator(at: scalars.lowerBound)
      gtk_text_buffer_select_range(buffer, &caret, &anchor)
    }
  }

  /// Puts a caret that stands at a division on the side of it from which a deletion goes on.
  func putCaretAtDivision(deletingForward isForward: Bool) {
    guard let textView, shownSelection.isEmpty else { return }
    let unit = textView.range(ofShown: shownSelection).location
    let sides = textView.shownSides(of: unit)
    let side = isForward ? sides.upperBound : sides.lowerBound
    if side != shownSelection.lowerBound { selectShown(side..<side) }
  }

  /// Where the caret is in the buffer, in scalars.
  var caret: Int { offset(of: gtk_text_buffer_get_insert(buffer)) }

  /// What is selected in the buffer, in scalars.
  var shownSelection: Range<Int> {
    let anchor = offset(of: gtk_text_buffer_get_selection_bound(buffer))
    return min(caret, anchor)..<max(caret, anchor)
  }

  private func offset(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &iterator, mark)
    return Int(gtk_text_iter_get_offset(&iterator))
  }

  /// The place before a scalar; the end for a place behind it.
  func iterator(at scalar: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    // GTK takes a negative place for the end.
    gtk_text_buffer_get_iter_at_offset(buffer, &iterator, gint(clamping: max(scalar, 0)))
    return iterator
  }

  // MARK: - Scrolling

  /// Scrolls so that a range of the view's text is seen, once it is laid out; its beginning, if it is too high.
  func reveal(_ range: NSRange) {
    guard let textView else { return }
    let scalars = textView.shownRange(of: range)
    for place in scalars.isEmpty
      ? [scalars.lowerBound] : [scalars.upperBound, scalars.lowerBound]
    {
      var iterator = iterator(at: place)
      gtk_text_buffer_move_mark(buffer, revealed, &iterator)
      gtk_text_view_scroll_to_mark(view, revealed, 0, 0, 0, 0)
    }
  }

  /// Scrolls so that the caret is seen: up to the beginning of the content from the first line, where other views may
  /// stand above the text, and down to the end from the last one.
  func revealCaret() {
    gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer))
    guard let vertical = gtk_scrollable_get_vadjustment(handle.opaque) else { return }
    let caret = shownSelection
    guard caret.isEmpty else { return }
    var (iterator, place, end) = (iterator(at: caret.lowerBound), GdkRectangle(), GdkRectangle())
    gtk_text_view_get_iter_location(view, &iterator, &place)
    gtk_text_buffer_get_end_iter(buffer, &iterator)
    gtk_text_view_get_iter_location(view, &iterator, &end)
    if place.y == 0 {
      gtk_adjustment_set_value(vertical, gtk_adjustment_get_lower(vertical))
    } else if place.y == end.y {
      gtk_adjustment_set_value(vertical, gtk_adjustment_get_upper(vertical))
    }
  }

  func drop(_ dropped: String, at point: CGPoint) -> Bool {
    UpdateBeforeInput.runIfNeeded()
    guard let textView else { return false }
    var (x, y) = (gint(0), gint(0))
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, gint(point.x), gint(point.y), &x, &y)
    var iterator = GtkTextIter()
    gtk_text_view_get_iter_at_location(view, &iterator, x, y)
    let place = Int(gtk_text_iter_get_offset(&iterator))
    return textView.editor.replace(textView.range(ofShown: place..<place), with: dropped)
  }
}
