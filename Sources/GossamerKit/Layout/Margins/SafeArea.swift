// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The part of a view that nothing covers: how far it is from the edges of each view of a tree, and who is told when that
/// changes.
enum SafeArea {
  /// What bars, the screen's shape and controllers cover of `view`, in points.
  static func insets(of view: UIView) -> UIEdgeInsets {
    // Computed from the root down, without recursion, because trees may be thousands of views deep.
    let path = Array(sequence(first: view, next: \.parent))
    var insets = path.last?.enclosingWindow?.hostSafeAreaInsets ?? .zero
    for view in path.reversed() { insets = self.insets(of: view, within: insets) }
    return insets
  }

  /// Tells the subviews of `view`, and those inside of them, whose safe area has changed since they were told.
  static func tellSubviews(of view: UIView) {
    let outer = view.toldSafeArea
    for child in view.children
    where outer != nil || child.toldSafeArea != nil || child.controller != nil {
      tell(child)
    }
  }

  /// Tells `view` that its safe area has changed, if it has, and then those inside of it.
  static func tell(_ view: UIView) {
    guard view.window != nil else { return }
    var stack = [(view: view, insets: insets(of: view))]
    while let (view, insets) = stack.popLast() {
      guard insets != view.toldSafeArea?.insets ?? .zero else { continue }
      view.toldSafeArea = insets == .zero ? nil : ToldSafeArea(insets: insets)
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
      for child in view.children.reversed() {
        stack.append((child, self.insets(of: child, within: insets)))
      }
    }
  }

  /// The insets of `view` if those of its superview are `outer`.
  private static func insets(of view: UIView, within outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = overlap(of: view, with: outer)
    guard let added = view.controller?.safeAreaAdditions else { return insets }
    insets.top += added.top
    insets.left += added.left
    insets.bottom += added.bottom
    insets.right += added.right
    return insets
  }

  /// The part of the superview's safe area insets that overlaps `view`; all of them for a root.
  ///
  /// At edges where a scroll view insets its content by the safe area, its subviews have no insets.
  private static func overlap(of view: UIView, with outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent = view.parent, outer != .zero else { return outer }
    let seen = view.untransformedFrame.offsetBy(
      dx: -parent.boundsOrigin.x, dy: -parent.boundsOrigin.y)
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
