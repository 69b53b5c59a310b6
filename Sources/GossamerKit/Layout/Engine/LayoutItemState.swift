// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// The state of a view or a layout guide in an engine: its variables and its implicit constraints.
final class LayoutItemState {
  let reference: ItemReference
  private let isRoot: Bool
  /// Whether the item is a root that is being measured, with a target size instead of the size of its frame.
  private(set) var isMeasured = false
  /// The last measured size of a root, and that size rounded up to whole points.
  private var fitted: (exact: CGSize, rounded: CGSize)?

  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable

  /// The width for which the intrinsic height was computed, if it depends on the width.
  var contentWidth: Double?
  var hasNewContent = false
  /// The last call of the engine's `states(with:)` that has found this item.
  var visit = 0
  /// Whether the item is in ``LayoutEngine/movedItems``.
  var isNotedAsMoved = false
  /// Whether the frame was finite when it was last applied.
  var isFrameFinite = true

  private(set) var frameConstraints: [Constraint] = []
  private var insetConstraints: [Constraint] = []
  private var horizontalContent = ContentConstraints()
  private var verticalContent = ContentConstraints()

  init(_ item: any LayoutItem, isRoot: Bool, solver: Solver) {
    reference = item.reference
    self.isRoot = isRoot
    minX = solver.makeVariable()
    minY = solver.makeVariable()
    width = solver.makeVariable(isNonnegative: item is UIView)
    height = solver.makeVariable(isNonnegative: item is UIView)
  }

  // It touches no actor-isolated state; an isolated deinit would cost a check of the executor.
  nonisolated deinit {}

  var item: (any LayoutItem)? { reference.item }
  var variables: [Variable] { [minX, minY, width, height] }

  private var view: UIView? { reference.view }

  /// Whether the item's frame is given rather than solved for.
  private var followsFrame: Bool {
    isRoot ? !isMeasured : view?.translatesAutoresizingMaskIntoConstraints ?? false
  }

  /// The frame at the last ``settle(in:)``: the alignment rectangle, enlarged by the alignment insets.
  var frame: CGRect {
    let insets = view?.alignmentRectInsets ?? .zero
    return CGRect(
      x: settled.minX - insets.left, y: settled.minY - insets.top,
      width: settled.width + insets.left + insets.right,
      height: settled.height + insets.top + insets.bottom)
  }
  private var settled = Values()

  private struct Values: Equatable {
    var minX = 0.0
    var minY = 0.0
    var width = 0.0
    var height = 0.0
  }

  /// Takes the solver's values.
  /// - Returns: whether they have changed.
  func settle(in solver: Solver) -> Bool {
    let values = Values(
      minX: solver.value(of: minX), minY: solver.value(of: minY), width: solver.value(of: width),
      height: solver.value(of: height))
    defer { settled = values }
    return values != settled
  }

  // MARK: - Implicit constraints

  /// Adds the implicit constraints: those of a given frame, or of the intrinsic content size.
  func addOwnConstraints(to solver: Solver) {
    if let guide = reference.guide as? ContentGuide { addContentConstraints(of: guide, to: solver) }
    guard let view else { return }
    if followsFrame {
      for (variable, value) in zip(variables, alignmentValues(of: view)) {
        add(Constraint(LinearExpression(variable), .equal, value), to: solver)
      }
    } else {
      updateContent(in: solver)
    }
  }

  func removeOwnConstraints(from solver: Solver) {
    for constraint in frameConstraints + insetConstraints { solver.remove(constraint) }
    frameConstraints = []
    insetConstraints = []
    horizontalContent.remove(from: solver)
    verticalContent.remove(from: solver)
  }

  /// Adds an implicit constraint of the frame.
  func add(_ constraint: Constraint, to solver: Solver) {
    constraint.owner = reference
    frameConstraints.append(constraint)
    solver.add(constraint)
  }

  /// Updates the solver to the frame that the application has set.
  /// - Returns: whether that has changed anything.
  func updateFrame(in solver: Solver) -> Bool {
    guard let view, followsFrame else { return false }
    var haveChanged = false
    for (constraint, value) in zip(frameConstraints, alignmentValues(of: view))
    where constraint.constant != value {
      solver.setConstant(value, of: constraint)
      haveChanged = true
    }
    return haveChanged
  }

  /// Left, top, width and height of the alignment rectangle of a given frame. A root's alignment rectangle is at the origin,
  /// because its place doesn't affect its inside.
  private func alignmentValues(of view: UIView) -> [Double] {
    let insets = view.alignmentRectInsets
    var frame = view.untransformedFrame
    if isRoot {
      frame.origin = CGPoint(x: -insets.left, y: -insets.top)
      // The view has its fitting size, rounded up. With the exact size there is no surplus to distribute.
      if let fitted, fitted.rounded == frame.size { frame.size = fitted.exact }
    }
    return [
      frame.minX + insets.left, frame.minY + insets.top,
      max(0, frame.width - insets.left - insets.right),
      max(0, frame.height - insets.top - insets.bottom),
    ]
  }

  // MARK: - Measuring a root

  /// Gives a root the size `target`, with these priorities, instead of the size of its frame.
  func takeTarget(
    _ target: CGSize, _ horizontal: Priority, _ vertical: Priority, in solver: Solver
  ) {
    let insets = view?.alignmentRectInsets ?? .zero
    isMeasured = true
    setSize(
      (target.width - insets.left - insets.right, horizontal),
      (target.height - insets.top - insets.bottom, vertical), givesWayFirst: true, in: solver)
    updateContent(in: solver)
  }

  /// Gives a root the size of its frame again, after it was measured.
  func takeFrame(in solver: Solver) {
    guard let view else { return }
    isMeasured = false
    horizontalContent.remove(from: solver)
    verticalContent.remove(from: solver)
    let values = alignmentValues(of: view)
    setSize((values[2], .required), (values[3], .required), givesWayFirst: false, in: solver)
  }

  /// The measured size of a root, rounded up to whole points.
  func takeFittedSize(from solver: Solver) -> CGSize {
    let insets = view?.alignmentRectInsets ?? .zero
    let exact = CGSize(
      width: solver.value(of: width) + insets.left + insets.right,
      height: solver.value(of: height) + insets.top + insets.bottom)
    let rounded = CGSize(
      width: exact.width.rounded(.up), height: exact.height.rounded(.up))
    fitted = (exact, rounded)
    return rounded
  }

  private func setSize(
    _ width: (Double, Priority), _ height: (Double, Priority), givesWayFirst: Bool,
    in solver: Solver
  ) {
    for (constraint, (length, priority)) in zip(frameConstraints.suffix(2), [width, height]) {
      constraint.givesWayFirst = givesWayFirst
      solver.setConstant(max(0, length), of: constraint)
      solver.setPriority(priority, of: constraint)
    }
  }

  // MARK: - Intrinsic content size

  /// Updates the solver to the intrinsic size of the content and its priorities.
  func updateContent(in solver: Solver) {
    guard let view, !followsFrame else { return }
    var size = view.naturalContentSize
    if view.naturalHeightDependsOnWidth, let contentWidth {
      size.height = view.contentSize(forWidth: contentWidth).height
    }
    let layout = view.ensuredLayout
    horizontalContent.update(
      width, to: size.width, priorities: layout.horizontal, yields: view.contentFitsAnyWidth,
      owner: reference, in: solver)
    verticalContent.update(
      height, to: size.height, priorities: layout.vertical, owner: reference, in: solver)
  }

  // MARK: - Inset guides

  /// Adds the constraints that keep an inset guide at its distances from the edges of its view.
  func addInsetConstraints(
    of guide: InsetGuide, in owner: LayoutItemState, to solver: Solver
  ) {
    let around = owner.view?.alignmentRectInsets ?? .zero
    let values = Self.values(of: guide)
    // Sizes and positions have separate constraints, so that scrolling moves a guide without resizing it.
    let expressions = [
      LinearExpression(minX), LinearExpression(minY),
      owner.width - width + (around.left + around.right),
      owner.height - height + (around.top + around.bottom),
    ]
    for (expression, value) in zip(expressions, values) {
      let constraint = Constraint(expression, .equal, value)
      constraint.owner = reference
      insetConstraints.append(constraint)
      solver.add(constraint)
    }
  }

  /// Updates the solver to the insets of a guide.
  /// - Returns: whether they have changed.
  func updateInsets(of guide: InsetGuide, in solver: Solver) -> Bool {
    var haveChanged = false
    for (constraint, value) in zip(insetConstraints, Self.values(of: guide))
    where constraint.constant != value {
      solver.setConstant(value, of: constraint)
      haveChanged = true
    }
    return haveChanged
  }

  private static func values(of guide: InsetGuide) -> [Double] {
    let (insets, origin) = (guide.currentInsets, guide.currentOrigin)
    return [
      origin.x + insets.left, origin.y + insets.top, insets.left + insets.right,
      insets.top + insets.bottom,
    ]
  }
}
