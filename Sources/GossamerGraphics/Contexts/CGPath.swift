// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A path of lines and curves, which Foundation only has on Apple's platforms.
///
/// Angles are in radians, from the positive x axis. Points whose coordinates aren't finite are left out,
/// with a message.
///
/// Semantics: <https://developer.apple.com/documentation/coregraphics/cgpath>
nonisolated public class CGPath {
  /// One step of a path.
  package enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package fileprivate(set) final var elements: [Element] = []

  /// Where the current subpath began.
  fileprivate final var start = CGPoint.zero

  /// The end of the last step; (0, 0) for an empty path.
  public fileprivate(set) final var currentPoint = CGPoint.zero

  fileprivate init() {}

  /// A rectangle, moved by `transform` if there is one.
  public init(rect: CGRect, transform: CGAffineTransform? = nil) {
    addRectangle(rect, transform ?? .identity)
  }

  /// The ellipse that fits into `rect`, moved by `transform` if there is one.
  public init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    addEllipse(rect, transform ?? .identity)
  }

  /// A rectangle with round corners, moved by `transform` if there is one. The corners are at most half
  /// as wide and high as the rectangle.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform? = nil
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    addRoundedRectangle(rect, radii: [radii, radii, radii, radii], transform ?? .identity)
  }

  /// The radius of the corners, in points, with which the ``boundingBox`` looks like the path: 0 for a rectangle, and for any path that is
  /// neither a rectangle with round corners nor an ellipse.
  package final var cornerRadius: CGFloat {
    let curves = elements.filter { if case .curve = $0 { true } else { false } }.count
    guard curves == 4, elements.count <= 10 else { return 0 }
    let box = boundingBox
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let end, control1: _, control2: _): points.append(end)
      case .close: break
      }
    }
    // What touches the upper edge begins behind the corner.
    let edge = points.filter { abs($0.y - box.minY) < 0.01 }.map { $0.x - box.minX }
    return edge.min() ?? 0
  }

  /// Whether the path has no steps.
  public final var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, including the control points of curves; null for an
  /// empty path.
  public final var boundingBox: CGRect {
    var box = CGRect.null
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.include(point)
      case .curve(let point, let control1, let control2):
        for point in [point, control1, control2] { box.include(point) }
      case .close: break
      }
    }
    return box
  }

  /// Whether `point` lies inside, once open subpaths are closed.
  public final func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.insetBy(dx: -1, dy: -1).contains(point) else { return false }
    return CGContext(recordingOf: .zero).contains(point, in: self, using: rule)
  }

  /// A copy that doesn't change.
  public final func copy() -> CGPath? { CGMutablePath(copying: self, .identity) }

  /// A copy that can be added to.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(copying: self, .identity) }

  /// A copy, moved by `transform`.
  public final func copy(using transform: CGAffineTransform) -> CGPath {
    CGMutablePath(copying: self, transform)
  }
}

nonisolated extension CGPath: Equatable {
  /// Whether both have the same steps.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }
}

/// A path that can be added to.
///
/// Semantics: <https://developer.apple.com/documentation/coregraphics/cgmutablepath>
nonisolated public final class CGMutablePath: CGPath {
  /// An empty path.
  public override init() { super.init() }

  fileprivate init(copying path: CGPath, _ transform: CGAffineTransform) {
    super.init()
    append(path.elements, transform)
  }

  func removeAll() {
    elements = []
    currentPoint = .zero
  }

  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(point), transform)
  }

  /// A straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point), transform)
  }

  /// Straight lines through `points`, from the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A cubic Bézier curve to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.curve(end, control1: control1, control2: control2), transform)
  }

  /// A quadratic Bézier curve to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let end = end.applying(transform)
    let control = control.applying(transform)
    // The cubic curve with the same points: its control points lie two thirds of the way to the
    // quadratic one's.
    add(
      .curve(
        end, control1: currentPoint.towards(control, by: 2 / 3),
        control2: end.towards(control, by: 2 / 3)), .identity)
  }

  /// A rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addRectangle(rect, transform)
  }

  /// Several rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRectangle(rect, transform) }
  }

  /// The ellipse that fits into `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addEllipse(rect, transform)
  }

  /// A rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    addRoundedRectangle(rect, radii: [radii, radii, radii, radii], transform)
  }

  /// Part of a circle, after a straight line to where it begins.
  /// - Parameter clockwise: as seen where y points up; where y points down, as on the screen, `false` goes
  ///   clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center, CGSize(width: radius, height: radius), from: startAngle, to: endAngle,
      isGrowing: !clockwise, transform)
  }

  /// All steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  /// A straight line to where the subpath began, which closes it.
  public func closeSubpath() {
    guard !elements.isEmpty else { return }
    add(.close, .identity)
  }
}

// MARK: - Shapes

nonisolated extension CGPath {
  fileprivate final func append(_ elements: [Element], _ transform: CGAffineTransform) {
    for element in elements { add(element, transform) }
  }

  fileprivate final func add(_ element: Element, _ transform: CGAffineTransform) {
    let element = transform.isIdentity ? element : element.applying(transform)
    guard element.isFinite else {
      return UIGraphics.logError(
        "A step of a path was left out, because its coordinates aren't finite: \(element).")
    }
    switch element {
    case .move(let point):
      start = point
      currentPoint = point
    case .line(let point), .curve(let point, _, _):
      // A path without a current point begins at the end of this step.
      if elements.isEmpty { return add(.move(point), .identity) }
      currentPoint = point
    case .close: currentPoint = start
    }
    elements.append(element)
  }

  fileprivate final func addRectangle(_ rect: CGRect, _ transform: CGAffineTransform) {
    let rect = rect.standardized
    add(.move(CGPoint(x: rect.minX, y: rect.minY)), transform)
    add(.line(CGPoint(x: rect.maxX, y: rect.minY)), transform)
    add(.line(CGPoint(x: rect.maxX, y: rect.maxY)), transform)
    add(.line(CGPoint(x: rect.minX, y: rect.maxY)), transform)
    add(.close, .identity)
  }

  fileprivate final func addEllipse(_ rect: CGRect, _ transform: CGAffineTransform) {
    let rect = rect.standardized
    add(.move(CGPoint(x: rect.maxX, y: rect.midY)), transform)
    addArc(
      CGPoint(x: rect.midX, y: rect.midY),
      CGSize(width: rect.width / 2, height: rect.height / 2), from: 0, to: 2 * .pi,
      isGrowing: true, transform)
    add(.close, .identity)
  }

  /// - Parameter radii: of the corners at the top left, top right, bottom right and bottom left.
  final func addRoundedRectangle(
    _ rect: CGRect, radii: [CGSize], _ transform: CGAffineTransform
  ) {
    let rect = rect.standardized
    let corners = [
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1)),
    ]
    for (index, (corner, inwards)) in corners.enumerated() {
      let width = min(max(radii[index].width, 0), rect.width / 2)
      let height = min(max(radii[index].height, 0), rect.height / 2)
      let center = CGPoint(x: corner.x + inwards.x * width, y: corner.y + inwards.y * height)
      let angle = CGFloat.pi + CGFloat(index) * .pi / 2
      if index == 0 { add(.move(CGPoint(x: corner.x, y: center.y)), transform) }
      addArc(
        center, CGSize(width: width, height: height), from: angle, to: angle + .pi / 2,
        isGrowing: true, transform)
    }
    add(.close, .identity)
  }

  /// Part of an ellipse, in curves of at most a quarter each.
  ///
  /// A quarter of a circle and the cubic curve in its place differ by at most 0.03 % of the radius:
  /// control points at 4/3 tan(angle / 4) along the tangents.
  /// - Parameter isGrowing: whether the angle grows from start to end. If the end isn't in that
  ///   direction, whole turns are added to it.
  fileprivate final func addArc(
    _ center: CGPoint, _ radii: CGSize, from startAngle: CGFloat, to endAngle: CGFloat,
    isGrowing: Bool, _ transform: CGAffineTransform
  ) {
    guard startAngle.isFinite, endAngle.isFinite else {
      return UIGraphics.logError(
        "An arc was left out, because an angle isn't finite: \(startAngle) to \(endAngle).")
    }
    let turn = 2 * CGFloat.pi
    var sweep = isGrowing ? endAngle - startAngle : startAngle - endAngle
    if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    sweep = min(sweep, turn) * (isGrowing ? 1 : -1)

    func point(_ angle: CGFloat, along tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * (cos(angle) - tangent * sin(angle)),
        y: center.y + radii.height * (sin(angle) + tangent * cos(angle)))
    }
    add(elements.isEmpty ? .move(point(startAngle)) : .line(point(startAngle)), transform)
    let count = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let tangent = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle + CGFloat(index) * step
      add(
        .curve(
          point(from + step), control1: point(from, along: tangent),
          control2: point(from + step, along: -tangent)), transform)
    }
  }
}

nonisolated extension CGPath.Element {
  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }

  fileprivate var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .curve(let point, let control1, let control2):
      point.isFinite && control1.isFinite && control2.isFinite
    case .close: true
    }
  }
}

nonisolated extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }

  fileprivate func towards(_ other: CGPoint, by fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

nonisolated extension CGRect {
  fileprivate mutating func include(_ point: CGPoint) {
    self = isNull ? CGRect(origin: point, size: .zero) : union(CGRect(origin: point, size: .zero))
  }
}
