// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Layout margins.
extension UIView {
  func setLayoutMargins(_ margins: UIEdgeInsets) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    ownMargins = margins
    layoutMarginsDidChange()
    insetsDidChange()
  }

  /// The margins, including what the safe area and the superview's margins add.
  var currentMargins: NSDirectionalEdgeInsets {
    let margins = insetsLayoutMarginsFromSafeArea ? marginsInSafeArea : fixedMargins
    return preservesSuperviewLayoutMargins ? extended(margins) : margins
  }

  /// The layout margins guide, created when it is first needed.
  var ensuredMarginsGuide: InsetGuide {
    let layout = ensuredLayout
    if let guide = layout.marginsGuide { return guide }
    let guide = InsetGuide(
      "UIViewLayoutMarginsGuide", of: self, within: .content,
      insetsAnywhere: { $0.marginsAnywhere }, insets: { $0.layoutMargins })
    layout.marginsGuide = guide
    return guide
  }

  /// The margins without what the safe area and the superview's margins add, because that depends on the view's place.
  private var marginsAnywhere: UIEdgeInsets {
    let margins = fixedMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isRightToLeft ? margins.leading : margins.trailing)
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

  /// `margins`, enlarged where the superview's margins extend further into the view.
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
