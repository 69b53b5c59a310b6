// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

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
  }

  /// Dissolves the old content of `view` into the content after `animations`.
  /// - Parameters:
  ///   - options: the dissolve needs `transitionCrossDissolve`; without it the new content is shown at once.
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
        if options.contains(.transitionCrossDissolve) { view.animate(.content(picture: picture)) }
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

/// The picture of a view without a peer.
private final class EmptyPicture {}
