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
  private let dissolve: (picture: ObjectHandle, CATransitionType, CATransitionSubtype?)?
  /// The view, if its layers have animations of their own.
  private weak var layeredView: UIView?
  /// What is drawn instead of the view's box; nil if the layers' animations don't change that.
  private(set) var box: BoxStyle?
  /// The running transition of the view's content.
  private(set) var transition: LayerTransition?

  /// Creates the motion of a view by `animations`, which may have begun already.
  /// - Parameter view: the view, if its layers have animations of their own.
  init(_ animations: [ViewAnimation], layersOf view: UIView?) {
    self.animations = animations
    layeredView = view
    let paths = view?.animatedKeyPaths ?? []
    var fades = paths.contains { $0 == "opacity" || $0 == "hidden" }
    var resizes = paths.contains { $0.hasPrefix("bounds") }
    var changesBox = view != nil
    var dissolve: (picture: ObjectHandle, CATransitionType, CATransitionSubtype?)?
    for animation in animations {
      switch animation.change {
      case .center, .transform: break
      case .alpha: fades = true
      case .size:
        resizes = true
        changesBox = true
      case .origin, .backgroundColor: changesBox = true
      case .content(let picture, let type, let side):
        changesBox = true
        dissolve = (picture as? ObjectHandle).map { ($0, type, side) }
      }
    }
    (self.fades, self.resizes, self.changesBox) = (fades, resizes, changesBox)
    self.dissolve = dissolve
  }

  /// Starts the animations' time at the frame that shows them first.
  func begin(at time: TimeInterval) {
    for animation in animations { animation.run.begin(at: time) }
    layeredView?.beginLayerAnimations(at: time)
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
    transition = dissolve.flatMap { picture, type, side in
      guard sum.content > 0 else { return nil }
      return LayerTransition(from: picture, type: type, side: side, progress: 1 - sum.content)
    }
    showLayers(at: time, &goesOn)
    return goesOn
  }

  private func showLayers(at time: TimeInterval, _ goesOn: inout (any: Bool, moving: Bool)) {
    guard let view = layeredView else { return }
    if let running = view.layerTransition(at: time).flatMap(LayerTransition.init) {
      transition = running
    }
    box = BoxStyle(of: view, at: time)
    if view.layer.isAnimated {
      offset = view.layerOffset(at: time, keeping: offset)
    } else {
      box = box?.shown(with: offset)
    }
    if view.hasLayerAnimations { goesOn.any = true }
    if view.areLayersMoving { goesOn.moving = true }
  }

  /// Whether the view's layers have animations of their own.
  var hasLayers: Bool { layeredView != nil }

  /// Whether any animation is paused.
  var isHeld: Bool { animations.contains { !$0.run.isMoving && !$0.run.isEnded } }

  /// Ends all animations, because the view is no longer visible, or the desktop wants none.
  /// - Parameter layers: whether those of layers end too, which otherwise wait until the window is shown.
  func finish(layers: Bool) {
    for animation in animations { animation.run.finish() }
    if layers { layeredView?.finishLayerAnimations() }
  }
}
