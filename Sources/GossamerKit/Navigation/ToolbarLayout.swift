// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The horizontal layout of a toolbar, in points from the leading edge.
struct ToolbarLayout {
  /// The width of the bar.
  let width: CGFloat
  /// The parts, from the leading to the trailing edge.
  var parts: [Part] = []

  /// What stands in a toolbar.
  enum Part: Equatable {
    /// A button or a view of this natural width. One that shrinks is truncated if there isn't enough room.
    case item(CGFloat, shrinks: Bool)
    /// A space of this width.
    case fixedSpace(CGFloat)
    /// A space that takes its share of the remaining width.
    case flexibleSpace
  }

  /// The distance of the outermost items from the bar's edges. Buttons have 8 points inside their own edges.
  static let margin: CGFloat = 8
  /// The width to which an item can be shrunk: two letters and the ellipsis.
  private static let leastWidth: CGFloat = 44

  /// The range of each part. Flexible spaces share what the others leave equally. If there is too little room, the
  /// widest of the items that shrink are cut to one common width, and the spaces have no width.
  var stretches: [NavigationBarLayout.Stretch] {
    let room = max(0, width - 2 * Self.margin)
    var widths = parts.map(\.naturalWidth)
    var used = widths.reduce(0, +)
    if used > room {
      for (index, part) in parts.enumerated() where part.isSpace { widths[index] = 0 }
      let limit = limit(of: widths, in: room)
      for (index, part) in parts.enumerated() where part.shrinks {
        widths[index] = min(widths[index], limit)
      }
      used = widths.reduce(0, +)
    }
    let flexible = parts.count { $0 == .flexibleSpace }
    let share = flexible > 0 ? max(0, room - used) / CGFloat(flexible) : 0
    var start = Self.margin
    return zip(parts, widths).map { part, width in
      let width = part == .flexibleSpace ? share : width
      defer { start += width }
      return NavigationBarLayout.Stretch(start: start.rounded(), width: width)
    }
  }

  /// The greatest width of an item that shrinks at which all items fit.
  private func limit(of widths: [CGFloat], in room: CGFloat) -> CGFloat {
    let fixed = zip(parts, widths).reduce(0) { $0 + ($1.0.shrinks ? 0 : $1.1) }
    var rest = max(0, room - fixed)
    var shrinking = zip(parts, widths).filter(\.0.shrinks).map(\.1).sorted()
    while let narrowest = shrinking.first, narrowest * CGFloat(shrinking.count) <= rest {
      rest -= narrowest
      shrinking.removeFirst()
    }
    return max(Self.leastWidth, rest / CGFloat(max(shrinking.count, 1)))
  }
}

extension ToolbarLayout.Part {
  fileprivate var naturalWidth: CGFloat {
    switch self {
    case .item(let width, _), .fixedSpace(let width): max(0, width)
    case .flexibleSpace: 0
    }
  }

  fileprivate var shrinks: Bool { if case .item(_, shrinks: true) = self { true } else { false } }

  fileprivate var isSpace: Bool { if case .item = self { false } else { true } }
}
