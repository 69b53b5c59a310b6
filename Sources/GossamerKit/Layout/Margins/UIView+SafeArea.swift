// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The part of a view that nothing covers.
extension UIView {
  /// What bars, the screen's shape and controllers cover of the view, in points.
  var currentSafeAreaInsets: UIEdgeInsets {
    // From the root inwards, without recursion: trees may be thousands of views deep.
    let path = Array(sequence(first: self, next: \.parent))
    var insets = path.last?.enclosingWindow?.hostSafeAreaInsets ?? .zero
    for view in path.reversed() { insets = view.safeArea(within: insets) }
    return insets
  }

  /// The insets of this view if those of its superview are `outer`.
  private func safeArea(within outer: UIEdgeInsets) -> UIEdgeInsets {
    var insets = overlap(with: outer)
    guard let added = controller?.safeAreaAdditions else { return insets }
    insets.top += added.top
    insets.left += added.left
    insets.bottom += added.bottom
    insets.right += added.right
    return insets
  }

  /// Tells the subviews, and those inside of them, whose safe area has changed since they were told.
  func tellSubviewsOfSafeArea() {
    let outer = toldSafeArea
    for child in children
    where outer != nil || child.toldSafeArea != nil || child.controller != nil {
      child.tellOfSafeArea()
    }
  }

  /// Tells the view that its safe area has changed, if it has, and then those inside of it.
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

/// The insets that a view was told last. Apart, so that the many views without any stay small.
final class ToldSafeArea {
  let insets: UIEdgeInsets

  init(insets: UIEdgeInsets) {
    self.insets = insets
  }
}
