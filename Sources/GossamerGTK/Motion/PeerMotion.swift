// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// What of a view is on its way, and where that is at the moment. Neither the view nor the update cycle
/// has a part in it: a frame costs a sum for each view that moves.
final class PeerMotion {
  private let animations: [ViewAnimation]
  /// How far what is shown is from what the view is.
  private(set) var offset = AnimationOffset()
  /// Whether the opacity changes.
  let fades: Bool
  /// Whether the size changes.
  let resizes: Bool
  /// Whether the widget itself has to be drawn anew, and not only in another place.
  let changesBox: Bool
  private let picture: ObjectHandle?

  /// What `animations` move, shown as they begin or are.
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

  /// The first frame that shows it is on its way.
  func begin(at time: TimeInterval) {
    for animation in animations { animation.run.begin(at: time) }
  }

  /// Finds out what is shown at `time`.
  /// - Returns: whether anything is still on its way, and whether it moves.
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

  /// Whether somebody holds a part of it where it is.
  var isHeld: Bool { animations.contains { !$0.run.isMoving && !$0.run.isEnded } }

  /// Ends all of it, because nobody sees it any more.
  func finish() {
    for animation in animations { animation.run.finish() }
  }

  /// Draws what was seen before, in its own size, as far as it is seen still.
  /// - Returns: whether what is drawn next fades in, until `gtk_snapshot_pop`.
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
