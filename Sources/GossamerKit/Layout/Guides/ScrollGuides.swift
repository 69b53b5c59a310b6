// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// The two rectangles of a scroll view that constraints tell apart.
struct ScrollGuides {
  /// What is scrolled.
  let content: ContentGuide

  /// What is seen of it.
  let frame: InsetGuide

  /// Makes the guides of `scrollView`.
  init(of scrollView: UIScrollView) {
    content = ContentGuide(of: scrollView)
    frame = InsetGuide("UIScrollView-frameLayoutGuide", of: scrollView) { _ in .zero }
  }
}

/// The guide that stands for the content of a scroll view. It lies at the origin; its size is what
/// constraints make it, else the content size that was set.
final class ContentGuide: UILayoutGuide {
  /// The content size that was set, in points. It gives way to any constraint.
  var preferredSize = CGSize.zero

  init(of scrollView: UIScrollView) {
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
    owningView = scrollView
  }
}

extension ItemReference {
  /// The item that an attribute of this one means in a constraint with `other`.
  ///
  /// Seen from inside of it, the edges of a scroll view are those of its content; its size and its
  /// centre are those of its frame wherever it is seen from.
  func lowered(for attribute: LayoutAttribute, seenFrom other: ItemReference) -> ItemReference {
    guard attribute.isEdge, other !== self, let view,
      let guides = view.layout?.scrollGuides, other.viewInTree?.isDescendant(of: view) ?? false
    else { return self }
    return guides.content.reference
  }
}

extension LayoutItemState {
  /// Weaker than every constraint of an application as a rule: 1 is the least that anybody sets.
  private static let preference = Priority(rawValue: 0.5)

  /// Adds what determines the content of a scroll view without the application's constraints.
  func addContentConstraints(of guide: ContentGuide, to solver: Solver) {
    for variable in [minX, minY] {
      add(Constraint(LinearExpression(variable), .equal, 0), to: solver)
    }
    for (variable, length) in zip([width, height], Self.lengths(of: guide)) {
      add(
        Constraint(LinearExpression(variable), .equal, length, priority: Self.preference),
        to: solver)
    }
  }

  /// Takes over the content size that was set.
  func updatePreferredSize(of guide: ContentGuide, in solver: Solver) {
    for (constraint, length) in zip(frameConstraints.suffix(2), Self.lengths(of: guide)) {
      solver.setConstant(length, of: constraint)
    }
  }

  private static func lengths(of guide: ContentGuide) -> [Double] {
    [guide.preferredSize.width, guide.preferredSize.height]
  }
}

// The size of the content as constraints determine it.
extension UIScrollView {
  /// Takes over the size that constraints give the content; without any, what was set stays.
  func takeContentSizeOfConstraints() {
    guard let engine, let frame = engine.frame(of: guides.content) else { return }
    take(contentSize: frame.roundedToPixels(scale: traitCollection.displayScale).size)
  }

  func take(contentSize size: CGSize) {
    guard size != storedContentSize else { return }
    storedContentSize = size
    invalidate(.insets)
    rangeDidChange()
  }
}
