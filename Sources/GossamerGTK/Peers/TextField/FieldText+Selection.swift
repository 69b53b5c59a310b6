// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

// The arrow keys, Home and End. To find the next caret position, GtkText would examine its whole text, in a time that
// grows with the square of the length. It would also take the ends of the excerpt for the ends of the text. GTK
// handles the other movements, such as those by words.
extension FieldText {
  func willMoveCaret(_ arguments: SignalArguments) {
    let count = arguments.int(2)
    let extends = arguments.bool(3)
    switch GtkMovementStep(rawValue: UInt32(arguments.enumeration(1))) {
    case GTK_MOVEMENT_VISUAL_POSITIONS:
      g_signal_stop_emission_by_name(handle.raw, "move-cursor")
      moveCaret(to: visualPlace(count, extends: extends), extends: extends)
    case GTK_MOVEMENT_DISPLAY_LINE_ENDS, GTK_MOVEMENT_PARAGRAPH_ENDS, GTK_MOVEMENT_BUFFER_ENDS:
      g_signal_stop_emission_by_name(handle.raw, "move-cursor")
      moveCaret(to: count < 0 ? 0 : editor?.edited.length ?? 0, extends: extends)
    default: break
    }
  }

  private func moveCaret(to place: Int, extends: Bool) {
    guard let editor else { return }
    if editor.markedText != nil { abandonComposition() }
    let (anchor, caret) = (editor.edited.anchor, editor.edited.caret)
    if place == caret, extends || anchor == caret { gtk_widget_error_bell(widget) }
    editor.hostDidSelect(anchor: extends ? anchor : place, caret: place, isShown: false)
    restartBlinking()
  }

  /// Makes the blinking caret visible. GtkText does so after each movement of its own, so this moves the caret by 0
  /// characters.
  private func restartBlinking() {
    var values = [GValue](repeating: GValue(), count: 4)
    g_value_init(&values[0], gtk_text_get_type())
    g_value_set_object(&values[0], handle.raw)
    g_value_init(&values[1], gtk_movement_step_get_type())
    g_value_set_enum(&values[1], gint(GTK_MOVEMENT_LOGICAL_POSITIONS.rawValue))
    g_value_init(&values[2], GType.int)
    g_value_init(&values[3], GType.boolean)
    g_value_set_boolean(&values[3], 1)
    writing { g_signal_emitv(&values, g_signal_lookup("move-cursor", gtk_text_get_type()), 0, nil) }
    for index in values.indices { g_value_unset(&values[index]) }
  }

  // MARK: - Left and right

  /// The caret position after `count` steps to the right, or to the left if negative, in UTF-16 units of the field's
  /// text.
  private func visualPlace(_ count: Int, extends: Bool) -> Int {
    UpdateBeforeInput.runIfNeeded()
    guard let editor else { return 0 }
    let (anchor, caret) = (editor.edited.anchor, editor.edited.caret)
    if anchor != caret, !extends {
      let shown = shownEnds
      let isCaretRight = x(ofShown: shown.caret) > x(ofShown: shown.anchor)
      return isCaretRight == (count > 0) ? caret : anchor
    }
    let text = EditedText(editor.edited.substring(in: excerpt))
    var index = text.indices(of: NSRange(location: caret - excerpt.location, length: 0)).lowerBound
    for _ in 0..<abs(count) {
      index = neighbour(of: index, in: text.string, isRight: count > 0)
    }
    return excerpt.location + text.place(of: index)
  }

  /// The index after one step to the right or to the left. Pango is asked only about the surrounding text, and only if
  /// that has right-to-left characters: otherwise the next character on the screen is the next one in the text.
  private func neighbour(of index: String.Index, in text: String, isRight: Bool) -> String.Index {
    let lower = text.index(index, offsetBy: -Self.surroundings, limitedBy: text.startIndex)
    let upper = text.index(index, offsetBy: Self.surroundings, limitedBy: text.endIndex)
    let part = (lower ?? text.startIndex)..<(upper ?? text.endIndex)
    guard !isSecure, text[part].unicodeScalars.contains(where: \.mayRunRightToLeft) else {
      if isRight { return index < text.endIndex ? text.index(after: index) : index }
      return index > text.startIndex ? text.index(before: index) : index
    }
    return visualNeighbour(of: index, in: text, part: part, isRight: isRight)
  }

  /// The number of characters on either side about which Pango is asked. In tries with texts of both directions,
  /// fewer were enough for the positions that GtkText gives.
  private static let surroundings = 64

  private func visualNeighbour(
    of index: String.Index, in text: String, part: Range<String.Index>, isRight: Bool
  ) -> String.Index {
    guard let layout = gtk_widget_create_pango_layout(widget, String(text[part])) else {
      return index
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let base = text.isRightToLeft == true ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    pango_context_set_base_dir(pango_layout_get_context(layout), base)
    pango_layout_set_auto_dir(layout, 0)
    // Between text of two directions there are two carets. As in GtkText, the strong one is moved if the
    // keyboard's direction is that of the text, or else the weak one.
    let seat = gdk_display_get_default_seat(gtk_widget_get_display(widget))
    let isStrong = gdk_device_get_direction(gdk_seat_get_keyboard(seat)) == base
    let offset = text.utf8.distance(from: part.lowerBound, to: index)
    var (newOffset, trailing): (gint, gint) = (0, 0)
    pango_layout_move_cursor_visually(
      layout, isStrong ? 1 : 0, gint(offset), 0, isRight ? 1 : -1, &newOffset, &trailing)
    guard newOffset >= 0, newOffset != gint.max else { return index }
    let scalar = text.utf8.index(part.lowerBound, offsetBy: Int(newOffset))
    return text.unicodeScalars.index(
      scalar, offsetBy: Int(trailing), limitedBy: part.upperBound) ?? part.upperBound
  }
}

// MARK: - Selections that GTK would change by itself

extension FieldText {
  /// Stops GTK from changing the selection by itself, for all fields. It is evaluated once, after the first
  /// GtkText was made.
  static let leaveSelectionsAlone: Void = {
    keepSelectionsOnFocus()
    keepSelectionsWithoutPrimaryClipboard()
  }()

  /// Stops GTK from selecting the whole text when the field gets the focus by keyboard.
  private static func keepSelectionsOnFocus() {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, GType.boolean)
    g_value_set_boolean(&value, 0)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
      "gtk-entry-select-on-focus", &value)
  }

  /// Stops GTK from collapsing the selection when the X server reports that it is no longer the primary
  /// clipboard. The report may arrive after the text was set and another part was selected.
  private static func keepSelectionsWithoutPrimaryClipboard() {
    g_type_class_peek(g_type_from_name("GtkTextContent"))?
      .assumingMemoryBound(to: GdkContentProviderClass.self)
      .pointee.detach_clipboard = { _, _ in }
  }
}

// MARK: - Drops

extension FieldText {
  /// The length of GTK's text up to which the position of a drop is searched for, in scalars. In a longer text that
  /// would take too long, so the drop replaces the selection.
  private static let greatestLengthToSearch = 2_000

  /// The position nearest to an x-coordinate, as an empty range in UTF-16 units of the field's text; nil if GTK's text
  /// is too long to search for it.
  func range(nearestTo x: Double) -> NSRange? {
    guard length <= Self.greatestLengthToSearch else { return nil }
    let places = EditedText(excerptText).scalarsThatBeginCharacters + [length]
    let place = places.min { abs(self.x(ofShown: $0) - x) < abs(self.x(ofShown: $1) - x) }
    return place.map { range(ofShown: $0..<$0) }
  }
}
