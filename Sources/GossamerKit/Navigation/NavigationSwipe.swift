// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Pops the topmost screen interactively, by a swipe from the leading edge.
final class NavigationSwipe: UIGestureRecognizerDelegate {
  let recognizer = BackSwipeRecognizer()
  private weak var owner: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(of owner: UINavigationController) {
    self.owner = owner
    recognizer.delegate = self
    recognizer.addTarget(self, action: NavigationSwipe.follow)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, !owner.isNavigationBarHidden,
      let item = owner.topViewController?.navigationItem
    else { return false }
    let hasOwnItems =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !hasOwnItems
  }

  private func follow(_ pan: BackSwipeRecognizer) {
    guard let view = pan.view else { return }
    let width = max(view.bounds.width, 1)
    let direction: CGFloat = pan.edges == .right ? -1 : 1
    switch pan.state {
    case .began:
      guard let owner, owner.viewControllers.count > 1 else { return }
      let made = UIPercentDrivenInteractiveTransition()
      interaction = made
      owner.exchange.leader = made
      owner.popViewController(animated: true)
      owner.exchange.leader = nil
    case .changed: interaction?.update(direction * pan.translation(in: view).x / width)
    case .ended:
      interaction?.letGo(at: direction * pan.velocity(in: view).x / width)
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }
}

/// A gesture recogniser of the Kit whose effect a button or a key has too. The accessibility audit leaves it out.
package protocol ShortcutRecognizer {}

/// Recognises a swipe from the leading edge.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer, ShortcutRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    super.touchesBegan(touches, with: event)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// Called when the finger is lifted. Finishes the transition if the movement would decelerate beyond the middle, and
  /// cancels it otherwise.
  /// - Parameter velocity: the velocity towards the end of the transition, in fractions of the transition per second.
  func letGo(at velocity: CGFloat) {
    // A fling continues by the distance that its velocity covers in a quarter of a second.
    let isForward = percentComplete + velocity / 4 > 0.5
    let rest = max(isForward ? 1 - percentComplete : percentComplete, 0.01)
    let speed = min(max(isForward ? velocity : -velocity, 0) / rest, 20)
    timingCurve = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: speed, dy: speed))
    if isForward { finish() } else { cancel() }
  }
}
