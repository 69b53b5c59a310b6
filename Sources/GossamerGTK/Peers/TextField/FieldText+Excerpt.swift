// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// The excerpt of a long text that GTK gets.
//
// GtkText lays out its whole text for each key, in one line: 150 ms for 100 kB, and minutes where it looks
// for the neighbour of the caret in 1 MB. So it gets a part of the text: on either side of the caret a margin that is
// wider than the field, and some characters more, in which the caret can move before another part is loaded. A field
// that isn't edited shows the beginning of its text.
extension FieldText {
  // All in UTF-16 units.

  /// A text that is no longer than this is shown whole.
  private static let greatestLength = 2_000

  /// The least and the greatest margin. Each key costs what GTK lays out, so a margin is lengthened only until it is
  /// wider than the field. Where a text runs in both directions a margin may seem narrower than it is, which costs
  /// only time.
  static let margins = 32...512

  /// How far the caret can move, or how much can be typed, before another excerpt is loaded.
  private static let slack = 48

  /// How far a new excerpt reaches before and behind the caret.
  private var reach: Int { margin + Self.slack }

  private func extendMargin() { margin = min(margin * 5 / 4, Self.margins.upperBound) }

  /// The number of scalars in the text before the excerpt.
  var excerptStart: Int {
    excerpt.location == 0 ? 0 : field?.edited.scalarCount(upTo: excerpt.location) ?? 0
  }

  /// The text of the excerpt, as GTK shows it.
  var excerptText: String {
    DisplayText.replacingNUL(in: field?.edited.substring(in: excerpt) ?? "")
  }

  /// Sets the attributes of GTK's text to those of the field's text.
  func showAttributes() {
    guard let field else { return }
    let attributes = field.attributes(
      of: field.edited.substring(in: excerpt), at: excerpt.location)
    withExtendedLifetime(attributes) { gtk_text_set_attributes(gtkText, attributes.list) }
  }

  /// Updates the excerpt for a change inside it.
  /// - Returns: false if it has to be loaded again, because the change is outside it, or is too long.
  func excerptFollows(_ change: TextChange) -> Bool {
    let inserted = change.replacement.utf16.count
    if isExcerptStale || change.range.lowerBound < excerpt.lowerBound
      || change.range.upperBound > excerpt.upperBound || inserted > Self.greatestLength
    {
      isExcerptStale = true
    } else {
      excerpt.length += inserted - change.range.length
    }
    return !isExcerptStale
  }

  /// Whether the excerpt is one for a caret at `place`.
  func excerptSuits(_ place: Int, in text: EditedText) -> Bool {
    let (range, length) = (excerpt, text.length)
    guard !isExcerptStale else { return false }
    guard length > Self.greatestLength else { return range == text.fullRange }
    return range.length <= 2 * reach + Self.slack
      && (range.lowerBound == 0 || place - range.lowerBound >= margin)
      && (range.upperBound == length || range.upperBound - place >= margin)
  }

  /// Whether the margins of the excerpt are wider than the field.
  private func fillsField(around place: Int) -> Bool {
    let width = Double(gtk_widget_get_width(widget))
    let caret = x(ofShown: shownPlace(of: place))
    func isFarEnough(_ other: Int) -> Bool {
      abs(x(ofShown: shownPlace(of: other)) - caret) >= width
    }
    return (excerpt.location == 0 || isFarEnough(place - margin))
      && (excerpt.upperBound == field?.edited.length || isFarEnough(place + margin))
  }

  /// Extends the excerpt if the field has become wider than it.
  func fieldDidResize() {
    guard let field, !isExcerptStale else { return }
    let place = field.isEditing ? field.edited.caret : 0
    if !fillsField(around: place), margin < Self.margins.upperBound {
      isExcerptStale = true
      settleSoon()
    }
  }

  func loadExcerpt(around place: Int, of text: EditedText) {
    let caretBefore = isExcerptStale ? nil : x(ofShown: shownEnds.caret)
    isExcerptStale = false
    writing {
      fillExcerpt(around: place, of: text)
      while margin < Self.margins.upperBound, !fillsField(around: place) {
        extendMargin()
        fillExcerpt(around: place, of: text)
      }
      if let caretBefore { scroll(untilShown: shownPlace(of: place), liesAt: caretBefore) }
    }
    if field?.hasAttributes == true { showAttributes() }
  }

  private func fillExcerpt(around place: Int, of text: EditedText) {
    let length = text.length
    excerpt =
      length > Self.greatestLength
      ? text.valid(NSRange(max(place - reach, 0)..<min(place + reach, length))) : text.fullRange
    // GtkText's caret has to be in its text.
    gtk_editable_set_position(handle.opaque, 0)
    buffer.hold(excerptText, count: text.scalarRange(of: excerpt).count)
    buffer.layOut()
    isTextUntold = false
  }
}

// MARK: - Places

extension FieldText {
  /// The number of scalars in GTK's buffer.
  var length: Int { buffer.count }

  /// GTK's selection, in scalars: its fixed end and its moving end.
  var shownEnds: (anchor: Int, caret: Int) {
    let (selection, caret) = (shownSelection, Int(gtk_editable_get_position(handle.opaque)))
    return (caret == selection.lowerBound ? selection.upperBound : selection.lowerBound, caret)
  }

  /// Where `place`, in UTF-16 units of the field's text, is for GTK; the nearer end of the excerpt
  /// if it lies outside.
  func shownPlace(of place: Int) -> Int {
    let inside = min(max(place, excerpt.lowerBound), excerpt.upperBound)
    return (field?.edited.scalarCount(upTo: inside) ?? 0) - excerptStart
  }

  /// The position of the selection's fixed end in GTK's text, in scalars.
  var shownAnchor: Int { field.map { $0.isEditing ? shownPlace(of: $0.edited.anchor) : 0 } ?? 0 }

  /// The ends of the selection that GTK has made, for the field. An end that GTK hasn't moved stays where it is,
  /// even outside of the excerpt; who selects the whole excerpt means the whole text.
  func endsSelectedByPerson(_ text: EditedText) -> (anchor: Int, caret: Int) {
    let shown = shownEnds
    if shownSelection == 0..<length, length > 0, excerpt != text.fullRange {
      return (0, text.length)
    }
    let caret = range(ofShown: shown.caret..<shown.caret).location
    if shown.anchor == shown.caret { return (caret, caret) }
    let isAnchorMoved = shown.anchor != shownAnchor
    return (
      isAnchorMoved ? range(ofShown: shown.anchor..<shown.anchor).location : text.anchor, caret
    )
  }
}

// MARK: - Scrolling

extension FieldText {
  /// The x-coordinate in the widget at which GTK draws the caret at a position, counted in scalars.
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
