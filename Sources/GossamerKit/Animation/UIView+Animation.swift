// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Animating what a block changes. The views have their new values at once; the way there belongs to what
// shows them.
//
// Animated are `frame`, `bounds`, `center`, `transform`, `alpha` and `backgroundColor` of views that are
// in a visible window, and whatever layout moves in a block that calls `layoutIfNeeded()`. Where the
// desktop wants no animations everything is at its end at once. Completions are called in any case,
// exactly once, after the changes have been shown, never in the midst of the call.
extension UIView {
  /// Animates what `animations` changes.
  /// - Parameters:
  ///   - duration: in seconds. If it isn't positive there is no animation; one that isn't finite is
  ///     refused with a message, and the changes are made without.
  ///   - delay: in seconds, before the movement begins.
  ///   - options: repetition, pace and more.
  ///   - animations: the changes; run at once.
  ///   - completion: called at the end, with whether the animation got there: false if it was taken out,
  ///     for instance because the view has left its window.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, options, { _ in options.curve }, animations, completion)
  }

  /// Animates what `animations` changes, and calls `completion` at the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates what `animations` changes as a spring swings.
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without overshooting, less overshoots; clamped to 0.01 to 1.
  ///   - velocity: at the beginning, in ways a second: 2 covers the whole way in half a second.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let ratio = finite(dampingRatio, "damping ratio", else: 1)
    let speed = finite(velocity, "initial velocity", else: 0)
    let curve = { (duration: TimeInterval) in
      TimingCurve.spring(
        SpringCurve(
          settlingIn: duration, dampingRatio: ratio, velocity: CGVector(dx: speed, dy: speed)))
    }
    animate(duration, delay, options, curve, animations, completion)
  }

  /// Animates what `animations` changes as a spring swings.
  /// - Parameters:
  ///   - duration: how long the movement seems to take, in seconds; the last of the swings comes later.
  ///   - bounce: 0 doesn't overshoot, towards 1 ever more; below 0 the movement is slower in the end.
  ///     Clamped to -0.99 to 0.99.
  ///   - initialSpringVelocity: in ways a second.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:)
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let speed = finite(initialSpringVelocity, "initial velocity", else: 0)
    let bounce = finite(bounce, "bounce", else: 0)
    guard let duration = validDuration(duration), duration > 0 else {
      return animate(0, delay, options, { _ in .linear }, animations, completion)
    }
    let spring = SpringCurve(
      duration: duration, bounce: bounce, velocity: CGVector(dx: speed, dy: speed))
    animate(spring.duration, delay, options, { _ in .spring(spring) }, animations, completion)
  }

  /// Runs `actionsWithoutAnimation` without animating what it changes.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let interface = Interface.current
    let wereEnabled = interface.areAnimationsEnabled
    interface.areAnimationsEnabled = false
    AnimationBlock.perform(in: nil, actionsWithoutAnimation)
    interface.areAnimationsEnabled = wereEnabled
  }

  /// Whether animations move. While they don't, blocks are run, and completions called, all the same.
  public class var areAnimationsEnabled: Bool { Interface.current.areAnimationsEnabled }

  /// Says whether animations move. What is on its way goes on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Interface.current.areAnimationsEnabled = enabled
  }

  /// The duration of the block that is running, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.run.leg.duration ?? 0
  }

  /// Repeats what `animations` animates; for use within a block of `animate`.
  /// - Parameters:
  ///   - count: how often, with fractions; what isn't positive, or no number, is refused with a message.
  ///   - autoreverses: whether each time goes back too.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current, !count.isNaN, count > 0 else {
      Messages.views.error(
        """
        modifyAnimations(withRepeatCount: \(count), ...) needs a positive count and a block of \
        UIView.animate around it. The changes aren't repeated.
        """)
      return animations()
    }
    let run = AnimationRun(
      block.run.leg, repeatCount: count, autoreverses: autoreverses,
      allowsUserInteraction: block.run.allowsUserInteraction)
    block.run.wait(for: run)
    AnimationBlock(run, options: block.options).perform(animations)
    run.start()
  }

  /// Runs a block and starts what it has recorded. A block within another one takes its duration, pace
  /// and options, unless it says otherwise.
  static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ curve: (TimeInterval) -> TimingCurve, takesKeyframes: Bool = false,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationBlock.current
    var (duration, options) = (validDuration(duration) ?? 0, options)
    if let outer, !options.contains(.overrideInheritedDuration) {
      duration = outer.run.leg.duration
    }
    var pace = curve(duration)
    if let outer, !options.contains(.overrideInheritedCurve) { pace = outer.run.leg.curve }
    if let outer, !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection([.repeat, .autoreverse, .allowUserInteraction]))
    }
    let delay = max(finite(delay, "delay", else: 0), 0)
    let run = AnimationRun(
      AnimationRun.Leg(curve: pace, duration: max(duration, 0)), delay: delay,
      repeatCount: options.contains(.repeat) ? .infinity : 1,
      autoreverses: options.contains(.autoreverse),
      allowsUserInteraction: options.contains(.allowUserInteraction))
    if let completion { run.whenEnded { completion($1) } }
    let isAnimated = duration > 0 || delay > 0
    let block = AnimationBlock(run, options: options, takesKeyframes: takesKeyframes)
    if isAnimated { block.perform(animations) } else { AnimationBlock.perform(in: nil, animations) }
    run.start()
  }

  /// `duration`, or nil, after a message, if it isn't finite.
  static func validDuration(_ duration: TimeInterval) -> TimeInterval? {
    guard !duration.isFinite else { return duration }
    Messages.views.error(
      """
      The duration \(duration) of an animation isn't finite; the changes are made without animating \
      them. For an animation without end use the option .repeat.
      """)
    return nil
  }

  static func finite(_ value: CGFloat, _ name: String, else standard: CGFloat) -> CGFloat {
    guard !value.isFinite else { return value }
    Messages.views.error(
      "The \(name) \(value) of an animation isn't finite; \(standard) is taken.")
    return standard
  }
}

extension UIView {
  /// How an animation goes.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/animationoptions
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the views that the block has changed at its end, so that what is in them moves too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views be used while they move; without it they take no input meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Takes the place of animations of the same properties, from where they are. Without it both go
    /// on together, so that the speed doesn't jump either.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Begins again at each end, until it is taken out.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a block within another one, takes the own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a block within another one, takes the own pace.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In `transition(from:to:)`, hides and shows the views, in place of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// In a block within another one, takes the own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends: the pace unless another one is given.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The new content comes up as the old one fades. For transitions.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The pace that the options say.
    var curve: TimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .cubic(.easeIn)
      case 2: .cubic(.easeOut)
      case 3: .linear
      default: .cubic(.easeInOut)
      }
    }
  }

  /// The pace of an animation.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/animationcurve
  nonisolated public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At one speed.
    case linear
  }
}
