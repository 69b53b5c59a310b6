// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The layer tree and its geometry.
extension CALayer {
  /// Makes this the layer of `view`.
  func attach(to view: UIView) {
    if let backgroundColor { view.backgroundColor = UIColor(cgColor: backgroundColor) }
    if masksToBounds { view.clipsToBounds = true }
    self.view = view
  }

  /// Makes the host redraw the view that contains the layer.
  func didChange() {
    owner?.setNeedsCommit(.appearance)
  }

  func change(
    to value: CGRect, _ change: (inout LayerGeometry) -> Void, ofView changeView: (UIView) -> Void
  ) {
    if let view { return changeView(view) }
    let numbers = [value.minX, value.minY, value.width, value.height]
    guard numbers.allSatisfy(\.isFinite) else {
      return Messages.views.error(
        "The geometry \(value) of a \(type(of: self)) isn't finite; it was refused.")
    }
    let old = geometry
    change(&geometry)
    if geometry != old { didChange() }
  }

  func insert(_ layer: CALayer, at index: Int) {
    if let reason = reasonAgainst(layer) {
      return Messages.views.error(
        "A \(type(of: layer)) was not added to a \(type(of: self)): \(reason)")
    }
    layer.removeFromSuperlayer()
    storedSublayers.insert(layer, at: min(index, storedSublayers.count))
    layer.superlayer = self
    didChange()
  }

  func insert(_ layer: CALayer, besides sibling: CALayer?, distance: Int) {
    guard layer !== sibling else { return }
    if layer.superlayer === self, reasonAgainst(layer) == nil { layer.removeFromSuperlayer() }
    let index = storedSublayers.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + distance } ?? .max)
  }

  func replaceSublayers(with layers: [CALayer]) {
    for old in storedSublayers where !layers.contains(where: { $0 === old }) {
      old.removeFromSuperlayer()
    }
    for layer in layers { addSublayer(layer) }
  }

  /// Takes over a mask.
  func setMask(_ mask: CALayer?) {
    guard mask !== storedMask else { return }
    if let mask {
      let isPart = mask.superlayer != nil || mask.maskedLayer != nil
      let reason = isPart ? "it is part of another layer already." : reasonAgainst(mask)
      if let reason {
        return Messages.views.error(
          "A \(type(of: mask)) doesn't mask a \(type(of: self)): \(reason)")
      }
    }
    storedMask?.maskedLayer = nil
    storedMask = mask
    mask?.maskedLayer = self
    didChange()
  }

  /// Takes over a transform of space.
  func setTransform(_ transform: CATransform3D) {
    guard transform.entries.allSatisfy(\.isFinite) else {
      return Messages.views.error(
        "The transform \(transform) of a layer isn't finite; it was refused.")
    }
    if transform.hasPerspective { interface.tellOfPerspective() }
    solidTransform = CATransform3DIsAffine(transform) ? nil : transform
    setAffineTransform(transform.flat)
  }

  /// The reason why a layer can't be a sublayer of this one; nil if it can.
  private func reasonAgainst(_ layer: CALayer) -> String? {
    if layer.view != nil { return "it is a view's own layer. Add the view as a subview." }
    if layer === self { return "it is that layer itself." }
    let isAround = sequence(first: self, next: { $0.superlayer ?? $0.maskedLayer }).contains {
      $0 === layer
    }
    return isAround ? "that one lies in it already." : nil
  }

  /// The sublayers as they are drawn, from back to front.
  package var drawnSublayers: [CALayer] {
    let shown = storedSublayers.filter { !$0.isHidden && ($0.opacity > 0 || $0.isAnimated) }
    guard shown.contains(where: { $0.zPosition != 0 }) else { return shown }
    return shown.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}

/// The geometry of a layer in its superlayer.
package struct LayerGeometry: Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CGAffineTransform.identity

  /// The transform from the layer's own coordinates to those of its superlayer.
  package var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  var frame: CGRect {
    get { bounds.applying(toSuperlayer) }
    set {
      let frame = newValue.standardized
      position = CGPoint(
        x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
      guard !transform.isIdentity else {
        bounds.size = frame.size
        return
      }
      // The size before the transform. If the transform has no inverse the size stays as it is.
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
      let linear = CGAffineTransform(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
      bounds.size = CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
    }
  }
}

/// The content of a layer subclass.
package enum LayerContent: Equatable {
  /// A gradient.
  case gradient(LayerGradient)
  /// A recorded drawing.
  case drawing(Drawing)

  package static func == (one: LayerContent, other: LayerContent) -> Bool {
    switch (one, other) {
    case (.gradient(let one), .gradient(let other)): one == other
    case (.drawing(let one), .drawing(let other)): one === other
    default: false
    }
  }
}
