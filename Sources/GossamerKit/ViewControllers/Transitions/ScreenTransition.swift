// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A transition between two screens in a window, or a change of the window's size. It is the context of the animator
/// and of the interaction controller, and the transition coordinator of the screens.
///
///     preparing -> running -> completed -> over
///
/// It runs from `run()` to `completeTransition(_:)`. Without an animator, it is completed at once. It is in the
/// window's `transitions` from its creation until the screens have been told that they have appeared or disappeared.
///
/// The owner, for instance a navigation controller, changes its stack of screens in `whenCompleted`.
final class ScreenTransition: UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  private enum Phase {
    case preparing
    case running
    /// The screens are in their final state. At the end of the update cycle, they are told so.
    case completed
    case over
  }

  /// The two screens, and those of their views that are animated. All are nil for a change of the window's size.
  struct Sides {
    var from: UIViewController?
    var to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    /// The final frame of `toView` in the container.
    var toFrame = CGRect.zero
  }

  private weak var window: UIWindow?
  /// Weak, because the window keeps the transition, and may itself be the container.
  private weak var container: UIView?
  private let sides: Sides
  private var phase = Phase.preparing
  private let motion = TransitionMotion()
  private var alarm: Alarm?
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// Animates the transition; nil for none.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Drives the transition interactively; nil for an ordinary animation.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Adds the new screen's view to the container if no animator has. Called when the transition is completed, unless it
  /// was cancelled.
  var place: () -> Void = {}
  /// Called when the transition is completed. Brings the owner's stack of screens into its final state or, if
  /// `didComplete` is false, restores the previous one.
  var whenCompleted: (_ transition: ScreenTransition, _ didComplete: Bool) -> Void = { _, _ in }
  /// Views that ``removeOutgoing(_:)`` doesn't remove, because the next transition shows them. Empty unless the transition is
  /// being interrupted.
  private var keptViews: [UIView] = []
  /// Whether ``interrupt(keeping:)`` has ended the transition early.
  private(set) var isInterrupted = false
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: CGFloat = 0

  /// Creates a transition in `container`, which is in a window.
  init(
    in container: UIView, animated: Bool, _ sides: Sides,
    style: UIModalPresentationStyle = .none
  ) {
    window = container.window
    self.container = container
    self.sides = sides
    isAnimated = animated
    presentationStyle = style
    window?.transitions.append(self)
  }

  /// Sets the animator and the interaction controller. Does nothing if the transition isn't animated, or all
  /// animations are disabled.
  /// - Parameters:
  ///   - custom: the animator that the application's delegate returned; nil for the Kit's.
  ///   - movement: the movement of the Kit's animator. It is only used if the host shows animations, or if the
  ///     transition is interactive.
  ///   - gesture: the interaction controller of one of the Kit's own gestures; nil for none.
  ///   - delegate: returns the application's interaction controller for `custom`. Called only if there is no `gesture`.
  func setAnimator(
    _ custom: (any UIViewControllerAnimatedTransitioning)?, else movement: ScreenAnimator.Movement,
    drivenBy gesture: (any UIViewControllerInteractiveTransitioning)? = nil,
    asking delegate: (any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard isAnimated, UIView.areAnimationsEnabled, let window else { return }
    interactor = gesture ?? custom.flatMap(delegate)
    let isSeen = interactor != nil || window.host?.showsAnimations == true
    animator = custom ?? (isSeen ? ScreenAnimator(movement) : nil)
  }

  // MARK: - Running

  /// Starts the transition, after the screens were told that they will appear or disappear.
  func run() {
    phase = .running
    if let interactor, animator != nil {
      isInteractive = interactor.wantsInteractiveStart
      initiallyInteractive = isInteractive
      if isInteractive { motion.hold(at: 0) }
      interactor.startInteractiveTransition(self)
      // The Kit's interaction controller has called `startAnimator()`. Another one may animate the screens by itself.
      runAlongside()
    } else {
      startAnimator()
    }
  }

  /// Starts the animator; the animations of an interactive transition are paused at their beginning. Without an
  /// animator, completes the transition.
  func startAnimator() {
    guard phase == .running else { return }
    guard let animator else {
      place()
      runAlongside()
      return completeTransition(true)
    }
    if !isInteractive { watch(animator) }
    let interruptible = interactor == nil ? nil : animator.interruptibleAnimator(using: self)
    if let interruptible, !(interruptible is NoAnimator) {
      motion.lead(interruptible)
    } else {
      motion.record { animator.animateTransition(using: self) }
    }
    runAlongside()
  }

  private func runAlongside() {
    guard !animations.isEmpty else { return }
    let due = animations
    animations = []
    animateAlongside { for animation in due { animation(self) } }
  }

  /// Animates `changes` alongside the screens: with the spring of the Kit's animator, or with an ease-in-out curve for
  /// the duration of another one. Without a running animator, makes the changes at once.
  private func animateAlongside(_ changes: @escaping () -> Void) {
    let duration = transitionDuration
    guard phase == .running, animator != nil, duration > 0 else {
      return UIView.performWithoutAnimation(changes)
    }
    motion.record {
      if animator is ScreenAnimator {
        ScreenAnimator.animate(changes, then: {})
      } else {
        UIView.animate(
          duration, 0, .allowUserInteraction, { _ in .cubic(.easeInOut) }, changes, nil)
      }
    }
  }

  /// Logs a message if the animator hasn't called `completeTransition(_:)` one second after twice its duration.
  private func watch(_ animator: any UIViewControllerAnimatedTransitioning) {
    let duration = transitionDuration
    let patience = 2 * duration + 1
    let clock = (window?.interface ?? .current).clock
    alarm = clock.setAlarm(in: patience) { [weak self, weak animator] in
      guard let self, let animator, phase == .running, !isInteractive else { return }
      Messages.views.error(
        """
        \(type(of: animator)) hasn't called completeTransition(_:) \(patience) s after it began to \
        animate, for \(duration) s. Call it on the context when the animation has ended; until \
        then neither screen is told that it has appeared or disappeared.
        """)
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard phase == .running else {
      guard !isInterrupted else { return }
      let reason = phase == .preparing ? "before the transition began" : "more than once"
      Messages.views.error(
        """
        completeTransition(\(didComplete)) was called \(reason) for the change from \
        \(name(of: sides.from)) to \(name(of: sides.to)). It has no effect.
        """)
      return
    }
    phase = .completed
    if !didComplete { transitionWasCancelled = true }
    isInteractive = false
    alarm = nil
    motion.end()
    if didComplete { place() }
    whenCompleted(self, didComplete)
    (place, whenCompleted) = ({}, { _, _ in })
    let ended = animator
    (animator, interactor) = (nil, nil)
    ended?.animationEnded(didComplete)
    if let window { window.afterAppearance { [self] in end() } } else { end() }
  }

  private func name(of controller: UIViewController?) -> String {
    controller.map { "\(type(of: $0))" } ?? "nothing"
  }

  /// Ends a running transition at once, for instance because another one follows or the window is hidden. It is
  /// completed, or cancelled if it is interactive or already runs back to its beginning.
  /// - Parameter views: the views that the next transition shows. ``removeOutgoing(_:)`` doesn't remove them.
  func interrupt(keeping views: [UIView] = []) {
    guard phase == .running else { return }
    isInterrupted = true
    keptViews = views
    completeTransition(!isInteractive && !transitionWasCancelled)
    keptViews = []
  }

  /// Whether the transition has begun and isn't completed.
  var isRunning: Bool { phase == .running }

  /// Whether the transition is running and `controller` is its new screen, or a view controller inside that.
  func isPresenting(_ controller: UIViewController) -> Bool {
    guard phase == .running, let view = controller.viewIfLoaded else { return false }
    return [sides.toView, sides.to?.viewIfLoaded].contains { $0.map(view.isDescendant) ?? false }
  }

  private func end() {
    phase = .over
    window?.transitions.removeAll { $0 === self }
    let due = completions
    (completions, interactionHandlers) = ([], [])
    for completion in due { completion(self) }
  }

  /// Removes the view of a screen that is no longer shown. If the transition was interrupted, a picture of the view
  /// continues its animations.
  func removeOutgoing(_ view: UIView) {
    guard !keptViews.contains(view) else { return }
    if isInterrupted { PictureView.leave(view) }
    view.removeFromSuperview()
  }

  // MARK: - Interactive transitions

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard phase == .running, isInteractive, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    motion.hold(at: self.percentComplete)
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  func pauseInteractiveTransition() {
    guard phase == .running, !isInteractive else { return }
    isInteractive = true
    transitionWasCancelled = false
    motion.hold()
    percentComplete = motion.fraction
    for handler in interactionHandlers { handler(self) }
  }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
    let isSeen = window?.host?.showsAnimations ?? true
    motion.release(
      isForward: !isCancelled, timing: completionTiming, speed: isSeen ? validSpeed : .infinity)
  }

  /// The timing curve of the rest of the animation, after the interaction.
  private var completionTiming: any UITimingCurveProvider {
    (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
      ?? UICubicTimingParameters(animationCurve: completionCurve)
  }

  /// The speed of that rest, relative to the animator's.
  private var validSpeed: Double {
    let speed = completionVelocity
    return speed.isFinite && speed > 0 ? speed : 1
  }

  // MARK: - UIViewControllerTransitionCoordinator

  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    switch phase {
    case .preparing: if let animation { animations.append(animation) }
    case .running, .completed: if let animation { animateAlongside { animation(self) } }
    case .over: return false
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if phase != .over { interactionHandlers.append(handler) }
  }

  // MARK: - State

  /// The container; an empty view if it no longer exists.
  var containerView: UIView { container ?? UIView() }
  var transitionDuration: TimeInterval {
    animator.flatMap { UIView.validDuration($0.transitionDuration(using: self)) }.map { max($0, 0) }
      ?? 0
  }
  var isCancelled: Bool { transitionWasCancelled }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: sides.from
    case .to: sides.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: sides.fromView
    case .to: sides.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === sides.from, let view = sides.fromView else { return .zero }
    return view.untransformedFrame
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === sides.to && sides.toView != nil ? sides.toFrame : .zero
  }
}
