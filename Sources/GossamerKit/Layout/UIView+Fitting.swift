// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

// The size that constraints give a view by itself.
extension UIView {
  /// A target size for ``systemLayoutSizeFitting(_:)``: as small as the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A target size for ``systemLayoutSizeFitting(_:)``: as large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size of this view that is nearest to `targetSize` with these priorities.
  func fittingSize(
    for targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard targetSize.width.isFinite, targetSize.height.isFinite else {
      Messages.layout.error("The target size \(targetSize) isn't finite; the size is unchanged.")
      return bounds.size
    }
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(fitting: self)
    return engine.size(fitting: targetSize, Priority(horizontal), Priority(vertical))
  }
}

extension LayoutEngine {
  /// The size of the root that is nearest to `target`.
  fileprivate func size(
    fitting target: CGSize, _ horizontal: Priority, _ vertical: Priority
  ) -> CGSize {
    let state = state(of: root)
    solver.add(
      Constraint(LinearExpression(state.width), .equal, target.width, priority: horizontal))
    solver.add(
      Constraint(LinearExpression(state.height), .equal, target.height, priority: vertical))
    solve()
    let frame = state.frame(in: solver)
    return CGSize(width: frame.width.rounded(.up), height: frame.height.rounded(.up))
  }
}
