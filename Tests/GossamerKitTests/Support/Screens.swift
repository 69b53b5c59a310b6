// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@testable import GossamerKit

/// The calls that several screens got, in order: "A willAppear".
final class ScreenNotes {
  private var notes: [String] = []

  func add(_ note: String) { notes.append(note) }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

/// A screen that records the calls that it gets, under its title.
class NotingScreen: UIViewController {
  let notes: ScreenNotes
  var whenItWillAppear: () -> Void = {}
  var whenItHasAppeared: () -> Void = {}

  init(_ title: String, _ notes: ScreenNotes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { notes.add("\(title ?? "") \(text)") }

  override func loadView() { view = UIView() }
  override func viewDidLoad() { note("didLoad") }

  override func viewWillAppear(_ animated: Bool) {
    note("willAppear")
    whenItWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    note("didAppear")
    whenItHasAppeared()
  }

  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    note(parent == nil ? "willMove(nil)" : "willMove")
  }

  override func didMove(toParent parent: UIViewController?) {
    note(parent == nil ? "didMove(nil)" : "didMove")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    note("prepare \(segue.identifier ?? "nil") for \(segue.destination.title ?? "")")
  }
}

/// A visible window of 400 by 600 points with this root.
func makeWindow(_ root: UIViewController, width: CGFloat = 400) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
  window.rootViewController = root
  window.makeKeyAndVisible()
  Interface.current.updateCycle.updateToRest()
  return window
}

extension UINavigationController {
  /// The views of the shown screens, from back to front.
  var shownViews: [UIView] { (view as? NavigationView)?.screens.subviews ?? [] }
}

/// An animator that fades a screen in or out, and records the calls that it gets.
final class NotingAnimator: UIViewControllerAnimatedTransitioning {
  let notes: ScreenNotes
  var duration: TimeInterval = 0.3
  /// Whether it calls `completeTransition(_:)`.
  var completes = true
  var whenAnimating: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  init(_ notes: ScreenNotes) { self.notes = notes }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    notes.add("animate")
    whenAnimating(context)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let screen = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: screen)
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      to?.alpha = 1
      if to == nil { from?.alpha = 0 }
    } completion: { [completes] _ in
      if completes { context.completeTransition(!context.transitionWasCancelled) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { notes.add("ended \(transitionCompleted)") }
}

/// A transitioning delegate that provides animators, an interaction controller and a presentation controller, and records the calls.
final class TransitionGiver: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  let notes: ScreenNotes
  var animator: NotingAnimator?
  var leader: UIPercentDrivenInteractiveTransition?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?
  var shows: Bool = false

  init(_ notes: ScreenNotes) { self.notes = notes }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { notes.add("willShow \(viewController.title ?? "") \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { notes.add("didShow \(viewController.title ?? "") \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if animator != nil { notes.add("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")") }
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { leader }
}
