// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// One change of screens in a window, or of its size: what those who animate, lead and accompany it know of
/// it. The window has it from the first call to the screens until all have been told of its end.
///
///     preparing -> running -> completed -> over
///
/// It runs from `run()` to `completeTransition(_:)`, which a change that nobody sees reaches at once.
/// What it means for the stack of screens is its owner's, see `whenCompleted`.
final class ScreenTransition: UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  private enum Phase {
    case preparing
    case running
    /// The screens are what they are in the end, and wait to be told at the end of the update cycle.
    case completed
    case over
  }

  /// The two screens, and the views of them that are to be animated.
  struct Sides {
    var from: UIViewController?
    var to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    /// Where the view that comes has to be.
    var toFrame = CGRect.zero
  }

  private weak var window: UIWindow?
  /// The window has the change, and may be what contains it.
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
  /// Animates the change; nil for one that nobody sees.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Drives it interactively; nil for an ordinary animation.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Puts the view that comes where it lies in the end, unless it lies there: for changes that nobody
  /// animates, and animators that forget it.
  var place: () -> Void = {}
  /// Brings the stack of screens to its final state, or back to the one before.
  var whenCompleted: (_ transition: ScreenTransition, _ didComplete: Bool) -> Void = { _, _ in }
  /// Views that stay, though the change as such would take them out: those of the change that follows.
  private(set) var keptViews: [UIView] = []
  /// Whether another change has followed before the end.
  private(set) var isInterrupted = false
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: CGFloat = 0

  /// Begins a change in `container`, which is in a window.
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

  /// Chooses what animates the change, and what leads it; nothing if nobody is to see it.
  /// - Parameters:
  ///   - given: the application's animator; nil for the Kit's.
  ///   - movement: of the Kit's animator, which moves nothing where nobody sees it and nobody leads it.
  ///   - leader: leads the change whoever animates it; nil for nobody.
  ///   - ask: what the application says leads its own animator.
  func setAnimator(
    _ given: (any UIViewControllerAnimatedTransitioning)?, else movement: ScreenAnimator.Movement,
    leadBy leader: (any UIViewControllerInteractiveTransitioning)? = nil,
    asking ask: (any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard isAnimated, UIView.areAnimationsEnabled, let window else { return }
    interactor = leader ?? given.flatMap(ask)
    let isSeen = interactor != nil || window.host?.showsAnimations == true
    animator = given ?? (isSeen ? ScreenAnimator(movement) : nil)
  }

  // MARK: - Its course

  /// The screens know of it: now it is animated, or done at once.
  func run() {
    phase = .running
    if let interactor, animator != nil {
      isInteractive = interactor.wantsInteractiveStart
      initiallyInteractive = isInteractive
      if isInteractive { motion.hold(at: 0) }
      interactor.startInteractiveTransition(self)
      // Another kind of interaction than the Kit's animates by itself.
      runAlongside()
    } else {
      startAnimator()
    }
  }

  /// Has the animator animate; held at the beginning if somebody leads it.
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

  /// Animates with the screens: as long as they are on their way, and at the pace of the Kit's animators.
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

  /// Logs an error if the animator doesn't call `completeTransition(_:)` in time.
  private func watch(_ animator: any UIViewControllerAnimatedTransitioning) {
    let duration = transitionDuration
    let patience = 2 * duration + 1
    let clock = (window?.interface ?? .current).clock
    alarm = clock.setAlarm(in: patience) { [weak self, weak animator] in
      guard let self, let animator, phase == .running, !isInteractive else { return }
      Messages.views.error(
        """
        \(type(of: animator)) hasn't called completeTransition(_:) \(patience) s after it began to \
        animate, for \(duration) s. Call it on the context when the animation has ended; until then \
        neither screen hears that it has come or gone.
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

  /// Another change follows, or the window goes: this one is where it leads to. One that somebody leads,
  /// or that goes back, is taken back.
  /// - Parameter views: those of the other change.
  func interrupt(keeping views: [UIView] = []) {
    guard phase == .running else { return }
    isInterrupted = true
    keptViews = views
    completeTransition(!isInteractive && !transitionWasCancelled)
    keptViews = []
  }

  /// Whether it has begun, and hasn't been completed.
  var isRunning: Bool { phase == .running }

  /// Whether a screen hasn't come yet, because the change isn't completed.
  func isBringing(_ controller: UIViewController) -> Bool {
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

  /// Takes a view out that goes. What was still to be seen of it, because another change has followed,
  /// goes on as a picture.
  func takeOut(_ view: UIView) {
    guard !keptViews.contains(view) else { return }
    if isInterrupted { PictureView.leave(view) }
    view.removeFromSuperview()
  }

  // MARK: - Being led

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
      isForward: !isCancelled, timing: completionTiming, speed: isSeen ? speed : .infinity)
  }

  /// The timing curve of the rest, after the interaction has ended.
  private var completionTiming: any UITimingCurveProvider {
    (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
      ?? UICubicTimingParameters(animationCurve: completionCurve)
  }

  private var speed: Double {
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

  // MARK: - What it is

  /// An empty view once the window is gone.
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
