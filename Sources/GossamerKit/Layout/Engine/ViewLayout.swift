// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What only views need that take part in Auto Layout.
final class ViewLayout {
  /// Whether the frame is what the application set, instead of what constraints determine.
  var translatesFrame = true

  // Unchecked as those of the engine: nobody is called while one of the two changes.

  /// Active constraints that the view holds: those between itself and what is inside of it.
  @exclusivity(unchecked) var heldConstraints: [NSLayoutConstraint] = []

  /// Active constraints that the view is an item of, whoever holds them.
  @exclusivity(unchecked) var attachedConstraints: [NSLayoutConstraint] = []

  /// The layout guides of the view.
  var guides: [UILayoutGuide] = []
  var marginsGuide: InsetGuide?
  var safeAreaGuide: InsetGuide?
  var readableGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  var scrollGuides: ScrollGuides?

  /// The priorities with which the content resists being stretched and compressed.
  var horizontal = ContentPriorities()
  var vertical = ContentPriorities()

  /// What stands in for the natural size of the content.
  var contentSizeStandIn: CGSize?

  /// What differs under the view from one size class to another.
  var variations: (any TraitVariations)?

  /// What solves the constraints inside of the view, if it is the root of its tree or hosts its engine,
  /// and was laid out or measured before.
  var engine: LayoutEngine?

  /// Whether the view keeps its engine, wherever it is. See ``UIView/hostsLayoutEngine``.
  var hostsEngine = false

  /// Views inside that host their engines, which have to hear when layout comes to rest.
  var restlessHosts: [ItemReference] = []

  // Nothing of the actor is touched, and an isolated one would ask for the executor first.
  nonisolated deinit {}

  struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var compressionResistance = UILayoutPriority.defaultHigh
  }

  /// The guides that lie at distances from the edges.
  var insetGuides: [InsetGuide] {
    [marginsGuide, safeAreaGuide, scrollGuides?.frame].compactMap { $0 }
  }

  /// The guides that exist, those that every view has included.
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

  /// UIKit's width in points at the default text size, of 17 points.
  private static let readableWidth: CGFloat = 672
}

extension Array where Element: AnyObject {
  mutating func removeFirst(identicalTo element: Element) {
    // As a rule all are removed one after the other, from the front or from the back.
    if first === element {
      removeFirst()
    } else if let index = lastIndex(where: { $0 === element }) {
      remove(at: index)
    }
  }
}
