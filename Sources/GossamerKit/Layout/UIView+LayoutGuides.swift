// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Layout guides, margins and safe area.
extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layout?.guides ?? [] }

  /// Adds a guide. It leaves the view that it had.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    ensuredLayout.guides.append(guide)
    guide.owningView = self
  }

  /// Removes a guide, together with its constraints.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.attachedConstraints { constraint.isActive = false }
    engine?.remove(item: guide)
    layout?.guides.removeFirst(identicalTo: guide)
    guide.owningView = nil
  }

  // MARK: - Margins

  /// The distances from the edges that content keeps, in points. 8 on each side unless set; for the
  /// root view of a controller 16 at the sides (20 in windows at least 413 points wide) and none
  /// above and below. The safe area is added.
  public var layoutMargins: UIEdgeInsets {
    get {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let directional = directionalLayoutMargins
      return UIEdgeInsets(
        top: directional.top, left: isRightToLeft ? directional.trailing : directional.leading,
        bottom: directional.bottom,
        right: isRightToLeft ? directional.leading : directional.trailing)
    }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// The distances from the edges that content keeps, by the direction of reading. See
  /// ``layoutMargins``.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let own = ownMargins ?? defaultMargins
      guard insetsLayoutMarginsFromSafeArea else { return own }
      let safe = safeAreaInsets
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: own.top + safe.top, leading: own.leading + (isRightToLeft ? safe.right : safe.left),
        bottom: own.bottom + safe.bottom,
        trailing: own.trailing + (isRightToLeft ? safe.left : safe.right))
    }
    set {
      ownMargins = newValue
      layoutMarginsDidChange()
      insetsDidChange()
    }
  }

  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { ensuredMarginsGuide }

  var ensuredMarginsGuide: InsetGuide {
    let layout = ensuredLayout
    if let guide = layout.marginsGuide { return guide }
    let guide = InsetGuide("UIViewLayoutMarginsGuide", of: self) { $0.layoutMargins }
    layout.marginsGuide = guide
    return guide
  }

  private var defaultMargins: NSDirectionalEdgeInsets {
    guard controller != nil else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side: CGFloat = bounds.width < 413 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: - Safe area

  /// The distances from the edges within which the window's bars or the screen's shape cover the
  /// view, in points. None on a desk, but for what a controller adds.
  public var safeAreaInsets: UIEdgeInsets {
    var insets = parent.map(inheritedSafeArea) ?? (self as? UIWindow)?.hostSafeAreaInsets ?? .zero
    if let added = controller?.additionalSafeAreaInsets {
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
    }
    return insets
  }

  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let layout = ensuredLayout
    if let guide = layout.safeAreaGuide { return guide }
    let guide = InsetGuide("UIViewSafeAreaLayoutGuide", of: self) { $0.safeAreaInsets }
    layout.safeAreaGuide = guide
    return guide
  }

  /// The part of the superview's safe area insets that overlaps this view.
  private func inheritedSafeArea(from parent: UIView) -> UIEdgeInsets {
    let outer = parent.safeAreaInsets
    guard outer != .zero else { return .zero }
    let (frame, size) = (frame, parent.bounds.size)
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (size.height - frame.maxY)),
      right: max(0, outer.right - (size.width - frame.maxX)))
  }

  /// Margins or safe area of this view, and so of those inside of it, are others now.
  func insetsDidChange() {
    engine?.insetsDidChange()
    setNeedsLayout()
  }
}
