// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The running animations of one view, and what they show at the moment. A frame involves neither the view nor the update
/// cycle: it costs one sum per animated view.
final class PeerMotion {
  private let animations: [ViewAnimation]
  /// The difference between what is shown and the view's values.
  private(set) var offset = AnimationOffset()
  /// Whether the opacity changes.
  let fades: Bool
  /// Whether the size changes.
  let resizes: Bool
  /// Whether the widget itself has to be drawn anew, and not only in another place.
  let changesBox: Bool
  private let picture: ObjectHandle?

  /// Creates the motion of a view by `animations`, which may have begun already.
  init(_ animations: [ViewAnimation]) {
    self.animations = animations
    var (fades, resizes, changesBox) = (false, false, false)
    var picture: ObjectHandle?
    for animation in animations {
      switch animation.change {
      case .center, .transform: break
      case .alpha: fades = true
      case .size:
        resizes = true
        changesBox = true
      case .origin, .backgroundColor: changesBox = true
      case .content(let shown):
        changesBox = true
        picture = shown as? ObjectHandle
      }
    }
    (self.fades, self.resizes, self.changesBox) = (fades, resizes, changesBox)
    self.picture = picture
  }

  /// Starts the animations' time at the frame that shows them first.
  func begin(at time: TimeInterval) {
    for animation in animations { animation.run.begin(at: time) }
  }

  /// Computes the ``offset`` at `time`.
  /// - Returns: whether any animation hasn't ended, and whether any is moving rather than paused.
  @discardableResult
  func advance(to time: TimeInterval) -> (any: Bool, moving: Bool) {
    var sum = AnimationOffset()
    var goesOn = (any: false, moving: false)
    for animation in animations where !animation.run.isEnded {
      animation.add(to: &sum, at: time)
      goesOn.any = true
      if animation.run.isMoving { goesOn.moving = true }
    }
    offset = sum
    return goesOn
  }

  /// Whether any animation is paused.
  var isHeld: Bool { animations.contains { !$0.run.isMoving && !$0.run.isEnded } }

  /// Ends all animations, because the view is no longer visible.
  func finish() {
    for animation in animations { animation.run.finish() }
  }

  /// Draws the picture of the old content, at its own size, during a cross-dissolve.
  /// - Returns: whether a cross-fade was pushed: what is drawn next fades in, until `gtk_snapshot_pop`.
  func drawPicture(on snapshot: OpaquePointer) -> Bool {
    guard let picture, offset.content > 0 else { return false }
    gtk_snapshot_push_cross_fade(snapshot, 1 - min(offset.content, 1))
    gdk_paintable_snapshot(
      picture.opaque, snapshot, Double(gdk_paintable_get_intrinsic_width(picture.opaque)),
      Double(gdk_paintable_get_intrinsic_height(picture.opaque)))
    gtk_snapshot_pop(snapshot)
    return true
  }
}
