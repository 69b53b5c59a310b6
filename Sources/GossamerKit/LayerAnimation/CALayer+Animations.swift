// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// The animations of a layer, and the timing of the layer itself.
package final class LayerMotion {
  /// The layer's own timing.
  var timing = MediaTiming()
  /// The animations, in the order in which they were added.
  var attached: [AttachedAnimation] = []
  /// The layer that shows the animations' state, once it has been needed.
  fileprivate var shown: CALayer?
}

/// An animation that a layer has.
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  /// When it begins, in the layer's time; nil until a frame has shown it.
  var begin: TimeInterval?
  /// Whether its time is over; then it stays only to show its last value.
  var isEnded = false
  /// Whether its delegate and its transaction know of its end.
  var isTold = false
  /// The duration of the transaction in which it was added.
  let standard: TimeInterval
  private let transaction: Transaction

  init(_ animation: CAAnimation, key: String?, in transaction: Transaction) {
    (self.key, self.animation, self.transaction) = (key, animation, transaction)
    standard = transaction.duration
    if animation.timingFunction == nil, let function = transaction.timingFunction {
      animation.timingFunction = function
    }
    transaction.openAnimations += 1
  }

  /// Ends it in its transaction.
  func leaveTransaction() { transaction.openAnimations -= 1 }

  var duration: TimeInterval { animation.ownDuration ?? standard }

  /// The time of its end in the layer's time; nil for never, or if it hasn't begun.
  var end: TimeInterval? {
    begin.flatMap { animation.timing.end(beganAt: $0, duration: duration) }
  }

  /// The progress of a transition at a time of the layer; nil if it isn't running.
  func transitionProgress(at time: TimeInterval) -> Double? {
    guard let transition = animation as? CATransition, !isEnded else { return nil }
    switch transition.timing.moment(at: time, beganAt: begin ?? time, duration: duration) {
    case .before: return transition.progress(0)
    case .during(let fraction, _): return transition.progress(fraction)
    case .after: return nil
    }
  }
}

extension CALayer {
  /// Adds a copy of an animation, which begins at the next frame. It replaces the one with the same key.
  ///
  /// An animation that can't animate the layer, because of its key path or its values, is refused with a message.
  /// - Parameter key: its name for ``removeAnimation(forKey:)``; nil for none, so that several can be added.
  ///
  /// Semantics: https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let reason = anim.reason(against: self) {
      return Messages.views.error(
        "A \(type(of: anim)) was not added to a \(type(of: self)): \(reason)")
    }
    let key = anim is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    let interface = view?.interface ?? Interface.current
    let copy = anim.copied()
    (copy as? CATransition)?.picture = view?.peer?.makePicture()
    let attached = AttachedAnimation(copy, key: key, in: interface.layerAnimations.transaction)
    ensuredMotion.attached.append(attached)
    interface.layerAnimations.note(self)
    motionDidChange()
  }

  /// Removes the animation with a key. Its delegate is told that it hasn't finished.
  public func removeAnimation(forKey key: String) {
    dropAnimations { $0.key == key }
  }

  /// The keys of the animations, in the order in which they were added; nil if there are none.
  public func animationKeys() -> [String]? {
    let keys = (motion?.attached ?? []).compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer's copy of the animation with a key; nil if there is none. Changing it has no effect that is defined.
  public func animation(forKey key: String) -> CAAnimation? {
    motion?.attached.first { $0.key == key }?.animation
  }

  /// A copy of the layer with the values that are shown now. Its superlayer and sublayers are nil.
  ///
  /// Semantics: https://developer.apple.com/documentation/quartzcore/calayer/presentation()
  public func presentation() -> Self? {
    let copy = type(of: self).init()
    show(on: copy, at: interface.clock.now)
    return copy
  }

  /// The layer itself; UIKit's counterpart of ``presentation()``.
  public func model() -> Self { self }

  /// Converts a time of another layer to the layer's own; nil for the clock of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l.map { $0.clockTime(of: t) ?? t } ?? t)
  }

  /// Converts a time of the layer to another layer's; nil for the clock of `CACurrentMediaTime()`. The time of a layer that stands
  /// still isn't converted.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t) ?? t
    return l.map { $0.ownTime(at: time) } ?? time
  }
}

/// The key of a layer's transition.
@preconcurrency @MainActor public let kCATransition = "transition"

// The layer's own timing, by which its animations can be paused: a speed of 0, and the present time as `timeOffset`.
extension CALayer: CAMediaTiming {
  /// The time of what is around the layer at which the layer's begins.
  public var beginTime: CFTimeInterval {
    get { motion?.timing.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
  }

  /// Has no effect on a layer.
  public var duration: CFTimeInterval {
    get { motion?.timing.duration ?? 0 }
    set { changeTiming { $0.duration = newValue } }
  }

  /// How fast the time of the layer and its sublayers goes, and so their animations; 0 pauses them.
  public var speed: Float {
    get { motion?.timing.speed ?? 1 }
    set { changeTiming { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  /// The seconds by which the layer's time is ahead.
  public var timeOffset: CFTimeInterval {
    get { motion?.timing.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
  }

  /// Has no effect on a layer.
  public var repeatCount: Float {
    get { motion?.timing.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Has no effect on a layer.
  public var repeatDuration: CFTimeInterval {
    get { motion?.timing.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Has no effect on a layer.
  public var autoreverses: Bool {
    get { motion?.timing.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Has no effect on a layer.
  public var fillMode: CAMediaTimingFillMode {
    get { motion?.timing.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&ensuredMotion.timing)
    interface.layerAnimations.timesDidChange()
    motionDidChange()
  }
}

// What the registry and the host need.
extension CALayer {
  var ensuredMotion: LayerMotion {
    if let motion { return motion }
    let made = LayerMotion()
    motion = made
    return made
  }

  var interface: Interface { owner?.interface ?? Interface.current }

  /// The view whose layer this is or lies in; nil for none.
  var owner: UIView? {
    var outermost = self
    while let next = outermost.superlayer ?? outermost.maskedLayer { outermost = next }
    return outermost.view
  }

  /// Whether the layer has animations, even if only their last values are left.
  package var isAnimated: Bool { motion?.attached.isEmpty == false }

  /// Whether the layer or a layer in it has animations.
  package var isAnimatedInside: Bool {
    isAnimated || storedSublayers.contains(where: \.isAnimatedInside)
      || mask?.isAnimatedInside == true
  }

  /// The layer and all layers in it.
  var tree: [CALayer] { [self] + (mask?.tree ?? []) + storedSublayers.flatMap(\.tree) }

  func motionDidChange() {
    owner?.setNeedsCommit(.motion)
    interface.updateCycle.setNeedsUpdate()
  }

  /// Removes animations before their end.
  func dropAnimations(where isDropped: (AttachedAnimation) -> Bool) {
    guard let dropped = motion?.attached.filter(isDropped), !dropped.isEmpty else { return }
    motion?.attached.removeAll(where: isDropped)
    interface.layerAnimations.tell(of: dropped, finished: false)
    interface.layerAnimations.timesDidChange()
    motionDidChange()
  }

  /// The layer's time at a time of the clock.
  func ownTime(at time: TimeInterval) -> TimeInterval {
    let outer = timeParent?.ownTime(at: time) ?? time
    guard let timing = motion?.timing else { return outer }
    return (outer - timing.beginTime) * Double(timing.speed) + timing.timeOffset
  }

  /// The clock's time at a time of the layer; nil if it stands still.
  func clockTime(of time: TimeInterval) -> TimeInterval? {
    var outer = time
    if let timing = motion?.timing {
      guard timing.speed != 0 else { return nil }
      outer = (time - timing.timeOffset) / Double(timing.speed) + timing.beginTime
    }
    return timeParent.map { $0.clockTime(of: outer) } ?? outer
  }

  /// The layer whose time is around the layer's.
  private var timeParent: CALayer? {
    if let outer = superlayer ?? maskedLayer { return outer }
    var view = view?.parent
    while let next = view {
      if let layer = next.storedLayer, layer.motion != nil { return layer }
      view = next.parent
    }
    return nil
  }

  /// The layer as it is shown at a time of the clock: itself, or a copy that is used again.
  package func shown(at time: TimeInterval) -> CALayer {
    guard isAnimated, let motion else { return self }
    let shown = motion.shown ?? type(of: self).init()
    motion.shown = shown
    show(on: shown, at: time)
    return shown
  }

  /// Gives `copy` the values that are shown at a time of the clock.
  private func show(on copy: CALayer, at time: TimeInterval) {
    copy.take(self, at: time)
    guard let motion else { return }
    let own = ownTime(at: time)
    for attached in motion.attached {
      attached.animation.show(
        at: own, beganAt: attached.begin ?? attached.plannedBegin(own),
        standard: attached.standard, on: copy)
    }
  }

  /// Takes over the geometry and the appearance of `model`, with what `UIView.animate` adds to it at a time.
  func takeAppearance(of model: CALayer, at time: TimeInterval) {
    var offset = AnimationOffset()
    for animation in model.animations where !animation.run.isEnded {
      animation.add(to: &offset, at: time)
    }
    geometry = model.geometry
    if let view = model.view {
      let (size, center) = (view.bounds.size, view.center)
      geometry.bounds = CGRect(
        x: view.bounds.minX + offset.origin.x, y: view.bounds.minY + offset.origin.y,
        width: max(0, size.width + offset.size.x), height: max(0, size.height + offset.size.y))
      geometry.position = CGPoint(x: center.x + offset.center.x, y: center.y + offset.center.y)
      geometry.transform =
        offset.shown(model.flatTransform).map { CGAffineTransform($0) } ?? .identity
      backgroundColor =
        offset.shown(view.backgroundColor?.components(with: view.traitCollection))
        .map { UIColor($0).cgColor }
    } else {
      backgroundColor = model.backgroundColor
    }
    flatTransform = geometry.transform.isIdentity ? nil : geometry.transform
    solidTransform = model.solidTransform
    opacity = Float(Double(model.opacity) + offset.alpha)
    isHidden = model.isHidden
    masksToBounds = model.masksToBounds
    zPosition = model.zPosition
    (cornerRadius, maskedCorners) = (model.cornerRadius, model.maskedCorners)
    (borderWidth, borderColor) = (model.borderWidth, model.borderColor)
    (shadowOpacity, shadowColor) = (model.shadowOpacity, model.shadowColor)
    (shadowOffset, shadowRadius) = (model.shadowOffset, model.shadowRadius)
    shadowPath = model.shadowPath
  }
}

extension AttachedAnimation {
  /// When it begins, if that is before its first frame.
  func plannedBegin(_ now: TimeInterval) -> TimeInterval {
    animation.timing.beginTime != 0 ? animation.timing.beginTime : now
  }
}
