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
/// The body of the class is its contract, in the order of UIKit's header: what is `open` here, a
/// subclass may override. What it takes to do it stands in the chapters:
/// - `UIView+Hierarchy`: superview, subviews, window, tasks
/// - `UIView+Geometry`: frames, transforms, conversion, autoresizing
/// - `UIView+Appearance`: tint, layer, drawing, traits, content mode
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
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    untransformedFrame = .zero
    super.init()
    setUp()
    coder.decode(self)
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  isolated deinit {
    storedReference?.clear()
    UIView.releaseDescendants(of: self)
  }

  /// The wires of views, by UIKit's key-value coding names.
  open override class var wires: AnyWires { viewWires(adding: super.wires) }

  // MARK: - Configuring the event-related behavior

  /// Whether the view and its subviews take input.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsCommit(.state) } }
  }

  /// Whether the view gets further touches while it has one. False unless set; recognisers get all of
  /// them.
  open var isMultipleTouchEnabled: Bool {
    get { input?.takesMultipleTouches ?? false }
    set { ensuredInput.takesMultipleTouches = newValue }
  }

  /// Whether, while the view has a touch, no other view of the window gets one, and the other way about: it
  /// gets none while another view has one. False unless set; recognisers get all of them.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch
  open var isExclusiveTouch: Bool {
    get { input?.takesTouchesAlone ?? false }
    set { ensuredInput.takesTouchesAlone = newValue }
  }

  /// A number to find the view by, see ``viewWithTag(_:)``. The meaning is the application's.
  open var tag = 0

  /// The view's own layer: its corners, border and shadow, and what lies between its background and its
  /// subviews.
  open var layer: CALayer { ensuredLayer }

  /// The class of the view's own ``layer``, such as `CAGradientLayer.self`.
  open class var layerClass: CALayer.Type { CALayer.self }

  /// The view controller whose root view this is, else the superview.
  open override var next: UIResponder? { controller ?? parent }

  /// Takes the keyboard from the view or from what is inside of it.
  /// - Parameter force: whether a responder loses it that refuses to resign.
  /// - Returns: whether something has lost it; false if nothing there had it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignInside(force: force) }

  // MARK: - Hit-testing in a view

  /// The view that a press at `point` is for: the frontmost and deepest one inside of this view, or
  /// the view itself; nil if it takes no input there, for instance because it is hidden, or the
  /// point isn't inside of it.
  ///
  /// In a window, a view that an override gives gets the press if it reports the point as inside of
  /// it too, see ``point(inside:with:)``.
  /// - Parameters:
  ///   - point: in the view's own coordinates.
  ///   - event: what a person has done; nil if the pointer only moves, or nobody has done anything.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(at: point, with: event)
  }

  /// Whether a press at `point` is inside of the view: in its bounds, unless overridden.
  /// - Parameters:
  ///   - point: in the view's own coordinates.
  ///   - event: what a person has done; nil for nothing.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: - Managing gesture recognizers

  /// The recognisers that were added to the view; nil for none. Setting it adds and removes.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a recogniser, which gets the touches that begin in the view and in those inside of it from
  /// now on. It leaves the view that it had.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recogniser. A gesture that is under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser that gets a touch of this view, or of one inside of it, may recognise its
  /// gesture. True unless overridden.
  ///
  /// Asked after the recogniser's delegate: first the view that is touched, then those around it up to
  /// the recogniser's own.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: - Managing interactions

  /// What the view lets a person do with it beyond touches, such as to open a menu.
  open var interactions: [any UIInteraction] {
    get { input?.interactions ?? [] }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction. It leaves the view that it had.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  // MARK: - Managing the user interface direction

  /// How the view mirrors in right-to-left interfaces.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The direction that leading and trailing mean here, from the semantic attribute and the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  // MARK: - Traits

  /// The traits that the view is shown with: those of its window, or without one the current ones, as the
  /// ``traitOverrides`` of the controllers and views around it and its own say otherwise; on the card of a sheet at
  /// the elevated level.
  open var traitCollection: UITraitCollection { window?.traits(of: self) ?? overridden(.current) }

  /// Called after the traits have changed, for instance from light to dark.
  ///
  /// ``UITraitChangeObservable/registerForTraitChanges(_:handler:)`` is told of some traits only.
  /// - Parameter previousTraitCollection: the traits before; nil if there were none.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits of the view, and of all inside of it, that are others than those around it.
  ///
  /// Setting one tells those views; costs a walk through them.
  open var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { setTraitOverrides(newValue) }
  }

  /// The style that the view, and all inside of it, is shown in: that of its ``traitOverrides``. Unspecified follows
  /// the surroundings.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: - Configuring the bounds and frame rectangles

  /// The rectangle of the view in the coordinates of its superview: what ``bounds``, ``center`` and
  /// ``transform`` make of it. Of a view that is turned it is the smallest upright rectangle around it.
  ///
  /// Setting it sets the centre and the size of the bounds. With a transform the size becomes that of
  /// the rectangle with the transform taken back, and stays as it is if that can't be done. A rectangle
  /// of negative size is standardised; one that isn't finite is refused with a message.
  /// Auto Layout doesn't set it: as in UIKit, it sets ``bounds`` and ``center``.
  open var frame: CGRect {
    get { storedLayer?.transform == nil ? untransformedFrame : transformedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle of the view in its own coordinates: the origin is where its content starts.
  /// Another size is taken around the ``center``.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: untransformedFrame.size) }
    set { setBounds(newValue) }
  }

  /// The centre of the view in the coordinates of the superview.
  open var center: CGPoint {
    get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
    set { setCenter(newValue) }
  }

  /// How the view is moved, turned and scaled, with all inside of it, about its ``center``. Layout
  /// takes no notice of it. The identity unless set; that of a window isn't shown.
  ///
  /// A view whose transform can't be taken back, such as a scale by 0, isn't seen and can't be pressed.
  /// A transform with an entry that isn't finite is refused with a message.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/transform
  open var transform: CGAffineTransform {
    get { storedLayer?.transform ?? .identity }
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

  /// Converts a rectangle from the coordinates of this view to those of `view`; where transforms turn
  /// it, to the smallest upright rectangle around it.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, from: self, to: view)
  }

  /// Converts a rectangle from the coordinates of `view` to those of this view; where transforms turn
  /// it, to the smallest upright rectangle around it.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view, to: self)
  }

  // MARK: - Configuring the resizing behavior

  /// Whether the subviews follow the view's size as their ``autoresizingMask`` says.
  open var autoresizesSubviews = true

  /// What of the frame follows the superview's size, for views positioned by their frames.
  open var autoresizingMask: AutoresizingMask = []

  /// The size that suits the content best within `size`. A plain view answers with its own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size to what ``sizeThatFits(_:)`` answers for the present one.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: - Managing the view hierarchy

  /// The view that contains this one, or nil.
  open var superview: UIView? { parent }

  /// The views inside this one, from back to front.
  open var subviews: [UIView] { children }

  /// The window that the view is in, or nil.
  open var window: UIWindow? { enclosingWindow }

  /// Takes the view out of its superview, together with the constraints that reach out of it.
  open func removeFromSuperview() { leaveSuperview() }

  /// Adds `view` in front of the other subviews. It leaves the superview that it had.
  open func addSubview(_ view: UIView) { insertInFront(view) }

  /// Adds `view` so that it is number `index` of the subviews, from the back. Clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds `view` right behind `siblingSubview`; behind all if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  /// Adds `view` right in front of `siblingSubview`; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  /// Lets two subviews change places in ``subviews``. Without effect if there is no such subview.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves `view`, a subview, in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { reorder(view, to: children.count - 1) }
  }

  /// Moves `view`, a subview, behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { reorder(view, to: 0) }
  }

  /// Whether this view is `view` or is inside of it, at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === view }
  }

  /// The view itself or the first one inside of it, depth first, whose tag is `tag`; nil for none.
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

  /// Lays out now: the constraints of the whole tree first, then the views that asked for it, from
  /// the topmost of the ancestors without a gap that asked, else from this one, down.
  ///
  /// Semantics: https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
  open func layoutIfNeeded() { layOutNow() }

  /// Positions the subviews. The base implementation gives them the frames of Auto Layout.
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

  /// Runs ``updateProperties()`` now for the views of this tree, from this view down, that asked.
  open func updatePropertiesIfNeeded() {
    guard interface.passes.propertiesCount < RunningPasses.maximum else { return }
    visitPending(.allProperties) { $0.performUpdateProperties($1) }
  }

  // MARK: - Configuring content margins

  /// The distances from the edges that content keeps, in points. 8 on each side unless set; for the
  /// root view of a controller 16 at the sides (20 in windows at least 413 points wide) and none
  /// above and below. The safe area is added.
  open var layoutMargins: UIEdgeInsets {
    get { directionalLayoutMargins.resolved(for: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }

  /// The distances from the edges that content keeps, by the direction of reading. See
  /// ``layoutMargins``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ContentMargins(of: self).current }
    set { setMargins(newValue) }
  }

  /// Whether the margins are at least as large as what of the superview's margins reaches into the
  /// view.
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

  /// The rectangle inside the margins whose lines are comfortable to read: in the middle, and at most
  /// 672 points wide.
  open var readableContentGuide: UILayoutGuide { ensuredLayout.ensuredReadableGuide(of: self) }

  // MARK: - Getting the safe area

  /// The distances from the edges within which the window's bars or the screen's shape cover the
  /// view, in points. On a desktop none but what a controller adds.
  open var safeAreaInsets: UIEdgeInsets { SafeArea.insets(of: self) }

  /// The rectangle inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { ensuredLayout.ensuredSafeAreaGuide(of: self) }

  /// Called in the course of layout, before ``layoutSubviews()``, when the ``safeAreaInsets`` of a view
  /// in a window have changed.
  open func safeAreaInsetsDidChange() {}

  /// The part of the view that a keyboard on the screen would cover. A desktop has none: the top is the
  /// bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    ensuredLayout.ensuredKeyboardGuide(of: self)
  }

  // MARK: - Configuring the visual appearance

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { setNeedsCommit(.appearance) } }
  }

  /// The colour behind the content, or nil for none.
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

  /// Whether the view is left out of what is shown. A stack view gives a hidden view no room.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsCommit(.visibility)
      parent?.visibilityDidChange(of: self)
    }
  }

  /// How content of a size of its own, such as an image, fills the view.
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
  /// What is drawn outside of the bounds isn't seen. Everything is drawn again, whatever `rect`, the bounds,
  /// says. Draw with `UIBezierPath`, `UIColor.setFill()`, `UIImage.draw(in:)`, or on
  /// `UIGraphicsGetCurrentContext()`. Dynamic colours are those of the view's traits.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` in the next update cycle.
  open func setNeedsDisplay() { requestDisplay() }

  /// Asks for ``draw(_:)`` in the next update cycle, of the whole view.
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

  /// Runs ``updateConstraints()`` now for the views that asked, from this view down, the deepest
  /// first.
  open func updateConstraintsIfNeeded() { updatePendingConstraints() }

  /// Whether the frame is what the application sets it to, also where constraints of other views
  /// refer to it. True unless set; set it to false before adding constraints to the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout?.translatesFrame ?? true }
    set { setTranslatesFrame(newValue) }
  }

  /// Whether the view solves the constraints inside of it by itself, in a layout engine of its own. False
  /// unless set; the root of a tree, such as the window, does it in any case.
  ///
  /// Set it, before the view is used, for views that are taken out and put in again with other content, such
  /// as the cells of a list: the engine stays with the view while that is out of its window or in another
  /// superview, so that nothing is added to a solver again, and ``systemLayoutSizeFitting(_:)`` solves with
  /// it, at the cost of what has changed since the last time. Without it, each of both costs as much as
  /// making the constraints anew. It costs some 2 KB a view; what changes inside is solved when the view is
  /// laid out, so that ``layoutSubviews()`` is called for it.
  ///
  /// The view gets its size from outside, by its frame or by constraints with what is around it; nothing
  /// inside stretches it. Ask ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``
  /// for the size that suits what is inside. Constraints end at the view's own edges: one between what is
  /// inside and what is outside, its layout guides included, is refused with a message, and one that is active
  /// when this is set ends with one. A margin or safe area inside follows the view's place as ever.
  ///
  /// UIKit has such views too, cells among them, but doesn't tell of it.
  open var hostsLayoutEngine: Bool {
    get { layout?.hostsEngine ?? false }
    set { setHostsLayoutEngine(newValue) }
  }

  /// Whether the view relies on constraints even if it makes them in ``updateConstraints()`` only.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: - Aligning and measuring in Auto Layout

  /// The distances by which the frame is larger than the rectangle that constraints align, in
  /// points: room for a shadow, for instance.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The natural size of the content, or ``noIntrinsicMetric`` in a direction that has none.
  ///
  /// Auto Layout turns it into constraints with the view's hugging and compression priorities.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// No natural size in this direction: a value of ``intrinsicContentSize``.
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

  /// The size that the constraints inside the view allow, with `targetSize` counting as much as the
  /// priorities say. Rounded up to whole points.
  ///
  /// A length of the target that is negative counts as 0, one above a million points as that; one that isn't
  /// finite gets a message, and the view's present size as the answer.
  ///
  /// Solves the constraints inside the view by themselves: the cost grows with their number, unless the view
  /// hosts its engine, see ``hostsLayoutEngine``.
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

  /// Adds a guide. It leaves the view that it had.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Removes a guide, together with its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { release(layoutGuide) }

  // MARK: - Debugging Auto Layout

  /// Whether the constraints leave the place or the size of the view open.
  ///
  /// Looks at all constraints of the tree: for debugging and tests.
  open var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }

  // MARK: - Accessibility

  /// Whether assistive technologies take the view, with all inside of it, for one thing. Buttons, text
  /// fields, labels, and plain views with a label are elements by themselves; a subclass of
  /// ``UIControl`` isn't, so that controls inside of it are found.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { changeAccessibility(\.isElement, to: newValue) }
  }

  /// What the view is, in a word or two, in the user's language: "Name". Nil takes what the view
  /// shows, such as a button's title.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? defaultAccessibilityLabel }
    set { changeAccessibility(\.label, to: newValue) }
  }

  /// The value that the view shows, such as a field's text. Nil takes what the view shows.
  open var accessibilityValue: String? {
    get { accessibility.value ?? defaultAccessibilityValue }
    set { changeAccessibility(\.value, to: newValue) }
  }

  /// What happens when the view is used: "Reverses the name". Nil for no hint.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { changeAccessibility(\.hint, to: newValue) }
  }

  /// A name for tests and messages, never shown. Nil for none.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { changeAccessibility(\.identifier, to: newValue) }
  }

  /// How the view behaves: as a button, a header, a text that changes often.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? defaultAccessibilityTraits }
    set { changeAccessibility(\.traits, to: newValue) }
  }

  /// What can be done with the view beside activating it. Nil for nothing; the cells of a table have what a swipe and
  /// their menu show besides.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set {
      accessibility.customActions = newValue
      setNeedsCommit(.accessibility)
    }
  }

  /// An assistive technology activates the view: a control does what a press does, a cell is selected. False, for
  /// nothing, unless overridden.
  /// - Returns: whether something was done.
  open func accessibilityActivate() -> Bool { false }

  /// An assistive technology raises the value of a view with the trait ``UIAccessibilityTraits/adjustable``, by a step
  /// that makes sense. Does nothing unless overridden, as sliders, steppers, page controls and pickers do.
  open func accessibilityIncrement() {}

  /// An assistive technology lowers the value of a view with the trait ``UIAccessibilityTraits/adjustable``. Does
  /// nothing unless overridden.
  open func accessibilityDecrement() {}

  /// What assistive technologies find in the view, in the order in which it is read: a ``UIAccessibilityElement`` for
  /// each part that the view draws itself, and views inside of it, at any depth. Nil, the default, for the subviews
  /// from back to front; an empty array for nothing. What isn't among them isn't found.
  ///
  /// A view that is an accessibility element itself is read as one thing, and these aren't found; with elements and a
  /// label a plain view isn't one unless set. In a window the views of one superview are read together, where its first
  /// one comes. An override that answers otherwise than before is asked again when the view changes, or draws, and
  /// after `UIAccessibility.post(notification: .layoutChanged, argument: nil)`.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelements
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { setAccessibilityElements(newValue) }
  }

  /// How many ``accessibilityElements`` there are; 0 where those are nil. A view may override this,
  /// ``accessibilityElement(at:)`` and ``index(ofAccessibilityElement:)`` in place of them.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the ``accessibilityElements``; nil if there is none with this index.
  open func accessibilityElement(at index: Int) -> Any? { storedElement(at: index) }

  /// Where an element stands in ``accessibilityElements``; `NSNotFound` if it isn't there.
  open func index(ofAccessibilityElement element: Any) -> Int { indexOfStored(element) }

  /// Whether assistive technologies find neither the view nor what is inside of it. False unless set.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityelementshidden
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { changeAccessibility(\.hidesElements, to: newValue) }
  }

  /// Whether, as long as the view isn't hidden, assistive technologies find none of the other subviews of its
  /// superview. False unless set.
  ///
  /// Semantics: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityviewismodal
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { changeAccessibility(\.isModal, to: newValue) }
  }

  // MARK: - What the Kit's own kinds of view override

  /// What a kind of view of the Kit is made of, and how it differs from a plain view at first.
  func setUp() {}

  /// What a class of the Kit leaves to UIView, so that it isn't asked for nothing. For a subclass of an application's that
  /// says nothing: it may override any of it.
  class var plainness: Plainness { Plainness(of: UIView.self, [.hitTests, .touches, .properties]) }

  /// The window that the view is in; of a window itself.
  var enclosingWindow: UIWindow? { containingWindow }

  /// The origin of the bounds is another one: the subviews are seen elsewhere.
  func originDidChange(from old: CGPoint) {
    setNeedsLayout()
    contentDidMove()
  }

  /// The edges at which the subviews don't lie under what covers the view, because its content is inset by that.
  var edgesInSafeArea: UIRectEdge { [] }

  /// The view whose baseline counts for this one.
  func baselineView(_ baseline: LayoutAttribute) -> UIView { self }

  /// The size has changed, and the subviews haven't followed yet.
  func sizeDidChange() {}

  /// What a kind of view of the Kit does in the pass of ``updateProperties()``, before it.
  func updateOwnProperties() {}

  /// A subview was hidden or shown: a stack view arranges anew.
  func visibilityDidChange(of subview: UIView) {}

  /// A subview has another natural size: a stack view may arrange anew.
  func naturalSizesOfSubviewsDidChange() {}

  /// Whether nothing is lost of the content where it is narrower than its natural width: it wraps, or
  /// scrolls. Among views that resist equally, such a view gives way first.
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

  /// Calls ``draw(_:)`` on a context for what it draws.
  func performDraw() { draw(bounds) }

  /// The person wants text to be larger or smaller, or the view is shown where it was not: a text of the Kit adjusts
  /// its font.
  func adjustFonts(to traits: UITraitCollection) {}

  /// The subviews in the order in which a person reads them, where that isn't from back to front; those that are
  /// missing come last. Nil for from back to front.
  package var readingOrder: [UIView]? { nil }

  // What a kind of view tells assistive technologies unless the application says otherwise.
  var isAccessibilityElementByDefault: Bool { accessibility.label != nil && !hasElements }
  var defaultAccessibilityLabel: String? { nil }
  var defaultAccessibilityValue: String? { nil }
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  var builtInAccessibleActions: [UIAccessibilityCustomAction] { [] }

  /// Whether the view, with what is inside of it, is lifted from the ground: it and the grounds inside are
  /// lighter in the dark.
  var isElevated: Bool { false }

  package override var responderWindow: UIWindow? { window }
  override var responderView: UIView? { self }

  /// Asks to become first responder once the view is in a window. The last one of a tree that asks counts.
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
  /// What the centre and the size of the bounds say: the frame but for the ``transform``. It is kept in
  /// this form because a third of a point would lose its last bit on the way by the centre.
  package internal(set) var untransformedFrame: CGRect {
    didSet { parent?.input?.subviewSearch = .unknown }
  }
  var boundsOrigin = CGPoint.zero
  var children: [UIView] = [] {
    didSet { input?.subviewSearch = .unknown }
  }
  /// The superview, unretained. A superview that is freed clears it; see `releaseDescendants(of:)`.
  unowned(unsafe) var parent: UIView?
  var windowReference: ItemReference?
  weak var controller: UIViewController?

  /// Recognisers and the like; nil for the many views that have none.
  var input: ViewInput?

  // Update cycle and host.
  var pending: UpdatePasses = [.properties, .constraints, .layout]
  var pendingBelow: UpdatePasses = []
  var uncommitted: ViewChanges = .all
  var propertiesScope: ObservationScope?

  /// Whether the view becomes first responder once it is in a window, see UIWindow+Focus.swift.
  var awaitsWindow = false

  /// What shows this view in a window, or nil without a host.
  package internal(set) var peer: (any ViewPeer)?

  /// Whether another screen lies on the view, so that nobody can use it meanwhile.
  package internal(set) var isCovered = false {
    didSet { if isCovered != oldValue { setNeedsCommit([.state, .accessibility]) } }
  }

  // Layout: what few views set is kept aside, so that a plain view stays small.
  var layout: ViewLayout?
  var storedReference: ItemReference?
  var treeUsesAutoLayout = false
  var treeHasInsetGuides = false
  /// Whether the view, or one inside of it, hosts its layout engine.
  var treeHasLayoutHosts = false
  var ownMargins: NSDirectionalEdgeInsets?

  var toldSafeArea: ToldSafeArea?

  // Looks. Nil inherited is the tint of the application.
  /// Nil for the many views that neither override nor follow traits.
  var traitState: TraitState?
  var ownTintColor: UIColor?
  var inheritedTintColor: UIColor?
  package internal(set) var storedLayer: CALayer?
  var accessibility = AccessibilityAttributes()
}
