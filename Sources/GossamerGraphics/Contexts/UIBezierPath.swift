// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A path of lines and curves, with the width and style of its line, in the coordinates of the
/// context that it is drawn on.
///
/// Angles are in radians from the positive x axis, clockwise on the screen. `fill()`, `stroke()`
/// and `addClip()` draw on the current context, see `UIView.draw(_:)`; without one they log a
/// message and do nothing.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uibezierpath>
nonisolated open class UIBezierPath {
  private let path = CGMutablePath()
  private var dash: (lengths: [CGFloat], phase: CGFloat)?

  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// How the line ends.
  open var lineCapStyle = CGLineCap.butt
  /// How segments of the line meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a sharp corner may be, in widths of the line, before it is cut off.
  open var miterLimit: CGFloat = 10
  /// Whether areas that the path encloses an even number of times count as outside.
  open var usesEvenOddFillRule = false

  /// An empty path.
  public init() {}

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// The ellipse that fits into `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// A rectangle with round corners, whose radius is at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2)
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius))
  }

  /// A rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path.addRoundedRectangle(
      rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero }, .identity)
  }

  /// Part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The steps of another path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  // MARK: - The steps

  /// The steps as a Core Graphics path. Reading and setting it copies them.
  open var cgPath: CGPath {
    get { path.copy(using: .identity) }
    set {
      let steps = newValue.copy(using: .identity)
      path.removeAll()
      path.addPath(steps)
    }
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A straight line to `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A cubic Bézier curve to `endPoint`.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic Bézier curve to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Part of a circle, after a straight line to where it begins.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// A straight line to where the subpath began, which closes it.
  open func close() { path.closeSubpath() }

  /// Removes all steps.
  open func removeAllPoints() { path.removeAll() }

  /// All steps of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { cgPath = path.copy(using: transform) }

  // MARK: - Reading

  /// Whether the path has no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, including the control points of curves; zero for an
  /// empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBox }

  /// The end of the last step; (0, 0) for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether `point` lies inside, once open subpaths are closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: - Drawing

  /// Makes the line dashed: sets the lengths of dashes and gaps in points, and the phase, where in
  /// this pattern the line begins.
  open func setLineDash(_ pattern: [CGFloat], phase: CGFloat) {
    dash = pattern.isEmpty ? nil : (pattern, phase)
  }

  /// Draws lines as dashes; see the method above.
  /// - Parameters:
  ///   - pattern: the lengths of dashes and gaps in turn; nil for a solid line.
  ///   - count: how many lengths there are.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    setLineDash(
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [],
      phase: phase)
  }

  /// Fills the inside with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the inside with the current fill colour, times the opacity `alpha`, in a blend mode.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Draws the line with the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws the line with the current stroke colour, times the opacity `alpha`, in a blend mode.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash?.phase ?? 0, lengths: dash?.lengths ?? [])
      context.strokePath()
    }
  }

  /// Clips later drawing to the inside of the path.
  open func addClip() {
    guard let context = UIGraphics.context(for: "UIBezierPath.addClip()") else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphics.context(for: "drawing a UIBezierPath") else { return }
    context.saveGState()
    // UIKit leaves the blend mode of the context alone unless another one is asked for.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.multiplyAlpha(by: alpha) }
    context.beginPath()
    context.addPath(path)
    draw(context)
    context.restoreGState()
  }
}

/// Corners of a rectangle.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/uirectcorner>
nonisolated public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
