// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// A rectangle in the coordinates of its parent, given as UIView does: centre, size, and a transform about the centre.
nonisolated struct Placement: Equatable {
  var center: CGPoint
  var size: CGSize
  /// Nil for the identity.
  var transform: CGAffineTransformComponents?

  /// The placement of a widget that is allocated `rect` and `transform`.
  init(_ rect: PixelRect, transform: CGAffineTransform?) {
    let (width, height) = (CGFloat(rect.width), CGFloat(rect.height))
    center = CGPoint(x: CGFloat(rect.x) + width / 2, y: CGFloat(rect.y) + height / 2)
    size = CGSize(width: width, height: height)
    self.transform = transform?.decomposed()
  }

  /// Adds the offset of an animation.
  /// - Parameter transform: the view's own transform, to which the offset's is added.
  mutating func move(by offset: AnimationOffset, of transform: CGAffineTransform?) {
    center.x += offset.center.x
    center.y += offset.center.y
    size.width = max(0, size.width + offset.size.x)
    size.height = max(0, size.height + offset.size.y)
    if offset.movesTransform { self.transform = offset.shown(transform) }
  }

  /// Whether the transform leaves anything to see.
  var isVisible: Bool { transform.map { CGAffineTransform($0).isVisible } ?? true }

  /// The transform from the rectangle's own coordinates, whose origin is its upper left corner, to the parent's. The caller
  /// owns it.
  ///
  /// It consists of rotations and scales rather than of one matrix, because GSK draws nothing for a matrix that it doesn't
  /// recognise as two-dimensional.
  func makeTransform() -> OpaquePointer? {
    guard let transform else {
      return Self.translate(nil, center.x - size.width / 2, center.y - size.height / 2)
    }
    return Self.translate(
      transform.makeTransform(from: center), -size.width / 2, -size.height / 2)
  }

  fileprivate static func translate(
    _ next: OpaquePointer?, _ x: CGFloat, _ y: CGFloat
  ) -> OpaquePointer? {
    var point = graphene_point_t(x: Float(x), y: Float(y))
    return gsk_transform_translate(next, &point)
  }
}

nonisolated extension CGAffineTransformComponents {
  /// A transform that moves to `origin` and then applies the components; the caller owns it.
  func makeTransform(from origin: CGPoint) -> OpaquePointer? {
    var made = Placement.translate(nil, origin.x + translation.dx, origin.y + translation.dy)
    if rotation != 0 { made = gsk_transform_rotate(made, Float(rotation * 180 / .pi)) }
    if horizontalShear != 0 {
      made = gsk_transform_skew(made, Float(atan(horizontalShear) * 180 / .pi), 0)
    }
    if scale.width != 1 || scale.height != 1 {
      made = gsk_transform_scale(made, Float(scale.width), Float(scale.height))
    }
    return made
  }
}

extension OpaquePointer {
  /// Runs `draw` with this snapshot translated by (x, y) points.
  func moved(by x: CGFloat, _ y: CGFloat, draw: () -> Void) {
    guard x != 0 || y != 0 else { return draw() }
    gtk_snapshot_save(self)
    var distance = graphene_point_t(x: Float(x), y: Float(y))
    gtk_snapshot_translate(self, &distance)
    draw()
    gtk_snapshot_restore(self)
  }
}

extension CGAffineTransform {
  /// Whether a transformed view can be visible: its area isn't empty, and GTK's coordinates, which are Floats, can represent
  /// it.
  nonisolated var isVisible: Bool {
    let greatest: CGFloat = 16_777_216
    return [a, b, c, d, tx, ty].allSatisfy { abs($0) <= greatest } && abs(a * d - b * c) > 1e-10
  }
}
