// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A value of an animatable property, as numbers.
enum AnimatedValue {
  /// A number, the x and y of a point, ..., or colours: red, green and blue times alpha, and alpha.
  case vector([Double])
  /// A transform.
  case transform(CATransform3D)
  /// A path.
  case path(CGPath)

  /// What an animation's `Any` may be.
  enum Kind: String {
    case number = "a number"
    case point = "a CGPoint"
    case size = "a CGSize"
    case rect = "a CGRect"
    case transform = "a CATransform3D"
    case color = "a CGColor"
    case colors = "an array of CGColor"
    case numbers = "an array of numbers"
    case path = "a CGPath"
  }

  /// The numbers of `value`; nil if it isn't of the kind, or not finite.
  init?(_ value: Any, as kind: Kind) {
    switch kind {
    case .number: self.init(Self.number(value).map { [$0] })
    case .point, .size: self.init(Self.pair(value))
    case .rect:
      let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
      self.init(rect.map { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } })
    case .color: self.init((value as? CGColor).map { Self.vector($0) })
    case .colors:
      self.init((value as? [Any])?.compactMap { $0 as? CGColor }.flatMap { Self.vector($0) })
    case .numbers: self.init((value as? [Any])?.compactMap { Self.number($0) })
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .transform:
      guard let transform = Self.transform(value), transform.entries.allSatisfy(\.isFinite)
      else { return nil }
      self = .transform(transform)
    }
  }

  private init?(_ numbers: [Double]?) {
    guard let numbers, numbers.allSatisfy(\.isFinite) else { return nil }
    self = .vector(numbers)
  }

  /// The number that `value` is. Linux doesn't bridge Swift's numbers to `NSNumber` and back by itself.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }

  private static func pair(_ value: Any) -> [Double]? {
    switch value {
    case let point as CGPoint: [Double(point.x), Double(point.y)]
    case let size as CGSize: [Double(size.width), Double(size.height)]
    case let value as NSValue where value.holds("{CGPoint=dd}"): pair(value.cgPointValue)
    case let value as NSValue where value.holds("{CGSize=dd}"): pair(value.cgSizeValue)
    default: nil
    }
  }

  private static func transform(_ value: Any) -> CATransform3D? {
    switch value {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    case let value as NSValue where value.holds("[16d]"): value.caTransform3DValue
    case let value as NSValue where value.holds("[6d]"):
      CATransform3DMakeAffineTransform(value.cgAffineTransformValue)
    default: nil
    }
  }

  /// The numbers of a colour; those of none are 0.
  static func vector(_ color: CGColor?) -> [Double] {
    guard let parts = color?.rgba else { return [0, 0, 0, 0] }
    return [
      parts.red * parts.alpha, parts.green * parts.alpha, parts.blue * parts.alpha, parts.alpha,
    ]
    .map { Double($0) }
  }

  /// The colour of four numbers.
  static func color(_ numbers: ArraySlice<Double>) -> CGColor {
    let numbers = Array(numbers)
    let alpha = min(max(numbers[3], 0), 1)
    func part(_ index: Int) -> Double { alpha > 0 ? min(max(numbers[index] / alpha, 0), 1) : 0 }
    return CGColor(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }
}

extension AnimatedValue {
  /// The value `fraction` of the way to `other`, which may lie beyond it. Values that don't fit together change in the middle.
  ///
  /// Transforms of the plane rotate the shorter way round, others change entry by entry. Paths change point by point if they have the same steps.
  func mixed(with other: AnimatedValue, _ fraction: Double) -> AnimatedValue {
    switch (self, other) {
    case (.vector(let one), .vector(let other)) where one.count == other.count:
      return .vector(zip(one, other).map { $0 + ($1 - $0) * fraction })
    case (.transform(let one), .transform(let other)):
      return .transform(Self.mixed(one, other, fraction))
    case (.path(let one), .path(let other)):
      if let path = one.mixed(with: other, fraction) { return .path(path) }
    default: break
    }
    return fraction < 0.5 ? self : other
  }

  /// The sum; of transforms first the one, then the other. A path stays what it is.
  func adding(_ other: AnimatedValue, times factor: Double = 1) -> AnimatedValue {
    switch (self, other) {
    case (.vector(let one), .vector(let other)) where one.count == other.count:
      return .vector(zip(one, other).map { $0 + $1 * factor })
    case (.transform(let one), .transform(let other)) where factor != 0:
      let times = max(Int(abs(factor)), 1)
      let step = factor < 0 ? CATransform3DInvert(other) : other
      return .transform(
        (0..<min(times, 1000)).reduce(one) { sum, _ in CATransform3DConcat(sum, step) })
    default: return self
    }
  }

  /// The value that, added, changes nothing.
  var zero: AnimatedValue {
    switch self {
    case .vector(let numbers): .vector([Double](repeating: 0, count: numbers.count))
    case .transform: .transform(CATransform3DIdentity)
    case .path: self
    }
  }

  /// How far it is to `other`.
  func distance(to other: AnimatedValue) -> Double {
    switch (self, other) {
    case (.vector(let one), .vector(let other)) where one.count == other.count:
      return zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    case (.transform(let one), .transform(let other)):
      return zip(one.entries, other.entries).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        .squareRoot()
    default: return 1
    }
  }

  private static func mixed(
    _ one: CATransform3D, _ other: CATransform3D, _ fraction: Double
  ) -> CATransform3D {
    guard CATransform3DIsAffine(one), CATransform3DIsAffine(other) else {
      return CATransform3D(
        entries: zip(one.entries, other.entries).map { $0 + ($1 - $0) * fraction })
    }
    let (from, to) = (one.flat.decomposed(), other.flat.decomposed())
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    var turn = to.rotation - from.rotation
    turn.formRemainder(dividingBy: 2 * .pi)
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        CGAffineTransformComponents(
          scale: CGSize(
            width: mix(from.scale.width, to.scale.width),
            height: mix(from.scale.height, to.scale.height)),
          horizontalShear: mix(from.horizontalShear, to.horizontalShear),
          rotation: from.rotation + turn * fraction,
          translation: CGVector(
            dx: mix(from.translation.dx, to.translation.dx),
            dy: mix(from.translation.dy, to.translation.dy)))))
  }
}

nonisolated extension CGPath {
  /// The path between this one and another with the same steps; nil if they differ.
  fileprivate func mixed(with other: CGPath, _ fraction: Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: one.x + (other.x - one.x) * fraction, y: one.y + (other.y - one.y) * fraction)
    }
    let path = CGMutablePath()
    for (one, other) in zip(elements, other.elements) {
      switch (one, other) {
      case (.move(let one), .move(let other)): path.move(to: mix(one, other))
      case (.line(let one), .line(let other)): path.addLine(to: mix(one, other))
      case (.curve(let end, let first, let second), .curve(let end2, let first2, let second2)):
        path.addCurve(
          to: mix(end, end2), control1: mix(first, first2), control2: mix(second, second2))
      case (.close, .close): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }
}
