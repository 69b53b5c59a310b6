// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The screens that a ``ShowIntention`` shows, one above the other, and what it takes to bring them to what the model
/// asks for.
///
/// The model is the truth in one direction and the screens in the other:
/// - The model has changed: the screens whose identities are the same stay, from the first on; the others are replaced.
///   What is shown is compared, not what happened, so that changes during a transition are neither lost nor repeated.
/// - A screen has gone: the model keeps the items below it, if it still asks for that screen.
///
/// A transition that runs back may restore a screen that was removed meanwhile. So the screens are checked once more
/// after the transition.
final class ShownScreens {
  /// A screen that the model asks for.
  struct Item {
    let id: AnyHashable
    let value: Any
    let make: (UIViewController) -> UIViewController?
  }

  private weak var intention: ShowIntention?
  private let read: () -> [Item]
  private let keep: (Int) -> Void
  private let style: () -> ShowIntention.Style
  private var binding: Binding?
  private var screens: [ShownScreen] = []
  /// Screens that were removed and whose transition isn't over.
  private var removed: [Weak<UIViewController>] = []
  private var hasComplained = false

  /// Whether the intention's controller has appeared, so that changes are animated.
  var hasAppeared = false

  /// Creates an object that shows nothing yet.
  /// - Parameters:
  ///   - read: the items that the model asks for; called under observation.
  ///   - keep: removes all but the first items from the model.
  ///   - style: how a screen is shown.
  init(
    of intention: ShowIntention, read: @escaping () -> [Item], keep: @escaping (Int) -> Void,
    style: @escaping () -> ShowIntention.Style
  ) {
    self.intention = intention
    self.read = read
    self.keep = keep
    self.style = style
  }

  /// Begins to follow the model.
  func begin() {
    weak let screens = self
    binding = Binding(screens?.intention?.designation ?? "ShowIntention") {
      guard let screens else { return nil }
      let items = screens.read()
      return { screens.show(items) }
    }
  }

  /// Shows what the model asks for in the next update cycle.
  func setNeedsUpdate() { binding?.setNeedsUpdate() }

  // MARK: - From the model to the screens

  private func show(_ items: [Item]) {
    guard let source = intention?.viewController else { return }
    let kept = zip(screens, items).prefix { $0.id == $1.id }.count
    if kept == screens.count, kept == items.count { return }
    guard canShow(from: source, items.count > kept), !waitsForReturn(of: source) else { return }
    let old = screens.suffix(from: kept).compactMap(\.controller)
    screens.removeSubrange(kept...)
    // Nothing else keeps the new controllers before they are shown.
    var new: [UIViewController] = []
    for item in items[kept...] {
      guard let controller = item.make(source) else { break }
      // A screen that is covered at once has a title for the back button, too.
      if items.count > 1 { controller.loadViewIfNeeded() }
      new.append(controller)
      screens.append(ShownScreen(item.id, item.value, controller, of: self))
    }
    removed += old.map { Weak($0) }
    bring(new, insteadOf: old, from: source)
    if let intention, let model = intention.ends?.source {
      WireActivity.fire(from: model, to: intention)
    }
    source.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.transitionDidEnd()
    }
    if source.transitionCoordinator == nil { removed = [] }
  }

  private func bring(
    _ new: [UIViewController], insteadOf old: [UIViewController], from source: UIViewController
  ) {
    let isAnimated =
      intention?.isAnimated == true
      && (hasAppeared || source.transitionCoordinator?.isAnimated == true)
    let style = style()
    if style == .push {
      // Another intention may have replaced the screens already. What is above the source now isn't this one's.
      let stack = navigation(of: source)?.viewControllers ?? []
      if new.isEmpty, !old.contains(where: stack.contains) { return }
      return pushScreens(from: source, animated: isAnimated)
    }
    if let first = old.first {
      first.presentingViewController?.dismiss(animated: isAnimated && new.isEmpty)
    }
    if let first = new.first {
      if style == .fullScreen { first.modalPresentationStyle = .fullScreen }
      outermost(around: source).present(first, animated: isAnimated)
    }
  }

  /// Sets the stack to the screens up to the source, and those that are shown from it.
  private func pushScreens(from source: UIViewController, animated: Bool) {
    guard let navigation = navigation(of: source), let below = stack(below: source, in: navigation)
    else { return }
    navigation.setViewControllers(below + screens.compactMap(\.controller), animated: animated)
  }

  /// The navigation controller that screens are pushed onto: the source itself, or the one around it.
  private func navigation(of source: UIViewController) -> UINavigationController? {
    source as? UINavigationController ?? source.navigationController
  }

  /// The screens of a navigation controller up to the one that is, or contains, the source; the first screen if the
  /// source is the navigation controller itself. Nil if the source isn't on the stack.
  private func stack(
    below source: UIViewController, in navigation: UINavigationController
  ) -> [UIViewController]? {
    let lineage = sequence(first: source, next: \.parent)
    let all = navigation.viewControllers
    if source === navigation { return Array(all.prefix(1)) }
    guard let index = all.firstIndex(where: { screen in lineage.contains { $0 === screen } })
    else { return nil }
    return Array(all[...index])
  }

  private func outermost(around source: UIViewController) -> UIViewController {
    sequence(first: source, next: \.parent).reduce(source) { $1 }
  }

  /// Whether the screens can be changed now. Otherwise it is tried again when that may have changed.
  private func canShow(from source: UIViewController, _ isBringing: Bool) -> Bool {
    if style() == .push {
      guard let navigation = navigation(of: source) else {
        complainOfMissingStack(source)
        return false
      }
      return stack(below: source, in: navigation) != nil
    }
    let outermost = outermost(around: source)
    guard isBringing else { return true }
    guard outermost.viewIfLoaded?.window != nil else { return false }
    guard let other = outermost.presentedViewController, !other.isBeingDismissed,
      !screens.contains(where: { $0.controller === other })
    else { return true }
    other.keep([ScreenWaiter(for: self)]) { ($0 as? ScreenWaiter)?.owner === self }
    return false
  }

  /// Whether a transition runs back. It restores the screens from before, so others are shown after it.
  private func waitsForReturn(of source: UIViewController) -> Bool {
    guard let coordinator = source.transitionCoordinator, coordinator.isCancelled else {
      return false
    }
    return coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.setNeedsUpdate() }
  }

  /// Logs that there is nothing to push onto. Before the screen is in a window, it may still come onto a stack.
  private func complainOfMissingStack(_ source: UIViewController) {
    guard source.viewIfLoaded?.window != nil, !hasComplained else { return }
    hasComplained = true
    intention?.complain(
      """
      can't push a screen, because \(type(of: source)) isn't in a navigation controller. Put it into one, or \
      present the screen: 'as: .sheet'.
      """)
  }

  /// Checks the screens after a transition: one that was taken back has restored a screen that the model doesn't ask
  /// for.
  private func transitionDidEnd() {
    let old = removed.compactMap(\.wrappedValue).filter { controller in
      !screens.contains { $0.controller === controller }
    }
    removed = []
    guard let source = intention?.viewController else { return }
    if style() == .push {
      let stack = navigation(of: source)?.viewControllers ?? []
      if old.contains(where: stack.contains) { pushScreens(from: source, animated: false) }
    } else {
      for controller in old { controller.presentingViewController?.dismiss(animated: false) }
    }
    setNeedsUpdate()
  }

  // MARK: - From the screens to the model

  /// Called when it is certain that a screen goes, whoever has decided that.
  fileprivate func screenWillGo(_ screen: ShownScreen) {
    guard var first = screens.firstIndex(where: { $0 === screen }) else { return }
    if style() == .push, let navigation = intention?.viewController.flatMap(navigation) {
      // Screens below it may go at the same time.
      let stack = navigation.viewControllers
      let gone = screens.firstIndex { screen in
        screen.controller.map { !stack.contains($0) } ?? true
      }
      first = min(first, gone ?? first)
    }
    let ids = screens.map(\.id)
    screens.removeSubrange(first...)
    let items = read()
    if items.count > first, items.prefix(first + 1).map(\.id) == Array(ids.prefix(first + 1)) {
      keep(first)
    }
    setNeedsUpdate()
  }

  /// Called when a screen that was in the way has gone.
  fileprivate func wayIsFree() { setNeedsUpdate() }
}

/// A screen that is shown for a value of the model. Its controller keeps it, and so it learns when that one goes.
private final class ShownScreen: ScreenCompanion, ScreenWitness {
  let id: AnyHashable
  /// Kept, because the identity may be the object's address.
  private let value: Any
  private(set) weak var controller: UIViewController?
  private weak var owner: ShownScreens?

  init(_ id: AnyHashable, _ value: Any, _ controller: UIViewController, of owner: ShownScreens) {
    self.id = id
    self.value = value
    self.controller = controller
    self.owner = owner
    controller.keep([self]) { ($0 as? ShownScreen)?.owner === owner }
  }

  private func go() { owner?.screenWillGo(self) }

  func screenDidEnd() { go() }

  func viewWillDisappear(_ animated: Bool) {
    guard let controller, controller.isMovingFromParent || controller.isBeingDismissed,
      let coordinator = controller.transitionCoordinator
    else { return }
    // A gesture may still be cancelled.
    coordinator.animate { [weak self] context in
      if !context.isInteractive, !context.isCancelled { self?.go() }
    }
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      if !context.isInteractive, !context.isCancelled { self?.go() }
    }
  }
}

/// Waits for the end of a screen that is presented where another one is to be.
private final class ScreenWaiter: ScreenWitness {
  private(set) weak var owner: ShownScreens?

  init(for owner: ShownScreens) { self.owner = owner }

  func screenDidEnd() { owner?.wayIsFree() }
}
