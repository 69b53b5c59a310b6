// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// A text that is too long for one PangoLayout, laid out and drawn piece by piece.
///
/// Within a layout Pango takes time by the square of the number of paragraphs: 20,000 of them (1 MB) take
/// 27 seconds in one layout, and half a second one by one.
final class LongText {
  private let pieces: [(layout: ObjectHandle, y: Double)]

  /// The height of all lines, in points.
  let height: Double

  /// Lays a text out as a widget shows it. Costs time by its length.
  /// - Parameters:
  ///   - width: where lines are wrapped, in points.
  ///   - alignment: where lines stand that are narrower.
  init(
    _ text: DisplayText, in widget: WidgetPointer, width: Int32, wrap: PangoWrapMode,
    alignment: NSTextAlignment, attributes: TextAttributes
  ) {
    var pieces: [(layout: ObjectHandle, y: Double)] = []
    var height: Double = 0
    for piece in text.pieces() {
      guard let layout = gtk_widget_create_pango_layout(widget, String(piece)) else { continue }
      pango_layout_set_width(layout, width * PANGO_SCALE)
      pango_layout_set_wrap(layout, wrap)
      let isRightToLeft = pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
      pango_layout_set_alignment(layout, alignment.pango(inRightToLeftText: isRightToLeft))
      pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
      pango_layout_set_attributes(layout, attributes.list)
      var extents = PangoRectangle()
      pango_layout_get_extents(layout, nil, &extents)
      pieces.append((ObjectHandle(owning: UnsafeMutableRawPointer(layout)), height))
      height += Double(extents.height) / Double(PANGO_SCALE)
    }
    self.pieces = pieces
    self.height = height
  }

  /// Draws the text from the origin of the snapshot down.
  func draw(on snapshot: OpaquePointer) {
    // The attributes have the colour.
    var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
    for (layout, y) in pieces {
      gtk_snapshot_save(snapshot)
      var origin = graphene_point_t(x: 0, y: Float(y))
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_append_layout(snapshot, layout.opaque, &color)
      gtk_snapshot_restore(snapshot)
    }
  }
}

extension NSTextAlignment {
  /// The alignment in Pango's terms, whose left is the right in a paragraph that runs from right to left.
  fileprivate func pango(inRightToLeftText isRightToLeft: Bool) -> PangoAlignment {
    switch self {
    case .center: PANGO_ALIGN_CENTER
    case .left: isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    case .natural, .justified: PANGO_ALIGN_LEFT
    }
  }
}
