// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// From one stack of screens to another, in UIKit's order: who comes and who goes hears of it, the one
// view leaves and the other one comes, and when that is seen, both hear of it again.
extension UINavigationController {
  /// Whether a controller can be on the stack at all.
  func mayTake(_ controller: UIViewController) -> Bool {
    guard controller is UINavigationController || lineage.contains(controller) else { return true }
    Messages.views.error(
      """
      \(type(of: controller)) can't be on the stack of \(type(of: self)): it is a navigation \
      controller, or contains that stack. Present it.
      """)
    return false
  }

  /// Takes all but the first `count` screens from the stack.
  /// - Returns: those that were taken.
  func keep(_ count: Int) -> [UIViewController] {
    let taken = Array(storedChildren.dropFirst(count))
    setStack(Array(storedChildren.prefix(count)))
    return taken
  }

  /// Makes `stack` the stack and shows its top.
  func setStack(_ stack: [UIViewController]) {
    let old = storedChildren
    guard stack != old else { return }
    for controller in stack where !old.contains(controller) {
      controller.removeFromParent()
      controller.noteMove(to: self)
      controller.willMove(toParent: self)
      controller.storedParent = self
      exchange.arriving.append(controller)
    }
    for controller in old where !stack.contains(controller) {
      controller.noteMove(to: nil)
      controller.willMove(toParent: nil)
      exchange.focuses[ObjectIdentifier(controller)] = nil
      exchange.leaving.append(controller)
    }
    storedChildren = stack
    barDidChange()
    if viewIfLoaded?.window != nil, exchange.shown !== topViewController {
      showTopController()
    } else if !exchange.isRunning {
      finishMoving()
    }
  }

  /// Shows the screen on top of the stack, if another one is shown.
  ///
  /// What the screens change of the stack while they come and go is followed in the end.
  func showTopController() {
    guard !exchange.isRunning, exchange.shown !== topViewController,
      let container = viewIfLoaded as? NavigationView
    else { return }
    exchange.isRunning = true
    var rounds = 0
    while exchange.shown !== topViewController, rounds < NavigationExchange.maximumRounds {
      exchangeViews(in: container)
      rounds += 1
    }
    exchange.isRunning = false
    if rounds == NavigationExchange.maximumRounds { reportCircle() }
    guard let window = container.window else { return finishMoving() }
    window.afterAppearance { [weak self] in self?.finishMoving() }
  }

  /// Hides or shows the bar, with what belongs to the screens.
  func barDidChange() {
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.show(storedChildren.map(\.navigationItem))
    barHeightDidChange()
  }

  /// Keeps the screen's safe area below the bar, as high as it is while nothing is scrolled.
  func barHeightDidChange() {
    topViewController?.barInsets = insetsUnderBar
    viewIfLoaded?.setNeedsLayout()
  }

  private var insetsUnderBar: UIEdgeInsets {
    let height = isNavigationBarHidden ? 0 : navigationBar.fullHeight
    return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
  }

  private func exchangeViews(in container: NavigationView) {
    let (old, new) = (exchange.shown, topViewController)
    new?.loadViewIfNeeded()
    // What has just been loaded may have changed the stack.
    guard new === topViewController else { return }
    if let old { leave(old, in: container) }
    exchange.shown = new
    if let new {
      new.barInsets = insetsUnderBar
      new.view.frame = container.bounds
      container.insertSubview(new.view, at: 0)
    }
    if let view = old?.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
    guard let new, let focus = exchange.focuses.removeValue(forKey: ObjectIdentifier(new)) else {
      return
    }
    container.window?.afterAppearance { [weak container] in
      if let window = container?.window { focus.restore(in: window) }
    }
  }

  /// Tells a screen that it goes, and keeps what it has the keyboard in, if it may come back.
  private func leave(_ controller: UIViewController, in container: NavigationView) {
    guard let window = container.window, let view = controller.viewIfLoaded else { return }
    if storedChildren.contains(controller) {
      exchange.focuses[ObjectIdentifier(controller)] = KeyboardFocus(in: window, under: view)
    }
    view.announceDisappearance()
  }

  /// Tells the screens that have come and gone.
  private func finishMoving() {
    let (arriving, leaving) = (exchange.arriving, exchange.leaving)
    (exchange.arriving, exchange.leaving) = ([], [])
    for controller in arriving where controller.storedParent === self {
      controller.didMove(toParent: self)
    }
    for controller in leaving
    where controller.storedParent === self && !storedChildren.contains(controller) {
      controller.storedParent = nil
      controller.barInsets = .zero
      controller.didMove(toParent: nil)
    }
  }

  private func reportCircle() {
    Messages.views.error(
      """
      \(type(of: self)) gave up following its stack: its screens changed it \
      \(NavigationExchange.maximumRounds) times while they came and went. Push and pop in \
      viewDidAppear(_:) or later.
      """)
  }
}
