// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit

/// A text that a view draws itself, without a widget of GTK: one with attributes, or one that is too long for a single
/// PangoLayout.
final class DrawnText {
  private let pieces: [(layout: ObjectHandle, origin: CGPoint)]

  /// The height of all lines, in points.
  let height: CGFloat

  /// The vertical range of the lines that are drawn, in points; nil if all lines are drawn.
  private let clip: ClosedRange<CGFloat>?

  /// Lays out a text with attributes, by the same rules by which it is measured.
  /// - Parameters:
  ///   - request: the text, and the width of the widget.
  ///   - height: the height of the widget, in points.
  init(
    _ request: TextRequest, in widget: WidgetPointer, height: CGFloat, alignment: NSTextAlignment,
    inks: TextInks
  ) {
    // TypesetText may first try more lines than fit. The layouts of that attempt aren't kept.
    var layouts: [OpaquePointer: ObjectHandle] = [:]
    let text = TypesetText(request, height: height, alignment: alignment, inks: inks) {
      let layout = ObjectHandle(
        owning: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget, nil)))
      layouts[layout.opaque] = layout
      return layout.opaque
    }
    pieces = text.paragraphs.compactMap { paragraph in
      layouts[paragraph.layout].map { ($0, paragraph.origin) }
    }
    self.height = text.height
    clip = text.hasMore ? text.top...text.top + text.height : nil
  }

  /// Lays out a long text piece by piece, down to the bottom of the widget. The time grows with the length of that part.
  ///
  /// Within one layout, Pango's time grows with the square of the number of paragraphs: 20,000 paragraphs (1 MB) take
  /// 27 seconds in one layout, and half a second in a layout each.
  /// - Parameters:
  ///   - size: the size of the widget. Lines wrap at its width, and are left out below its height.
  ///   - alignment: the alignment of lines that are narrower than the widget.
  init(
    _ text: DisplayText, in widget: WidgetPointer, size: CGSize, wrap: PangoWrapMode,
    alignment: NSTextAlignment, attributes: PangoAttributes
  ) {
    var pieces: [(layout: ObjectHandle, origin: CGPoint)] = []
    var height: CGFloat = 0
    for piece in text.pieces() where height < size.height {
      guard let layout = gtk_widget_create_pango_layout(widget, String(piece)) else { continue }
      pango_layout_set_width(layout, Int32(size.width) * PANGO_SCALE)
      pango_layout_set_wrap(layout, wrap)
      let isRightToLeft = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
      pango_layout_set_alignment(layout, alignment.pango(inRightToLeftText: isRightToLeft))
      pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
      pango_layout_set_attributes(layout, attributes.list)
      var extents = PangoRectangle()
      pango_layout_get_extents(layout, nil, &extents)
      pieces.append(
        (ObjectHandle(owning: UnsafeMutableRawPointer(layout)), CGPoint(x: 0, y: height)))
      height += CGFloat(extents.height) / CGFloat(PANGO_SCALE)
    }
    self.pieces = pieces
    self.height = height
    clip = nil
  }

  /// The distance by which the clip extends beyond the sides, in points. Glyphs that overhang the sides aren't clipped.
  private static let farAway: Float = 10_000

  /// The number of lines that were laid out.
  var lineCount: Int {
    pieces.reduce(0) { $0 + Int(pango_layout_get_line_count($1.layout.opaque)) }
  }

  /// The number of bytes that were laid out.
  var byteCount: Int {
    pieces.reduce(0) { $0 + strlen(pango_layout_get_text($1.layout.opaque)) }
  }

  /// The text that was laid out.
  var text: String {
    pieces.map { String(cString: pango_layout_get_text($0.layout.opaque)) }.joined(separator: "\n")
  }

  /// Draws the text.
  func draw(on snapshot: OpaquePointer) {
    // The layouts' attributes set the colour, so this one isn't used.
    var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    if let clip {
      var lines = graphene_rect_t(
        origin: graphene_point_t(x: -Self.farAway, y: Float(clip.lowerBound)),
        size: graphene_size_t(
          width: 2 * Self.farAway, height: Float(clip.upperBound - clip.lowerBound)))
      gtk_snapshot_push_clip(snapshot, &lines)
    }
    defer { if clip != nil { gtk_snapshot_pop(snapshot) } }
    for (layout, place) in pieces {
      gtk_snapshot_save(snapshot)
      var origin = graphene_point_t(x: Float(place.x), y: Float(place.y))
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_append_layout(snapshot, layout.opaque, &color)
      gtk_snapshot_restore(snapshot)
    }
  }
}

extension NSTextAlignment {
  /// The alignment in Pango's terms. In a right-to-left paragraph Pango swaps left and right.
  fileprivate func pango(inRightToLeftText isRightToLeft: Bool) -> PangoAlignment {
    switch self {
    case .center: PANGO_ALIGN_CENTER
    case .left: isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    case .natural, .justified: PANGO_ALIGN_LEFT
    }
  }
}
