// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// The constraints of a view and its content priorities.
extension UIView {
  func setTranslatesFrame(_ newValue: Bool) {
    guard newValue != (layout?.translatesFrame ?? true) else { return }
    ensuredLayout.translatesFrame = newValue
    placingEngine?.reset(self)
  }

  /// Activates a constraint with this view as its holder, if both items are inside the view.
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

  /// Tells the engine that places the view of a change of its intrinsic size; a host tells its own engine too.
  private func tellEnginesOfContent() {
    placingEngine?.contentDidChange(of: self)
    if hostsEngine { layout?.engine?.contentDidChange(of: self) }
  }
}

extension NSLayoutConstraint {
  /// An axis of layout.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  nonisolated public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }
}
