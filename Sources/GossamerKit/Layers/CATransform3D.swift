// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A transform of space: four rows of four numbers. A point (x, y, z) goes to (x, y, z, 1) times the matrix.
///
/// Layers are drawn in a plane. Of a transform its effect on x and y is drawn: a rotation about the y axis makes a layer narrower, as
/// seen from far away. A perspective (`m34`) isn't drawn.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/catransform3d
nonisolated public struct CATransform3D: Hashable, Sendable {
  // The entries, by row and column.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var m11, m12, m13, m14: CGFloat
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var m21, m22, m23, m24: CGFloat
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var m31, m32, m33, m34: CGFloat
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var m41, m42, m43, m44: CGFloat

  /// All entries are 0.
  public init() { self.init(entries: [CGFloat](repeating: 0, count: 16)) }

  /// A transform from its entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// A transform from 16 entries, row by row.
  init(entries e: [CGFloat]) {
    (m11, m12, m13, m14) = (e[0], e[1], e[2], e[3])
    (m21, m22, m23, m24) = (e[4], e[5], e[6], e[7])
    (m31, m32, m33, m34) = (e[8], e[9], e[10], e[11])
    (m41, m42, m43, m44) = (e[12], e[13], e[14], e[15])
  }

  /// The 16 entries, row by row.
  var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The effect on x and y.
  var flat: CGAffineTransform {
    let w = m44 == 0 ? 1 : m44
    return CGAffineTransform(
      a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
  }

  /// Whether the drawing of the transform leaves out its perspective.
  var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 }

  static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m41, made.m42, made.m43) = (x, y, z)
    return made
  }

  static func scale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m11, made.m22, made.m33) = (x, y, z)
    return made
  }

  /// A rotation about an axis by Rodrigues' formula. An axis without length leaves everything in place.
  static func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let r = 1 - c
    return CATransform3D(
      m11: c + r * x * x, m12: r * x * y + s * z, m13: r * x * z - s * y, m14: 0,
      m21: r * x * y - s * z, m22: c + r * y * y, m23: r * y * z + s * x, m24: 0,
      m31: r * x * z + s * y, m32: r * y * z - s * x, m33: c + r * z * z, m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes nothing.
nonisolated public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `t` changes nothing.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether both transforms are the same.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{ a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A movement by points.
nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ .translation(tx, ty, tz) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scale.
nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ .scale(sx, sy, sz) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rotation by `angle`, in radians, about the axis (x, y, z); an axis without length gives the identity.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { .rotation(angle, x, y, z) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A movement, then `t`.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(.translation(tx, ty, tz), t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scale, then `t`.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(.scale(sx, sy, sz), t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A rotation by `angle`, in radians, about the axis (x, y, z), then `t`.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(.rotation(angle, x, y, z), t) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `a`, then `b`.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D)
  -> CATransform3D
{
  let (one, other) = (a.entries, b.entries)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      for step in 0..<4 {
        product[row * 4 + column] += one[row * 4 + step] * other[step * 4 + column]
      }
    }
  }
  return CATransform3D(entries: product)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The inverse transform; `t` itself if there is none. It is found by Gauss-Jordan elimination with pivots.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var (left, right) = (t.entries, CATransform3DIdentity.entries)
  for column in 0..<4 {
    let rows = column..<4
    guard let pivot = rows.max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
      left[pivot * 4 + column] != 0, left[pivot * 4 + column].isFinite
    else { return t }
    let factor = 1 / left[pivot * 4 + column]
    for index in 0..<4 {
      left.swapAt(pivot * 4 + index, column * 4 + index)
      right.swapAt(pivot * 4 + index, column * 4 + index)
      left[column * 4 + index] *= factor
      right[column * 4 + index] *= factor
    }
    for row in 0..<4 where row != column {
      let times = left[row * 4 + column]
      for index in 0..<4 {
        left[row * 4 + index] -= times * left[column * 4 + index]
        right[row * 4 + index] -= times * right[column * 4 + index]
      }
    }
  }
  let inverse = CATransform3D(entries: right)
  return inverse.entries.allSatisfy(\.isFinite) ? inverse : t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform of space that does in the plane what `m` does.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m11, made.m12, made.m21, made.m22) = (m.a, m.b, m.c, m.d)
  (made.m41, made.m42) = (m.tx, m.ty)
  return made
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether `t` is a transform of the plane, so that nothing is lost by `CATransform3DGetAffineTransform`.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(t.flat) == t
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `t` does in the plane.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.flat
}
