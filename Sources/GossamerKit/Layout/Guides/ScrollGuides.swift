// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout

/// The two layout guides of a scroll view.
struct ScrollGuides {
  /// The content layout guide.
  let content: ContentGuide

  /// The frame layout guide.
  let frame: InsetGuide

  /// Makes the guides of `scrollView`.
  init(of scrollView: UIScrollView) {
    content = ContentGuide(of: scrollView)
    frame = InsetGuide("UIScrollView-frameLayoutGuide", of: scrollView) { _ in .zero }
  }
}

/// The content layout guide of a scroll view. It lies at the origin. Constraints determine its size, or else the content
/// size that was set.
final class ContentGuide: UILayoutGuide {
  /// The content size that was set, in points. Any constraint overrides it.
  var preferredSize = CGSize.zero

  init(of scrollView: UIScrollView) {
    super.init()
    identifier = "UIScrollView-contentLayoutGuide"
    owningView = scrollView
  }
}

extension ItemReference {
  /// The item that an attribute of this item refers to in a constraint with `other`.
  ///
  /// In a constraint with a descendant, the edges of a scroll view are those of its content. Its size and its centre are
  /// always those of its frame.
  func lowered(for attribute: LayoutAttribute, seenFrom other: ItemReference) -> ItemReference {
    guard attribute.isEdge, other !== self, let view,
      let guides = view.layout?.scrollGuides, other.viewInTree?.isDescendant(of: view) ?? false
    else { return self }
    return guides.content.reference
  }
}

extension LayoutItemState {
  /// Lower than the priorities of applications, which are usually at least 1.
  private static let preference = Priority(rawValue: 0.5)

  /// Adds the implicit constraints of a scroll view's content guide.
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

  /// Updates the solver to the content size that was set.
  func updatePreferredSize(of guide: ContentGuide, in solver: Solver) {
    for (constraint, length) in zip(frameConstraints.suffix(2), Self.lengths(of: guide)) {
      solver.setConstant(length, of: constraint)
    }
  }

  private static func lengths(of guide: ContentGuide) -> [Double] {
    [guide.preferredSize.width, guide.preferredSize.height]
  }
}

// The content size of a scroll view, as constraints determine it.
extension UIScrollView {
  /// Sets the content size to the one that constraints determine. Without constraints it stays as it was set.
  func takeContentSizeOfConstraints() {
    guard let engine, let frame = engine.frame(of: guides.content) else { return }
    let size = frame.roundedToPixels(scale: traitCollection.displayScale).size
    let factor = storedZooming?.factorOfConstraints ?? 1
    take(contentSize: CGSize(width: size.width * factor, height: size.height * factor))
  }

  func take(contentSize size: CGSize) {
    guard size != storedContentSize else { return }
    storedContentSize = size
    invalidate(.insets)
    rangeDidChange()
  }
}
