// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Where a rectangle lies in the coordinates of its parent: where its middle is, how large it is, and
/// how it is turned and scaled about its middle.
nonisolated struct Placement: Equatable {
  var center: CGPoint
  var size: CGSize
  /// Nil for not at all.
  var transform: CGAffineTransformComponents?

  /// The place of a widget.
  init(_ rect: PixelRect, transform: CGAffineTransform?) {
    let (width, height) = (CGFloat(rect.width), CGFloat(rect.height))
    center = CGPoint(x: CGFloat(rect.x) + width / 2, y: CGFloat(rect.y) + height / 2)
    size = CGSize(width: width, height: height)
    self.transform = transform?.decomposed()
  }

  /// Moves the rectangle to where it is shown, while its transform, as the view has it, changes too.
  mutating func move(by offset: AnimationOffset, of transform: CGAffineTransform?) {
    center.x += offset.center.x
    center.y += offset.center.y
    size.width = max(0, size.width + offset.size.x)
    size.height = max(0, size.height + offset.size.y)
    if offset.movesTransform { self.transform = offset.shown(transform) }
  }

  /// Whether something is seen of what lies there.
  var isVisible: Bool { transform.map { CGAffineTransform($0).isVisible } ?? true }

  /// What takes the rectangle's own coordinates, which start at its upper left corner, to those of its
  /// parent; the caller owns it.
  ///
  /// It is put together from turns and scales, because GSK draws nothing for a matrix that it can't tell
  /// to be flat.
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
  /// What moves to `origin`, and then as the components say; the caller owns it.
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
  /// Runs `draw` with this snapshot moved so far.
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
  /// Whether something is seen of what the transform is applied to: it leaves an area, and GTK's
  /// coordinates, which are of the type Float, can tell of it.
  nonisolated var isVisible: Bool {
    let greatest: CGFloat = 16_777_216
    return [a, b, c, d, tx, ty].allSatisfy { abs($0) <= greatest } && abs(a * d - b * c) > 1e-10
  }
}
