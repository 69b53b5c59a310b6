// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The tags of a GtkTextBuffer that style its text.
///
/// The base tag covers the whole text, with properties that the widget's style sheet can't express. A run with
/// attributes of its own has a second tag. Runs of the same style share one.
final class TextTags {
  private let buffer: ObjectHandle
  private let base: UnsafeMutablePointer<GtkTextTag>?
  /// The tag of the line feeds that divide long paragraphs. They aren't part of the view's text, and are invisible.
  private let division: UnsafeMutablePointer<GtkTextTag>?
  private var styles: [TextTagStyle: UnsafeMutablePointer<GtkTextTag>] = [:]
  private var shownBase: TextTagStyle?
  private var shown: [TextTagRun] = []
  /// Whether text was inserted since the last ``show(_:)``, so that it may lack the tag of its run.
  private var isStale = false

  /// Creates tags for a buffer, which retains them.
  init(of buffer: ObjectHandle) {
    self.buffer = buffer
    base = gtk_text_tag_new(nil)
    let table = gtk_text_buffer_get_tag_table(buffer.pointer(to: GtkTextBuffer.self))
    gtk_text_tag_table_add(table, base)
    g_object_unref(base)
    division = gtk_text_tag_new(nil)
    gtk_text_tag_table_add(table, division)
    g_object_unref(division)
    division.map(TextTagStyle.hide)
  }

  /// Applies the base tag to inserted text.
  func applyBase(from start: inout GtkTextIter, to end: inout GtkTextIter) {
    gtk_text_buffer_apply_tag(buffer.pointer(to: GtkTextBuffer.self), base, &start, &end)
    isStale = true
  }

  /// Applies the tag of divisions to a line feed.
  func applyDivision(from start: inout GtkTextIter, to end: inout GtkTextIter) {
    gtk_text_buffer_apply_tag(buffer.pointer(to: GtkTextBuffer.self), division, &start, &end)
  }

  /// Sets the style of the base tag. Does nothing if it is the same as before.
  func setBase(_ style: TextTagStyle) {
    guard style != shownBase else { return }
    shownBase = style
    style.apply(to: base)
  }

  /// Sets the styles of the runs. Does nothing if the runs are the same as before, and no text was inserted.
  /// - Parameter runs: from the beginning of the text to its end, in scalars; none for a plain text.
  func show(_ runs: [TextTagRun]) {
    guard runs != shown || isStale && !runs.isEmpty else { return }
    isStale = false
    let textBuffer = buffer.pointer(to: GtkTextBuffer.self)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(textBuffer, &start, &end)
    for style in Set(shown.map(\.style)) {
      gtk_text_buffer_remove_tag(textBuffer, styles[style], &start, &end)
    }
    shown = runs
    for run in runs {
      gtk_text_buffer_get_iter_at_offset(textBuffer, &start, gint(clamping: run.range.lowerBound))
      gtk_text_buffer_get_iter_at_offset(textBuffer, &end, gint(clamping: run.range.upperBound))
      gtk_text_buffer_apply_tag(textBuffer, tag(of: run.style), &start, &end)
    }
  }

  private func tag(of style: TextTagStyle) -> UnsafeMutablePointer<GtkTextTag>? {
    if let tag = styles[style] { return tag }
    guard let tag = gtk_text_tag_new(nil) else { return nil }
    let table = gtk_text_buffer_get_tag_table(buffer.pointer(to: GtkTextBuffer.self))
    gtk_text_tag_table_add(table, tag)
    g_object_unref(tag)
    style.apply(to: tag)
    styles[style] = tag
    return tag
  }
}
