// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text laid out in a rectangle, for a host to draw: the lines that ``TextMeasurer`` measures.
package struct TypesetText {
  /// A paragraph: its `PangoLayout`, and the position of that in the rectangle.
  package struct Paragraph {
    package let layout: OpaquePointer
    package let origin: CGPoint
  }

  /// The paragraphs, from the top down.
  package private(set) var paragraphs: [Paragraph] = []

  /// The y coordinate at which the visible lines begin, in points.
  package let top: CGFloat

  /// The height of the visible lines, in points.
  package let height: CGFloat

  /// Whether more lines were laid out below the visible ones. They must not be drawn.
  package let hasMore: Bool

  /// Lays out as many lines as the limit allows and as fit, but at least one.
  /// - Parameters:
  ///   - request: the text, with the rectangle's width.
  ///   - height: the height of the rectangle, in which the text is centred vertically.
  ///   - newLayout: makes a `PangoLayout`.
  package init(
    _ request: TextRequest, height: CGFloat, alignment: NSTextAlignment, inks: TextInks,
    newLayout: () -> OpaquePointer
  ) {
    let drawing = TextFlow.Drawing(alignment: alignment, inks: inks)
    func layOut(_ request: TextRequest) -> (lines: TextFlow.Lines, paragraphs: [Paragraph]) {
      var paragraphs: [Paragraph] = []
      let lines = TextFlow(request, drawing: drawing)
        .layOut(within: height.rounded(.up), newLayout: newLayout) {
          paragraphs.append(Paragraph(layout: $0, origin: $1))
        }
      return (lines, paragraphs)
    }
    var laidOut = layOut(request)
    if laidOut.lines.countWithinRoom < laidOut.lines.count, laidOut.lines.count > 1 {
      laidOut = layOut(request.limited(toLines: max(laidOut.lines.countWithinRoom, 1)))
    }
    self.height = laidOut.lines.height
    let room = height - laidOut.lines.measurement.size.height
    let top = request.lineBreakMode.truncates || room > 0 ? (room / 2).rounded(.down) : 0
    self.top = top
    hasMore = laidOut.lines.areCut && !request.lineBreakMode.truncates
    paragraphs = laidOut.paragraphs.map {
      Paragraph(layout: $0.layout, origin: CGPoint(x: $0.origin.x, y: $0.origin.y + top))
    }
  }
}
