// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A layer that draws a path: filled, as a line, or both. What lies outside of its bounds is drawn too.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
  /// The path, in the coordinates of the layer; nil for none. It isn't copied: set it again when it has
  /// changed.
  open var path: CGPath? { didSet { shapeDidChange() } }

  /// What fills the path, black unless set; nil for nothing.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { shapeDidChange() }
  }

  /// Which areas are inside of the path: by the number of turns unless set.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { shapeDidChange() } }

  /// The colour of the line; nil, which it is unless set, for none.
  open var strokeColor: CGColor? { didSet { shapeDidChange() } }

  /// The width of the line, in points. 1 unless set; 0 or less for none.
  open var lineWidth: CGFloat = 1 { didSet { shapeDidChange() } }

  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { shapeDidChange() } }

  /// How the line goes around corners.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { shapeDidChange() } }

  /// How far, in halves of the line's width, a corner may reach out before it is cut off. 10 unless set.
  open var miterLimit: CGFloat = 10 { didSet { shapeDidChange() } }

  /// The lengths of dashes and gaps in turn, in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]? { didSet { shapeDidChange() } }

  /// How far into the pattern of dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { shapeDidChange() } }

  /// Where on the path the line begins: a part of its length, from 0, the default, to 1.
  open var strokeStart: CGFloat = 0 { didSet { shapeDidChange() } }

  /// Where on the path the line ends: a part of its length, from 0 to 1, the default.
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

  private func draw() -> Drawing? {
    guard let path, !path.isEmpty else { return nil }
    let width = lineWidth.isFinite ? max(lineWidth, 0) : 0
    let hasLine = strokeColor != nil && width > 0
    // As far as a corner may reach out.
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

/// Which areas are inside of a path.
nonisolated public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Those that the path goes around, one way more often than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those from which one crosses the path an odd number of times on the way out.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
nonisolated public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In half a circle around the point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the line's width beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How a line goes around a corner.
nonisolated public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a part of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With the point cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

nonisolated extension CGPath {
  /// A part of the path, by its length: all of it from 0 to 1. Curves become short lines, unless it is all.
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

  /// The path in straight lines, 32 for each curve.
  private var lines: [PathLine] {
    var lines: [PathLine] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
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
    }
    return lines
  }
}

nonisolated private struct PathLine {
  let from: CGPoint
  let to: CGPoint

  var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }

  func point(at part: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
