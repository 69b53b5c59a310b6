// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The part of a view that nothing covers.
extension UIView {
  /// What bars, the screen's shape and controllers cover of the view, in points.
  var currentSafeAreaInsets: UIEdgeInsets {
    // From the root inwards, without recursion: trees may be thousands of views deep.
    let path = Array(sequence(first: self, next: \.parent))
    var insets = (path.last as? UIWindow)?.hostSafeAreaInsets ?? .zero
    for view in path.reversed() {
      insets = view.overlap(with: insets)
      guard let added = view.controller?.safeAreaAdditions else { continue }
      insets.top += added.top
      insets.left += added.left
      insets.bottom += added.bottom
      insets.right += added.right
    }
    return insets
  }

  /// The guide of the safe area, made when it is needed first.
  var ensuredSafeAreaGuide: UILayoutGuide {
    let layout = ensuredLayout
    if let guide = layout.safeAreaGuide { return guide }
    let guide = InsetGuide("UIViewSafeAreaLayoutGuide", of: self) { $0.safeAreaInsets }
    layout.safeAreaGuide = guide
    return guide
  }

  /// The part of the superview's safe area insets that overlaps this view; all of them for a root.
  ///
  /// Where a scroll view has inset its content by the safe area, nothing is left for the views in it.
  private func overlap(with outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent, outer != .zero else { return outer }
    let seen = frame.offsetBy(dx: -parent.boundsOrigin.x, dy: -parent.boundsOrigin.y)
    let edges = (parent as? UIScrollView)?.edgesInSafeArea ?? []
    let size = parent.bounds.size
    return UIEdgeInsets(
      top: edges.contains(.top) ? 0 : max(0, outer.top - seen.minY),
      left: edges.contains(.left) ? 0 : max(0, outer.left - seen.minX),
      bottom: edges.contains(.bottom) ? 0 : max(0, outer.bottom - (size.height - seen.maxY)),
      right: edges.contains(.right) ? 0 : max(0, outer.right - (size.width - seen.maxX)))
  }
}
