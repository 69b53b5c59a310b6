// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

extension LayoutAttribute {
  /// The kind of an attribute. Only attributes of compatible kinds can be related by a constraint.
  enum Kind {
    case none
    /// A horizontal position that doesn't depend on the layout direction.
    case horizontal
    /// A horizontal position that depends on the layout direction.
    case reading
    /// The horizontal centre, which is compatible with both of the above.
    case horizontalCenter
    case vertical
    case size

    var isPosition: Bool { self != .none && self != .size }
  }

  /// Whether a constraint can relate both attributes.
  func isComparable(with other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.horizontalCenter, .horizontal), (.horizontalCenter, .reading),
      (.horizontal, .horizontalCenter), (.reading, .horizontalCenter):
      true
    case (let own, let its): own == its
    }
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .left, .right, .leftMargin, .rightMargin: .horizontal
    case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
    case .centerX, .centerXWithinMargins: .horizontalCenter
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    }
  }

  /// The attribute of the layout margins guide that corresponds to a margin attribute; nil for other attributes.
  var withinMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the attribute is another edge in right-to-left layouts.
  var dependsOnDirection: Bool { kind == .reading }

  /// Whether the attribute is an edge of the frame, or a baseline, which is an offset from an edge.
  var isEdge: Bool {
    kind.isPosition && withinMargins == nil && self != .centerX && self != .centerY
  }

  /// Whether the attribute depends on the view's text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
