// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import Foundation
import GossamerLayout

/// A rectangle of the screen that shows something and contains other views.
///
/// A view is state, not a widget: it knows its frame, its look and its subviews, and a host shows
/// what changed once per frame. Without a host the same tree is laid out and tested headless.
/// All lengths are in points; one point is one logical pixel of the host.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiview
open class UIView: UIResponder {
  // Geometry, see UIView+Geometry.swift.
  var storedFrame: CGRect
  var boundsOrigin = CGPoint.zero

  // Hierarchy, see UIView+Hierarchy.swift.
  var children: [UIView] = []
  weak var parent: UIView?
  weak var containingWindow: UIWindow?
  weak var controller: UIViewController?

  // Update cycle, see UIView+UpdateCycle.swift.
  var pending: UpdatePasses = [.properties, .constraints, .layout]
  var pendingBelow: UpdatePasses = []
  var uncommitted: ViewChanges = .all
  var propertiesScope: ObservationScope?

  /// What shows this view in a window, or nil without a host.
  package internal(set) var peer: (any ViewPeer)?

  // Layout, see the folder Layout.
  var layout: ViewLayout?
  var treeUsesAutoLayout = false
  var ownMargins: NSDirectionalEdgeInsets?

  // What few views set is kept aside, so that a plain view stays small.
  var accessibility = AccessibilityAttributes()
  package internal(set) var storedLayer: CALayer?

  /// Creates a view.
  /// - Parameter frame: its rectangle in the coordinates of the superview that it will get.
  public init(frame: CGRect) {
    storedFrame = .zero
    super.init()
    if let frame = UIView.valid(frame) {
      storedFrame = frame
    } else {
      Messages.layout.error(
        "The frame \(frame) of a new \(shortDescription) isn't finite; it starts empty.")
    }
    setUp()
  }

  /// Creates a view that an Interface Builder document describes, with its attributes and subviews.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    storedFrame = .zero
    super.init()
    setUp()
    coder.decode(self)
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  isolated deinit {
    UIView.releaseDescendants(of: self)
  }

  /// What a kind of view of the Kit is made of, and how it differs from a plain view at first.
  func setUp() {}

  // MARK: - Wires

  /// The wires of views, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    viewWires(adding: super.wires)
  }

  // MARK: - Looks

  /// The colour behind the content, or nil for none.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { setNeedsCommit(.appearance) } }
  }

  /// Whether the view is left out of what is shown. A stack view gives a hidden view no room.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsCommit(.visibility)
      parent?.visibilityOfSubviewsDidChange()
    }
  }

  /// The opacity of the view with its subviews, from 0 to 1. Other values are clamped.
  open var alpha: CGFloat = 1 {
    didSet {
      alpha = alpha.isNaN ? oldValue : min(max(alpha, 0), 1)
      if alpha != oldValue { setNeedsCommit(.visibility) }
    }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsCommit(.appearance) } }
  }

  /// How content of a size of its own, such as an image, fills the view.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsCommit(.content) } }
  }

  /// A number to find the view by, see ``viewWithTag(_:)``. The meaning is the application's.
  open var tag = 0

  /// Whether the view and its subviews take input.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsCommit(.state) } }
  }

  // Tint, see UIView+Appearance.swift. Nil inherited is the tint of the application.
  var ownTintColor: UIColor?
  var inheritedTintColor: UIColor?

  /// Whether another screen lies on the view, so that nobody can use it meanwhile.
  package internal(set) var isCovered = false {
    didSet { if isCovered != oldValue { setNeedsCommit([.state, .accessibility]) } }
  }

  /// How the view mirrors in right-to-left interfaces.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      layoutDirectionDidChange()
    }
  }

  // MARK: - Resizing with the superview

  /// What of the frame follows the superview's size, for views positioned by their frames.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the subviews follow the view's size as their ``autoresizingMask`` says.
  open var autoresizesSubviews = true

  // MARK: - Margins

  /// Whether the safe area is added to the layout margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { insetsDidChange() } }
  }

  /// Whether the margins are at least as large as what of the superview's margins reaches into the
  /// view.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { insetsDidChange() } }
  }

  /// Called after the view's own layout margins were set.
  open func layoutMarginsDidChange() {}

  /// The distances by which the frame is larger than the rectangle that constraints align, in
  /// points: room for a shadow, for instance.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // MARK: - Content

  /// The natural size of the content, or ``noIntrinsicMetric`` in a direction that has none.
  ///
  /// Auto Layout turns it into constraints with the view's hugging and compression priorities.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Whether the natural height follows from the width that Auto Layout gives the view.
  var contentHeightDependsOnWidth: Bool { false }

  /// The natural size for a given width, where the height depends on it.
  func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// How far the first baseline lies below the top of the content, and the last one above its
  /// bottom, in points.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The size that suits the content best within `size`. A plain view answers with its own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  // MARK: - Observing changes of the hierarchy

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the superview changes to `newSuperview`, nil if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Called before the window changes to `newWindow`, nil if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after `subview` was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before `subview` is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called after the tint colour of the view, or the one it inherits, has changed.
  open func tintColorDidChange() {
    setNeedsCommit(.appearance)
  }

  /// Called after the traits have changed, for instance from light to dark.
  /// - Parameter previousTraitCollection: the traits before; nil if there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size has changed, and the subviews haven't followed yet.
  func sizeDidChange() {}

  // MARK: - Updating

  /// Configures the view from the models that it shows.
  ///
  /// Runs before layout, once per frame as a rule, and again when an observable property that was
  /// read here changes.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/updateproperties()
  open func updateProperties() {}

  /// What a kind of view of the Kit does in the pass of ``updateProperties()``, before it.
  func updateOwnProperties() {}

  /// Sets up or changes constraints. An override calls `super` at its end.
  open func updateConstraints() {}

  /// Whether the view relies on constraints even if it makes them in ``updateConstraints()`` only.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// A subview was hidden or shown: a stack view arranges anew.
  func visibilityOfSubviewsDidChange() {}

  /// A subview has another natural size: a stack view may arrange anew.
  func naturalSizesOfSubviewsDidChange() {}

  /// Positions the subviews. The base implementation gives them the frames of Auto Layout.
  open func layoutSubviews() {
    applyLayoutFrames()
  }

  // MARK: - What a kind of view tells assistive technologies unless the application says otherwise

  var isAccessibilityElementByDefault: Bool { accessibility.label != nil }
  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  // MARK: - Responder

  /// The view controller whose root view this is, else the superview.
  open override var next: UIResponder? { controller ?? parent }

  package override var responderWindow: UIWindow? { window }
}

extension UIView {
  /// No natural size in this direction: a value of ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1
}
