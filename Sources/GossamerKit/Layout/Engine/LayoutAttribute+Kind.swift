// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

extension LayoutAttribute {
  /// What attributes must have in common to be compared.
  enum Kind {
    case none
    /// A place from left to right, whatever the language.
    case horizontal
    /// A place from where reading starts to where it ends.
    case reading
    /// The middle between left and right, which is both of the above.
    case horizontalCenter
    case vertical
    case size

    var isPosition: Bool { self != .none && self != .size }
  }

  /// Whether the two can stand in one constraint.
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

  /// The attribute of the layout margins guide that this attribute of a view means; nil for those
  /// that don't count from the margins.
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

  /// Whether the attribute means another edge in right-to-left interfaces.
  var dependsOnDirection: Bool { kind == .reading }

  /// Whether the attribute is an edge of the rectangle, or counts from one.
  var isEdge: Bool {
    kind.isPosition && withinMargins == nil && self != .centerX && self != .centerY
  }

  /// Whether the attribute depends on the view's text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
