// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// Overrides what UIKit lets a subclass of UIPresentationController override.
class EveryPresentation: UIPresentationController {
  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var containerView: UIView? { super.containerView }
  override var presentedView: UIView? { super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView.insetBy(dx: 10, dy: 20)
  }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? { didSet {} }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
  }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
  }
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }
}

/// Overrides what UIKit lets a subclass of UISheetPresentationController override.
class EverySheet: UISheetPresentationController {
  override var detents: [UISheetPresentationController.Detent] { didSet {} }
  override var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet {}
  }
  override var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet {}
  }
  override var prefersGrabberVisible: Bool { didSet {} }
  override var preferredCornerRadius: CGFloat? { didSet {} }
  override func animateChanges(_ changes: @escaping () -> Void) { super.animateChanges(changes) }
  override func invalidateDetents() { super.invalidateDetents() }
}

/// Overrides what UIKit lets a subclass of UIPercentDrivenInteractiveTransition override.
class EveryLeader: UIPercentDrivenInteractiveTransition {
  override var completionSpeed: CGFloat { didSet {} }
  override var completionCurve: UIView.AnimationCurve { didSet {} }
  override var timingCurve: (any UITimingCurveProvider)? { didSet {} }
  override var wantsInteractiveStart: Bool { didSet {} }
  override var duration: CGFloat { super.duration }
  override var percentComplete: CGFloat { super.percentComplete }
  override func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
  }
  override func pause() { super.pause() }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override func cancel() { super.cancel() }
  override func finish() { super.finish() }
}

/// Slides a panel in, as tutorials for iOS do: by its frame, which each layout sets again. A gesture
/// dismisses it interactively.
private final class Slide: UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  final class Panel: EveryPresentation {
    let dimmingView = UIView()

    override func presentationTransitionWillBegin() {
      dimmingView.translatesAutoresizingMaskIntoConstraints = false
      containerView?.insertSubview(dimmingView, at: 0)
      let views = ["dimmingView": dimmingView]
      for format in ["V:|[dimmingView]|", "H:|[dimmingView]|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: [], metrics: nil, views: views))
      }
    }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      let parent = containerView?.bounds.size ?? .zero
      return CGRect(
        origin: .zero,
        size: size(
          forChildContentContainer: presentedViewController, withParentContainerSize: parent))
    }
    override func size(
      forChildContentContainer container: UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }
  }

  var leader: UIPercentDrivenInteractiveTransition?
  var comes = true

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Panel(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { leader }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: comes ? .to : .from) else { return }
    if comes { context.containerView.addSubview(controller.view) }
    let there =
      comes ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    let away = there.offsetBy(dx: -there.width, dy: 0)
    controller.view.frame = comes ? away : there
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { [comes] in controller.view.frame = comes ? there : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

@Suite(.alone) @MainActor struct TransitionContractTests {
  @Test func slidesATutorialsPanelInAndOut_AndBackWhenTheDismissalIsCancelled() {
    let (home, menu, slide) = (UIViewController(), UIViewController(), Slide())
    let screen = Screen(home)
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = slide
    home.present(menu, animated: true)
    screen.advance(by: 1)
    let there = CGRect(x: 0, y: 0, width: 393.0 / 2, height: 852)
    #expect(menu.view.frame == there)

    slide.comes = false
    for share in [0.2, 0.8] {
      let leader = EveryLeader()
      slide.leader = leader
      menu.dismiss(animated: true)
      leader.update(share)
      screen.update()
      // Layout doesn't overwrite the final frame of the transition.
      #expect(menu.view.frame.minX == -there.width)
      if share > 0.5 { leader.finish() } else { leader.cancel() }
      screen.advance(by: 1)
      #expect((home.presentedViewController == nil) == (share > 0.5))
      if share < 0.5 { #expect(menu.view.frame == there) }
    }
    #expect(menu.view.window == nil)
  }

  @Test func subclassesCompile() {
    let controller = UIViewController()
    let presentation = EveryPresentation(presentedViewController: controller, presenting: nil)
    #expect(presentation.presentedViewController === controller)
    #expect(
      EverySheet(presentedViewController: controller, presenting: nil).detents.map(\.identifier)
        == [.large])
    #expect(UISheetPresentationController.Detent.medium().identifier == .medium)
  }
}
