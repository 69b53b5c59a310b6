// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// A constraint that a stack view needs: its identity and its constant.
struct StackConstraint {
  let first: any LayoutItem
  let second: (any LayoutItem)?
  let key: Key
  let constant: CGFloat

  init(
    _ role: Role, _ first: any LayoutItem, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, _ second: (any LayoutItem)? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    self.first = first
    self.second = second
    self.constant = constant
    key = Key(
      role: role, first: ObjectIdentifier(first), firstAttribute: firstAttribute,
      relation: relation, second: second.map(ObjectIdentifier.init),
      secondAttribute: secondAttribute, multiplier: multiplier, priority: priority)
  }

  /// The identity of a constraint: everything that can't be changed while it is active, or needn't be.
  struct Key: Hashable {
    let role: Role
    let first: ObjectIdentifier
    let firstAttribute: LayoutAttribute
    let relation: LayoutRelation
    let second: ObjectIdentifier?
    let secondAttribute: LayoutAttribute
    let multiplier: CGFloat
    let priority: UILayoutPriority
  }

  /// The purpose of a stack view's constraint. The raw value is its identifier in messages, as in UIKit.
  enum Role: String {
    /// Connects the first or last view to an end of the stack.
    case canvasConnection = "UISV-canvas-connection"
    /// The gap between two views.
    case spacing = "UISV-spacing"
    /// Makes lengths equal.
    case fillEqually = "UISV-fill-equally"
    /// Makes lengths proportional to the intrinsic ones.
    case fillProportionally = "UISV-fill-proportionally"
    /// Connects two views to the guide between them, whose length equals that of the other guides.
    case distributingEdge = "UISV-distributing-edge"
    /// Aligns a view perpendicular to the axis.
    case alignment = "UISV-alignment"
    /// Keeps a view inside the stack perpendicular to the axis.
    case spanningBoundary = "UISV-spanning-boundary"
    /// Makes the stack no larger than necessary.
    case canvasFit = "UISV-canvas-fit"
    /// Chooses one of several equally good layouts.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  /// Creates the constraint, which isn't active yet.
  func made(at source: SourceLocation) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first.reference, key.firstAttribute, key.relation, second: second?.reference,
      key.secondAttribute,
      multiplier: key.multiplier, constant: constant, priority: key.priority, source: source)
    constraint.identifier = key.role.rawValue
    return constraint
  }
}
