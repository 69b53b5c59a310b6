// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

/// A relation between attributes of two views: `first == second * multiplier + constant`.
///
/// An active constraint is held by the nearest common ancestor of its items, and solved together with all others of the
/// window. Required constraints that can't hold together are listed in a message, and one of them is given up until the
/// others leave room for it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor open class NSLayoutConstraint: Wirable {
  /// An edge, a size, a centre or a baseline of a view.
  public typealias Attribute = LayoutAttribute

  /// The relation between the two sides.
  public typealias Relation = LayoutRelation

  let firstReference: ItemReference?
  let secondReference: ItemReference?

  /// The attribute of the first item.
  public let firstAttribute: Attribute

  /// The relation between the two sides.
  public let relation: Relation

  /// The attribute of the second item; `notAnAttribute` if the right side is the constant alone.
  public let secondAttribute: Attribute

  /// The factor of the second attribute.
  public let multiplier: CGFloat

  // Unchecked for speed, like the properties of the engine. It is safe: observers run after the change.
  /// The constant that is added to the right side, in points. The cost of a change depends only on what it moves.
  ///
  /// A number that isn't finite is refused with a message.
  @exclusivity(unchecked) open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      guard constant.isFinite else {
        Messages.layout.error(
          "The constant \(constant) isn't finite; it stays \(oldValue) in \(description).")
        constant = oldValue
        return
      }
      engine?.constantDidChange(of: self)
      sizeOfHostDidChange()
    }
  }

  /// The priority. It may be changed while the constraint is active.
  @exclusivity(unchecked) open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      guard priority.rawValue > 0, priority.rawValue <= 1000 else {
        Messages.layout.error(
          """
          The priority \(priority.rawValue) isn't above 0 and at most 1000; it stays \
          \(oldValue.rawValue) in \(description).
          """)
        priority = oldValue
        return
      }
      engine?.priorityDidChange(of: self)
      sizeOfHostDidChange()
    }
  }

  /// A name for messages; nil for none.
  open var identifier: String?

  /// The wires of constraints, by UIKit's key-value coding names.
  open class var wires: AnyWires {
    Wires<NSLayoutConstraint>()
      .attribute("constant", \.constant)
      .attribute("priority", \.priority)
      .attribute("active", \.isActive)
      .attribute("identifier", \.identifier)
  }

  /// Called after a document has created the constraint. An override calls `super`.
  open func awakeFromNib() {}

  /// The view that holds the constraint, while it is active.
  final var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.reference }
  }
  @exclusivity(unchecked) private var holderReference: ItemReference?

  /// The place of the constraint in the engine of its holder's tree.
  @exclusivity(unchecked) final var place: Place?

  /// The place of a constraint in an engine.
  enum Place {
    /// In the queue of constraints to install.
    case queued(EngineSlot)
    /// Among the installed constraints.
    case installed(EngineSlot)
  }

  // It touches no actor-isolated state; an isolated deinit would cost a check of the executor.
  nonisolated deinit {}

  /// The place in the application's source code that created the constraint, for messages.
  let source: SourceLocation

  /// Creates a constraint, which isn't active yet.
  /// - Parameters:
  ///   - view1: a `UIView` or a `UILayoutGuide`. Anything else is refused with a message.
  ///   - attr1: the attribute of the first item.
  ///   - relation: the relation between the two sides.
  ///   - view2: a `UIView` or a `UILayoutGuide`; nil with `notAnAttribute`.
  ///   - attr2: the attribute of the second item.
  ///   - multiplier: the factor of the second attribute.
  ///   - constant: the constant that is added to the right side, in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat,
    file: String = #fileID, line: UInt = #line
  ) {
    firstReference = (view1 as? any LayoutItem)?.reference
    firstAttribute = attr1
    self.relation = relation
    secondReference = (view2 as? any LayoutItem)?.reference
    secondAttribute = attr2
    self.multiplier = multiplier
    self.constant = constant
    source = SourceLocation(file: file, line: line)
  }

  init(
    first: ItemReference?, _ firstAttribute: Attribute, _ relation: Relation,
    second: ItemReference? = nil, _ secondAttribute: Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required,
    source: SourceLocation
  ) {
    firstReference = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondReference = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.source = source
    self.priority = priority
  }

  /// The view or layout guide on the left side; nil if it has been freed.
  open var firstItem: AnyObject? { first }

  /// The view or layout guide on the right side; nil for none, or if it has been freed.
  open var secondItem: AnyObject? { second }

  final var first: (any LayoutItem)? { firstReference?.item }
  final var second: (any LayoutItem)? { secondReference?.item }

  final var engine: LayoutEngine? { holder?.engine }
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

  /// The items that exist.
  var items: [any LayoutItem] { [first, second].compactMap { $0 } }
}
