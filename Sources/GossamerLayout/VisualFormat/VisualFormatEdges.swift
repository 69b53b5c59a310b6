// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The attributes that a format's distances and sizes constrain, given its axis and options.
struct VisualFormatEdges {
  /// Where the superview and the views begin.
  let start: LayoutAttribute
  /// Where they end.
  let end: LayoutAttribute
  /// Where a view ends for the distance to the view after it: its end, or a baseline.
  let endBeforeView: LayoutAttribute
  /// Where a view begins for the distance from the view before it: its start, or a baseline.
  let startAfterView: LayoutAttribute
  let size: LayoutAttribute
  /// What `-` between two views means.
  let standardSpacing: VisualFormat.StandardSpacing
  /// Whether coordinates decrease from the start of the format to its end. Then the two sides of a
  /// distance are swapped, and its constant and relation stay as written.
  let runBackwards: Bool

  init(axis: VisualFormat.Axis, options: VisualFormat.Options) {
    switch axis {
    case .horizontal:
      runBackwards = options.contains(.directionRightToLeft)
      if runBackwards {
        (start, end) = (.right, .left)
      } else if options.contains(.directionLeftToRight) {
        (start, end) = (.left, .right)
      } else {
        (start, end) = (.leading, .trailing)
      }
      (endBeforeView, startAfterView) = (end, start)
      size = .width
      standardSpacing = .siblings
    case .vertical:
      runBackwards = false
      (start, end) = (.top, .bottom)
      let betweenBaselines = options.contains(.spacingBaselineToBaseline)
      endBeforeView = betweenBaselines ? .lastBaseline : end
      startAfterView = betweenBaselines ? .firstBaseline : start
      size = .height
      standardSpacing = betweenBaselines ? .baselines : .siblings
    }
  }
}

extension VisualFormat.Axis {
  /// The attributes that views in a row or in a column can share.
  var alignable: Set<LayoutAttribute> {
    switch self {
    case .horizontal: [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
    case .vertical: [.left, .right, .leading, .trailing, .centerX]
    }
  }
}
