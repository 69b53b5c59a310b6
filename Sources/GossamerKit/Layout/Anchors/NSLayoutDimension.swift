// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// An anchor of a width or a height, which can also be constrained to a constant.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nslayoutdimension
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  nonisolated deinit {}

  /// The size equals `constant` points.
  public func constraint(
    equalToConstant constant: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.equal, constant, SourceLocation(file: file, line: line))
  }

  /// The size is at least `constant` points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, file: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, constant, SourceLocation(file: file, line: line))
  }

  /// The size is at most `constant` points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, constant, SourceLocation(file: file, line: line))
  }

  /// The size equals that of `anchor` times `multiplier` plus `constant` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .equal, anchor, multiplier: multiplier, constant: constant,
      SourceLocation(file: file, line: line))
  }

  /// The size is at least that of `anchor` times `multiplier` plus `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant,
      SourceLocation(file: file, line: line))
  }

  /// The size is at most that of `anchor` times `multiplier` plus `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    file: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    make(
      .lessThanOrEqual, anchor, multiplier: multiplier, constant: constant,
      SourceLocation(file: file, line: line))
  }

  private func make(
    _ relation: LayoutRelation, _ constant: CGFloat, _ source: SourceLocation
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(first: reference, attribute, relation, constant: constant, source: source)
  }
}
