// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The distances that the content of a view keeps from its edges: those set, or the default ones, with what the safe area
/// and the superview add.
struct ContentMargins {
  let view: UIView

  init(of view: UIView) {
    self.view = view
  }

  /// The margins, including what the safe area and the superview's margins add.
  var current: NSDirectionalEdgeInsets {
    let margins = view.insetsLayoutMarginsFromSafeArea ? inSafeArea : fixed
    return view.preservesSuperviewLayoutMargins ? extended(margins) : margins
  }

  /// The margins without what the safe area and the superview's margins add, because that depends on the view's place.
  var anywhere: UIEdgeInsets { fixed.resolved(for: view.effectiveUserInterfaceLayoutDirection) }

  private var fixed: NSDirectionalEdgeInsets { view.ownMargins ?? standard }

  private var standard: NSDirectionalEdgeInsets {
    guard view.controller != nil else {
      return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    let side: CGFloat = view.bounds.width < 413 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  private var inSafeArea: NSDirectionalEdgeInsets {
    let (own, safe) = (fixed, view.safeAreaInsets)
    let isRightToLeft = isRightToLeft
    return NSDirectionalEdgeInsets(
      top: own.top + safe.top, leading: own.leading + (isRightToLeft ? safe.right : safe.left),
      bottom: own.bottom + safe.bottom,
      trailing: own.trailing + (isRightToLeft ? safe.left : safe.right))
  }

  /// `margins`, enlarged where the superview's margins extend further into the view.
  private func extended(_ margins: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    guard let parent = view.parent else { return margins }
    let (outer, size, frame) = (parent.layoutMargins, parent.bounds.size, view.frame)
    let left = outer.left - frame.minX
    let right = outer.right - (size.width - frame.maxX)
    let isRightToLeft = isRightToLeft
    return NSDirectionalEdgeInsets(
      top: max(margins.top, outer.top - frame.minY),
      leading: max(margins.leading, isRightToLeft ? right : left),
      bottom: max(margins.bottom, outer.bottom - (size.height - frame.maxY)),
      trailing: max(margins.trailing, isRightToLeft ? left : right))
  }

  private var isRightToLeft: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
