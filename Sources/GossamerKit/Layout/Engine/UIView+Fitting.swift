// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

// The fitting size of a view.
extension UIView {
  /// A target size for ``systemLayoutSizeFitting(_:)``: as small as the content allows.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// A target size for ``systemLayoutSizeFitting(_:)``: as large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size of this view that is nearest to `targetSize`, given these priorities.
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

  /// A length in points that no view exceeds. Larger target sizes, such as `greatestFiniteMagnitude`, are reduced to it.
  private static let longestTarget: CGFloat = 1_000_000
}

extension ClosedRange {
  /// The number of the range that is nearest to `value`.
  fileprivate func nearest(to value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

// The intrinsic content size as Auto Layout uses it.
extension UIView {
  /// A size that replaces ``intrinsicContentSize`` in layout, in points, with ``noIntrinsicMetric`` for an axis without one:
  /// the placeholder size of a document. Nil for none.
  package var contentSizeStandIn: CGSize? {
    get { layout?.contentSizeStandIn }
    set {
      guard newValue != contentSizeStandIn else { return }
      ensuredLayout.contentSizeStandIn = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The intrinsic size that layout uses.
  var naturalContentSize: CGSize { contentSizeStandIn ?? intrinsicContentSize }

  /// Whether the intrinsic height that layout uses depends on the width.
  var naturalHeightDependsOnWidth: Bool { contentSizeStandIn == nil && contentHeightDependsOnWidth }
}
