// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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
