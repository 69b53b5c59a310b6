// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The toolbar of a navigation controller: it shows the items of the topmost screen.
extension UINavigationController {
  /// The part of the screens that the bars cover.
  var insetsUnderBars: UIEdgeInsets {
    UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : navigationBar.fullHeight, left: 0,
      bottom: isToolbarHidden ? 0 : UIToolbar.height, right: 0)
  }

  /// Shows or hides the toolbar, and updates its items.
  func toolbarDidChange(animated: Bool = false) {
    ownToolbar.setItems(topViewController?.toolbarItems, animated: animated)
    ownToolbar.isHidden = isToolbarHidden
    barHeightDidChange()
  }

  /// Whether the tab bar around the navigation controller is hidden: one of the screens on the stack asked for it when the
  /// stack was last changed.
  func updateBottomBar() {
    let hides = viewControllers.contains { $0.hidesBottomBarWhenPushed }
    guard hides != hidesTabBar else { return }
    hidesTabBar = hides
    nearestTabBarController?.barDidChange()
  }
}

// The keys of the bars.
extension UINavigationController {
  var barCommands: [UIKeyCommand]? {
    var commands: [UIKeyCommand] = []
    if barHiding.hasHiddenBars {
      commands.append(
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [],
          action: UINavigationController.showHiddenBars))
    }
    if !isNavigationBarHidden, topViewController?.storedNavigationItem?.searchController != nil {
      commands.append(
        UIKeyCommand(
          input: "f", modifierFlags: .command, action: UINavigationController.findInScreen))
    }
    return commands.isEmpty ? nil : commands
  }

  private func showHiddenBars() { barHiding.show() }

  private func findInScreen() { navigationBar.find() }
}

extension UIViewController {
  func takeToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = items
    if let stack = storedParent as? UINavigationController, stack.topViewController === self {
      stack.toolbarDidChange(animated: animated)
    }
  }

  /// The toolbar items, for documents and subclasses to connect.
  package var documentToolbarItems: [UIBarButtonItem] {
    get { toolbarItems ?? [] }
    set { toolbarItems = newValue }
  }
}
