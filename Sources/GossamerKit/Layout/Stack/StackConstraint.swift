// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// A constraint that a stack view needs: what tells it from others, and its constant.
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

  /// All that can't be changed in an active constraint, or isn't worth it.
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

  /// What a constraint of a stack view is for: its identifier in messages, as UIKit has it.
  enum Role: String {
    /// An end of the stack.
    case canvasConnection = "UISV-canvas-connection"
    /// A gap.
    case spacing = "UISV-spacing"
    /// One length for all.
    case fillEqually = "UISV-fill-equally"
    /// Lengths by the natural ones.
    case fillProportionally = "UISV-fill-proportionally"
    /// A guide between two views, whose length is compared with those of other guides.
    case distributingEdge = "UISV-distributing-edge"
    /// The place across the stack.
    case alignment = "UISV-alignment"
    /// The edges across the stack, which nothing may reach over.
    case spanningBoundary = "UISV-spanning-boundary"
    /// The stack is no larger than it must be.
    case canvasFit = "UISV-canvas-fit"
    /// One of several places that are equally good.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  /// The constraint, not active yet.
  func made(at source: SourceLocation) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first.reference, key.firstAttribute, key.relation, second: second?.reference,
      key.secondAttribute,
      multiplier: key.multiplier, constant: constant, priority: key.priority, source: source)
    constraint.identifier = key.role.rawValue
    return constraint
  }
}
