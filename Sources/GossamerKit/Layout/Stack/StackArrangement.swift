// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// Computes the constraints of a stack view for its visible arranged views.
struct StackArrangement {
  let stack: UIStackView
  let views: [UIView]
  /// The item in which the views are arranged: the stack, or its layout margins guide.
  private let canvas: any LayoutItem
  private let main: StackAxis
  private let cross: StackAxis

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    main = StackAxis(stack.axis)
    cross = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
  }

  var constraints: [StackConstraint] {
    guard let first = views.first, let last = views.last else { return [fit(main), fit(cross)] }
    return [
      StackConstraint(.canvasConnection, first, main.start, .equal, canvas, main.start),
      endConnection(of: last),
    ] + distribution + alignment
  }

  // MARK: - The ends

  /// The constraint of the last view's end. Of several variables that an equation could define, the solver chooses the last
  /// one. With equal centring this has to be the length of the canvas. If it were the length of a view, that would depend on
  /// all views before it.
  private func endConnection(of last: UIView) -> StackConstraint {
    stack.distribution == .equalCentering
      ? StackConstraint(.canvasConnection, last, main.end, .equal, canvas, main.end)
      : StackConstraint(.canvasConnection, canvas, main.end, .equal, last, main.end)
  }

  /// Makes the canvas as small as its contents allow. Its priority is below that of `systemLayoutSizeFitting(_:)`.
  private func fit(_ axis: StackAxis) -> StackConstraint {
    StackConstraint(.canvasFit, canvas, axis.size, priority: .fittingSizeLevel - 1)
  }

  // MARK: - Along the stack

  private var distribution: [StackConstraint] {
    switch stack.distribution {
    case .fill: spacings(.equal)
    case .fillEqually: spacings(.equal) + equal(views)
    case .fillProportionally: spacings(.equal) + proportions
    case .equalSpacing: equalGaps + [fit(main)]
    case .equalCentering: spacings(.greaterThanOrEqual) + equalCentres + [fit(main)]
    }
  }

  private var neighbours: Zip2Sequence<[UIView], ArraySlice<UIView>> {
    zip(views, views.dropFirst())
  }

  private func spacings(_ relation: LayoutRelation) -> [StackConstraint] {
    neighbours.map { view, next in
      StackConstraint(
        .spacing, next, main.start, relation, view, main.end, constant: stack.gap(after: view))
    }
  }

  /// Makes all items as long as the first.
  private func equal(_ items: [any LayoutItem]) -> [StackConstraint] {
    guard let reference = items.first else { return [] }
    return items.dropFirst().map { item in
      StackConstraint(.fillEqually, item, main.size, .equal, reference, main.size)
    }
  }

  /// Makes the lengths of the views proportional to their intrinsic lengths; views without one are left out.
  private var proportions: [StackConstraint] {
    let proportional = views.filter { length(of: $0) > 0 }
    guard let reference = proportional.first else { return [] }
    return proportional.dropFirst().map { view in
      StackConstraint(
        .fillProportionally, view, main.size, .equal, reference, main.size,
        multiplier: length(of: view) / length(of: reference), priority: .required - 1)
    }
  }

  /// The intrinsic length of a view along the stack's axis.
  private func length(of view: UIView) -> CGFloat {
    let size = view.naturalContentSize
    return stack.axis == .horizontal ? size.width : size.height
  }

  private var equalGaps: [StackConstraint] {
    var guides: [UILayoutGuide] = []
    var result: [StackConstraint] = []
    for (view, next) in neighbours {
      let guide = stack.gapGuide(after: view)
      guides.append(guide)
      result += [
        StackConstraint(.distributingEdge, guide, main.start, .equal, view, main.end),
        StackConstraint(.distributingEdge, next, main.start, .equal, guide, main.end),
        StackConstraint(
          .spacing, guide, main.size, .greaterThanOrEqual, constant: stack.gap(after: view)),
      ]
    }
    return result + equal(guides)
  }

  /// The constraints of equal centring. Their priority is below that of intrinsic sizes, and above ``fit(_:)``.
  ///
  /// A guide begins at the centre of each view. The first guide is required to end at the next centre. The others have the
  /// length of the first one, and an optional constraint to end at the next centre. So each optional constraint places one
  /// view relative to the previous one, and the solver proceeds along the stack. Optional constraints for equal lengths of
  /// guides between the centres would have the same solutions. But each would involve four views, and the solver would need
  /// hundreds of times as long.
  private var equalCentres: [StackConstraint] {
    var guides: [UILayoutGuide] = []
    var result: [StackConstraint] = []
    for (view, next) in neighbours {
      let guide = stack.gapGuide(after: view)
      result += [
        StackConstraint(.distributingEdge, view, main.center, .equal, guide, main.start),
        StackConstraint(
          .distributingEdge, next, main.center, .equal, guide, main.end,
          priority: guides.isEmpty ? .required : UILayoutPriority(149)),
      ]
      guides.append(guide)
    }
    return result + equal(guides)
  }

  // MARK: - Across the stack

  private var alignment: [StackConstraint] {
    let isRow = stack.axis == .horizontal
    return switch stack.alignment {
    case .fill:
      views.flatMap { [edge($0, cross.start), edge($0, cross.end)] }
    case .firstBaseline where isRow: baselines(.firstBaseline, at: cross.start)
    case .lastBaseline where isRow: baselines(.lastBaseline, at: cross.end)
    case .leading, .firstBaseline:
      endBoundaries + views.map { edge($0, cross.start) } + [fit(cross)]
    case .trailing, .lastBaseline:
      startBoundaries + views.map { edge($0, cross.end) } + [fit(cross)]
    case .center:
      startBoundaries
        + views.map {
          StackConstraint(.alignment, $0, cross.center, .equal, canvas, cross.center)
        } + [fit(cross)]
    }
  }

  private func edge(_ view: UIView, _ attribute: LayoutAttribute) -> StackConstraint {
    StackConstraint(.alignment, view, attribute, .equal, canvas, attribute)
  }

  private var startBoundaries: [StackConstraint] {
    views.map {
      StackConstraint(.spanningBoundary, $0, cross.start, .greaterThanOrEqual, canvas, cross.start)
    }
  }

  private var endBoundaries: [StackConstraint] {
    views.map {
      StackConstraint(.spanningBoundary, canvas, cross.end, .greaterThanOrEqual, $0, cross.end)
    }
  }

  /// Aligns all baselines, as near to an edge as the views allow.
  private func baselines(
    _ baseline: LayoutAttribute, at edge: LayoutAttribute
  ) -> [StackConstraint] {
    guard let first = views.first else { return [] }
    let reference = first.baselineView(baseline)
    let aligned = views.dropFirst().map { view in
      StackConstraint(
        .alignment, view.baselineView(baseline), baseline, .equal, reference, baseline)
    }
    let pull = StackConstraint(
      .ambiguitySuppression, first, edge, .equal, canvas, edge, priority: UILayoutPriority(25))
    return startBoundaries + endBoundaries + aligned + [pull, fit(cross)]
  }
}

/// The attributes along one axis.
struct StackAxis {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let center: LayoutAttribute
  let size: LayoutAttribute

  init(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}
