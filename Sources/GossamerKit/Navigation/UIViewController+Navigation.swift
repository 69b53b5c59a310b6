// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A controller as a screen of a navigation controller.
extension UIViewController {
  /// The nearest navigation controller that contains this controller; nil for none.
  var nearestNavigationController: UINavigationController? {
    lineage.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first { _ in true }
  }

  /// The navigation item, made when it is needed first.
  var ensuredNavigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  /// The navigation item as a document connects it.
  package var documentNavigationItem: UINavigationItem? {
    get { navigationItem }
    set {
      guard let newValue else { return }
      if newValue.title == nil { newValue.title = title }
      storedNavigationItem = newValue
    }
  }

  /// What the controller and the bar of a container add to the safe area of the view.
  var safeAreaAdditions: UIEdgeInsets {
    let (own, bar) = (additionalSafeAreaInsets, barInsets)
    return UIEdgeInsets(
      top: own.top + bar.top, left: own.left + bar.left, bottom: own.bottom + bar.bottom,
      right: own.right + bar.right)
  }
}

// MARK: - The button that begins and ends editing

extension UIViewController {
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
  /// Says what a press does: to begin editing, or to end it.
  func showEditing(_ isEditing: Bool) {
    show(isEditing ? .done : .edit)
  }
}
