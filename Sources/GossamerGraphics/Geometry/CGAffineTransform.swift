// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An affine transform: a translation, rotation, scale or shear of the plane, or a combination of
/// them. Foundation only has it on Apple's platforms.
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
  /// The factor of x in the new x.
  public var a: CGFloat
  /// The factor of x in the new y.
  public var b: CGFloat
  /// The factor of y in the new x.
  public var c: CGFloat
  /// The factor of y in the new y.
  public var d: CGFloat
  /// The translation of x, in points.
  public var tx: CGFloat
  /// The translation of y, in points.
  public var ty: CGFloat

  /// The transform that maps every point to the origin: all entries are 0.
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

  /// A rotation about the origin, in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// A scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// A rotation, in radians, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A scale, then this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// A translation, in points, then this transform.
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

  /// The inverse transform. Returns the transform itself if there is none, because it maps the
  /// plane to a line or to a point.
  public func inverted() -> CGAffineTransform { inverse ?? self }

  /// The inverse transform; nil if there is none.
  package var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    let inverse = CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all entries are finite.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether the transform is only a translation.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// The components of a transform, in the order in which they are applied: a scale, a shear, a
/// rotation, a translation.
///
/// Semantics: <https://developer.apple.com/documentation/corefoundation/cgaffinetransformcomponents>
nonisolated public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors of width and height. A transform that mirrors has a negative height.
  public var scale: CGSize
  /// How far a point moves to the right for each point that it lies further down, after the scale.
  public var horizontalShear: CGFloat
  /// The rotation, in radians.
  public var rotation: CGFloat
  /// The translation, in points.
  public var translation: CGVector

  /// Creates components. Those that aren't given change nothing.
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

  /// The components of the transform.
  ///
  /// The width's scale is the length of the transformed (1, 0), and the rotation is its angle. The
  /// shear and the height's scale follow from the transformed (0, 1).
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    // If (1, 0) becomes (0, 0) it has no angle, so the rotation follows from that of (0, 1).
    let rotation = width > 0 ? atan2(b, a) : (c != 0 || d != 0 ? atan2(-c, d) : 0)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    // (c, d), rotated back: its x is the shear times the height.
    let (sheared, height) = (c * cosine + d * sine, d * cosine - c * sine)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : sheared / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}

nonisolated extension CGPoint {
  /// The transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

nonisolated extension CGSize {
  /// The transformed size. It is treated as a vector, so the translation doesn't count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

nonisolated extension CGRect {
  /// The smallest upright rectangle around the transformed rectangle.
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

/// A vector, which Foundation only has on Apple's platforms.
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
