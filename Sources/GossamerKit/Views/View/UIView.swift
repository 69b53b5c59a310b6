// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerSupport

/// A rectangle of the screen that shows something and contains other views.
///
/// A view is state, not a widget: it knows its frame, its look and its subviews, and a host shows
/// what changed once per frame. Without a host the same tree is laid out and tested headless.
/// All lengths are in points; one point is one logical pixel of the host.
///
/// The body of the class declares its public interface, in the order of UIKit's header. Subclasses may override what is
/// `open`. The implementation is in extensions, one file each:
/// - `UIView+Hierarchy`: superview, subviews, window, tasks
/// - `UIView+Geometry`: frames, transforms, conversion, autoresizing
/// - `UIView+Appearance`: tint, layer, drawing, traits, content mode
/// - `UIView+KeptObjects`: the objects that a view keeps alive, such as its intentions
/// - `UIView+Interaction`: hit tests, recognisers, the keyboard, accessibility
/// - `UIView+Animation`: animations, key frames, transitions
/// - `UIView+AutoLayout`: anchors, constraints, engines, guides, fitting
/// - `UIView+UpdateCycle`: asking for the passes of the update cycle, and running them
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiview
open class UIView: UIResponder {
  // MARK: - Creating a view

  /// Creates a view.
  /// - Parameter frame: its rectangle in the coordinates of the superview that it will get.
  public init(frame: CGRect) {
    untransformedFrame = .zero
    super.init()
    if let frame = UIView.valid(frame) {
      untransformedFrame = frame
    } else {
      Messages.layout.error(
        "The frame \(frame) of a new \(shortDescription) isn't finite; it starts empty.")
    }
    setUp()
  }

  /// Creates a view that an Interface Builder document describes, with its attributes and subviews.
  /// - Parameter coder: the coder that the loader of documents passes. Any other coder makes the result nil.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    untransformedFrame = .zero
    super.init()
    setUp()
    coder.decode(self)
  }

  /// Never called: Xcode's canvas calls it, and there is none.
  open func prepareForInterfaceBuilder() {}

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  @MainActor deinit {
    storedReference?.clear()
    UIView.releaseDescendants(of: self)
  }

  /// The attributes and outlets that documents can set on views, by UIKit's key-value coding names.
  open override class var wires: AnyWires { viewWires(adding: viewSelectors(adding: super.wires)) }

  // MARK: - Configuring the event-related behavior

  /// Whether the view and its subviews take input.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsCommit(.state) } }
  }

  /// Has no effect: a view's drawing begins empty in any case.
  open var clearsContextBeforeDrawing = true

  /// Has no effect: everything is drawn in the pixels of the window.
  open var contentScaleFactor: CGFloat = 1

  /// Has no effect: the state of the interface isn't restored by names.
  open var restorationIdentifier: String?

  /// Has no effect: what is behind a view is drawn in any case.
  open var isOpaque = true

  /// Whether the view can have several touches at once. False unless set. Gesture recognisers get all touches in any
  /// case.
  open var isMultipleTouchEnabled: Bool {
    get { input?.takesMultipleTouches ?? false }
    set { ensuredInput.takesMultipleTouches = newValue }
  }

  /// Whether touches in this view and touches in other views exclude each other. While this view has a touch, no other
  /// view of the window gets one. While another view has one, this view gets none. False unless set. Gesture
  /// recognisers get all touches in any case.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch
  open var isExclusiveTouch: Bool {
    get { input?.takesTouchesAlone ?? false }
    set { ensuredInput.takesTouchesAlone = newValue }
  }

  /// A number to find the view by, see ``viewWithTag(_:)``. Its meaning is up to the application.
  open var tag = 0

  /// The view's layer: the corners, border and shadow, and the content between the view's background and its subviews.
  open var layer: CALayer { ensuredLayer }

  /// The class of the view's own ``layer``, such as `CAGradientLayer.self`. It has to be `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view controller if this is its root view, otherwise the superview.
  open override var next: UIResponder? { controller ?? parent }

  /// Asks the first responder to resign if it is this view or a descendant.
  /// - Parameter force: whether it loses the keyboard even if it refuses to resign.
  /// - Returns: whether it has resigned. False if there was no first responder in this view.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

  // MARK: - Hit-testing in a view

  /// The view that is hit at `point`: the frontmost and deepest view inside this view, or this view itself. Nil if this
  /// view takes no input there, for instance because it is hidden, or if the point is outside of it.
  ///
  /// In a window, a view that an override returns gets the press only if its own ``point(inside:with:)`` is true as
  /// well.
  /// - Parameters:
  ///   - point: in the view's own coordinates.
  ///   - event: the event of the hit test. Nil if the pointer only moves, or if no person caused the hit test.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(at: point, with: event)
  }

  /// Whether `point` hits the view. Unless overridden, whether it is inside the bounds.
  /// - Parameters:
  ///   - point: in the view's own coordinates.
  ///   - event: the event of the hit test, or nil for none.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: - Managing gesture recognizers

  /// The gesture recognisers of the view; nil for none. Setting it adds those that are new and removes those that are
  /// missing.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recogniser and removes it from its previous view. From now on it gets the touches that begin in
  /// this view or its descendants.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a gesture recogniser. Its gesture is cancelled if it is under way.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a gesture recogniser may begin, when it has a touch in this view or in a descendant. True unless
  /// overridden.
  ///
  /// Called after the recogniser's delegate was asked: first for the touched view, then for its superviews up to the
  /// recogniser's own view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Managing interactions

  /// The interactions of the view: what a person can do with it beyond touches, such as opening a menu.
  open var interactions: [any UIInteraction] {
    get { input?.interactions ?? [] }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: - Managing the user interface direction

  /// Whether and how the view is mirrored in right-to-left interfaces.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The direction that leading and trailing refer to in this view. It follows from the semantic attribute and the
  /// traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  // MARK: - Traits

  /// The traits of the view. They are those of its window, or the current ones without a window, changed by the
  /// ``traitOverrides`` of the view, its superviews and their view controllers. On the card of a sheet, the level is
  /// elevated.
  open var traitCollection: UITraitCollection { window?.traits(of: self) ?? overridden(.current) }

  /// Called after the traits have changed, for instance from light to dark.
  ///
  /// To be notified of certain traits only, use ``UITraitChangeObservable/registerForTraitChanges(_:handler:)``.
  /// - Parameter previousTraitCollection: the traits before; nil if there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the view and its descendants that differ from those of the surroundings.
  ///
  /// Setting one notifies these views. The cost grows with their number.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The style, light or dark, of the view and its descendants. It is part of ``traitOverrides``. `.unspecified`
  /// follows the surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: - Configuring the bounds and frame rectangles

  /// The rectangle of the view in the coordinates of its superview. It follows from ``bounds``, ``center`` and
  /// ``transform``. If the view is rotated, it is the smallest upright rectangle around the view.
  ///
  /// Setting it sets the centre and the size of the bounds. If the view has a transform, the inverse transform is
  /// applied to the new size; the size stays as it is if there is no inverse. A rectangle of negative size is
  /// standardised. One that isn't finite is refused with a message. Auto Layout doesn't set it: as in UIKit, it sets
  /// ``bounds`` and ``center``.
  open var frame: CGRect {
    get { storedLayer?.flatTransform == nil ? untransformedFrame : transformedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle of the view in its own coordinates. Its origin is the point of the content at the view's upper left
  /// corner. Setting another size keeps the ``center``.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
    set { setBounds(newValue) }
  }

  /// The centre of the view in the coordinates of the superview.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set { setCenter(newValue) }
  }

  /// The transform that moves, rotates and scales the view, with its subviews, about its ``center``. Layout ignores it.
  /// The identity unless set. The transform of a window isn't shown.
  ///
  /// A view whose transform can't be inverted, such as a scale by 0, is neither visible nor hit. A transform with an
  /// entry that isn't finite is refused with a message.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/transform
  open var transform: CGAffineTransform {
    get { storedLayer?.flatTransform ?? .identity }
    set { setTransform(newValue) }
  }

  // MARK: - Converting between view coordinate systems

  /// Converts a point from the coordinates of this view to those of `view`.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, from: self, to: view)
  }

  /// Converts a point from the coordinates of `view` to those of this view.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view, to: self)
  }

  /// Converts a rectangle from the coordinates of this view to those of `view`. If transforms rotate it, the result is
  /// the smallest upright rectangle around it.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, from: self, to: view)
  }

  /// Converts a rectangle from the coordinates of `view` to those of this view. If transforms rotate it, the result is
  /// the smallest upright rectangle around it.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view, to: self)
  }

  // MARK: - Configuring the resizing behavior

  /// Whether the subviews are resized with the view, by their ``autoresizingMask``.
  open var autoresizesSubviews = true

  /// The parts of the frame that change with the superview's size. Only for views that are positioned by their frames.
  open var autoresizingMask: AutoresizingMask = []

  /// The size that fits the content best within `size`. For a plain view, its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that ``sizeThatFits(_:)`` returns for the current size.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: - Managing the view hierarchy

  /// The view that contains this one, or nil.
  open var superview: UIView? { parent }

  /// The views inside this one, from back to front.
  open var subviews: [UIView] { children }

  /// The window that the view is in, or nil.
  open var window: UIWindow? { enclosingWindow }

  /// Removes the view from its superview, together with the constraints between its tree and the views outside.
  open func removeFromSuperview() { leaveSuperview() }

  /// Adds `view` in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insertInFront(view) }

  /// Inserts `view` at `index` in ``subviews``, which are ordered from back to front. The index is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` right behind `siblingSubview`, or behind all subviews if that isn't one of them.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Inserts `view` right in front of `siblingSubview`, or in front of all subviews if that isn't one of them.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Exchanges two subviews in ``subviews``. Does nothing if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves the subview `view` in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { reorder(view, to: children.count - 1) }
  }

  /// Moves the subview `view` behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { reorder(view, to: 0) }
  }

  /// Whether this view is `view` or is inside of it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === view }
  }

  /// The first view with the tag `tag`, from this view down, depth first. Nil for none.
  open func viewWithTag(_ tag: Int) -> UIView? { descendants.first { $0.tag == tag } }

  // MARK: - Observing view-related changes

  /// Called after `subview` was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before `subview` is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes to `newSuperview`, nil if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes to `newWindow`, nil if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  // MARK: - Laying out subviews

  /// Asks for ``layoutSubviews()`` in the next update cycle.
  open func setNeedsLayout() { invalidate(.layout) }

  /// Lays out now. First, the constraints of the whole tree are solved. Then the views that need layout are laid out,
  /// from the top down. The first one is the topmost of the unbroken chain of ancestors that need layout, or this view
  /// if its superview doesn't.
  ///
  /// Semantics: https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
  open func layoutIfNeeded() { layOutNow() }

  /// Positions the subviews. The base implementation gives them the frames that Auto Layout has computed.
  open func layoutSubviews() { applyLayoutFrames() }

  // MARK: - Updating properties

  /// Configures the view from the models that it shows.
  ///
  /// Runs before layout, once per frame as a rule, and again when an observable property that was
  /// read here changes.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/updateproperties()
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` in the next update cycle.
  open func setNeedsUpdateProperties() { invalidate(.properties) }

  /// Calls ``updateProperties()`` now for the views that need it, from this view down.
  open func updatePropertiesIfNeeded() {
    guard interface.passes.propertiesCount < RunningPasses.maximum else { return }
    visitPending(.allProperties) { $0.performUpdateProperties($1) }
  }

  // MARK: - Configuring content margins

  /// The margins between the edges of the view and its content, in points. 8 on each side unless set. For the root view
  /// of a view controller, 16 at the left and right (20 in windows at least 413 points wide) and 0 at the top and
  /// bottom. The safe area is added.
  open var layoutMargins: UIEdgeInsets {
    get { directionalLayoutMargins.resolved(for: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }

  /// The layout margins by leading and trailing edge. See ``layoutMargins``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ContentMargins(of: self).current }
    set { setMargins(newValue) }
  }

  /// Whether the margins are at least as large as the part of the superview's margins that overlaps the view.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { insetsDidChange() } }
  }

  /// Whether the safe area is added to the layout margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { insetsDidChange() } }
  }

  /// Called after the view's own layout margins were set.
  open func layoutMarginsDidChange() {}

  /// The rectangle inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { ensuredLayout.ensuredMarginsGuide(of: self) }

  /// A centred rectangle inside the margins in which lines of text are comfortable to read. It is at most 672 points
  /// wide.
  open var readableContentGuide: UILayoutGuide { ensuredLayout.ensuredReadableGuide(of: self) }

  // MARK: - Getting the safe area

  /// The distances from the edges of the view to the area that neither the window's bars nor the screen's shape cover,
  /// in points. On a desktop, zero unless a view controller adds to it.
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// The rectangle inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { ensuredLayout.ensuredSafeAreaGuide(of: self) }

  /// Called during layout, before ``layoutSubviews()``, when the ``safeAreaInsets`` of a view in a window have changed.
  open func safeAreaInsetsDidChange() {}

  /// The guide for the part of the view that an on-screen keyboard covers. A desktop has none, so the top of the guide
  /// is the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    ensuredLayout.ensuredKeyboardGuide(of: self)
  }

  // MARK: - Configuring the visual appearance

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsCommit(.appearance) } }
  }

  /// The background colour; nil for none.
  open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      setNeedsCommit(.appearance)
      AnimationBlock.record(.backgroundColor(oldValue, backgroundColor), of: self)
    }
  }

  /// The opacity of the view with its subviews, from 0 to 1. Other values are clamped.
  open var alpha: CGFloat = 1 {
    didSet {
      alpha = alpha.isNaN ? oldValue : min(max(alpha, 0), 1)
      guard alpha != oldValue else { return }
      setNeedsCommit(.visibility)
      AnimationBlock.record(.alpha(oldValue, alpha), of: self)
    }
  }

  /// Whether the view is hidden. A stack view gives a hidden view no room.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsCommit(.visibility)
      parent?.visibilityDidChange(of: self)
    }
  }

  /// How content that has a size of its own, such as an image, fills the view.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsCommit(.content) } }
  }

  /// The colour of interactive content. Inherited from the superview unless set; set nil to inherit
  /// again. Reading it never gives nil.
  // UIKit's type, which an override has to repeat.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? inheritedTintColor ?? .tintColor }
    set { setTintColor(newValue) }
  }

  /// Called after the tint colour of the view, or the one it inherits, has changed.
  open func tintColorDidChange() { setNeedsCommit(.appearance) }

  // MARK: - Drawing and updating the view

  /// Draws the view's own content, behind its subviews and in front of its background colour. Draws
  /// nothing unless overridden. Called before the view is shown, when its size has changed, and after
  /// ``setNeedsDisplay()``; never call it yourself.
  ///
  /// Drawing outside of the bounds isn't visible. `rect` is always the bounds, and everything is drawn again. Draw with
  /// `UIBezierPath`, `UIColor.setFill()`, `UIImage.draw(in:)`, or on `UIGraphicsGetCurrentContext()`. Dynamic colours
  /// are resolved with the view's traits.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` in the next update cycle.
  open func setNeedsDisplay() { requestDisplay() }

  /// Asks for ``draw(_:)`` in the next update cycle. The whole view is drawn, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay() }

  // MARK: - Managing the view's constraints

  /// The active constraints that the view holds: those between itself and what is inside of it.
  open var constraints: [NSLayoutConstraint] { layout?.heldConstraints ?? [] }

  /// Activates a constraint with this view as its holder. Prefer `isActive`, which finds the holder.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }

  /// Activates constraints with this view as their holder.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { adopt(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Deactivates constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  // MARK: - Triggering Auto Layout

  /// Whether ``updateConstraints()`` will be called in the next update cycle.
  open func needsUpdateConstraints() -> Bool { pending.contains(.constraints) }

  /// Asks for ``updateConstraints()`` in the next update cycle.
  open func setNeedsUpdateConstraints() { invalidate(.constraints) }

  /// Sets up or changes constraints. An override calls `super` at its end.
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` now for the views that need it, from this view down, the deepest first.
  open func updateConstraintsIfNeeded() { updatePendingConstraints() }

  /// Whether the application sets the view's frame. Constraints of other views that refer to this view then use that
  /// frame. True unless set; set it to false before adding constraints to the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout?.translatesFrame ?? true }
    set { setTranslatesFrame(newValue) }
  }

  /// Whether the view has a layout engine of its own, which solves the constraints inside the view separately. False
  /// unless set. The root of a tree, such as the window, always has one.
  ///
  /// Set it, before the view is used, for views that are removed and added again with other content, such as the cells
  /// of a list. The engine stays with the view while the view is out of its window or in another superview. So the
  /// constraints aren't added to a solver again, and ``systemLayoutSizeFitting(_:)`` costs only what has changed since
  /// the last time. Without it, either costs as much as making the constraints anew. It costs some 2 KB per view.
  /// Changes inside are solved when the view is laid out, so ``layoutSubviews()`` is called for it.
  ///
  /// The view gets its size from outside, by its frame or by constraints to the views around it. Nothing inside
  /// stretches it. Ask ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` for the
  /// size that fits its content. Constraints inside may refer to the view's own edges. A constraint between a view or
  /// guide inside and one outside is refused with a message, and one that is active when this is set is deactivated
  /// with a message. Margins and safe areas inside still follow the view's place.
  ///
  /// UIKit has such views too, cells among them, but no public property for it.
  open var hostsLayoutEngine: Bool {
    get { layout?.hostsEngine ?? false }
    set { setHostsLayoutEngine(newValue) }
  }

  /// Whether the view needs Auto Layout even if it makes constraints only in ``updateConstraints()``.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: - Aligning and measuring in Auto Layout

  /// The insets from the frame to the rectangle that constraints align, in points: room for a shadow, for instance.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The natural size of the content in points. ``noIntrinsicMetric`` along an axis that has none.
  ///
  /// Auto Layout turns it into constraints with the view's hugging and compression priorities.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The value of ``intrinsicContentSize`` along an axis that has no natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Tells Auto Layout that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// The priority with which the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities(for: axis).hugging
  }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities(for: axis) { $0.hugging = priority }
  }

  /// The priority with which the view resists being smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities(for: axis).compressionResistance
  }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities(for: axis) { $0.compressionResistance = priority }
  }

  /// The size nearest to `targetSize` that the constraints inside the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size nearest to `targetSize` that the constraints inside the view allow. The priorities say how much the
  /// target counts. Rounded up to whole points.
  ///
  /// A negative length of the target counts as 0, and one above a million points as a million. If a length isn't
  /// finite, a message is logged and the view's current size is returned.
  ///
  /// The constraints inside the view are solved separately. The cost grows with their number, unless
  /// ``hostsLayoutEngine`` is set.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(for: targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: - Working with layout guides

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layout?.guides ?? [] }

  /// Adds a guide and removes it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a guide, together with its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  // MARK: - Debugging Auto Layout

  /// Whether the constraints don't determine the position and the size of the view.
  ///
  /// The cost grows with all constraints of the tree: for debugging and tests.
  open var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }

  // MARK: - Accessibility

  /// Whether assistive technologies treat the view and its contents as one element. Buttons, text fields, labels, and
  /// plain views with an accessibility label are elements by default. A subclass of ``UIControl`` isn't, so that the
  /// controls inside it are found.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { changeAccessibility(\.isElement, to: newValue) }
  }

  /// The name of the view in a word or two, in the user's language: "Name". If nil, it is taken from what the view
  /// shows, such as a button's title.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? defaultAccessibilityLabel }
    set { changeAccessibility(\.label, to: newValue) }
  }

  /// The value of the view, such as a field's text. If nil, it is taken from what the view shows.
  open var accessibilityValue: String? {
    get { accessibility.value ?? defaultAccessibilityValue }
    set { changeAccessibility(\.value, to: newValue) }
  }

  /// What happens when the view is activated: "Reverses the name". Nil for no hint.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { changeAccessibility(\.hint, to: newValue) }
  }

  /// An identifier for tests and messages, never shown to the user. Nil for none.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { changeAccessibility(\.identifier, to: newValue) }
  }

  /// The behaviour of the view: a button, a header, a text that changes often.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? defaultAccessibilityTraits }
    set { changeAccessibility(\.traits, to: newValue) }
  }

  /// The actions of the view besides its activation. Nil for none. The cells of a table also offer the actions of their
  /// swipes and their menu.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set {
      accessibility.customActions = newValue
      setNeedsCommit(.accessibility)
    }
  }

  /// Called when an assistive technology activates the view. A control acts as if it were pressed, and a cell is
  /// selected. Unless overridden, it does nothing and returns false.
  /// - Returns: whether the view has done something.
  open func accessibilityActivate() -> Bool { false }

  /// Called when an assistive technology raises the value of a view with the trait
  /// ``UIAccessibilityTraits/adjustable``. Change it by a sensible step. Does nothing unless overridden, as sliders,
  /// steppers, page controls and pickers do.
  open func accessibilityIncrement() {}

  /// Called when an assistive technology lowers the value of a view with the trait
  /// ``UIAccessibilityTraits/adjustable``. Does nothing unless overridden.
  open func accessibilityDecrement() {}

  /// The accessibility elements inside the view, in reading order: a ``UIAccessibilityElement`` for each part that the
  /// view draws itself, and descendant views at any depth. Nil, the default, means the subviews from back to front. An
  /// empty array means no elements. A view that isn't listed isn't found.
  ///
  /// If the view is an accessibility element itself, it is read as one, and these are ignored. A plain view with both a
  /// label and elements isn't an element unless set. In a window, listed views with the same superview are read
  /// together, at the position of the first one. If an override returns something else than before, it is called again
  /// when the view changes or draws, and after `UIAccessibility.post(notification: .layoutChanged, argument: nil)`.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { setAccessibilityElements(newValue) }
  }

  /// The number of ``accessibilityElements``; 0 if they are nil. Instead of them, a view may override this method,
  /// ``accessibilityElement(at:)`` and ``index(ofAccessibilityElement:)``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the ``accessibilityElements``; nil if there is none with this index.
  open func accessibilityElement(at index: Int) -> Any? { storedElement(at: index) }

  /// The index of an element in ``accessibilityElements``, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int { indexOfStored(element) }

  /// Whether assistive technologies ignore the view and its descendants. False unless set.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { changeAccessibility(\.hidesElements, to: newValue) }
  }

  /// Whether assistive technologies ignore the siblings of the view, unless the view is hidden. False unless set.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { changeAccessibility(\.isModal, to: newValue) }
  }

  // MARK: - What the Kit's own kinds of view override

  /// Creates the subviews and sets the defaults of a view class of the Kit. Called by each initialiser.
  func setUp() {}

  /// What the view shows beside the properties that have wires, for a trace.
  var furtherShownValues: [(name: String, value: Any?)] { [] }

  /// The UIView methods that a class of the Kit doesn't override, so that they needn't be called. It holds for this
  /// class only: a subclass in an application may override any of them.
  class var plainness: Plainness { Plainness(of: UIView.self, [.hitTests, .touches, .properties]) }

  /// The window that contains the view. For a window, the window itself.
  var enclosingWindow: UIWindow? { containingWindow }

  /// Called after the origin of the bounds has changed, so that the subviews appear elsewhere.
  func originDidChange(from old: CGPoint) {
    setNeedsLayout()
    contentDidMove()
  }

  /// The edges at which the view insets its content by the safe area, so that the subviews aren't covered there.
  var edgesInSafeArea: UIRectEdge { [] }

  /// The view whose baseline is used for this one.
  func baselineView(_ baseline: LayoutAttribute) -> UIView { self }

  /// Called after the size has changed, before the subviews are resized.
  func sizeDidChange() {}

  /// What a view class of the Kit updates right before ``updateProperties()``, in the same pass.
  func updateOwnProperties() {}

  /// Called after a subview was hidden or shown. A stack view then arranges its subviews anew.
  func visibilityDidChange(of subview: UIView) {}

  /// Called after the natural size of a subview has changed. A stack view may then arrange its subviews anew.
  func naturalSizesOfSubviewsDidChange() {}

  /// Whether the content can be narrower than its natural width without loss, because it wraps or scrolls. Among views
  /// of the same compression resistance, such a view is narrowed first.
  var contentFitsAnyWidth: Bool { contentHeightDependsOnWidth }

  /// Whether the natural height follows from the width that Auto Layout gives the view.
  var contentHeightDependsOnWidth: Bool { false }

  /// The natural size for a given width, where the height depends on it.
  func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// How far the first baseline lies below the top of the content, and the last one above its
  /// bottom, in points.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Whether ``draw(_:)`` may draw something. Plain views don't, and most views are plain.
  var drawsItself: Bool { type(of: self) != UIView.self }

  /// Calls ``draw(_:)`` while a graphics context is current.
  func performDraw() { draw(bounds) }

  /// Adjusts the fonts of a view of the Kit to the text size in `traits`. Called after that size has changed, and when
  /// the view has entered a window.
  func adjustFonts(to traits: UITraitCollection) {}

  /// The subviews in reading order, if that isn't from back to front. Subviews that are missing here come last. Nil
  /// means from back to front.
  package var readingOrder: [UIView]? { nil }

  // The accessibility defaults, which hold unless the application sets something else.
  var isAccessibilityElementByDefault: Bool { accessibility.label != nil && !hasElements }
  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  var builtInAccessibleActions: [UIAccessibilityCustomAction] { [] }

  /// Whether the view and its descendants are at the elevated level, where background colours are lighter in dark mode.
  var isElevated: Bool { false }

  package override var responderWindow: UIWindow? { window }
  override var responderView: UIView? { self }

  /// Asks to become first responder once the view is in a window. If several views of a tree ask, the last one does.
  override func awaitWindow() {
    for view in root.descendants { view.awaitsWindow = false }
    awaitsWindow = true
  }

  override func ceaseToAwaitWindow() {
    awaitsWindow = false
    if let window, window.awaitedResponder === self { window.awaitedResponder = nil }
  }

  // MARK: - State that the chapters keep

  // Geometry and hierarchy.
  /// The frame without the ``transform``: it follows from the centre and the size of the bounds. It is stored as a
  /// frame because a third of a point would lose its last bit when computed from the centre.
  package internal(set) var untransformedFrame: CGRect {
    didSet { parent?.input?.subviewSearch = .unknown }
  }
  var boundsOrigin = CGPoint.zero
  var children: [UIView] = [] {
    didSet { input?.subviewSearch = .unknown }
  }
  /// The superview, not retained. A superview that is freed clears it; see `releaseDescendants(of:)`.
  unowned(unsafe) var parent: UIView?
  var windowReference: ItemReference?
  weak var controller: UIViewController?

  /// Gesture recognisers, interactions and the like; nil for the many views that have none.
  var input: ViewInput?

  // Update cycle and host.
  var pending: UpdatePasses = [.properties, .constraints, .layout]
  var pendingBelow: UpdatePasses = []
  var uncommitted: ViewChanges = .all
  var propertiesScope: ObservationScope?

  /// Whether the view becomes first responder once it is in a window, see UIWindow+Focus.swift.
  var awaitsWindow = false

  /// The host's counterpart that shows this view in a window, or nil without a host.
  package internal(set) var peer: (any ViewPeer)?

  /// Whether another screen covers the view, so that it takes no input.
  package internal(set) var isCovered = false {
    didSet { if isCovered != oldValue { setNeedsCommit([.state, .accessibility]) } }
  }

  // Layout. What few views need is stored apart, so that a plain view stays small.
  var layout: ViewLayout?
  var storedReference: ItemReference?
  var treeUsesAutoLayout = false
  var treeHasInsetGuides = false
  /// Whether the view, or one inside of it, hosts its layout engine.
  var treeHasLayoutHosts = false
  /// Whether the view, or one that was ever inside of it, keeps objects.
  var treeHasKeptObjects = false
  var ownMargins: NSDirectionalEdgeInsets?

  var toldSafeArea: ToldSafeArea?

  // Looks. If `inheritedTintColor` is nil, the tint is the application's.
  /// Nil for the many views that neither override nor follow traits.
  var traitState: TraitState?
  var ownTintColor: UIColor?
  var inheritedTintColor: UIColor?
  package internal(set) var storedLayer: CALayer?
  var accessibility = AccessibilityAttributes()
}
