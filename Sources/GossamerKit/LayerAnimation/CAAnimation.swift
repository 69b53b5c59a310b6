// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// An animation of a layer, added by `layer.add(_:forKey:)`; the base class of all.
///
/// It changes only what is shown: the layer keeps its values. So after its end the layer is shown as it is, unless the animation stays
/// (``isRemovedOnCompletion`` and ``fillMode``). A layer gets a copy of the animation; to change one, add it again.
///
/// It begins at the first frame that shows its layer. If the desktop has turned animations off, it ends at once. It ends too, with
/// `finished` false, when its layer's view leaves the window.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/caanimation
@preconcurrency @MainActor open class CAAnimation: CAMediaTiming, nonisolated Hashable {
  /// Creates an animation.
  public required init() {}

  /// The curve of its time; nil, the default, for constant speed.
  open var timingFunction: CAMediaTimingFunction?

  /// Is told of the beginning and the end. The animation retains it, as in UIKit, until it is removed from its layer.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer drops the animation when it has ended; true by default.
  open var isRemovedOnCompletion = true

  /// A copy.
  open func copy() -> Any { copied() }

  /// The value that was set for a key; nil for none. Keys are free: they help to tell animations apart.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Sets the value for a key; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  // MARK: - Overridden by the Kit's own classes

  /// Shows the state after a part of a repetition.
  /// - Parameters:
  ///   - fraction: the elapsed part, from 0 to 1, without the timing curve.
  ///   - turn: how many repetitions have ended.
  ///   - duration: that of a repetition, in seconds.
  ///   - shown: the layer that shows it; it has the state before this animation.
  func show(_ fraction: Double, turn: Double, of duration: TimeInterval, on shown: CALayer) {}

  /// Takes over the properties of another animation of the same class.
  func take(_ other: CAAnimation) {
    (timing, timingFunction, delegate) = (other.timing, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
  }

  /// Why the animation can't animate `layer`; nil if it can.
  func reason(against layer: CALayer) -> String? { nil }

  /// The key paths that it animates.
  var animatedKeyPaths: [String] { [] }

  /// The duration if none was set; nil for that of the transaction.
  var ownDuration: TimeInterval? { timing.duration > 0 ? timing.duration : nil }

  var timing = MediaTiming()
  private var values: [String: Any] = [:]

  /// Whether both are the same object.
  nonisolated public static func == (one: CAAnimation, other: CAAnimation) -> Bool { one === other }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Is told of the beginning and the end of an animation. Both methods are optional.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/caanimationdelegate
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun; `anim` is the layer's copy of it.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation has ended. `flag` is false if it was removed before its end. Called after the frame, never within a call of the
  /// application.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

// The timing.
extension CAAnimation {
  /// The time at which it begins; see ``CAMediaTiming/beginTime``.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = Self.finite(newValue, "beginTime") }
  }

  /// The duration of one repetition, in seconds; 0 for that of the `CATransaction`.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = max(Self.finite(newValue, "duration"), 0) }
  }

  /// How fast its time goes; backwards if it is negative.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue.isFinite ? newValue : 1 }
  }

  /// The time, in seconds of its own time, that it begins at.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = Self.finite(newValue, "timeOffset") }
  }

  /// How often it is repeated; `.infinity` for ever.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue.isNaN ? 0 : max(newValue, 0) }
  }

  /// For how long it is repeated, in seconds; 0 for what ``repeatCount`` says.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue.isNaN ? 0 : max(newValue, 0) }
  }

  /// Whether each repetition also runs backwards.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is shown before it begins, and after it has ended.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private static func finite(_ value: Double, _ name: String) -> Double {
    guard !value.isFinite else { return value }
    Messages.views.error("The \(name) \(value) of a \(Self.self) isn't finite; 0 is taken.")
    return 0
  }

  func copied() -> CAAnimation {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }

  /// The curve of the time, applied to the elapsed part of a repetition.
  func eased(_ fraction: Double) -> Double {
    timingFunction?.curve.progress(at: fraction).x ?? fraction
  }

  /// Shows the animation's state at a time of what is around it.
  /// - Parameters:
  ///   - begin: the time at which it begins.
  ///   - standard: the duration that is taken if it has none.
  func show(
    at time: TimeInterval, beganAt begin: TimeInterval, standard: TimeInterval, on shown: CALayer
  ) {
    let duration = ownDuration ?? standard
    switch timing.moment(at: time, beganAt: begin, duration: duration) {
    case .before where timing.fillMode.fillsBefore:
      show(timing.firstFraction(duration), turn: 0, of: duration, on: shown)
    case .during(let fraction, let turn):
      show(fraction, turn: turn, of: duration, on: shown)
    case .after where timing.fillMode.fillsAfter:
      show(
        timing.lastFraction(duration), turn: timing.lastTurn(duration), of: duration, on: shown)
    case .before, .after: break
    }
  }
}

/// An animation of the property with a key path.
///
/// These can be animated: `position`, `bounds` and their parts (`position.x`, `bounds.size.width`), `anchorPoint`, `transform`,
/// `transform.rotation` (`.x`, `.y`, `.z`), `transform.scale` (`.x`, `.y`), `transform.translation` (`.x`, `.y`), `opacity`,
/// `hidden`, `backgroundColor`, `cornerRadius`, `borderWidth`, `borderColor`, `shadowOpacity`, `shadowRadius`, `shadowOffset`,
/// `shadowColor`; of shapes `path`, `strokeStart`, `strokeEnd`, `lineWidth`, `strokeColor`, `fillColor`, `lineDashPhase`, `miterLimit`;
/// of gradients `colors`, `locations`, `startPoint`, `endPoint`. Another key path is refused with a message.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of the property with a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the animated property.
  open var keyPath: String?

  /// Whether the animation's value is added to the layer's.
  open var isAdditive = false

  /// Whether each repetition begins where the one before has ended.
  open var isCumulative = false

  var property: AnimatedProperty? { keyPath.flatMap { AnimatedProperty($0) } }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  override var animatedKeyPaths: [String] { keyPath.map { [$0] } ?? [] }

  override func reason(against layer: CALayer) -> String? {
    guard let keyPath else { return "it has no key path." }
    if keyPath == "frame" { return "'frame' isn't animated; animate 'position' and 'bounds'." }
    guard let property else {
      let hint = AnimatedProperty.closest(to: keyPath).map { " Did you mean '\($0)'?" } ?? ""
      return "there is no animatable property '\(keyPath)'.\(hint)"
    }
    if property.value(of: layer) == nil, !(keyPath == "path" && layer is CAShapeLayer) {
      return "a \(type(of: layer)) has no '\(keyPath)'."
    }
    for value in givenValues where AnimatedValue(value, as: property.kind) == nil {
      return "'\(keyPath)' needs \(property.kind.rawValue), and not \(type(of: value)) \(value)."
    }
    return nil
  }

  /// The values that the application has set, to be checked.
  var givenValues: [Any] { [] }

  func value(_ value: Any?) -> AnimatedValue? {
    guard let value, let property else { return nil }
    return AnimatedValue(value, as: property.kind)
  }

  /// Shows a value.
  /// - Parameter base: the value before this animation.
  func show(_ value: AnimatedValue, over base: AnimatedValue?, on shown: CALayer) {
    guard let property else { return }
    if isAdditive, let base {
      property.set(base.adding(value), of: shown)
    } else {
      property.set(value, of: shown)
    }
  }
}
