// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Child view controllers.
extension UIViewController {
  /// Adds a child. Logs a message instead if it contains this controller.
  func adopt(_ child: UIViewController) {
    let ancestors = sequence(first: self, next: \.storedParent)
    guard !ancestors.contains(where: { $0 === child }) else {
      Messages.views.error(
        "\(type(of: child)) can't be a child of \(type(of: self)): it would contain itself.")
      return
    }
    if child.storedParent === self { return }
    child.leaveParentForAnother()
    child.noteMove(to: self)
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Removes the controller from its parent, and notifies it.
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    if !appearance.isComing { transitions.remove(.fromParent) }
    didMove(toParent: nil)
    if !isChangingParent { endUnlessShownElsewhere() }
  }

  /// Replaces the view of a child by that of another one; see
  /// ``transition(from:to:duration:options:animations:completion:)``.
  func exchange(
    _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let from = old.view, let to = new.view else { return }
    guard options.transition == nil, let container = from.superview else {
      animations?()
      return UIView.transition(
        from: from, to: to, duration: duration, options: options, completion: completion)
    }
    container.addSubview(to)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      from.removeFromSuperview()
      completion?(isFinished)
    }
  }

  /// Removes the controller from its parent, because it is added to another one.
  func leaveParentForAnother() {
    isChangingParent = true
    removeFromParent()
    isChangingParent = false
  }
}

// A view controller in a navigation, tab bar or split view controller.
extension UIViewController {
  /// The nearest split view controller that contains this controller; nil for none.
  var nearestSplitViewController: UISplitViewController? {
    lineage.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first { _ in true }
  }

  /// The nearest navigation controller that contains this controller; nil for none.
  var nearestNavigationController: UINavigationController? {
    lineage.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first { _ in true }
  }

  /// The navigation item, which is created when it is first needed.
  var ensuredNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// The navigation item, for documents to connect.
  package var documentNavigationItem: UINavigationItem? {
    get { navigationItem }
    set {
      guard let newValue else { return }
      if newValue.title == nil { newValue.title = title }
      storedNavigationItem = newValue
    }
  }

  /// The sum of `additionalSafeAreaInsets` and the insets of the container's bar.
  var safeAreaAdditions: UIEdgeInsets {
    let (own, bar) = (additionalSafeAreaInsets, barInsets)
    return UIEdgeInsets(
      top: own.top + bar.top, left: own.left + bar.left, bottom: own.bottom + bar.bottom,
      right: own.right + bar.right)
  }

  /// The nearest tab bar controller that contains this controller; nil for none.
  var nearestTabBarController: UITabBarController? {
    lineage.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first { _ in true }
  }

  /// The tab bar item, which is created when it is first needed.
  var ensuredTabBarItem: UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let screen = controllerInTabBar
    if screen !== self { return screen.ensuredTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  func takeTabBarItem(_ item: UITabBarItem?) {
    storedTabBarItem = item
    nearestTabBarController?.itemsDidChange()
  }

  /// The tab bar item, for documents to connect.
  package var documentTabBarItem: UITabBarItem? {
    get { tabBarItem }
    set { if let newValue { takeTabBarItem(newValue) } }
  }

  var ensuredEditButton: UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      })
    item.showEditing(isEditing)
    storedEditButton = item
    return item
  }
}

extension UIBarButtonItem {
  /// Shows Done while editing, and Edit otherwise.
  func showEditing(_ isEditing: Bool) {
    show(isEditing ? .done : .edit)
  }
}
