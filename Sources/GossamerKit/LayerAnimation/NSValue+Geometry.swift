// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The initialisers of UIKit and Core Animation, for values in collections and in animations.
nonisolated extension NSValue {
  /// A point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// A rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// A vector.
  public convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy]) }

  /// A transform of the plane.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// A transform of space.
  public convenience init(caTransform3D t: CATransform3D) { self.init(t.entries) }

  /// The point; zero for another value.
  public var cgPointValue: CGPoint { holds("{CGPoint=dd}") ? pointValue : .zero }

  /// The size; zero for another value.
  public var cgSizeValue: CGSize { holds("{CGSize=dd}") ? sizeValue : .zero }

  /// The rectangle; zero for another value.
  public var cgRectValue: CGRect {
    holds("{CGRect={CGPoint=dd}{CGSize=dd}}") ? rectValue : .zero
  }

  /// The vector; zero for another value.
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The transform; the identity for another value.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
  }

  /// The insets; zero for another value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The transform; the identity for another value.
  public var caTransform3DValue: CATransform3D {
    numbers(16).map { CATransform3D(entries: $0) } ?? CATransform3DIdentity
  }

  // Foundation on Linux stores structures of its own only, and arrays of numbers.
  private convenience init(_ numbers: [CGFloat]) {
    let numbers = numbers.map { Double($0) }
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// The stored numbers, if there are `count` of them.
  private func numbers(_ count: Int) -> [CGFloat]? {
    guard holds("[\(count)d]") else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }

  func holds(_ type: String) -> Bool { String(cString: objCType) == type }
}
