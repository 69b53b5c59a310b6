// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The horizontal layout of a navigation bar, in points from the leading edge.
struct NavigationBarLayout {
  /// The width of the bar.
  let width: CGFloat
  /// The widths that the window buttons cover at the leading and the trailing end.
  var covered: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  /// The possible widths of the back button, with the longest title first; empty for no button.
  var backWidths: [CGFloat] = []
  /// The widths of the buttons on the leading side, from the edge inwards.
  var leadingWidths: [CGFloat] = []
  /// The widths of the buttons on the trailing side, from the edge inwards.
  var trailingWidths: [CGFloat] = []
  /// The natural width of the title.
  var titleWidth: CGFloat = 0

  /// A horizontal range of the bar.
  struct Stretch: Equatable {
    var start: CGFloat
    var width: CGFloat
    var end: CGFloat { start + width }
  }

  static let margin: CGFloat = 8
  private static let gap: CGFloat = 6

  /// The index in ``backWidths`` of the width that the back button gets: the first one that leaves room for the whole
  /// title, or else the last one.
  var backIndex: Int {
    backWidths.firstIndex { room(after: $0).width >= titleWidth } ?? max(0, backWidths.count - 1)
  }

  /// The back button; nil for none.
  var back: Stretch? {
    guard backWidths.indices.contains(backIndex) else { return nil }
    // If the screen has no title, any width leaves enough room for it, and the back button may be too wide for the bar.
    let limit = max(0, trailingStart - start)
    return Stretch(start: start, width: min(backWidths[backIndex], limit))
  }

  /// The buttons on the leading side.
  var leading: [Stretch] {
    var start = start + (back?.width ?? 0)
    return leadingWidths.map { width in
      defer { start += width }
      return Stretch(start: start, width: width)
    }
  }

  /// The buttons on the trailing side.
  var trailing: [Stretch] {
    var end = end
    return trailingWidths.map { width in
      end -= width
      return Stretch(start: end, width: width)
    }
  }

  /// The title. It is centred in the bar or, if there is no room, as near to the centre as possible. Its width is 0 if
  /// a truncated title would be narrower than ``leastTitleWidth``.
  var title: Stretch {
    let room = room(after: back?.width ?? 0)
    let isReadable = room.width >= min(titleWidth, Self.leastTitleWidth)
    let shown = isReadable ? min(titleWidth, room.width) : 0
    let middle = ((width - shown) / 2).rounded()
    return Stretch(start: max(room.start, min(middle, room.end - shown)), width: shown)
  }

  /// The least width of a truncated title: two letters and the ellipsis.
  private static let leastTitleWidth: CGFloat = 36

  private var start: CGFloat { covered.leading + Self.margin }
  private var end: CGFloat { width - covered.trailing - Self.margin }
  private var trailingStart: CGFloat { end - trailingWidths.reduce(0, +) }

  /// The range that is left for the title beside a back button of this width.
  private func room(after backWidth: CGFloat) -> Stretch {
    let start = start + backWidth + leadingWidths.reduce(0, +) + Self.gap
    return Stretch(start: start, width: max(0, trailingStart - Self.gap - start))
  }
}
