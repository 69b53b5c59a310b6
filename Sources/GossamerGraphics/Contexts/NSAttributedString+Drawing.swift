// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

// Text on a graphics context: in a view's `draw(_:)`, or in the closure of a `UIGraphicsImageRenderer`.
//
// Text without a font attribute is drawn in the system font at 12 points (in UIKit in Helvetica), and text
// without a colour attribute in black. The first paragraph's style determines the line break mode. Unlike in
// UIKit this works on the main actor only, because fonts are shared.
extension NSAttributedString {
  /// The size of the text as ``draw(at:)`` draws it, in points, rounded up to whole ones.
  ///
  /// Semantics: <https://developer.apple.com/documentation/foundation/nsattributedstring/size()>
  public func size() -> CGSize {
    TextMeasurer.shared.measure(request(width: .infinity)).size
  }

  /// Draws the text with its top left corner at `point`, on the current context. Lines aren't
  /// wrapped.
  ///
  /// Semantics: <https://developer.apple.com/documentation/foundation/nsattributedstring/draw(at:)>
  public func draw(at point: CGPoint) {
    let room = CGSize(width: CGFloat.infinity, height: TextRequest.greatestExtent)
    draw(in: CGRect(origin: point, size: room))
  }

  /// Draws the text from the top of `rect`, on the current context. Lines are wrapped at the
  /// rectangle's width. Only lines that fit in its height are drawn, but at least one.
  ///
  /// Semantics: <https://developer.apple.com/documentation/foundation/nsattributedstring/draw(in:)>
  public func draw(in rect: CGRect) {
    draw(request(width: rect.width), in: rect)
  }

  /// Draws a text of this string from the top of `rect`, with the shadow of its first character.
  func draw(_ request: TextRequest, in rect: CGRect) {
    guard let context = UIGraphics.context(for: "drawing a text"), length > 0,
      rect.minX.isFinite, rect.minY.isFinite, rect.width > 0, rect.height > 0
    else { return }
    let shadow = attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
    if let shadow {
      context.saveGState()
      context.setShadow(
        offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: shadow.cgColor)
    }
    defer { if shadow != nil { context.restoreGState() } }
    var layouts: [GObjectReference] = []
    let text = TypesetText(
      request, height: min(rect.height, TextRequest.greatestExtent),
      alignment: .natural, inks: TextInks(.black, with: .current)
    ) {
      let layout = TextMeasurer.shared.engine.makeLayout(on: context.cairo)
      layouts.append(layout)
      return layout.pointer
    }
    withExtendedLifetime(layouts) {
      // `TypesetText` centres the text vertically, which its top undoes here.
      context.draw(text, at: CGPoint(x: rect.minX, y: rect.minY - text.top), outline: outline)
    }
  }

  /// The outline of the first character; nil for none.
  private var outline: TextOutline? {
    let percentage = attribute(.strokeWidth, at: 0, effectiveRange: nil)
    guard let percentage = (percentage as? NSNumber)?.doubleValue ?? percentage as? Double,
      percentage != 0, percentage.isFinite
    else { return nil }
    let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    let color =
      attribute(.strokeColor, at: 0, effectiveRange: nil)
      ?? attribute(.foregroundColor, at: 0, effectiveRange: nil)
    return TextOutline(
      width: abs(percentage) / 100 * (font?.pointSize ?? 12), isHollow: percentage > 0,
      color: (color as? UIColor ?? .black).cgColor)
  }

  /// The text as it is laid out.
  /// - Parameters:
  ///   - width: the width of lines in points.
  ///   - lines: how many lines there are at most; nil for as many as the first paragraph's style permits.
  ///   - truncates: whether the last of them ends with an ellipsis if there is more.
  func request(width: CGFloat, lines: Int? = nil, truncates: Bool = false) -> TextRequest {
    let runs = TextRuns(self)
    let lineBreakMode = runs.firstParagraph?.lineBreakMode ?? .byWordWrapping
    let ownLines = lineBreakMode.truncates || lineBreakMode == .byClipping ? 1 : 0
    return TextRequest(
      string, runs: runs, font: .systemFont(ofSize: 12), numberOfLines: lines ?? ownLines,
      lineBreakMode: truncates && !lineBreakMode.truncates ? .byTruncatingTail : lineBreakMode,
      width: width)
  }
}

/// The line around the glyphs of a text.
private struct TextOutline {
  /// In points.
  var width: CGFloat
  /// Whether the glyphs aren't filled.
  var isHollow: Bool
  var color: CGColor
}

extension CGContext {
  fileprivate func draw(_ text: TypesetText, at origin: CGPoint, outline: TextOutline?) {
    drawWithShadow { drawWithoutShadow(text, at: origin, outline) }
  }

  private func drawWithoutShadow(
    _ text: TypesetText, at origin: CGPoint, _ outline: TextOutline?
  ) {
    cairo_save(cairo)
    if state.alpha < 1 { cairo_push_group(cairo) }
    if text.hasMore {
      cairo_rectangle(
        cairo, origin.x - TextRequest.greatestExtent, origin.y + text.top,
        2 * TextRequest.greatestExtent, text.height)
      cairo_clip(cairo)
    }
    for paragraph in text.paragraphs {
      cairo_move_to(cairo, origin.x + paragraph.origin.x, origin.y + paragraph.origin.y)
      if outline?.isHollow != true { pango_cairo_show_layout(cairo, paragraph.layout) }
      if let outline { stroke(paragraph.layout, outline) }
    }
    resetPangoRenderer()
    cairo_new_path(cairo)
    if state.alpha < 1 {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
    cairo_restore(cairo)
  }

  /// Draws the outline of a paragraph at the current point.
  private func stroke(_ layout: OpaquePointer, _ outline: TextOutline) {
    cairo_save(cairo)
    let color = outline.color.rgba
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_set_line_width(cairo, outline.width)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    pango_cairo_layout_path(cairo, layout)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }

  /// Shows a blank without attributes. Pango has a single renderer for cairo, which keeps the
  /// opacity of the last run (as of 1.50.12). GTK draws the glyphs of widgets with the same
  /// renderer, so they would all get that opacity.
  private func resetPangoRenderer() {
    let blank = TextMeasurer.shared.engine.makeLayout(on: cairo)
    withExtendedLifetime(blank) {
      pango_layout_set_text(blank.pointer, " ", 1)
      pango_cairo_show_layout(cairo, blank.pointer)
    }
  }
}

extension NSString {
  /// The room that ``draw(at:withAttributes:)`` takes, in points, rounded up to whole ones.
  ///
  /// Semantics: <https://developer.apple.com/documentation/foundation/nsstring/size(withattributes:)>
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// Draws the text as `NSAttributedString.draw(at:)` does.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text as `NSAttributedString.draw(in:)` does.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
}

// On Apple's systems String has NSString's methods.
extension String {
  /// The room that ``draw(at:withAttributes:)`` takes, in points, rounded up to whole ones.
  ///
  /// Semantics: <https://developer.apple.com/documentation/foundation/nsstring/size(withattributes:)>
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text as `NSAttributedString.draw(at:)` does.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text as `NSAttributedString.draw(in:)` does.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}
