// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A layer that fills a path, strokes it, or both. Parts of the path outside the bounds are drawn too.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
  /// The path, in the coordinates of the layer; nil for none. It isn't copied: after changing the path set it again.
  open var path: CGPath? { didSet { shapeDidChange() } }

  /// The fill colour; nil for none. Black by default.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { shapeDidChange() }
  }

  /// The rule that decides which areas are inside the path; non-zero by default.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { shapeDidChange() } }

  /// The stroke colour; nil, the default, for none.
  open var strokeColor: CGColor? { didSet { shapeDidChange() } }

  /// The line width in points; 1 by default. 0 or less draws no line.
  open var lineWidth: CGFloat = 1 { didSet { shapeDidChange() } }

  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { shapeDidChange() } }

  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { shapeDidChange() } }

  /// The maximum length of a mitre, in half line widths, beyond which the corner is bevelled. 10 by default.
  open var miterLimit: CGFloat = 10 { didSet { shapeDidChange() } }

  /// The alternating lengths of dashes and gaps, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { shapeDidChange() } }

  /// The offset into the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { shapeDidChange() } }

  /// The start of the line, as a fraction of the path's length from 0 to 1. 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { shapeDidChange() } }

  /// The end of the line, as a fraction of the path's length from 0 to 1. 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { shapeDidChange() } }

  private var drawn: Drawing?
  private var isDrawn = false

  private func shapeDidChange() {
    isDrawn = false
    didChange()
  }

  package override var content: LayerContent? {
    if !isDrawn {
      drawn = draw()
      isDrawn = true
    }
    return drawn.map { .drawing($0) }
  }

  override func take(_ model: CALayer, at time: TimeInterval) {
    super.take(model, at: time)
    guard let model = model as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (model.path, model.fillColor, model.fillRule)
    (strokeColor, lineWidth, lineCap) = (model.strokeColor, model.lineWidth, model.lineCap)
    (lineJoin, miterLimit) = (model.lineJoin, model.miterLimit)
    (lineDashPattern, lineDashPhase) = (model.lineDashPattern, model.lineDashPhase)
    (strokeStart, strokeEnd) = (model.strokeStart, model.strokeEnd)
    // Drawn once for all frames in which the shape itself stays the same.
    _ = model.content
    (drawn, isDrawn) = (model.drawn, true)
  }

  private func draw() -> Drawing? {
    guard let path, !path.isEmpty else { return nil }
    let width = lineWidth.isFinite ? max(lineWidth, 0) : 0
    let hasLine = strokeColor != nil && width > 0
    // The farthest that a mitred corner extends.
    let reach = hasLine ? width * max(miterLimit.isFinite ? miterLimit : 10, 1) : 0
    let area = path.boundingBox.insetBy(dx: -reach - 1, dy: -reach - 1).integral
    let context = CGContext(recordingOf: area)
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, hasLine {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(width)
      context.setLineCap(lineCap.cap)
      context.setLineJoin(lineJoin.join)
      if miterLimit.isFinite { context.setMiterLimit(miterLimit) }
      let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
      if !dashes.isEmpty { context.setLineDash(phase: lineDashPhase, lengths: dashes) }
      context.addPath(path.part(from: strokeStart, to: strokeEnd))
      context.strokePath()
    }
    return Drawing(context, bounds: area)
  }
}

/// The rule that decides which areas are inside a path.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside are the points that the path winds around more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside are the points from which a ray to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a semicircle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line extends beyond its end point by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of a line's corners.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

nonisolated extension CGPath {
  /// The part of the path between two fractions of its length. Unless that is the whole path, curves are flattened.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let start = start.isNaN ? 0 : min(max(start, 0), 1)
    let end = end.isNaN ? 1 : min(max(end, 0), 1)
    guard start > 0 || end < 1 else { return self }
    let part = CGMutablePath()
    guard start < end else { return part }
    let lines = self.lines
    let length = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (start * length, end * length)
    var passed: CGFloat = 0
    var reached: CGPoint?
    for line in lines {
      defer { passed += line.length }
      guard line.length > 0, passed + line.length > first, passed < last else { continue }
      let from = line.point(at: max(first - passed, 0) / line.length)
      if reached != from { part.move(to: from) }
      let to = line.point(at: min(last - passed, line.length) / line.length)
      part.addLine(to: to)
      reached = to
    }
    return part
  }

  /// The flattened path: straight lines, 32 for each curve.
  private var lines: [PathLine] { polylines.flatMap(\.self) }

  /// The lines of each step of the flattened path: one, or 32 for a curve, and none where a subpath begins.
  var polylines: [[PathLine]] {
    var steps: [[PathLine]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      var lines: [PathLine] = []
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        lines.append(PathLine(from: current, to: point))
        current = point
      case .curve(let end, let control1, let control2):
        let begin = current
        for step in 1...32 {
          let t = CGFloat(step) / 32
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
          )
          let point = CGPoint(
            x: a * begin.x + b * control1.x + c * control2.x + d * end.x,
            y: a * begin.y + b * control1.y + c * control2.y + d * end.y)
          lines.append(PathLine(from: current, to: point))
          current = point
        }
      case .close:
        lines.append(PathLine(from: current, to: start))
        current = start
      }
      steps.append(lines)
    }
    return steps
  }
}

nonisolated struct PathLine {
  let from: CGPoint
  let to: CGPoint

  var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }

  /// The direction in radians; nil for a line without length.
  var angle: CGFloat? { from == to ? nil : atan2(to.y - from.y, to.x - from.x) }

  func point(at part: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
