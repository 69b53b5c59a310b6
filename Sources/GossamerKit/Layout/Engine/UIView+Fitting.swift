// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

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
    let engine = hostsEngine ? ensuredEngine : LayoutEngine(fitting: self)
    let length = 0...UIView.longestTarget
    return engine.size(
      fitting: CGSize(
        width: length.nearest(to: targetSize.width), height: length.nearest(to: targetSize.height)),
      Priority(horizontal), Priority(vertical))
  }

  /// Beyond any view: who passes the greatest number of all means as much as there is.
  private static let longestTarget: CGFloat = 1_000_000
}

extension ClosedRange {
  /// The number of the range that is nearest to `value`.
  fileprivate func nearest(to value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

// The natural size as Auto Layout takes it.
extension UIView {
  /// What stands in for ``intrinsicContentSize`` in layout, in points, with ``noIntrinsicMetric`` for
  /// a direction without any: a size that a document gives for its canvas. Nil for nothing.
  package var contentSizeStandIn: CGSize? {
    get { layout?.contentSizeStandIn }
    set {
      guard newValue != contentSizeStandIn else { return }
      ensuredLayout.contentSizeStandIn = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The natural size that layout takes.
  var naturalContentSize: CGSize { contentSizeStandIn ?? intrinsicContentSize }

  /// Whether the natural height that layout takes follows from the width.
  var naturalHeightDependsOnWidth: Bool { contentSizeStandIn == nil && contentHeightDependsOnWidth }
}
