// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Layout guides of a view.
extension UIView {
  func adopt(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    ensuredLayout.guides.append(guide)
    guide.owningView = self
  }

  func release(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.attachedConstraints { constraint.isActive = false }
    engine?.remove(item: guide)
    layout?.guides.removeFirst(identicalTo: guide)
    guide.owningView = nil
  }

  /// Called after the safe area of this view, and so that of its descendants, has changed.
  func safeAreaDidChange() {
    insetsDidChange()
    tellOfSafeArea()
    for view in descendants where view is UIScrollView { view.setNeedsLayout() }
  }

  /// Called after the margins or the safe area of this view, and so those of its descendants, have changed.
  func insetsDidChange() {
    invalidate(.insets)
    setNeedsLayout()
  }
}
