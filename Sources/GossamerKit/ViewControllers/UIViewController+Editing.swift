// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The button that begins and ends editing.
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
