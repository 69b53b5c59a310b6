// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The transition from one stack of screens to another. The methods are called in UIKit's order: first
// `willMove(toParent:)`, `viewWillAppear(_:)` and `viewWillDisappear(_:)`. Then the views are exchanged. After the
// animation, `viewDidAppear(_:)`, `viewDidDisappear(_:)` and `didMove(toParent:)` are called.
extension UINavigationController {
  /// Whether a controller can be on the stack; logs a message if it can't.
  func canShow(_ controller: UIViewController) -> Bool {
    guard controller is UINavigationController || lineage.contains(controller) else { return true }
    Messages.views.error(
      """
      \(type(of: controller)) can't be on the stack of \(type(of: self)): it is a navigation \
      controller, or contains that stack. Present it.
      """)
    return false
  }

  /// Cancels an interactive pop before the stack is changed in another way.
  func cancelInteractivePop() {
    if let transition = exchange.transition, transition.isInteractive { transition.interrupt() }
  }

  /// Removes all but the first `count` screens from the stack.
  /// - Returns: the removed screens.
  func keep(_ count: Int, animated: Bool) -> [UIViewController] {
    let taken = Array(storedChildren.dropFirst(count))
    setStack(Array(storedChildren.prefix(count)), animated: animated)
    return taken
  }

  /// Replaces the stack by `stack`, and shows its topmost screen.
  func setStack(_ stack: [UIViewController], animated: Bool) {
    let old = storedChildren
    guard stack != old else { return }
    for controller in stack where !old.contains(controller) {
      controller.leaveParentForAnother()
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
    if animated, viewIfLoaded?.window != nil { exchange.bar = navigationBar.takePictures() }
    barDidChange()
    if viewIfLoaded?.window != nil, exchange.shown !== topViewController {
      exchange.isAnimated = animated
      showTopController()
    } else if !exchange.isRunning {
      if viewIfLoaded?.window == nil { forgetUnseenScreen() }
      finishMoving()
    }
  }

  /// Called when the stack has changed while the navigation controller's view isn't in a window. Removes the view of
  /// the shown screen if that isn't on the stack any more. The topmost screen is shown when the view enters a window.
  private func forgetUnseenScreen() {
    guard let shown = exchange.shown, !storedChildren.contains(shown) else { return }
    shown.viewIfLoaded?.removeFromSuperview()
    (exchange.shown, exchange.reported) = (nil, nil)
  }

  /// Shows the topmost screen, if another one is shown.
  ///
  /// Screens may change the stack while they appear and disappear; the loop follows these changes.
  func showTopController() {
    guard !exchange.isRunning, exchange.shown !== topViewController,
      let container = viewIfLoaded as? NavigationView
    else { return }
    exchange.isRunning = true
    var rounds = 0
    while exchange.shown !== topViewController, rounds < NavigationExchange.maximumRounds {
      let isAnimated = exchange.isAnimated
      exchange.isAnimated = false
      PendingAppearances.with(animated: isAnimated) {
        exchangeViews(in: container, animated: isAnimated)
      }
      rounds += 1
    }
    exchange.isRunning = false
    if rounds == NavigationExchange.maximumRounds { reportCircle() }
    if container.window == nil { finishMoving() }
  }

  /// Hides or shows the bar, and updates its items.
  func barDidChange() {
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.show(storedChildren.map(\.navigationItem))
    updateBottomBar()
    toolbarDidChange()
  }

  /// Sets the top safe area inset of the topmost screen to the height that the bar has while the content isn't
  /// scrolled.
  func barHeightDidChange() {
    topViewController?.barInsets = insetsUnderBars
    viewIfLoaded?.setNeedsLayout()
  }

  private func exchangeViews(in container: NavigationView, animated: Bool) {
    let (old, new) = (exchange.shown, topViewController)
    new?.loadViewIfNeeded()
    // The new screen's viewDidLoad may have changed the stack.
    guard new === topViewController else { return }
    exchange.transition?.interrupt(
      keeping: [old?.viewIfLoaded, new?.viewIfLoaded].compactMap { $0 })
    let isPush = old.map(storedChildren.contains) ?? false
    let isSeen = animated && old != nil && new != nil && container.window != nil
    let stack = storedChildren
    container.screens.frame = container.bounds
    new?.barInsets = insetsUnderBars
    let transition = ScreenTransition(
      in: container.screens, animated: animated,
      ScreenTransition.Sides(
        from: old, to: new, fromView: old?.viewIfLoaded, toView: new?.view,
        toFrame: container.screens.bounds))
    exchange.transition = transition
    let leader = exchange.leader
    exchange.leader = nil
    if isSeen, let old, let new {
      transition.setAnimator(
        delegate?.navigationController(
          self, animationControllerFor: isPush ? .push : .pop, from: old, to: new),
        else: isPush ? .push : .pop, drivenBy: leader
      ) { delegate?.navigationController(self, interactionControllerFor: $0) }
      if transition.animator != nil, let bar = exchange.bar {
        navigationBar.exchange(bar, isPush: isPush, beside: transition)
      }
    }
    exchange.bar = nil
    transition.place = { [weak self, weak container] in
      guard let self, let screens = container?.screens, let new, new === exchange.shown else {
        return
      }
      guard new.view.superview !== screens else { return }
      if isPush { screens.addSubview(new.view) } else { screens.insertSubview(new.view, at: 0) }
    }
    transition.whenCompleted = { [weak self, weak container] transition, isDone in
      guard let self, let container else { return }
      if isDone {
        finish(old, new, transition, in: container)
      } else {
        takeBack(to: old, from: new, isPush: isPush, stack, in: container)
      }
    }
    if let old { leave(old, in: container, transition) }
    (exchange.shown, exchange.reported) = (new, nil)
    if let new {
      delegate?.navigationController(self, willShow: new, animated: animated)
      new.view.fill(container.screens.bounds)
      if let window = container.window { new.view.announceAppearance(in: window) }
    }
    transition.run()
  }

  /// Called when a transition is completed. Removes the old screen's view, and restores the keyboard focus of the new
  /// one.
  private func finish(
    _ old: UIViewController?, _ new: UIViewController?, _ transition: ScreenTransition,
    in container: NavigationView
  ) {
    if let view = old?.viewIfLoaded, view.superview === container.screens {
      view.isCovered = false
      transition.removeOutgoing(view)
    }
    guard let window = container.window else { return }
    let focus = new.flatMap { exchange.focuses.removeValue(forKey: ObjectIdentifier($0)) }
    if let old, !storedChildren.contains(old) {
      exchange.focuses[ObjectIdentifier(old)] = nil
    }
    window.afterAppearance { [weak self, weak window] in
      if let window { focus?.restore(in: window) }
      guard let self else { return }
      finishMoving()
      reportShown(animated: transition.isAnimated)
    }
  }

  /// Calls the delegate's `didShow` for the shown screen, unless it was called already or a transition is running.
  func reportShown(animated: Bool) {
    guard let shown = exchange.shown, shown !== exchange.reported,
      exchange.transition?.isRunning != true
    else { return }
    exchange.reported = shown
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  /// Restores the stack after the transition was cancelled.
  private func takeBack(
    to old: UIViewController?, from new: UIViewController?, isPush: Bool,
    _ stack: [UIViewController], in container: NavigationView
  ) {
    guard let old, let window = container.window else { return }
    new?.view.announceDisappearance()
    new?.viewIfLoaded?.removeFromSuperview()
    (exchange.shown, exchange.reported) = (old, old)
    restore(isPush ? stack.dropLast() : stack + exchange.leaving)
    old.view.isCovered = false
    old.view.announceAppearance(in: window)
    let focus = exchange.focuses.removeValue(forKey: ObjectIdentifier(old))
    window.afterAppearance { [weak self, weak window] in
      if let window { focus?.restore(in: window) }
      self?.finishMoving()
    }
  }

  /// Sets the stack from before a cancelled transition. Notifies the screens that stay after all, and those that leave
  /// again.
  private func restore(_ stack: [UIViewController]) {
    for controller in exchange.leaving where stack.contains(controller) {
      controller.transitions.remove(.fromParent)
      controller.didMove(toParent: self)
    }
    for controller in storedChildren where !stack.contains(controller) {
      controller.noteMove(to: nil)
      controller.willMove(toParent: nil)
      exchange.leaving.append(controller)
    }
    exchange.leaving.removeAll { stack.contains($0) }
    exchange.arriving.removeAll { !stack.contains($0) }
    storedChildren = stack
    barDidChange()
  }

  /// Announces a screen's disappearance, and stores its keyboard focus in case it returns.
  private func leave(
    _ controller: UIViewController, in container: NavigationView, _ transition: ScreenTransition
  ) {
    guard let window = container.window, let view = controller.viewIfLoaded else { return }
    let focus = KeyboardFocus(in: window, under: view)
    exchange.focuses[ObjectIdentifier(controller)] = focus
    view.announceDisappearance()
    guard transition.animator != nil else { return }
    view.isCovered = true
    if !focus.isEmpty { window.takeFocus() }
  }

  /// Calls `didMove(toParent:)` on the added and removed screens, unless a transition is running.
  private func finishMoving() {
    guard exchange.transition?.isRunning != true else { return }
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
      controller.endUnlessShownElsewhere()
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
