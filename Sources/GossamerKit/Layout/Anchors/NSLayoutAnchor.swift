// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// An attribute of a view or a layout guide, from which constraints are made:
/// `label.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8)`.
///
/// The compiler checks that only anchors of the same kind are related.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject> {
  let reference: ItemReference
  let attribute: LayoutAttribute

  init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
    reference = item.reference
    self.attribute = attribute
  }

  // It touches no actor-isolated state; an isolated deinit would cost a check of the executor.
  nonisolated deinit {}

  /// The view or layout guide that the anchor belongs to; nil if it has been freed.
  public var item: AnyObject? { reference.item }

  /// This attribute equals that of `anchor` plus `constant` points.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: constant, SourceLocation(file: file, line: line))
  }

  /// This attribute is at least that of `anchor` plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: constant, SourceLocation(file: file, line: line))
  }

  /// This attribute is at most that of `anchor` plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: constant, SourceLocation(file: file, line: line))
  }

  func make(
    _ relation: LayoutRelation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat, _ source: SourceLocation
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: reference, attribute, relation, second: other.reference, other.attribute,
      multiplier: multiplier, constant: constant, source: source)
  }
}

/// A horizontal anchor.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// This anchor lies after `anchor`, by the standard spacing of 8 points times `multiplier`.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .equal, anchor, constant: VisualFormat.StandardSpacing.siblings.points * multiplier,
      SourceLocation(file: file, line: line))
  }
}

/// A vertical anchor.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// This anchor lies below `anchor`, by the standard spacing of 8 points times `multiplier`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .equal, anchor, constant: VisualFormat.StandardSpacing.siblings.points * multiplier,
      SourceLocation(file: file, line: line))
  }
}
