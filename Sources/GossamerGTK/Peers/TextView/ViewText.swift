// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// The GtkTextView of a text view: it shows the view's text, and asks the view before each change.
///
/// The buffer contains the view's text. GTK lays out a paragraph as a whole, so a long paragraph is divided by line
/// feeds. These *divisions* aren't part of the view's text: they are never copied, and the caret skips them.
///
/// The buffer counts positions in Unicode scalars, divisions included, and the view in UTF-16 units.
/// `UITextView.shownRange(of:)` and `range(ofShown:)` convert between them.
final class ViewText: TextWidget {
  /// The same object as ``handle``.
  let view: UnsafeMutablePointer<GtkTextView>
  /// The buffer, retained by ``bufferHandle``.
  let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private let bufferHandle: ObjectHandle

  var textView: UITextView? { client as? UITextView }

  /// The position of the caret before the movement that GTK is making.
  private var caretBeforeMove: Int?

  /// The tags that style the text.
  let tags: TextTags

  /// Marks the position to scroll into view as soon as GTK has laid out the lines before it.
  private let revealed: UnsafeMutablePointer<GtkTextMark>

  /// Creates a GtkTextView for `textView`. It shows the view's text from the call of ``takeOverFromView()`` on.
  init(of textView: UITextView) {
    guard let widget = gtk_text_view_new() else { preconditionFailure("GTK made no text view.") }
    let handle = ObjectHandle(referencing: widget)
    view = handle.pointer(to: GtkTextView.self)
    guard let buffer = gtk_text_view_get_buffer(view), let mark = Self.makeMark(in: buffer) else {
      preconditionFailure("GTK made no text buffer.")
    }
    self.buffer = buffer
    bufferHandle = ObjectHandle(referencing: buffer)
    revealed = mark
    tags = TextTags(of: bufferHandle)
    super.init(handle, of: textView)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    // GTK's own undo would restore refused text.
    gtk_text_buffer_set_enable_undo(buffer, 0)
    listen(to: "insert-text", of: bufferHandle, ignoresEchoes: true, stops: true) {
      [unowned self] in willInsert($0)
    }
    listen(to: "delete-range", of: bufferHandle, ignoresEchoes: true, stops: true) {
      [unowned self] in willDelete($0)
    }
    listen(to: "mark-set", of: bufferHandle, ignoresEchoes: true) { [unowned self] in
      didSetMark($0)
    }
    listen(to: "move-cursor") { [unowned self] _ in caretBeforeMove = caret }
    listen(to: "move-cursor", after: true) { [unowned self] arguments in
      didMoveCaret(arguments)
      revealCaret()
    }
    leaveBackwardsByTab()
  }

  /// Makes Shift+Tab move the focus to the previous view, which usually is above the text. GTK would type a tab.
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

  // MARK: - Requests of GTK

  // A handler that stops a signal has to leave the signal's iterators valid. They are created again, because the
  // text may have changed meanwhile.

  private func willInsert(_ arguments: SignalArguments) {
    guard let place = arguments.iterator(1) else { return }
    let text = arguments.string(2, length: arguments.int(3))
    let scalar = Int(gtk_text_iter_get_offset(place))
    let range = rangeMeant(by: scalar..<scalar)
    let isRefused = text == "\n" && textView?.ignoresReturnKey == true
    let isDone = !isRefused && editor?.hostWillInsert(text, at: range) == true
    place.pointee = iterator(at: isDone ? shownSelection.upperBound : scalar)
  }

  private func willDelete(_ arguments: SignalArguments) {
    guard let start = arguments.iterator(1), let end = arguments.iterator(2) else { return }
    let (one, other) = (gtk_text_iter_get_offset(start), gtk_text_iter_get_offset(end))
    let scalars = Int(min(one, other))..<Int(max(one, other))
    if !scalars.isEmpty { requestDeletion(of: rangeMeant(by: scalars)) }
    start.pointee = iterator(at: scalars.lowerBound)
    end.pointee = iterator(at: scalars.upperBound)
  }

  private func didSetMark(_ arguments: SignalArguments) {
    guard let textView, textView.editor.pendingDeletion == nil,
      let mark = arguments.object(2)?.assumingMemoryBound(to: GtkTextMark.self),
      mark == gtk_text_buffer_get_insert(buffer)
        || mark == gtk_text_buffer_get_selection_bound(buffer)
    else { return }
    let shown = shownSelection
    let range = textView.range(ofShown: shown)
    let isBackwards = caret < shown.upperBound
    textView.editor.hostDidSelect(
      anchor: isBackwards ? range.upperBound : range.lowerBound,
      caret: isBackwards ? range.lowerBound : range.upperBound)
  }

  /// Repeats a movement of the caret that has only crossed a division, so that its position in the view's text is
  /// still the same.
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

  /// Moves a caret at a division to the side on which GTK deletes, so that it doesn't delete the division.
  override func willWorkOutDeletion(isForward: Bool) {
    guard let textView, shownSelection.isEmpty else { return }
    let sides = textView.shownSides(of: range(ofShown: shownSelection).location)
    let side = isForward ? sides.upperBound : sides.lowerBound
    if side != shownSelection.lowerBound { selectShown(anchor: side, caret: side) }
  }

  override func rangeToDrop(at point: CGPoint) -> NSRange? {
    var (x, y) = (gint(0), gint(0))
    gtk_text_view_window_to_buffer_coords(
      view, GTK_TEXT_WINDOW_WIDGET, gint(point.x), gint(point.y), &x, &y)
    var iterator = GtkTextIter()
    gtk_text_view_get_iter_at_location(view, &iterator, x, y)
    let place = Int(gtk_text_iter_get_offset(&iterator))
    return range(ofShown: place..<place)
  }

  // MARK: - Showing the view's text

  override func show(_ change: TextChange, removing removed: String) {
    guard let textView else { return }
    writing { textView.takeShownEdits().forEach(write) }
    showSelection()
  }

  /// Shows the view's text and selection, and discards what was shown before.
  func takeOverFromView() {
    guard let textView else { return }
    let shown = textView.shownText(over: 0..<Int(gtk_text_buffer_get_char_count(buffer)))
    writing { write(shown) }
    showSelection()
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

  /// Sets GTK's selection to the view's, unless they are the same. So a caret stays on the side of a division on which
  /// GTK has put it.
  override func showSelection() {
    guard let text = textView?.edited, range(ofShown: shownSelection) != text.selection,
      let scalars = textView?.shownRange(of: text.selection)
    else { return }
    let isBackwards = text.caret < text.anchor
    selectShown(
      anchor: isBackwards ? scalars.upperBound : scalars.lowerBound,
      caret: isBackwards ? scalars.lowerBound : scalars.upperBound)
  }

  private func selectShown(anchor: Int, caret: Int) {
    writing {
      var (anchor, caret) = (iterator(at: anchor), iterator(at: caret))
      gtk_text_buffer_select_range(buffer, &caret, &anchor)
    }
  }

  override var shownSelection: Range<Int> {
    var (lower, upper) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(buffer, &lower, &upper)
    return Int(gtk_text_iter_get_offset(&lower))..<Int(gtk_text_iter_get_offset(&upper))
  }

  /// The position of GTK's caret, in scalars.
  var caret: Int {
    var caret = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
    return Int(gtk_text_iter_get_offset(&caret))
  }

  override func range(ofShown scalars: Range<Int>) -> NSRange {
    textView?.range(ofShown: scalars) ?? NSRange()
  }

  /// An iterator at a position in scalars of the buffer. A position beyond the text is its nearer end.
  func iterator(at scalar: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    // GTK takes a negative offset for the end.
    gtk_text_buffer_get_iter_at_offset(buffer, &iterator, gint(clamping: max(scalar, 0)))
    return iterator
  }

  // MARK: - Scrolling

  /// Scrolls a range of the view's text into view, once its lines are laid out. If the range is higher than the view,
  /// its beginning is visible.
  override func reveal(_ range: NSRange) {
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

  /// Scrolls the caret into view. From the first line it scrolls to the top of the content, where subviews may be
  /// above the text, and from the last line to the end.
  override func revealCaret() {
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
}

extension SignalArguments {
  /// Argument `index`, a text iterator, which the handler may change.
  fileprivate func iterator(_ index: Int) -> UnsafeMutablePointer<GtkTextIter>? {
    boxed(index)?.assumingMemoryBound(to: GtkTextIter.self)
  }
}
