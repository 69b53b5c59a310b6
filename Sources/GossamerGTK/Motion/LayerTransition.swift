// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// A moment of a `CATransition`: the picture of what a view showed, and the way to what it shows now.
struct LayerTransition {
  private let picture: ObjectHandle
  private let type: CATransitionType
  private let subtype: CATransitionSubtype?
  private let progress: Double

  /// A moment of `transition`; nil if it has no picture.
  init?(_ transition: CATransition, progress: Double) {
    guard let picture = transition.picture as? ObjectHandle else { return nil }
    self.picture = picture
    (type, subtype, self.progress) = (transition.type, transition.subtype, progress)
  }

  /// A moment of a transition from a picture.
  init(
    from picture: ObjectHandle, type: CATransitionType, side: CATransitionSubtype?, progress: Double
  ) {
    (self.picture, self.type, self.subtype) = (picture, type, side)
    self.progress = min(max(progress, 0), 1)
  }

  /// Draws the old content and, by `drawNew`, the new one.
  func draw(on snapshot: OpaquePointer, size: CGSize, drawNew: (OpaquePointer) -> Void) {
    switch type {
    case .push, .moveIn, .reveal: break
    case .flip: return drawFlip(on: snapshot, size: size, drawNew: drawNew)
    default:
      gtk_snapshot_push_cross_fade(snapshot, progress)
      drawOld(on: snapshot)
      gtk_snapshot_pop(snapshot)
      drawNew(snapshot)
      return gtk_snapshot_pop(snapshot)
    }
    var bounds = graphene_rect_t(CGRect(origin: .zero, size: size))
    gtk_snapshot_push_clip(snapshot, &bounds)
    let way = way(in: size)
    func out() {
      snapshot.moved(by: -way.dx * progress, -way.dy * progress) { drawOld(on: snapshot) }
    }
    func new() {
      let rest = type == .reveal ? 0 : 1 - progress
      snapshot.moved(by: way.dx * rest, way.dy * rest) { drawNew(snapshot) }
    }
    switch type {
    case .reveal:
      new()
      out()
    case .moveIn:
      drawOld(on: snapshot)
      new()
    default:
      out()
      new()
    }
    gtk_snapshot_pop(snapshot)
  }

  /// Draws a turn about an axis through the middle, as seen from far away.
  private func drawFlip(on snapshot: OpaquePointer, size: CGSize, drawNew: (OpaquePointer) -> Void)
  {
    let width = Float(abs(cos(progress * .pi)))
    guard width > 0.001 else { return }
    let isVertical = subtype == .fromTop || subtype == .fromBottom
    gtk_snapshot_save(snapshot)
    var middle = graphene_point_t(x: Float(size.width / 2), y: Float(size.height / 2))
    gtk_snapshot_translate(snapshot, &middle)
    gtk_snapshot_scale(snapshot, isVertical ? 1 : width, isVertical ? width : 1)
    var back = graphene_point_t(x: -middle.x, y: -middle.y)
    gtk_snapshot_translate(snapshot, &back)
    if progress < 0.5 { drawOld(on: snapshot) } else { drawNew(snapshot) }
    gtk_snapshot_restore(snapshot)
  }

  /// Where the new content comes from.
  private func way(in size: CGSize) -> CGVector {
    switch subtype {
    case .fromRight: CGVector(dx: size.width, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -size.height)
    case .fromBottom: CGVector(dx: 0, dy: size.height)
    default: CGVector(dx: -size.width, dy: 0)
    }
  }

  private func drawOld(on snapshot: OpaquePointer) {
    gdk_paintable_snapshot(
      picture.opaque, snapshot, Double(gdk_paintable_get_intrinsic_width(picture.opaque)),
      Double(gdk_paintable_get_intrinsic_height(picture.opaque)))
  }
}
