// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A controller as a screen of a navigation controller.
extension UIViewController {
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
}

// MARK: - The edit button

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
  /// Shows Done while editing, and Edit otherwise.
  func showEditing(_ isEditing: Bool) {
    show(isEditing ? .done : .edit)
  }
}
