// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// A destination for drawing: a view's content, or an image.
///
/// Coordinates are points, with y pointing down, and (0, 0) at the top left. The fill and stroke colours
/// are black at first, the line 1 point wide, with butt ends and mitred corners. A context belongs to
/// the thread that it is made on. Drawn by cairo.
///
/// - Path: ``beginPath()``, ``move(to:)``, ``addLine(to:)``, ``addPath(_:)`` and others
/// - Drawing the path, which makes it empty: ``fillPath(using:)``, ``strokePath()``,
///   ``drawPath(using:)``, ``clip(using:)``
/// - State: ``saveGState()``, ``restoreGState()``, colours, line, ``setAlpha(_:)``, ``setBlendMode(_:)``
/// - Images and gradients: ``draw(_:in:byTiling:)``, ``drawLinearGradient(_:start:end:options:)``
/// - Coordinates: ``translateBy(x:y:)``, ``scaleBy(x:y:)``, ``rotate(by:)``, ``concatenate(_:)``
///
/// Semantics: <https://developer.apple.com/documentation/coregraphics/cgcontext>
nonisolated public final class CGContext {
  /// The part of the graphics state that cairo doesn't have.
  struct State {
    var fillColor = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
    var strokeColor = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
    var alpha: CGFloat = 1
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    var textDrawingMode = CGTextDrawingMode.fill
  }

  /// The `cairo_t`.
  package let cairo: OpaquePointer
  var state = State()
  /// The transform from points to the pixels of an image; the identity for a context that records.
  var baseTransform = CGAffineTransform.identity
  private var saved: [State] = []
  /// How many transparency layers have begun and not ended.
  var openLayers = 0
  /// The path, in the coordinates of the surface, so that its steps stay where they are when the
  /// transform changes.
  private let steps = CGMutablePath()

  /// Takes over a cairo surface that a constructor returned, and draws on it.
  init(owning surface: OpaquePointer) {
    cairo = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_set_line_width(cairo, 1)
  }

  /// A context that records what is drawn, so that it can be drawn again at any scale.
  /// - Parameter area: the area to record; drawing outside of it is dropped.
  package convenience init(recordingOf area: CGRect) {
    var extents = cairo_rectangle_t(
      x: area.minX, y: area.minY, width: area.width, height: area.height)
    self.init(owning: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
  }

  deinit {
    cairo_destroy(cairo)
  }

  // MARK: - Saving and restoring the state

  /// Pushes a copy of the current state (colours, line, clipping, transform) on a stack.
  public func saveGState() {
    saved.append(state)
    cairo_save(cairo)
  }

  /// Restores the state that was saved last. Does nothing if none was saved.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    cairo_restore(cairo)
  }

  // MARK: - Coordinates

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates of later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates the coordinates of later drawing about the origin, in radians, clockwise on the
  /// screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies `transform` to the coordinates of later drawing. A transform that can't be inverted is
  /// ignored with a message, because nothing could be drawn afterwards.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite, transform.inverse != nil else {
      return UIGraphics.logError(
        "The transform \(transform) of a graphics context was ignored, because it can't be inverted."
      )
    }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(cairo, &matrix)
  }

  /// The current transform, from the coordinates of drawing to those of the surface.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  // MARK: - Colours

  /// Sets the colour that paths are filled with.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.rgba }

  /// Sets the colour that paths are filled with, from components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour that paths are filled with, from a grey between black, 0, and white, 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the colour of lines, from a grey between black, 0, and white, 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.rgba }

  /// Sets the colour of lines, from components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the opacity, from 0 to 1, with which everything is drawn, times the opacity of its
  /// colour.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Self.opacity(alpha) }

  func multiplyAlpha(by alpha: CGFloat) { state.alpha *= Self.opacity(alpha) }

  /// Sets how new drawing is mixed with existing content.
  public func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(cairo, mode.cairoOperator) }

  private static func opacity(_ alpha: CGFloat) -> CGFloat {
    alpha.isNaN ? 1 : min(max(alpha, 0), 1)
  }

  // MARK: - Lines

  /// Sets the width of lines in points. A negative width, or one that isn't finite, is ignored.
  public func setLineWidth(_ width: CGFloat) {
    if width >= 0, width.isFinite { cairo_set_line_width(cairo, width) }
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairoCap) }

  /// Sets how segments of lines meet.
  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairoJoin) }

  /// Sets the mitre limit: how long a sharp corner may be, in widths of the line, before it is cut
  /// off.
  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { cairo_set_miter_limit(cairo, limit) }
  }

  /// Sets the lengths of dashes and gaps in points, and the phase: where in this pattern a line
  /// begins. Lines are solid without lengths, and for lengths that are negative, not finite or all
  /// 0.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let areUsable =
      lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
      && phase.isFinite
    let dashes = areUsable ? lengths.map(Double.init) : []
    cairo_set_dash(cairo, dashes, Int32(dashes.count), areUsable ? phase : 0)
  }

  // MARK: - The path

  /// Starts with an empty path.
  public func beginPath() { steps.removeAll() }

  /// Starts a new subpath.
  public func move(to point: CGPoint) { steps.move(to: point, transform: ctm) }

  /// A straight line to `point`.
  public func addLine(to point: CGPoint) { steps.addLine(to: point, transform: ctm) }

  /// Straight lines through `points`, from the first.
  public func addLines(between points: [CGPoint]) {
    steps.addLines(between: points, transform: ctm)
  }

  /// A cubic Bézier curve to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// A quadratic Bézier curve to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect) { steps.addRect(rect, transform: ctm) }

  /// The ellipse that fits into `rect`.
  public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect, transform: ctm) }

  /// Part of a circle, after a straight line to where it begins.
  /// - Parameter clockwise: as seen where y points up; on the screen `false` goes clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    steps.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  /// All steps of another path.
  public func addPath(_ path: CGPath) { steps.addPath(path, transform: ctm) }

  /// A straight line to where the subpath began, which closes it.
  public func closePath() { steps.closeSubpath() }

  /// A copy of the path so far; nil if it is empty.
  public var path: CGPath? {
    isPathEmpty ? nil : steps.copy(using: ctm.inverted())
  }

  /// Whether the path is empty.
  public var isPathEmpty: Bool { steps.isEmpty }

  // MARK: - Drawing the path

  /// Fills the inside of the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the path, strokes it, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    drawWithShadow {
      setPath(steps)
      cairo_set_fill_rule(cairo, mode.rule.cairoRule)
      if mode.fills {
        setSource(state.fillColor)
        cairo_fill_preserve(cairo)
      }
      if mode.strokes {
        setSource(state.strokeColor)
        cairo_stroke_preserve(cairo)
      }
      cairo_new_path(cairo)
    }
    beginPath()
  }

  /// Clips later drawing to the inside of the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    setPath(steps)
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
    beginPath()
  }

  private func setSource(_ color: UIColor.Components) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
  }
}

// MARK: - Shapes in one call

nonisolated extension CGContext {
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    for rect in rects { addRect(rect) }
    fillPath()
  }

  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws the edges of a rectangle with a line of `width` points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the ellipse that fits into `rect`.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the ellipse that fits into `rect`.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line between the first and the second point, the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Clips later drawing to `rect`.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    fill(rect)
    restoreGState()
  }
}
