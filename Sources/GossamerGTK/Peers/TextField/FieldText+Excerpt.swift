// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

// The excerpt of a long text: the part that GtkText gets.
//
// GtkText lays out its whole text for each key, in one line: that takes 150 ms for 100 kB. In 1 MB it takes minutes to
// find the character beside the caret. So GtkText gets only a part: on either side of the caret a margin that is wider
// than the field, and some characters more, over which the caret can move before another part is loaded. A field that
// isn't edited shows the beginning of its text.
extension FieldText {
  // These lengths are in UTF-16 units.

  /// The length up to which a text is shown whole.
  private static let greatestLength = 2_000

  /// The least and the greatest margin. The cost of a key grows with what GTK lays out, so a margin is lengthened only
  /// until it is wider than the field. In text of both directions a margin may be measured too narrow; then it becomes
  /// longer than needed, which only costs time.
  static let margins = 32...512

  /// How far the caret can move, or how much can be typed, before another excerpt is loaded.
  private static let slack = 48

  /// The length of a new excerpt before the caret, and that after it.
  private var reach: Int { margin + Self.slack }

  private func extendMargin() { margin = min(margin * 5 / 4, Self.margins.upperBound) }

  /// The number of scalars in the text before the excerpt.
  var excerptStart: Int {
    excerpt.location == 0 ? 0 : field?.edited.scalarCount(upTo: excerpt.location) ?? 0
  }

  /// The characters of the excerpt as GTK gets them, without NUL.
  var excerptText: String {
    DisplayText.replacingNUL(in: field?.edited.substring(in: excerpt) ?? "")
  }

  /// Gives GTK's text the attributes of the excerpt.
  func showAttributes() {
    guard let field else { return }
    let attributes = field.attributes(
      of: field.edited.substring(in: excerpt), at: excerpt.location)
    withExtendedLifetime(attributes) { gtk_text_set_attributes(gtkText, attributes.list) }
  }

  /// Updates the excerpt for a change inside it.
  /// - Returns: false if the excerpt has to be loaded again, because the change isn't inside it or is too long.
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

  /// Whether the excerpt has the margins for a caret at `place`, and isn't too long.
  func excerptSuits(_ place: Int, in text: EditedText) -> Bool {
    let (range, length) = (excerpt, text.length)
    guard !isExcerptStale else { return false }
    guard length > Self.greatestLength else { return range == text.fullRange }
    return range.length <= 2 * reach + Self.slack
      && (range.lowerBound == 0 || place - range.lowerBound >= margin)
      && (range.upperBound == length || range.upperBound - place >= margin)
  }

  /// Whether the margins on both sides of `place` are at least as wide as the field, or reach the end of the text.
  private func fillsField(around place: Int) -> Bool {
    let width = Double(gtk_widget_get_width(widget))
    let caret = x(ofShown: shownPlace(of: place))
    func isFarEnough(_ other: Int) -> Bool {
      abs(x(ofShown: shownPlace(of: other)) - caret) >= width
    }
    return (excerpt.location == 0 || isFarEnough(place - margin))
      && (excerpt.upperBound == field?.edited.length || isFarEnough(place + margin))
  }

  /// Called when the field has become wider. Has the excerpt loaded again if its margins are too narrow now.
  func fieldDidResize() {
    guard let field, !isExcerptStale else { return }
    let place = field.isEditing ? field.edited.caret : 0
    if !fillsField(around: place), margin < Self.margins.upperBound {
      isExcerptStale = true
      settleSoon()
    }
  }

  /// Loads the excerpt around `place`, lengthens the margins until they are wider than the field, and keeps the caret
  /// at the same x-coordinate.
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
    // Otherwise GtkText's caret might be beyond the end of the new text.
    gtk_editable_set_position(handle.opaque, 0)
    buffer.hold(excerptText, count: text.scalarRange(of: excerpt).count)
    buffer.layOut()
    isTextStale = false
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

  /// Converts a position from UTF-16 units of the field's text to scalars of GTK's text. A position outside the
  /// excerpt is the nearer end of it.
  func shownPlace(of place: Int) -> Int {
    let inside = min(max(place, excerpt.lowerBound), excerpt.upperBound)
    return (field?.edited.scalarCount(upTo: inside) ?? 0) - excerptStart
  }

  /// The position of the field's anchor in GTK's text, in scalars; 0 while the field isn't edited.
  var shownAnchor: Int { field.map { $0.isEditing ? shownPlace(of: $0.edited.anchor) : 0 } ?? 0 }

  /// Converts the selection that a person has made in GTK's text to UTF-16 units of the field's text. If GTK hasn't
  /// moved the anchor, the field's anchor stays, even outside the excerpt. A selection of the whole excerpt selects the
  /// whole text.
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

  /// Scrolls a new excerpt so that the caret at `place` is at `x` again, exact to the width of a character.
  ///
  /// GtkText has no function for scrolling: it scrolls only as far as needed to show its caret. So the caret is moved
  /// to the beginning, then to the character that is to be the last visible one, and then to `place`.
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
