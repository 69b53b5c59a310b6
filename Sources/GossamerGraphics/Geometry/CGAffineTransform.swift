// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A movement, turn, scale or shear of the plane, which Foundation has on Apple's platforms only.
///
/// A point (x, y) goes to (a x + c y + tx, b x + d y + ty). Angles are in radians, and positive ones turn
/// clockwise on the screen, where y points down.
///
/// - Making one: ``init(rotationAngle:)``, ``init(scaleX:y:)``, ``init(translationX:y:)``
/// - Combining: ``rotated(by:)``, ``scaledBy(x:y:)``, ``translatedBy(x:y:)``, ``concatenating(_:)``,
///   ``inverted()``
/// - Taking apart: ``decomposed()``
///
/// Semantics: <https://developer.apple.com/documentation/corefoundation/cgaffinetransform>
nonisolated public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much of x goes to x.
  public var a: CGFloat
  /// How much of x goes to y.
  public var b: CGFloat
  /// How much of y goes to x.
  public var c: CGFloat
  /// How much of y goes to y.
  public var d: CGFloat
  /// What is added to x, in points.
  public var tx: CGFloat
  /// What is added to y, in points.
  public var ty: CGFloat

  /// The transform that takes everything to the origin: all entries are 0.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform from its entries.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A turn about the origin, in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// A scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A movement, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// A turn, in radians, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A scale, then this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A movement, in points, then this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// This transform, then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that takes back what this one does; this one itself if nothing can, because it takes
  /// the plane to a line or to a point.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The transform that takes back what this one does; nil if nothing can.
  package var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    let inverse = CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all entries are numbers.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether the transform does nothing but move.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// What a transform is made of: a scale, then a shear, then a turn, then a movement.
///
/// Semantics: <https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents>
nonisolated public struct CGAffineTransformComponents: Hashable, Sendable {
  /// How many times as wide and as high. A transform that mirrors has a negative height.
  public var scale: CGSize
  /// How far a point moves to the right for each point that it lies further down, after the scale.
  public var horizontalShear: CGFloat
  /// The turn, in radians.
  public var rotation: CGFloat
  /// The movement, in points.
  public var translation: CGVector

  /// The components, each of which changes nothing unless given.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

nonisolated extension CGAffineTransform {
  /// The transform that is made of `components`.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(
      translationX: components.translation.dx, y: components.translation.dy
    )
    .rotated(by: components.rotation)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = shear.concatenating(self)
      .scaledBy(x: components.scale.width, y: components.scale.height)
  }

  /// What the transform is made of.
  ///
  /// The scale is the length of what becomes of (1, 0), the turn its angle; the rest of what becomes of
  /// (0, 1) is the shear and the height.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    // What takes (1, 0) to the origin has no angle of its own; that of (0, 1) is as good.
    let rotation = width > 0 ? atan2(b, a) : (c != 0 || d != 0 ? atan2(-c, d) : 0)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    // (c, d) turned back: its x is the shear times the height.
    let (sheared, height) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : sheared / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}

nonisolated extension CGPoint {
  /// Where a transform takes the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

nonisolated extension CGSize {
  /// What a transform makes of the size, taken as a distance: it isn't moved.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

nonisolated extension CGRect {
  /// The smallest upright rectangle around what a transform makes of the rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    if transform.isTranslation { return offsetBy(dx: transform.tx, dy: transform.ty) }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A distance with a direction, which Foundation has on Apple's platforms only.
///
/// Semantics: <https://developer.apple.com/documentation/corefoundation/cgvector>
nonisolated public struct CGVector: Hashable, Codable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Downwards.
  public var dy: CGFloat

  /// A distance of 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A distance to the right and downwards.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A distance of 0.
  public static let zero = CGVector()
}
