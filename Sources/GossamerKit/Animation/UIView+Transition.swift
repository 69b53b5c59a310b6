// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

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
        if options.contains(.transitionCrossDissolve) { view.animate(.content(picture: picture)) }
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

/// What a view looks like that nothing shows.
private final class NothingToSee {}
