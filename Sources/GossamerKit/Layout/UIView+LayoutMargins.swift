// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The distances from the edges that content keeps.
extension UIView {
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
      let margins = insetsLayoutMarginsFromSafeArea ? marginsInSafeArea : fixedMargins
      return preservesSuperviewLayoutMargins ? extended(margins) : margins
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
    let guide = InsetGuide("UIViewLayoutMarginsGuide", of: self, within: .content) {
      $0.layoutMargins
    }
    layout.marginsGuide = guide
    return guide
  }

  private var fixedMargins: NSDirectionalEdgeInsets { ownMargins ?? defaultMargins }

  private var marginsInSafeArea: NSDirectionalEdgeInsets {
    let (own, safe) = (fixedMargins, safeAreaInsets)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: own.top + safe.top, leading: own.leading + (isRightToLeft ? safe.right : safe.left),
      bottom: own.bottom + safe.bottom,
      trailing: own.trailing + (isRightToLeft ? safe.left : safe.right))
  }

  /// `margins`, or what of the superview's margins reaches into the view where that is more.
  private func extended(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    guard let parent else { return margins }
    let (outer, size) = (parent.layoutMargins, parent.bounds.size)
    let left = outer.left - frame.minX
    let right = outer.right - (size.width - frame.maxX)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: max(margins.top, outer.top - frame.minY),
      leading: max(margins.leading, isRightToLeft ? right : left),
      bottom: max(margins.bottom, outer.bottom - (size.height - frame.maxY)),
      trailing: max(margins.trailing, isRightToLeft ? left : right))
  }

  private var defaultMargins: NSDirectionalEdgeInsets {
    guard controller != nil else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side: CGFloat = bounds.width < 413 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
