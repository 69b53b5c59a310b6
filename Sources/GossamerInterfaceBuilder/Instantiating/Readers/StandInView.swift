// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// An empty view of the size of an unsupported control, so that the layout around it is right.
final class StandInView: UIView {
  /// The size of the control's frame in points. A dimension without an intrinsic size is
  /// `UIView.noIntrinsicMetric`.
  var controlSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The insets from the control's frame to its alignment rectangle.
  var controlInsets = UIEdgeInsets.zero

  /// Creates a stand-in without an intrinsic size.
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var alignmentRectInsets: UIEdgeInsets { controlInsets }

  override var intrinsicContentSize: CGSize { controlSize.inset(by: controlInsets) }
}

extension CGSize {
  /// The size of the alignment rectangle in a frame of this size. A negative dimension, such as
  /// `UIView.noIntrinsicMetric`, stays as it is.
  package func inset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(
      width: width < 0 ? width : max(0, width - insets.left - insets.right),
      height: height < 0 ? height : max(0, height - insets.top - insets.bottom))
  }
}
