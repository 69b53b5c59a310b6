// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Block-based animations. The views have their new values at once; only what is shown moves to them.
//
// Animatable are `frame`, `bounds`, `center`, `transform`, `alpha` and `backgroundColor` of views in a visible window, and
// the layout of a block that calls `layoutIfNeeded()`. If the desktop has turned animations off, changes are shown at
// once. A completion is always called exactly once, after the changes have been shown, never during the call.
extension UIView {
  /// Animates what `animations` changes.
  /// - Parameters:
  ///   - duration: in seconds. If it is 0 or less the changes aren't animated; if it isn't finite, neither, and a message is
  ///     logged.
  ///   - delay: the time before the animation begins, in seconds.
  ///   - options: repetition, timing curve and more.
  ///   - animations: the changes; called at once.
  ///   - completion: called at the end; its argument is false if the animation was removed before it had finished, for
  ///     instance because the view has left its window.
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

  /// Animates what `animations` changes with a damped spring.
  /// - Parameters:
  ///   - dampingRatio: below 1 the spring overshoots; clamped to 0.01...1.
  ///   - velocity: the initial velocity, in total distances per second: 2 covers the whole distance in half a second.
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

  /// Animates what `animations` changes with a damped spring.
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds; the spring settles later.
  ///   - bounce: at 0 the spring doesn't overshoot, towards 1 it does more and more; below 0 it is overdamped, and
  ///     approaches its end more slowly. Clamped to -0.99...0.99.
  ///   - initialSpringVelocity: the initial velocity, in total distances per second.
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

  /// Whether changes in animation blocks are animated. If not, blocks and completions are still called.
  public class var areAnimationsEnabled: Bool { Interface.current.areAnimationsEnabled }

  /// Turns animations on or off. Running animations continue.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Interface.current.areAnimationsEnabled = enabled
  }

  /// The duration of the block that is running, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.run.leg.duration ?? 0
  }

  /// Repeats what `animations` animates; for use within a block of `animate`.
  /// - Parameters:
  ///   - count: the number of repetitions, which may have a fraction. If it is NaN or not positive, a message is logged and
  ///     the changes aren't repeated.
  ///   - autoreverses: whether each repetition also runs backwards.
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

  /// Runs an animation block and starts its animations. A nested block inherits the duration, timing curve and options of
  /// the outer block, unless its options override them.
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

  /// Returns `duration`, or nil if it isn't finite, after logging a message.
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

  /// Ends the animations of the view and its descendants, which are leaving their window.
  func endAnimationsInside() {
    interface.scrollMotions.end(inside: self)
    for view in descendants {
      guard let layer = view.storedLayer else { continue }
      if !layer.animations.isEmpty { layer.removeAnimations { _ in true } }
      for layer in layer.tree { layer.dropAnimations { _ in true } }
    }
  }
}

// Key frames and view transitions.
extension UIView {
  /// Animates what the key frames in `animations` change, see `addKeyframe`.
  ///
  /// Between two key frames values change linearly. Changes outside of a key frame are animated over the whole duration.
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

  /// Animates what `animations` changes during a part of the duration; for use within `animateKeyframes`.
  /// - Parameters:
  ///   - frameStartTime: the start, as a fraction of the whole duration; clamped to 0...1.
  ///   - frameDuration: the length, as a fraction of the whole duration; clamped so that the key frame ends by 1.
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

  /// Options of a keyframe animation; its bits are those of `AnimationOptions`.
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
    /// Lets the views take input while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(.allowUserInteraction)
    /// Replaces running animations of the same properties.
    public static let beginFromCurrentState = KeyframeAnimationOptions(.beginFromCurrentState)
    /// Repeats until the animation is removed.
    public static let `repeat` = KeyframeAnimationOptions(.repeat)
    /// Runs backwards too.
    public static let autoreverse = KeyframeAnimationOptions(.autoreverse)
    /// In a nested block, uses its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(
      .overrideInheritedDuration)
    /// In a nested block, uses its own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(
      .overrideInheritedOptions)
    /// Interpolates linearly between key frames, the only mode.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The same as ``calculationModeLinear``.
    public static let calculationModeDiscrete: KeyframeAnimationOptions = []
    /// The same as ``calculationModeLinear``.
    public static let calculationModePaced: KeyframeAnimationOptions = []
    /// The same as ``calculationModeLinear``.
    public static let calculationModeCubic: KeyframeAnimationOptions = []
    /// The same as ``calculationModeLinear``.
    public static let calculationModeCubicPaced: KeyframeAnimationOptions = []
  }

  /// Shows the way from the old content of `view` to the content after `animations`.
  /// - Parameters:
  ///   - options: one of the transitions, such as `transitionCrossDissolve`; without one the new content is shown at once.
  ///   - animations: the changes, which aren't animated themselves; nil for none.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, 0, options, { _ in options.curve },
      {
        let picture = view.peer?.makePicture() ?? EmptyPicture()
        performWithoutAnimation { animations?() }
        if let (type, side) = options.transition {
          AnimationBlock.record(.content(picture: picture, type: type, from: side), of: view)
        }
      }, completion)
  }

  /// Replaces `fromView` by `toView` among the subviews of its superview, with a transition of the superview; see
  /// `transition(with:)`.
  /// - Parameter options: with `showHideTransitionViews` both views stay in the hierarchy, and are hidden and shown.
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
  /// Options of a block-based animation.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/animationoptions
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the changed views at the end of the block, so that their subviews are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views take input while they are animated; without it they don't.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Replaces running animations of the same properties, starting from their current values. Without it the animations
    /// add up, so that the velocity doesn't jump either.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animation is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a nested block, uses its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a nested block, uses its own timing curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In `transition(from:to:)`, hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// In a nested block, uses its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// In a transition, turns the view about its vertical axis, from the left to the right. The view becomes narrower and wider
    /// again, without perspective.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// In a transition, turns the view about its vertical axis, from the right to the left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// In a transition, takes the old content away upwards, as a page; it isn't curled.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// In a transition, brings the new content from above, as a page; it isn't curled.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// In a transition, dissolves the old content into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// In a transition, turns the view about its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// In a transition, turns the view about its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The transition that the options select; nil for none.
    var transition: (CATransitionType, CATransitionSubtype?)? {
      switch rawValue >> 20 & 7 {
      case 1: (.flip, .fromLeft)
      case 2: (.flip, .fromRight)
      case 3: (.reveal, .fromBottom)
      case 4: (.moveIn, .fromTop)
      case 5: (.fade, nil)
      case 6: (.flip, .fromTop)
      case 7: (.flip, .fromBottom)
      default: nil
      }
    }

    /// The timing curve that the options select.
    var curve: TimingCurve {
      switch rawValue >> 16 & 3 {
      case 1: .cubic(.easeIn)
      case 2: .cubic(.easeOut)
      case 3: .linear
      default: .cubic(.easeInOut)
      }
    }
  }

  /// A predefined timing curve of an animation.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/animationcurve
  nonisolated public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant speed.
    case linear
  }
}

/// The picture of a view without a peer.
private final class EmptyPicture {}
