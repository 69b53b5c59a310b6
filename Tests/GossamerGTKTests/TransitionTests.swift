// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// Interactive and custom transitions in a real window.
  @Suite struct TransitionTests {
    private let list = ButtonScreen("List")
    private let detail = ButtonScreen("Detail")

    @Test func aSheetIsDraggedFromDetentToDetent_AndAway() async throws {
      let sheet = try #require(detail.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      let shown = try await Stage.show(list, size: CGSize(width: 400, height: 600))
      list.present(detail, animated: true)
      let card = sheet.card
      try await Stage.eventually("it has come") { !detail.isBeingPresented && card.isAtRest }
      #expect(card.frame.minY == 300)
      try await Person.drags(from: CGPoint(x: 200, y: 310), to: CGPoint(x: 200, y: 60), in: shown) {
        // The sheet has the height to which it was dragged, in its frame and as shown.
        let place = try shown.place(of: card)
        #expect(place.minY < 120 && place.minY == card.frame.minY.rounded())
        #expect(detail.view.bounds.height > 480)
      }
      try await Stage.eventually("it is large") { card.frame.minY < 50 && card.isAtRest }
      #expect(sheet.selectedDetentIdentifier == .large)
      try await Person.drags(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 330), in: shown)
      try await Stage.eventually("it is medium") { card.frame.minY == 300 && card.isAtRest }
      try await Person.drags(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 560), in: shown)
      try await Stage.eventually("it is dismissed") { list.presentedViewController == nil }
      #expect(detail.view.window == nil && shown.window.subviews == [list.view])
    }

    @Test func aSheetThatMayNotGo_SpringsBack() async throws {
      detail.isModalInPresentation = true
      let sheet = try #require(detail.sheetPresentationController)
      let shown = try await Stage.show(list, size: CGSize(width: 900, height: 700))
      list.present(detail, animated: true)
      let card = sheet.card
      try await Stage.eventually("it has come") { !detail.isBeingPresented && card.isAtRest }
      let place = card.frame
      try await Person.drags(from: CGPoint(x: 450, y: 200), to: CGPoint(x: 450, y: 600), in: shown)
      {
        #expect(card.transform.ty > 40)
      }
      try await Stage.eventually("it is back") { card.transform == .identity && card.isAtRest }
      #expect(card.frame == place && list.presentedViewController === detail)
    }

    @Test func aSwipeFromTheEdgeGoesBack_OrIsTakenBack() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      navigation.pushViewController(detail, animated: false)
      try await Stage.settle(shown)
      let (width, y) = (shown.window.bounds.width, CGFloat(300))
      let start = CGPoint(x: 4, y: y)
      try await Person.drags(from: start, to: CGPoint(x: width * 0.3, y: y), in: shown) {
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        #expect(list.view.window != nil && detail.view.storedLayer?.animations.isEmpty == false)
      }
      try await Stage.eventually("the detail is back") {
        navigation.viewControllers == [list, detail] && list.view.window == nil
      }
      try await Person.clicks(detail.button, in: shown)
      try await Stage.eventually("it can be used") { detail.presses == 1 }
      try await Person.drags(from: start, to: CGPoint(x: width * 0.8, y: y), in: shown)
      try await Stage.eventually("the list is there alone") {
        navigation.viewControllers == [list] && detail.view.window == nil
      }
      #expect(list.view.transform == .identity)
    }

    @Test func anApplicationsPanelSlidesIn_OverItsDimming() async throws {
      let giver = PanelGiver()
      detail.modalPresentationStyle = .custom
      detail.transitioningDelegate = giver
      let shown = try await Stage.show(list, size: CGSize(width: 600, height: 400))
      list.present(detail, animated: true)
      #expect(detail.view.storedLayer?.animations.isEmpty == false)
      try await Stage.eventually("it has come") { !detail.isBeingPresented }
      try await Stage.settle(shown)
      #expect(try shown.place(of: detail.view) == CGRect(x: 300, y: 0, width: 300, height: 400))
      let picture = try Picture(of: shown.window, in: shown)
      let (beside, within) = (picture[100, 390], picture[590, 390])
      #expect(beside.red < within.red)
      try await Person.clicks(CGPoint(x: 100, y: 200), of: shown.window, in: shown)
      try await Stage.eventually("it has gone") { list.presentedViewController == nil }
      #expect(shown.window.subviews == [list.view] && giver.ends == 2)
    }

    @Test func anInteractiveTransitionIsShown_WhenTheDesktopHasNoAnimations() async throws {
      let navigation = UINavigationController(rootViewController: list)
      let shown = try await Stage.show(navigation)
      navigation.pushViewController(detail, animated: false)
      try await Stage.settle(shown)
      try shown.setAnimationsEnabled(false)
      defer { try? shown.setAnimationsEnabled(true) }
      let y = CGFloat(300)
      for end in [100, 330.0] {
        try await Person.drags(from: CGPoint(x: 4, y: y), to: CGPoint(x: end, y: y), in: shown)
        try await Stage.eventually("one screen is there") {
          navigation.view.subviews.first?.subviews.count == 1
        }
        #expect(navigation.viewControllers.count == (end == 100 ? 2 : 1))
        #expect(navigation.topViewController?.view.transform == .identity)
      }
    }

    @Test func whatAnApplicationAnimatesIsTakenBack_WhereTheDesktopWantsNoAnimations() async throws
    {
      let giver = PanelGiver()
      detail.modalPresentationStyle = .custom
      detail.transitioningDelegate = giver
      let shown = try await Stage.show(list, size: CGSize(width: 600, height: 400))
      try shown.setAnimationsEnabled(false)
      defer { try? shown.setAnimationsEnabled(true) }
      list.present(detail, animated: true)
      try await Stage.eventually("it has come at once") { !detail.isBeingPresented }
      let leader = UIPercentDrivenInteractiveTransition()
      giver.leader = leader
      detail.dismiss(animated: true)
      leader.update(0.5)
      try await Stage.settle(shown)
      let motion = try #require(try shown.peer(of: detail.view).motion)
      #expect(abs(motion.offset.shown(detail.view.transform)?.translation.dx ?? 0) == 150)
      leader.cancel()
      try await Stage.eventually("it is back") { giver.ends == 2 && !detail.isBeingDismissed }
      #expect(detail.view.transform == .identity && list.presentedViewController === detail)
      leader.cancel()
    }
  }
}

/// Slides a panel in from the right, over a dimmed screen.
private final class PanelGiver: UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var ends = 0
  var leader: UIPercentDrivenInteractiveTransition?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

  private final class Panel: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: bounds.width - 300, y: 0, width: 300, height: bounds.height)
    }
    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      dimming.frame = containerView.bounds
      dimming.backgroundColor = UIColor(white: 0, alpha: 0.5)
      dimming.alpha = 0
      dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Panel.close))
      containerView.addSubview(dimming)
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }
    private func close() { presentedViewController.dismiss(animated: true) }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    Panel(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let away = CGAffineTransform(translationX: 300, y: 0)
    if let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) {
      context.containerView.addSubview(to)
      to.frame = context.finalFrame(for: screen)
      to.transform = away
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      context.view(forKey: .to)?.transform = .identity
      context.view(forKey: .from)?.transform = away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ends += 1 }
}

extension UIView {
  fileprivate var isAtRest: Bool { storedLayer?.animations.isEmpty != false }
}
