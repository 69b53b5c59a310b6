// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Constraints of a view and its natural size.
extension UIView {
  func setTranslatesFrame(_ newValue: Bool) {
    guard newValue != (layout?.translatesFrame ?? true) else { return }
    ensuredLayout.translatesFrame = newValue
    placingEngine?.reset(self)
  }

  /// Activates a constraint with this view as its holder, if all of it is inside of the view.
  func adopt(_ constraint: NSLayoutConstraint) {
    let isInside = constraint.items.allSatisfy { $0.viewInTree?.isDescendant(of: self) ?? false }
    guard isInside else {
      let names = LayoutItemNames(of: [self] + constraint.items)
      Messages.layout.error(
        """
        \(names[self]) can't hold a constraint on views that aren't inside of it. It stays \
        inactive: \(constraint.description(with: names))
        """)
      return
    }
    if constraint.holder === self { return }
    if let host = constraint.border(below: self) { return constraint.reportBorder(of: host) }
    constraint.isActive = false
    hold(constraint)
  }

  func contentSizeDidChange() {
    guard treeUsesAutoLayout else { return }
    tellEnginesOfContent()
    parent?.naturalSizesOfSubviewsDidChange()
  }

  func priorities(
    for axis: NSLayoutConstraint.Axis
  ) -> ViewLayout.ContentPriorities {
    let both = layout.map { axis == .horizontal ? $0.horizontal : $0.vertical }
    return both ?? ViewLayout.ContentPriorities()
  }

  func changePriorities(
    for axis: NSLayoutConstraint.Axis, _ change: (inout ViewLayout.ContentPriorities) -> Void
  ) {
    let layout = ensuredLayout
    if axis == .horizontal { change(&layout.horizontal) } else { change(&layout.vertical) }
    tellEnginesOfContent()
  }

  /// The natural size concerns what places the view, and, when a host is measured, its own engine.
  private func tellEnginesOfContent() {
    placingEngine?.contentDidChange(of: self)
    if hostsEngine { layout?.engine?.contentDidChange(of: self) }
  }
}

extension NSLayoutConstraint {
  /// A direction.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right, or from right to left.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }
}
