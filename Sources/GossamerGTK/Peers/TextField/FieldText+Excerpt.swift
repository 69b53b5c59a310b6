// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// What GTK holds of a long text.
//
// GtkText lays out its whole text after each key and each move of the caret, in one line: 150 ms for
// 100 kB, and minutes where it looks for the neighbour of the caret in 1 MB. So it gets a part that reaches
// further than a field is wide, on either side of the caret, and another one when the caret comes near
// the end of that. The first part serves a field that isn't edited.
extension FieldText {
  /// All in UTF-16 units: texts that are no longer are held whole; a longer one is held to
  /// `reach` before and behind the caret, anew when the caret is nearer than `margin` to where that
  /// ends.
  private static let greatestLength = 2_000
  private static let reach = 800
  private static let margin = 300

  /// The part of the field's text that GTK holds, in UTF-16 units.
  private var excerptRange: NSRange {
    NSRange(location: excerptStart, length: excerpt.fullRange.length)
  }

  /// Brings GTK's selection in line with the field's. While the field isn't edited nothing is selected, and
  /// the beginning of the text is shown.
  func showSelection() {
    guard let field else { return }
    let place = field.isEditing ? caret : 0
    if !excerptSuits(place, in: field.edited) { loadExcerpt(around: place, of: field.edited) }
    let shownCaret = shownPlace(of: place)
    shownAnchor = field.isEditing ? shownPlace(of: anchor) : 0
    guard shownEnds != (shownAnchor, shownCaret) else { return }
    writing {
      gtk_editable_select_region(handle.opaque, gint(shownAnchor), gint(shownCaret))
    }
  }

  /// Changes what GTK holds, or notes that it has to be loaded anew. The change is one of the field's
  /// text before.
  func writeToExcerpt(_ change: TextChange) {
    let range = excerptRange
    guard !isExcerptStale, range.lowerBound <= change.range.lowerBound,
      change.range.upperBound <= range.upperBound,
      change.replacement.utf16.count <= Self.greatestLength
    else {
      isExcerptStale = true
      return
    }
    let local = TextChange(
      NSRange(location: change.range.location - excerptStart, length: change.range.length),
      change.replacement)
    replaceShown(excerpt.scalarRange(of: local.range), with: local.replacement)
    excerpt.apply(local)
  }

  private func excerptSuits(_ place: Int, in text: EditedText) -> Bool {
    let (range, length) = (excerptRange, text.fullRange.length)
    guard !isExcerptStale else { return false }
    guard length > Self.greatestLength else { return range == text.fullRange }
    return range.length <= Self.greatestLength
      && (range.lowerBound == 0 || place - range.lowerBound >= Self.margin)
      && (range.upperBound == length || range.upperBound - place >= Self.margin)
  }

  private func loadExcerpt(around place: Int, of text: EditedText) {
    let caretBefore = isExcerptStale ? nil : x(ofShown: shownEnds.caret)
    let countBefore = length
    var range = text.fullRange
    if range.length > Self.greatestLength {
      let lower = max(place - Self.reach, 0)
      range = text.valid(
        NSRange(lower..<min(place + Self.reach, range.length)))
    }
    excerpt = EditedText(text.substring(in: range))
    excerptStart = range.location
    isExcerptStale = false
    writing {
      replaceShown(0..<countBefore, with: excerpt.string)
      if let caretBefore { scroll(untilShown: shownPlace(of: place), liesAt: caretBefore) }
    }
  }
}

// MARK: - Places

extension FieldText {
  /// The number of scalars that GTK holds. GtkText's own answer has 16 bits.
  var length: Int {
    Int(gtk_entry_buffer_get_length(gtk_text_get_buffer(gtkText)))
  }

  /// What GTK has selected, in scalars: the end that stays and the one that moves.
  var shownEnds: (anchor: Int, caret: Int) {
    let (selection, caret) = (shownSelection, Int(gtk_editable_get_position(handle.opaque)))
    return (caret == selection.lowerBound ? selection.upperBound : selection.lowerBound, caret)
  }

  /// What GTK has selected, in scalars.
  var shownSelection: Range<Int> {
    var lower: gint = 0
    var upper: gint = 0
    gtk_editable_get_selection_bounds(handle.opaque, &lower, &upper)
    return Int(lower)..<Int(upper)
  }

  /// Where `place`, in UTF-16 units of the field's text, is for GTK; the nearer end of the excerpt
  /// if it lies outside.
  private func shownPlace(of place: Int) -> Int {
    let inside = min(max(place - excerptStart, 0), excerpt.fullRange.length)
    return excerpt.scalarRange(of: excerpt.valid(NSRange(location: 0, length: inside))).upperBound
  }

  /// The range of GTK's scalars in UTF-16 units of the field's text.
  func range(ofShown scalars: Range<Int>) -> NSRange {
    let range = excerpt.range(ofScalars: scalars)
    return NSRange(location: excerptStart + range.location, length: range.length)
  }

  /// The selection that GTK has made, for the field. An end that GTK hasn't moved stays where it is,
  /// even outside of the excerpt; who selects the whole excerpt means the whole text.
  func takeOverShownSelection() {
    guard let field else { return }
    let shown = shownEnds
    if shownSelection == 0..<length, length > 0, excerptRange != field.edited.fullRange {
      (anchor, caret) = (0, field.edited.fullRange.length)
    } else {
      if shown.anchor == shown.caret || shown.anchor != shownAnchor {
        anchor = range(ofShown: shown.anchor..<shown.anchor).location
      }
      caret = range(ofShown: shown.caret..<shown.caret).location
    }
    shownAnchor = shown.anchor
  }
}

// MARK: - Scrolling

extension FieldText {
  /// How far right GTK draws the caret at a place, counted in scalars, in the widget.
  func x(ofShown place: Int) -> Double {
    var strong = graphene_rect_t()
    gtk_text_compute_cursor_extents(gtkText, gsize(place), &strong, nil)
    return Double(strong.origin.x)
  }

  /// Scrolls, so that a new excerpt stands where the one before stood: the caret at `place` comes to `x`
  /// again, to the width of a character.
  ///
  /// GtkText has no scrolling of its own to ask for; it scrolls as far as it must to show the caret. So the
  /// caret goes to the beginning, then to the character that is to be the last one in sight.
  private func scroll(untilShown place: Int, liesAt x: Double) {
    let width = Double(gtk_widget_get_width(widget))
    guard x > 0, x < width else { return }
    gtk_editable_set_position(handle.opaque, 0)
    let edge = self.x(ofShown: place) + width - x
    var (lower, upper) = (place, length)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self.x(ofShown: middle) < edge { lower = middle + 1 } else { upper = middle }
    }
    gtk_editable_set_position(handle.opaque, gint(lower))
    gtk_editable_set_position(handle.opaque, gint(place))
  }
}

extension EditedText {
  /// The number of scalars before a place that is counted in UTF-16 units. Costs a scan, of 1 ms for 1 MB.
  func scalarCount(upTo place: Int) -> Int {
    let end = indices(of: NSRange(location: place, length: 0)).lowerBound
    let bytes = string.utf8.distance(from: string.startIndex, to: end)
    let count = string.utf8.withContiguousStorageIfAvailable { text in
      text.withMemoryRebound(to: CChar.self) { g_utf8_strlen($0.baseAddress, gssize(bytes)) }
    }
    return count ?? string.unicodeScalars.distance(from: string.startIndex, to: end)
  }
}
