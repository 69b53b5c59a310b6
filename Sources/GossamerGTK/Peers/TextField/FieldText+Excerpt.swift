// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// What GTK holds of a long text.
//
// GtkText lays out its whole text twice for each key, in one line: 150 ms for 100 kB, and minutes where it looks
// for the neighbour of the caret in 1 MB. So it gets a part that reaches further than the field is wide, on
// either side of the caret, and another one when the caret comes near the end of that. The first part
// serves a field that isn't edited.
extension FieldText {
  /// All in UTF-16 units: texts that are no longer are held whole; a longer one is held to `reach` before and
  /// behind the caret, anew when the caret is nearer than the margin to where that ends, or when so much was
  /// typed that it has become much longer.
  private static let greatestLength = 2_000

  /// The least and the greatest reach. It is lengthened until the margins are wider than the field: what GTK holds is
  /// what each key costs. Where a text runs in both directions its margins may seem narrower than they are, which costs
  /// only time.
  static let reaches = 64...1_024

  private var margin: Int { reach / 2 }

  /// Lengthens the reach by a half.
  private func extendReach() { reach = min(reach * 3 / 2, Self.reaches.upperBound) }

  /// The part of the field's text that GTK holds, in UTF-16 units.
  private var excerptRange: NSRange {
    NSRange(location: excerptStart, length: excerpt.length)
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

  /// Gives GTK's text the attributes that the field has for it.
  func showAttributes() {
    guard let field else { return }
    let attributes = field.attributes(of: excerpt.string, at: excerptStart)
    withExtendedLifetime(attributes) { gtk_text_set_attributes(gtkText, attributes.list) }
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
    let (range, length) = (excerptRange, text.length)
    guard !isExcerptStale else { return false }
    guard length > Self.greatestLength else { return range == text.fullRange }
    return range.length <= reach * 5 / 2
      && (range.lowerBound == 0 || place - range.lowerBound >= margin)
      && (range.upperBound == length || range.upperBound - place >= margin)
  }

  /// Whether the margins of the excerpt are wider than the field.
  private func fillsField(around place: Int) -> Bool {
    let width = Double(gtk_widget_get_width(widget))
    let caret = x(ofShown: shownPlace(of: place))
    return (excerptStart == 0 || abs(x(ofShown: shownPlace(of: place - margin)) - caret) >= width)
      && (excerptRange.upperBound == field?.edited.length
        || abs(x(ofShown: shownPlace(of: place + margin)) - caret) >= width)
  }

  /// Has the excerpt reach further where the field has become wider than it.
  func fieldDidResize() {
    guard let field, !isExcerptStale else { return }
    if !fillsField(around: field.isEditing ? caret : 0), reach < Self.reaches.upperBound {
      isExcerptStale = true
      settling = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in
        self?.settle()
        self?.showSelection()
      }
    }
  }

  private func loadExcerpt(around place: Int, of text: EditedText) {
    let caretBefore = isExcerptStale ? nil : x(ofShown: shownEnds.caret)
    isExcerptStale = false
    writing {
      fillExcerpt(around: place, of: text)
      while reach < Self.reaches.upperBound, !fillsField(around: place) {
        extendReach()
        fillExcerpt(around: place, of: text)
      }
      if let caretBefore { scroll(untilShown: shownPlace(of: place), liesAt: caretBefore) }
    }
    if field?.hasAttributes == true { showAttributes() }
  }
}

extension FieldText {
  private func fillExcerpt(around place: Int, of text: EditedText) {
    var range = text.fullRange
    if range.length > Self.greatestLength {
      range = text.valid(
        NSRange(max(place - reach, 0)..<min(place + reach, range.length)))
    }
    excerpt = EditedText(text.substring(in: range))
    excerptStart = range.location
    replaceShown(0..<length, with: excerpt.string)
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
    let inside = min(max(place - excerptStart, 0), excerpt.length)
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
