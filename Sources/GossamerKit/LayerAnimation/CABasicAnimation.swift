// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An animation from one value to another.
///
///     let turn = CABasicAnimation(keyPath: "transform.rotation.z")
///     turn.toValue = 2 * Double.pi
///     turn.duration = 1
///     turn.repeatCount = .infinity
///     view.layer.add(turn, forKey: "turn")
///
/// A value that isn't given is the layer's own. Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, also in an `NSValue`;
/// `CGColor`, an array of it, and `CGPath`. Paths change point by point if they have the same steps, otherwise in the middle.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil for what ``toValue`` and ``byValue`` leave, or for the layer's value.
  open var fromValue: Any?

  /// The value at the end; nil for what the others leave, or for the layer's value.
  open var toValue: Any?

  /// The distance; nil for what the others leave.
  open var byValue: Any?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override var givenValues: [Any] { [fromValue, toValue, byValue].compactMap(\.self) }

  override func show(_ fraction: Double, turn: Double, of duration: TimeInterval, on shown: CALayer)
  {
    guard let property else { return }
    let base = property.value(of: shown)
    guard let (from, to) = ends(base) else { return }
    var value = from.mixed(with: to, progress(fraction, of: duration))
    if isCumulative, turn > 0 {
      for (end, factor) in [(to, turn), (from, -turn)] {
        value = value.adding(end, times: factor)
      }
    }
    show(value, over: base, on: shown)
  }

  /// The progress after a part of the duration: 0 at the beginning, 1 at the end.
  func progress(_ fraction: Double, of duration: TimeInterval) -> Double { eased(fraction) }

  /// The values at the beginning and at the end. An additive animation's own are 0 where they aren't given.
  private func ends(_ base: AnimatedValue?) -> (AnimatedValue, AnimatedValue)? {
    let base = isAdditive ? base?.zero : base
    let (from, to, by) = (value(fromValue), value(toValue), value(byValue))
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return base.map { (from, $0) }
    case (nil, let to?, nil): return base.map { ($0, to) }
    case (nil, nil, let by?): return base.map { ($0, $0.adding(by)) }
    case (nil, nil, nil): return nil
    }
  }
}

/// An animation from one value to another as by a spring.
///
/// Its `duration` doesn't follow from the spring; ``settlingDuration`` says how long that needs.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring; 1 by default. A number that isn't positive counts as the default; so do those below.
  open var mass: CGFloat = 1

  /// The force per point of distance; 100 by default.
  open var stiffness: CGFloat = 100

  /// The force per point per second of speed; 10 by default.
  open var damping: CGFloat = 10

  /// The speed at the beginning, in total distances per second; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// The time until the spring is at rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.duration }

  /// Creates a spring with a perceptual duration in seconds, and a bounce: 0 doesn't overshoot, towards 1 it does more and more.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let seconds = perceptualDuration.isFinite && perceptualDuration > 0 ? perceptualDuration : 0.5
    let bounce = min(max(UIView.finite(bounce, "bounce", else: 0), -0.99), 0.99)
    let frequency = 2 * Double.pi / seconds
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    duration = settlingDuration
  }

  /// The time of the spring's own period; see ``init(perceptualDuration:bounce:)``.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (valid(mass, 1) / valid(stiffness, 100)).squareRoot()
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }

  override func progress(_ fraction: Double, of duration: TimeInterval) -> Double {
    1 - spring.rest(after: eased(fraction) * duration).x
  }

  private var spring: SpringCurve {
    let (mass, stiffness) = (valid(mass, 1), valid(stiffness, 100))
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    return SpringCurve(
      dampingRatio: valid(damping, 10) / (2 * (stiffness * mass).squareRoot()),
      frequency: (stiffness / mass).squareRoot(), velocity: CGVector(dx: velocity, dy: velocity))
  }

  private func valid(_ number: CGFloat, _ standard: CGFloat) -> CGFloat {
    number.isFinite && number > 0 ? number : standard
  }
}
