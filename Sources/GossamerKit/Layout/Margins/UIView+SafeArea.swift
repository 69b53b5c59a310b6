// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The safe area of a view.
extension UIView {
  /// The safe area insets: what bars, the window's shape and view controllers cover of the view, in points.
  var currentSafeAreaInsets: UIEdgeInsets {
    // Computed from the root down, without recursion, because trees may be thousands of views deep.
    let path = Array(sequence(first: self, next: \.parent))
    var insets = path.last?.enclosingWindow?.hostSafeAreaInsets ?? .zero
    for view in path.reversed() { insets = view.safeArea(within: insets) }
    return insets
  }

  /// The insets of this view, given the insets of its superview, `outer`.
  private func safeArea(within outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = overlap(with: outer)
    guard let added = controller?.safeAreaAdditions else { return insets }
    insets.top += added.top
    insets.left += added.left
    insets.bottom += added.bottom
    insets.right += added.right
    return insets
  }

  /// Calls `safeAreaInsetsDidChange()` on the descendants whose safe area has changed.
  func tellSubviewsOfSafeArea() {
    let outer = toldSafeArea
    for child in children
    where outer != nil || child.toldSafeArea != nil || child.controller != nil {
      child.tellOfSafeArea()
    }
  }

  /// Calls `safeAreaInsetsDidChange()` on this view and its descendants, as far as their safe areas have changed.
  func tellOfSafeArea() {
    guard window != nil else { return }
    var stack = [(view: self, insets: currentSafeAreaInsets)]
    while let (view, insets) = stack.popLast() {
      guard insets != view.toldSafeArea?.insets ?? .zero else { continue }
      view.toldSafeArea = insets == .zero ? nil : ToldSafeArea(insets: insets)
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
      for child in view.children.reversed() {
        stack.append((child, child.safeArea(within: insets)))
      }
    }
  }

  /// The safe area layout guide, created when it is first needed.
  var ensuredSafeAreaGuide: UILayoutGuide {
    let layout = ensuredLayout
    if let guide = layout.safeAreaGuide { return guide }
    let guide = InsetGuide("UIViewSafeAreaLayoutGuide", of: self) { $0.safeAreaInsets }
    layout.safeAreaGuide = guide
    return guide
  }

  /// The part of the superview's safe area insets that overlaps this view; all of them for a root.
  ///
  /// At edges where a scroll view insets its content by the safe area, its subviews have no insets.
  private func overlap(with outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent, outer != .zero else { return outer }
    let seen = untransformedFrame.offsetBy(dx: -parent.boundsOrigin.x, dy: -parent.boundsOrigin.y)
    let edges = parent.edgesInSafeArea
    let size = parent.bounds.size
    return UIEdgeInsets(
      top: edges.contains(.top) ? 0 : max(0, outer.top - seen.minY),
      left: edges.contains(.left) ? 0 : max(0, outer.left - seen.minX),
      bottom: edges.contains(.bottom) ? 0 : max(0, outer.bottom - (size.height - seen.maxY)),
      right: edges.contains(.right) ? 0 : max(0, outer.right - (size.width - seen.maxX)))
  }
}

/// The safe area insets at the last call of `safeAreaInsetsDidChange()`. A separate object, so that the many views without
/// insets stay small.
final class ToldSafeArea {
  let insets: UIEdgeInsets

  init(insets: UIEdgeInsets) {
    self.insets = insets
  }
}
