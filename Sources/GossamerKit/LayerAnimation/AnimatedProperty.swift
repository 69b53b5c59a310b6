// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSpelling

/// A property of layers that animations reach by a key path, such as "transform.rotation.z".
struct AnimatedProperty {
  let kind: AnimatedValue.Kind
  private let read: (CALayer) -> AnimatedValue?
  private let write: (CALayer, AnimatedValue) -> Void

  /// The value of a layer.
  func value(of layer: CALayer) -> AnimatedValue? { read(layer) }

  /// Sets the value of a layer that only shows something and isn't a view's.
  func set(_ value: AnimatedValue, of layer: CALayer) { write(layer, value) }

  /// The property with this key path.
  init?(_ keyPath: String) {
    guard
      let property = Self.appearance(keyPath) ?? Self.place(keyPath) ?? Self.transform(keyPath)
        ?? Self.special(keyPath)
    else { return nil }
    self = property
  }

  private init(
    _ kind: AnimatedValue.Kind, _ read: @escaping (CALayer) -> AnimatedValue?,
    _ write: @escaping (CALayer, AnimatedValue) -> Void
  ) {
    (self.kind, self.read, self.write) = (kind, read, write)
  }

  /// The key path that is spelled most like `name`; nil if none is.
  static func closest(to name: String) -> String? { closestName(to: name, in: keyPaths) }

  private static let keyPaths = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "bounds.origin",
    "bounds.origin.x", "bounds.origin.y", "bounds.size", "bounds.size.height",
    "bounds.size.width", "colors", "cornerRadius", "endPoint", "fillColor", "hidden",
    "lineDashPhase", "lineWidth", "locations", "miterLimit", "opacity", "path", "position",
    "position.x", "position.y", "shadowColor", "shadowOffset", "shadowOffset.height",
    "shadowOffset.width", "shadowOpacity", "shadowRadius", "startPoint", "strokeColor",
    "strokeEnd", "strokeStart", "transform", "transform.rotation", "transform.rotation.x",
    "transform.rotation.y", "transform.rotation.z", "transform.scale", "transform.scale.x",
    "transform.scale.y", "transform.scale.z", "transform.translation", "transform.translation.x",
    "transform.translation.y", "transform.translation.z", "zPosition",
  ]
}

extension AnimatedProperty {
  private static func appearance(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "opacity":
      number {
        $0.opacity
      } set: {
        $0.opacity = Float($1)
      }
    case "shadowOpacity":
      number {
        $0.shadowOpacity
      } set: {
        $0.shadowOpacity = Float($1)
      }
    case "hidden":
      number {
        $0.isHidden ? 1 : 0
      } set: {
        $0.isHidden = $1 >= 0.5
      }
    case "cornerRadius": number(\CALayer.cornerRadius)
    case "borderWidth": number(\CALayer.borderWidth)
    case "shadowRadius": number(\CALayer.shadowRadius)
    case "zPosition": number(\CALayer.zPosition)
    case "shadowOffset": size(\CALayer.shadowOffset)
    case "shadowOffset.width": number(\CALayer.shadowOffset.width)
    case "shadowOffset.height": number(\CALayer.shadowOffset.height)
    case "backgroundColor": color(\CALayer.backgroundColor)
    case "borderColor": color(\CALayer.borderColor)
    case "shadowColor": color(\CALayer.shadowColor)
    default: nil
    }
  }

  private static func place(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "position": point(\CALayer.position)
    case "position.x": number(\CALayer.position.x)
    case "position.y": number(\CALayer.position.y)
    case "anchorPoint": point(\CALayer.anchorPoint)
    case "bounds":
      AnimatedProperty(.rect) {
        let bounds = $0.bounds
        return .vector([bounds.minX, bounds.minY, bounds.width, bounds.height])
      } _: {
        guard case .vector(let numbers) = $1 else { return }
        $0.bounds = CGRect(
          x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
      }
    case "bounds.origin": point(\CALayer.bounds.origin)
    case "bounds.origin.x": number(\CALayer.bounds.origin.x)
    case "bounds.origin.y": number(\CALayer.bounds.origin.y)
    case "bounds.size": size(\CALayer.bounds.size)
    case "bounds.size.width": number(\CALayer.bounds.size.width)
    case "bounds.size.height": number(\CALayer.bounds.size.height)
    default: nil
    }
  }

  private static func transform(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "transform":
      AnimatedProperty(.transform) {
        .transform($0.transform)
      } _: {
        if case .transform(let transform) = $1 { $0.transform = transform }
      }
    case "transform.rotation", "transform.rotation.z":
      part {
        $0.rotation
      } set: {
        $0.rotation = $1
      }
    case "transform.rotation.x", "transform.rotation.y":
      // It comes before the layer's own transform, which is taken to have no such rotation.
      number { _ in
        0.0
      } set: {
        let isX = keyPath.hasSuffix("x")
        $0.transform = CATransform3DRotate($0.transform, $1, isX ? 1 : 0, isX ? 0 : 1, 0)
      }
    case "transform.scale":
      part {
        ($0.scale.width + $0.scale.height) / 2
      } set: {
        $0.scale = CGSize(width: $1, height: $1)
      }
    case "transform.scale.x":
      part {
        $0.scale.width
      } set: {
        $0.scale.width = $1
      }
    case "transform.scale.y":
      part {
        $0.scale.height
      } set: {
        $0.scale.height = $1
      }
    case "transform.translation":
      AnimatedProperty(.size) {
        let way = $0.affineTransform()
        return .vector([way.tx, way.ty])
      } _: {
        guard case .vector(let way) = $1 else { return }
        var transform = $0.affineTransform()
        (transform.tx, transform.ty) = (way[0], way[1])
        $0.setAffineTransform(transform)
      }
    case "transform.translation.x":
      part {
        $0.translation.dx
      } set: {
        $0.translation.dx = $1
      }
    case "transform.translation.y":
      part {
        $0.translation.dy
      } set: {
        $0.translation.dy = $1
      }
    case "transform.translation.z": number(\CALayer.transform.m43)
    case "transform.scale.z": number(\CALayer.transform.m33)
    default: nil
    }
  }

  /// The properties of shapes and gradients.
  private static func special(_ keyPath: String) -> AnimatedProperty? {
    switch keyPath {
    case "path":
      AnimatedProperty(.path) {
        ($0 as? CAShapeLayer)?.path.map { .path($0) }
      } _: {
        if case .path(let path) = $1 { ($0 as? CAShapeLayer)?.path = path }
      }
    case "fillColor": color(\CAShapeLayer.fillColor)
    case "strokeColor": color(\CAShapeLayer.strokeColor)
    case "lineWidth": number(\CAShapeLayer.lineWidth)
    case "lineDashPhase": number(\CAShapeLayer.lineDashPhase)
    case "miterLimit": number(\CAShapeLayer.miterLimit)
    case "strokeStart": number(\CAShapeLayer.strokeStart)
    case "strokeEnd": number(\CAShapeLayer.strokeEnd)
    case "startPoint": point(\CAGradientLayer.startPoint)
    case "endPoint": point(\CAGradientLayer.endPoint)
    case "colors":
      AnimatedProperty(.colors) {
        guard let layer = $0 as? CAGradientLayer else { return nil }
        return .vector(
          (layer.colors ?? []).compactMap { $0 as? CGColor }.flatMap(AnimatedValue.vector))
      } _: {
        guard case .vector(let numbers) = $1 else { return }
        ($0 as? CAGradientLayer)?.colors = stride(from: 0, to: numbers.count - 3, by: 4)
          .map { AnimatedValue.color(numbers[$0..<$0 + 4]) }
      }
    case "locations":
      AnimatedProperty(.numbers) {
        guard let layer = $0 as? CAGradientLayer else { return nil }
        return .vector((layer.locations ?? []).map(\.doubleValue))
      } _: {
        guard case .vector(let numbers) = $1 else { return }
        ($0 as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: $0) }
      }
    default: nil
    }
  }

  private static func number<Number: BinaryFloatingPoint>(
    _ read: @escaping (CALayer) -> Number, set: @escaping (CALayer, CGFloat) -> Void
  ) -> AnimatedProperty {
    AnimatedProperty(.number) {
      .vector([Double(read($0))])
    } _: {
      if case .vector(let numbers) = $1 { set($0, numbers[0]) }
    }
  }

  private static func number<Layer: CALayer>(
    _ property: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> AnimatedProperty {
    AnimatedProperty(.number) {
      ($0 as? Layer).map { .vector([$0[keyPath: property]]) }
    } _: {
      if case .vector(let numbers) = $1 { ($0 as? Layer)?[keyPath: property] = numbers[0] }
    }
  }

  private static func point<Layer: CALayer>(
    _ property: ReferenceWritableKeyPath<Layer, CGPoint>
  ) -> AnimatedProperty {
    AnimatedProperty(.point) {
      ($0 as? Layer).map { .vector([$0[keyPath: property].x, $0[keyPath: property].y]) }
    } _: {
      guard case .vector(let numbers) = $1 else { return }
      ($0 as? Layer)?[keyPath: property] = CGPoint(x: numbers[0], y: numbers[1])
    }
  }

  private static func size(
    _ property: ReferenceWritableKeyPath<CALayer, CGSize>
  ) -> AnimatedProperty {
    AnimatedProperty(.size) {
      .vector([$0[keyPath: property].width, $0[keyPath: property].height])
    } _: {
      guard case .vector(let numbers) = $1 else { return }
      $0[keyPath: property] = CGSize(width: numbers[0], height: numbers[1])
    }
  }

  private static func color<Layer: CALayer>(
    _ property: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> AnimatedProperty {
    AnimatedProperty(.color) {
      ($0 as? Layer).map { .vector(AnimatedValue.vector($0[keyPath: property])) }
    } _: {
      guard case .vector(let numbers) = $1 else { return }
      ($0 as? Layer)?[keyPath: property] = AnimatedValue.color(numbers[...])
    }
  }

  /// A component of the transform.
  private static func part(
    _ read: @escaping (CGAffineTransformComponents) -> CGFloat,
    set: @escaping (inout CGAffineTransformComponents, CGFloat) -> Void
  ) -> AnimatedProperty {
    AnimatedProperty(.number) {
      .vector([read($0.affineTransform().decomposed())])
    } _: {
      guard case .vector(let numbers) = $1 else { return }
      var parts = $0.affineTransform().decomposed()
      set(&parts, numbers[0])
      $0.setAffineTransform(CGAffineTransform(parts))
    }
  }
}
