// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

/// A view that lines its arranged views up in a row or a column.
///
/// The stack positions them by constraints that it makes itself, with identifiers such as
/// `UISV-spacing`, and renews whenever something changes. It has no natural size: its constraints
/// make it as large as what it arranges, unless others make it larger or smaller. A hidden view
/// gets no room; hidden or shown in an animation it fades, and the others move together or apart.
///
/// - What is arranged: ``arrangedSubviews``, ``addArrangedSubview(_:)``,
///   ``insertArrangedSubview(_:at:)``, ``removeArrangedSubview(_:)``
/// - How: ``axis``, ``distribution``, ``alignment``, ``isLayoutMarginsRelativeArrangement``
/// - Gaps: ``spacing``, ``setCustomSpacing(_:after:)``, ``customSpacing(after:)``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistackview
open class UIStackView: UIView {
  /// The views that the stack arranges, from the leading end to the trailing one. All are subviews;
  /// other subviews stay as they are.
  public private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// In the order in which they were wanted: constraints that end in the order of hashes would decide ties.
  var madeConstraints: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []
  var gapGuides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// Creates a stack that arranges `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The wires of stack views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIStackView>(super.wires)
      .attribute("axis", \.axis)
      .attribute("distribution", \.distribution)
      .attribute("alignment", \.alignment)
      .attribute("spacing", \.spacing)
      .attribute("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
  }

  // MARK: - What is arranged

  /// Arranges `view` behind the others, and makes it a subview unless it is one. From now on its
  /// frame is determined by constraints.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Arranges `view` as number `index` (clamped), and makes it a subview unless it is one. A view
  /// that is arranged already moves there; the order of the subviews stays.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview === self {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      addSubview(view)
      guard view.superview === self else { return }
    }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Arranges `view` no longer. It stays a subview: remove it from its superview too, or place it.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Arranges a view that is removed no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: - How it is arranged

  /// Whether the views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// Where the views stand across the stack.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are arranged inside of the layout margins, instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: - Gaps

  /// The distance between one view and the next in points; for the distributions with equal gaps or
  /// centres the least one. Negative values let the views overlap.
  ///
  /// A number that isn't finite is refused with a message.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing != oldValue else { return }
      guard spacing.isFinite else {
        Messages.layout.error(
          "The spacing \(spacing) of \(shortDescription) isn't finite; it stays \(oldValue).")
        spacing = oldValue
        return
      }
      arrangementDidChange()
    }
  }

  /// The custom spacing of a view that has none.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A spacing of the standard distance between siblings: 8 points.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the distance between `arrangedSubview` and the next view in points;
  /// ``spacingUseDefault`` takes ``spacing`` again. Without effect for a view that isn't arranged,
  /// or a number that isn't finite.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview), spacing.isFinite else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance that was set for the gap after `arrangedSubview`, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: - Updating

  /// Renews the constraints that position the arranged views: only those that are others now.
  open override func updateConstraints() {
    renewConstraints()
    super.updateConstraints()
  }

  override func visibilityDidChange(of subview: UIView) {
    arrangementDidChange()
    guard let block = AnimationBlock.current, arrangedSubviews.contains(subview) else { return }
    if subview.isHidden {
      PictureView.leaveFading(subview)
    } else {
      AnimationBlock.record(.alpha(0, subview.alpha), of: subview)
    }
    block.layOutAtEnd(self)
  }

  override class var plainness: Plainness {
    Plainness(of: UIStackView.self, [.hitTests, .touches, .properties])
  }

  /// That of the first or last view.
  override func baselineView(_ baseline: LayoutAttribute) -> UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let isLast = baseline == .lastBaseline && axis == .vertical
    return (isLast ? views.last : views.first)?.baselineView(baseline) ?? self
  }

  override func naturalSizesOfSubviewsDidChange() {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  /// Also a stack around this one is concerned, if it aligns by the baselines in this one.
  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    if let outer = superview as? UIStackView, outer.alignment.isByBaseline {
      outer.arrangementDidChange()
    }
  }
}
