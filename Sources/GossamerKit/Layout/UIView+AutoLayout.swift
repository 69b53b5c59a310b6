// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Constraints of a view and its natural size.
extension UIView {
  /// Whether the frame is what the application sets it to, also where constraints of other views
  /// refer to it. True unless set; set it to false before adding constraints to the view.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout?.translatesFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ensuredLayout.translatesFrame = newValue
      engine?.reset(self)
    }
  }

  /// The active constraints that the view holds: those between itself and what is inside of it.
  public var constraints: [NSLayoutConstraint] { layout?.heldConstraints ?? [] }

  /// Activates a constraint with this view as its holder. Prefer `isActive`, which finds the holder.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    let isInside = constraint.items.allSatisfy { $0.viewInTree?.isDescendant(of: self) ?? false }
    guard isInside else {
      Messages.layout.error(
        """
        \(shortDescription) can't hold a constraint on views that aren't inside of it. It stays \
        inactive: \(constraint)
        """)
      return
    }
    if constraint.holder === self { return }
    constraint.isActive = false
    hold(constraint)
  }

  /// Activates constraints with this view as their holder.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  // MARK: - Natural size

  /// Tells Auto Layout that ``intrinsicContentSize`` has changed.
  public func invalidateIntrinsicContentSize() {
    guard treeUsesAutoLayout else { return }
    engine?.contentDidChange(of: self)
    parent?.naturalSizesOfSubviewsDidChange()
  }

  /// The priority with which the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities(for: axis).hugging
  }

  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities(for: axis) { $0.hugging = priority }
  }

  /// The priority with which the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities(for: axis).compressionResistance
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities(for: axis) { $0.compressionResistance = priority }
  }

  private func priorities(
    for axis: NSLayoutConstraint.Axis
  ) -> ViewLayout.ContentPriorities {
    let both = layout.map { axis == .horizontal ? $0.horizontal : $0.vertical }
    return both ?? ViewLayout.ContentPriorities()
  }

  private func changePriorities(
    for axis: NSLayoutConstraint.Axis, _ change: (inout ViewLayout.ContentPriorities) -> Void
  ) {
    let layout = ensuredLayout
    if axis == .horizontal { change(&layout.horizontal) } else { change(&layout.vertical) }
    engine?.contentDidChange(of: self)
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
