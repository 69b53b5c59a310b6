// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The Auto Layout state of a view. Views without Auto Layout don't have one.
final class ViewLayout {
  /// The value of `translatesAutoresizingMaskIntoConstraints`: whether the application sets the frame.
  var translatesFrame = true

  // Unchecked for speed, like the properties of the engine: no other code runs while one of the two changes.
  /// The active constraints that the view holds: those among itself and its descendants.
  @exclusivity(unchecked) var heldConstraints: [NSLayoutConstraint] = []

  /// The active constraints of which the view is an item, whichever view holds them.
  @exclusivity(unchecked) var attachedConstraints: [NSLayoutConstraint] = []

  /// The layout guides of the view.
  var guides: [UILayoutGuide] = []
  var marginsGuide: InsetGuide?
  var safeAreaGuide: InsetGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollGuides: ScrollGuides?

  /// The content hugging and compression resistance priorities.
  var horizontal = ContentPriorities()
  var vertical = ContentPriorities()

  /// The size that replaces the intrinsic content size in layout; nil for none.
  var contentSizeStandIn: CGSize?

  /// The variations of the view tree by size class.
  var variations: (any TraitVariations)?

  /// The view's engine, if the view is a root or a host, and has been laid out or measured.
  var engine: LayoutEngine?

  /// Whether the view has an engine of its own. See ``UIView/hostsLayoutEngine``.
  var hostsEngine = false

  /// The hosts in this tree whose engines have to be told when layout is complete.
  var restlessHosts: [ItemReference] = []

  // It touches no actor-isolated state; an isolated deinit would cost a check of the executor.
  nonisolated deinit {}

  struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh
  }

  /// The existing inset guides, which lie at distances from the edges.
  var insetGuides: [InsetGuide] {
    [marginsGuide, safeAreaGuide, scrollGuides?.frame].compactMap { $0 }
  }

  /// All existing guides, including the standard ones.
  var allGuides: [UILayoutGuide] {
    let own = [
      marginsGuide, safeAreaGuide, readableGuide, keyboardGuide, scrollGuides?.content,
      scrollGuides?.frame,
    ]
    return guides + own.compactMap { $0 }
  }

  // MARK: - Guides that every view has, made when they are needed first

  /// The guide of the margins of `view`, whose layout this is.
  func ensuredMarginsGuide(of view: UIView) -> InsetGuide {
    if let marginsGuide { return marginsGuide }
    let guide = InsetGuide(
      "UIViewLayoutMarginsGuide", of: view, within: .content,
      insetsAnywhere: { ContentMargins(of: $0).anywhere }, insets: { $0.layoutMargins })
    marginsGuide = guide
    return guide
  }

  /// The guide of the safe area of `view`, whose layout this is.
  func ensuredSafeAreaGuide(of view: UIView) -> InsetGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = InsetGuide("UIViewSafeAreaLayoutGuide", of: view) { $0.safeAreaInsets }
    safeAreaGuide = guide
    return guide
  }

  /// The guide of the keyboard of `view`, whose layout this is.
  func ensuredKeyboardGuide(of view: UIView) -> UIKeyboardLayoutGuide {
    if let keyboardGuide { return keyboardGuide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    keyboardGuide = guide
    guide.place(in: view)
    return guide
  }

  /// The guide of what is comfortable to read in `view`, whose layout this is.
  func ensuredReadableGuide(of view: UIView) -> UILayoutGuide {
    if let readableGuide { return readableGuide }
    let (guide, margins) = (UILayoutGuide(), ensuredMarginsGuide(of: view))
    guide.identifier = "UIViewReadableContentGuide"
    guide.owningView = view
    readableGuide = guide
    let fullWidth = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fullWidth.priority = .required - 1
    let constraints = [
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: Self.readableWidth), fullWidth,
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    for constraint in constraints { constraint.identifier = guide.identifier }
    NSLayoutConstraint.activate(constraints)
    return guide
  }

  /// UIKit's readable width at the default text size of 17 points, in points.
  private static let readableWidth: CGFloat = 672
}

extension Array where Element: AnyObject {
  mutating func removeFirst(identicalTo element: Element) {
    // Usually all elements are removed one by one, from the front or from the back.
    if first === element {
      removeFirst()
    } else if let index = lastIndex(where: { $0 === element }) {
      remove(at: index)
    }
  }
}
