// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The rectangles of a view that take part in layout without being views.
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

  /// The safe area of this view, and so of those inside of it, is another one now.
  func safeAreaDidChange() {
    insetsDidChange()
    tellOfSafeArea()
    for view in descendants where view is UIScrollView { view.setNeedsLayout() }
  }

  /// Margins or safe area of this view, and so of those inside of it, are others now.
  func insetsDidChange() {
    invalidate(.insets)
    setNeedsLayout()
  }
}
