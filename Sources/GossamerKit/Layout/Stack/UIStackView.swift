// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

/// A view that arranges its arranged subviews in a row or a column.
///
/// The stack creates the constraints of these views itself, with identifiers such as `UISV-spacing`, and updates them
/// whenever something changes. It has no intrinsic size: its constraints make it fit its arranged views, unless other
/// constraints make it larger or smaller. A hidden view takes no room. If it is hidden or shown in an animation it fades,
/// and the others move together or apart.
///
/// - Arranged views: ``arrangedSubviews``, ``addArrangedSubview(_:)``, ``insertArrangedSubview(_:at:)``,
///   ``removeArrangedSubview(_:)``
/// - Arrangement: ``axis``, ``distribution``, ``alignment``, ``isLayoutMarginsRelativeArrangement``
/// - Gaps: ``spacing``, ``setCustomSpacing(_:after:)``, ``customSpacing(after:)``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uistackview
open class UIStackView: UIView {
  /// The views that the stack arranges, from the leading end to the trailing one. All are subviews; other subviews aren't
  /// arranged.
  public private(set) var arrangedSubviews: [UIView] = []

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// An array rather than a dictionary, because the order in which constraints are deactivated can decide ties in the solver.
  var madeConstraints: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []
  var gapGuides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack that an Interface Builder document describes. Unlike that of other views, and as in UIKit, it never fails: any
  /// other coder makes an empty stack.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    (coder as? NibCoder)?.decode(self)
  }

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

  // MARK: - Arranged views

  /// Adds `view` to the end of the arranged views, and as a subview unless it is one. From then on constraints determine
  /// its frame.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts `view` at `index` (clamped) of the arranged views, and adds it as a subview unless it is one. A view that is
  /// arranged already moves there; the order of the subviews stays.
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

  /// Stops arranging `view`, which stays a subview. Remove it from its superview too, or set its frame.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Stops arranging a subview that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: - Arrangement

  /// Whether the views are arranged in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The distribution of the views along the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment of the views perpendicular to the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are arranged within the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: - Gaps

  /// The distance between adjacent views in points; the minimum distance for the distributions `equalSpacing` and
  /// `equalCentering`. With a negative value views overlap.
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

  /// The custom spacing of a view without one: the stack's ``spacing``.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The standard distance between siblings: 8 points.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the distance between `arrangedSubview` and the next view in points; ``spacingUseDefault`` restores ``spacing``.
  /// Does nothing if the view isn't arranged, or the number isn't finite.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview), spacing.isFinite else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The custom spacing after `arrangedSubview`, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: - Updating

  /// Updates the constraints of the arranged views, as far as they have changed.
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

  /// The baseline view of the first or last visible arranged view.
  override func baselineView(_ baseline: LayoutAttribute) -> UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let isLast = baseline == .lastBaseline && axis == .vertical
    return (isLast ? views.last : views.first)?.baselineView(baseline) ?? self
  }

  override func naturalSizesOfSubviewsDidChange() {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  /// Requests new constraints, also of a stack around this one if it aligns baselines.
  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    if let outer = superview as? UIStackView, outer.alignment.isByBaseline {
      outer.arrangementDidChange()
    }
  }
}
