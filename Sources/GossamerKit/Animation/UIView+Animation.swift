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

  /// The view leaves its window, with all inside of it: nobody sees it move any more.
  func endAnimationsInside() {
    interface.scrollMotions.end(inside: self)
    for view in descendants where view.storedLayer?.animations.isEmpty == false {
      view.storedLayer?.removeAllAnimations()
    }
  }
}

// Key frames, and going from one content to another.
extension UIView {
  /// Animates what the key frames in `animations` change, see `addKeyframe`.
  ///
  /// Between two key frames values change at one speed. What `animations` changes outside of a key
  /// frame takes the whole time.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, AnimationOptions(rawValue: options.rawValue), { _ in .linear },
      takesKeyframes: true, animations, completion)
  }

  /// Animates what `animations` changes in a part of the time; for use within `animateKeyframes`.
  /// - Parameters:
  ///   - frameStartTime: where the part begins, from 0 to 1. Clamped.
  ///   - frameDuration: how much of the time it takes, from 0 to 1. Clamped.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = AnimationBlock.current, block.takesKeyframes else {
      if areAnimationsEnabled, AnimationBlock.current != nil {
        Messages.views.error(
          "A key frame has to be added in the block of animateKeyframes; it is animated as it stands."
        )
      }
      return animations()
    }
    let start = min(max(finite(frameStartTime, "start of a key frame", else: 0), 0), 1)
    let length = min(max(finite(frameDuration, "duration of a key frame", else: 1), 0), 1 - start)
    let span = ViewAnimation.Span(start: start, length: length)
    AnimationBlock(block.run, options: block.options, span: span).perform(animations)
  }

  /// How an animation with key frames goes; with the bits of `AnimationOptions`.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/keyframeanimationoptions
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ options: AnimationOptions) {
      self.init(rawValue: options.rawValue)
    }

    /// Lays out the views that have changed at the end of the block.
    public static let layoutSubviews = KeyframeAnimationOptions(.layoutSubviews)
    /// Lets the views be used while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(.allowUserInteraction)
    /// Takes the place of animations of the same properties.
    public static let beginFromCurrentState = KeyframeAnimationOptions(.beginFromCurrentState)
    /// Begins again at each end.
    public static let `repeat` = KeyframeAnimationOptions(.repeat)
    /// Goes back too.
    public static let autoreverse = KeyframeAnimationOptions(.autoreverse)
    /// In a block within another one, takes the own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(
      .overrideInheritedDuration)
    /// In a block within another one, takes the own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(
      .overrideInheritedOptions)
    /// At one speed from one key frame to the next: the only way.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
  }

  /// Lets what `animations` makes of `view` and what is in it come up as what was there fades.
  /// - Parameters:
  ///   - options: with `transitionCrossDissolve`; without it the new content is there at once.
  ///   - animations: the changes; nil for none. They aren't animated themselves.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, 0, options, { _ in options.curve },
      {
        let picture = view.peer?.makePicture() ?? NothingToSee()
        performWithoutAnimation { animations?() }
        if options.contains(.transitionCrossDissolve) {
          AnimationBlock.record(.content(picture: picture), of: view)
        }
      }, completion)
  }

  /// Puts `toView` in the place of `fromView` among the subviews of its superview, as
  /// `transition(with:)` for the superview.
  /// - Parameter options: with `showHideTransitionViews` both stay where they are, and are hidden and
  ///   shown.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Messages.views.error(
        """
        \(toView.shortDescription) can't take the place of \(fromView.shortDescription), which has no \
        superview. Nothing was changed.
        """)
      completion?(false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
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

/// What a view looks like that nothing shows.
private final class NothingToSee {}
