// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Changing the selected tab. The order of the calls was recorded in UIKit: the new screen's viewDidLoad and
// viewWillAppear, the old one's viewWillDisappear and viewDidDisappear, the new one's viewDidAppear.
extension UITabBarController {
  func setTabs(_ controllers: [UIViewController]) {
    let (old, oldIndex) = (tabs, selectedIndex)
    var new: [UIViewController] = []
    for controller in controllers where canShow(controller) && !new.contains(controller) {
      new.append(controller)
    }
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.barInsets = insetsAboveBar(for: controller)
      controller.didMove(toParent: self)
    }
    tabs = new
    if selected.map(new.contains) != true {
      selected = new.indices.contains(oldIndex) ? new[oldIndex] : new.first
    }
    itemsDidChange()
    showSelectedInWindow()
    if let shown, !new.contains(shown) {
      shown.viewIfLoaded?.removeFromSuperview()
      self.shown = nil
    }
    for controller in old where !new.contains(controller) {
      focuses[ObjectIdentifier(controller)] = nil
      controller.willMove(toParent: nil)
      controller.barInsets = .zero
      controller.removeFromParent()
    }
  }

  private func canShow(_ controller: UIViewController) -> Bool {
    guard lineage.contains(controller) else { return true }
    Messages.views.error(
      "\(type(of: controller)) can't be a tab of \(type(of: self)): it would contain itself.")
    return false
  }

  /// Updates the bar after a screen's item was replaced.
  func itemsDidChange() {
    tabBar.setItems(tabs.compactMap(\.tabBarItem), animated: false)
    tabBar.selectedItem = selected?.tabBarItem
  }

  func select(at index: Int) {
    guard tabs.indices.contains(index) else {
      Messages.views.error(
        """
        \(type(of: self)) can't select the screen at \(index): it has \(tabs.count). The selection stays.
        """)
      return
    }
    select(tabs[index])
  }

  func select(_ controller: UIViewController) {
    guard tabs.contains(controller) else {
      Messages.views.error(
        """
        \(type(of: self)) can't select \(type(of: controller)): it isn't among its viewControllers. The \
        selection stays.
        """)
      return
    }
    guard controller !== selected else { return }
    selected = controller
    tabBar.selectedItem = controller.tabBarItem
    showSelectedInWindow()
  }

  // MARK: - Selection by a person

  private func controller(of item: UITabBarItem) -> UIViewController? {
    tabs.first { $0.tabBarItem === item }
  }

  func mayPress(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  func press(_ item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  var tabCommands: [UIKeyCommand]? {
    guard tabs.count > 1 else { return nil }
    let next = UIKeyCommand(
      input: "\t", modifierFlags: .command, action: UITabBarController.goForward)
    let previous = UIKeyCommand(
      input: "\t", modifierFlags: [.command, .shift], action: UITabBarController.goBackward)
    let numbers = (1...min(tabs.count, 9)).map { number in
      UIKeyCommand(
        input: "\(number)", modifierFlags: .command, action: UITabBarController.goToNumber)
    }
    // A text view would type the tab.
    for command in [next, previous] { command.wantsPriorityOverSystemBehavior = true }
    return [next, previous] + numbers
  }

  private func goForward() { step(1) }
  private func goBackward() { step(-1) }

  /// Selects the next enabled tab in this direction; after the last tab follows the first.
  private func step(_ direction: Int) {
    guard let start = selected.flatMap({ tabs.firstIndex(of: $0) }) else { return }
    let indices = (1..<tabs.count).map { (start + direction * $0 + tabs.count * $0) % tabs.count }
    if let index = indices.first(where: { tabs[$0].tabBarItem.isEnabled }) { pressTab(at: index) }
  }

  private func goToNumber(_ command: UIKeyCommand) {
    if let number = command.input.flatMap({ Int($0) }) { pressTab(at: number - 1) }
  }

  private func pressTab(at index: Int) {
    guard tabs.indices.contains(index), let item = tabs[index].tabBarItem else { return }
    tabBar.press(item)
  }

  // MARK: - Showing

  /// The part of a screen that the bar covers.
  func insetsAboveBar(for controller: UIViewController) -> UIEdgeInsets {
    let isHidden = tabBar.isHidden || hidesBar(for: controller)
    return UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : UITabBar.height, right: 0)
  }

  /// Whether a screen inside of this one, such as one on a stack, hides the bar.
  private func hidesBar(for controller: UIViewController?) -> Bool {
    (controller as? UINavigationController)?.hidesTabBar ?? false
  }

  /// Shows the bar or takes it away, as the selected screen needs it.
  func barDidChange() {
    for controller in tabs { controller.barInsets = insetsAboveBar(for: controller) }
    if let container = viewIfLoaded as? TabView {
      if hidesBar(for: selected) {
        tabBar.removeFromSuperview()
      } else if tabBar.superview !== container {
        container.addSubview(tabBar)
      }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the selected screen if the view is in a window; otherwise it is shown when the view enters one.
  private func showSelectedInWindow() {
    if viewIfLoaded?.window != nil { showSelected() }
  }

  /// Shows the selected screen, if another one is shown.
  func showSelected() {
    guard let container = viewIfLoaded as? TabView, shown !== selected else { return }
    let (old, new) = (shown, selected)
    new?.loadViewIfNeeded()
    // The new screen's viewDidLoad may have selected another one.
    guard new === selected, old === shown else { return showSelected() }
    shown = new
    barDidChange()
    let window = container.window
    if let window, let old, let view = old.viewIfLoaded {
      focuses[ObjectIdentifier(old)] = KeyboardFocus(in: window, under: view)
    }
    if let new {
      new.view.fill(container.bounds)
      if let window { new.view.announceAppearance(in: window) }
      container.screens.addSubview(new.view)
    }
    if let view = old?.viewIfLoaded, view.superview === container.screens {
      view.removeFromSuperview()
    }
    guard let window else { return }
    window.titleMayHaveChanged()
    guard let new, let focus = focuses.removeValue(forKey: ObjectIdentifier(new)) else { return }
    window.afterAppearance { [weak window] in if let window { focus.restore(in: window) } }
  }
}

/// The view of a tab bar controller: the selected screen, with the bar in front of it.
final class TabView: UIView {
  let screens = UIView()
  private let bar: UITabBar
  private weak var owner: UITabBarController?

  init(_ bar: UITabBar, of owner: UITabBarController) {
    self.bar = bar
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    screens.clipsToBounds = true
    addSubview(screens)
    addSubview(bar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // The first screen's view is loaded only now, so that the tab bar controller's own `viewDidLoad` comes before.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { owner?.showSelected() }
  }

  override func visibilityDidChange(of subview: UIView) {
    super.visibilityDidChange(of: subview)
    if subview === bar { owner?.barDidChange() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    screens.frame = bounds
    owner?.shown?.viewIfLoaded?.fill(bounds)
    let height = UITabBar.height + safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
