// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows one view as one widget: its place, its rectangle's look, its subviews. As it is it serves
/// plain views; a subclass shows what a kind of view has in addition.
///
/// The view is known weakly, and has its peer no longer when it leaves its window, perhaps while a signal
/// of the peer's widget is being handled: a handler that has called out must not count on ``view`` being
/// there still. The peer stays until the end of the next commit, and longer if the view comes back before.
class WidgetPeer: ViewPeer {
  /// The view that is shown; nil once it is gone, and as long as it isn't in the window.
  var view: UIView? { shownView?.peer === self ? shownView : nil }
  private weak var shownView: UIView?

  /// The window that the view is shown in; nil once it is closed.
  private(set) weak var windowHost: GTKWindowHost?

  /// What shows the view.
  let handle: ObjectHandle
  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  private(set) var frame = PixelRect()
  /// How the widget is turned and scaled about its middle; nil for not at all.
  private(set) var transform: CGAffineTransform?
  private var subviewsOrigin = CGPoint.zero
  private var subpeerCount = 0
  private var box = BoxStyle()
  private let onlyDrawsChildren: Bool
  private var clips = false
  private var alpha: CGFloat = 1
  /// What types into a view of an application's own; nil for all others.
  private var typing: OwnTextInput?
  /// What is on its way; nil for nothing.
  private(set) var motion: PeerMotion?

  /// Whether the widget isn't so far from what is seen of a scroll view around it that it needs neither to
  /// be drawn nor to be looked for under the pointer.
  var isNearby = true
  /// Where the view and what sticks out of it reach, and as of which change.
  private var extent: (area: CGRect, change: Int)?

  /// What assistive technologies have been told, see ``updateAccessibility(of:)``.
  var accessibleTexts = AccessibleTexts()
  /// Whether they have been told a name, or that there is none.
  var isNameTold = false
  var isHiddenFromAccessibility = false
  /// Whether they are told what can be done with the view, see ``AccessibleActionsClass``.
  var offersActions = false
  /// The elements of the view, which it draws itself.
  var elementPeers: [ElementPeer] = []
  /// Which elements the view has named last; nil for none.
  var namedElements: [any Accessible]?
  /// Whether the widgets inside lie in the order of elements, and not from back to front.
  var isOrderedByElements = false
  /// Whether a view around this one doesn't name it among its elements, or another one is modal.
  var isLeftOut = false {
    didSet { if isLeftOut != oldValue, let view { updateAccessibleHiding(of: view) } }
  }
  /// Whether the view is shown and modal to assistive technologies.
  var isModal = false
  /// Of a row of a list, which one it is, from 1 on, and of how many.
  var placeInSet = (0, 0)

  /// Creates a peer that shows its view in a widget of the class `base`, extended by what every
  /// view has. See ``ViewWidgetClass``.
  init(view: UIView, in windowHost: GTKWindowHost, base: GType = gtk_widget_get_type()) {
    shownView = view
    self.windowHost = windowHost
    handle = ObjectHandle(referencing: ViewWidgetClass.makeWidget(of: base))
    onlyDrawsChildren = ViewWidgetClass.onlyDrawsChildren(base)
    Self.set(self, for: widget)
    handle.setAccessibleRole(accessibleRole(of: view))
    typing = OwnTextInput(into: view, at: handle)
  }

  isolated deinit {
    Self.set(nil, for: widget)
    if gtk_widget_get_parent(widget) != nil { FocusFollower.unparent(widget) }
  }

  // MARK: - What a kind of view overrides

  /// Brings the widget up to date with `view`. An override calls `super`.
  func update(_ changes: ViewChanges, of view: UIView) {
    if changes.contains(.motion) { updateMotion(of: view) }
    if changes.contains(.geometry) { updateGeometry(of: view) }
    if changes.contains(.visibility) { updateVisibility(of: view) }
    if changes.contains(.appearance) { updateBox(of: view) }
    if changes.contains(.display) { gtk_widget_queue_draw(widget) }
    if changes.contains(.state) { updateState(of: view) }
    if changes.contains(.accessibility) { updateAccessibility(of: view) }
    if !changes.isDisjoint(with: [.accessibility, .visibility]) { updateModality(of: view) }
    if !changes.isDisjoint(with: [.accessibility, .geometry, .display]) {
      updateElements(of: view)
    }
  }

  /// The widget that the widgets of the subviews lie in.
  var container: WidgetPointer { widget }

  /// The point of the view's bounds that is at the upper left corner of the ``container``.
  func originOfSubviews(of view: UIView) -> CGPoint { view.bounds.origin }

  /// Places widgets of the peer's own inside of its widget, whose size this is.
  func allocateContent(width: Int32, height: Int32) {}

  /// Draws what lies on the background and behind the subviews.
  func drawContent(on snapshot: OpaquePointer, size: CGSize) {}

  /// Draws what lies on the widgets inside.
  func drawForeground(on snapshot: OpaquePointer, size: CGSize) {}

  /// Draws, in front of all else and beyond the edges, that the view has the keyboard.
  func drawFocus(on snapshot: OpaquePointer) {}

  /// Whether the widget's class draws the widgets inside of it by itself.
  var classDrawsChildren: Bool { true }

  /// What the widget is to assistive technologies, for as long as it lives.
  func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    GtkAccessibleRole(of: view)
  }

  /// Whether the widget tells assistive technologies by itself what value it shows.
  var tellsItsValue: Bool { false }

  /// What assistive technologies are told of the view by; the widget unless overridden.
  var accessibleHandle: ObjectHandle { handle }

  /// Brings up to date whether the control can be used.
  func updateEnabled(of control: UIControl) {
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
  }

  /// Gives the keyboard focus to the widget.
  func focus() {
    gtk_widget_grab_focus(widget)
  }

  /// The keyboard focus moves in the widget, into it, or out of it: as GTK's class of the widget does it, unless overridden.
  /// - Returns: false if it goes on outside.
  func moveFocus(_ direction: GtkDirectionType, byClass: () -> Bool) -> Bool { byClass() }

  /// Whether a widget of GTK's follows the pointer, so that a press on the view is its own.
  var tracksTouches: Bool { false }

  /// What shows the text of a view whose text is edited; nil for another view.
  var textMirror: (any TextMirror)? { nil }

  // MARK: - ViewPeer

  final func update(_ changes: ViewChanges) {
    if let view { update(changes, of: view) }
  }

  final func moveFocus(forward: Bool) -> Bool {
    let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
    return gtk_widget_child_focus(widget, direction) != 0
  }

  final func setSubpeers(_ subpeers: [any ViewPeer]) {
    arrange(subpeers.compactMap { $0 as? WidgetPeer })
    if let view, subpeers.isEmpty != (subpeerCount == 0) { updateAccessibleHiding(of: view) }
    if subpeers.count < subpeerCount, let view { updateNameOfControl(around: view) }
    subpeerCount = subpeers.count
  }
}

// MARK: - What every view has

extension WidgetPeer {
  private func updateGeometry(of view: UIView) {
    let origin = view.superview.map { superview in
      (superview.peer as? WidgetPeer)?.originOfSubviews(of: superview) ?? superview.bounds.origin
    }
    let newFrame = PixelRect(
      view.untransformedFrame.offsetBy(dx: -(origin?.x ?? 0), dy: -(origin?.y ?? 0)))
    if newFrame != frame || view.storedLayer?.transform != transform {
      frame = newFrame
      transform = view.storedLayer?.transform
      noteChange()
      if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(parent) }
    }
    // Layers in it lie in the coordinates of the content.
    if view.storedLayer?.sublayers != nil { updateBox(of: view) }
    let ownOrigin = originOfSubviews(of: view)
    guard ownOrigin != subviewsOrigin else { return }
    subviewsOrigin = ownOrigin
    for subview in view.subviews { subview.peer?.update(.geometry) }
  }

  private func updateVisibility(of view: UIView) {
    let isShown: gboolean = !view.isHidden || view is UIWindow ? 1 : 0
    if gtk_widget_get_visible(widget) != isShown {
      gtk_widget_set_visible(widget, isShown)
      // GTK tells assistive technologies of what it shows, whatever they were told before.
      if isShown != 0, isHiddenFromAccessibility {
        handle.setAccessibleState(GTK_ACCESSIBLE_STATE_HIDDEN, to: true)
      }
      updateNameOfControl(around: view)
    }
    alpha = view.alpha
    updateOpacity()
    updateState(of: view)
  }

  private func updateBox(of view: UIView) {
    if view.clipsToBounds != clips {
      // What is cut off can't be pressed either.
      clips = view.clipsToBounds
      noteChange()
      updateOverflow()
    }
    let newBox = BoxStyle(of: view)
    guard newBox != box else { return }
    box = newBox
    gtk_widget_queue_draw(widget)
  }

  /// While the opacity changes the parent draws it, so that the widget's own drawing is kept.
  private func updateOpacity() {
    gtk_widget_set_opacity(widget, motion?.fades == true ? 1 : Double(alpha))
  }

  /// While the size changes GTK would cut at the size in the end.
  private func updateOverflow() {
    let cuts = clips && motion?.resizes != true
    gtk_widget_set_overflow(widget, cuts ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
  }

  private func updateMotion(of view: UIView) {
    let animations = view.storedLayer?.animations ?? []
    guard !animations.isEmpty || motion != nil else { return }
    motion = animations.isEmpty ? nil : PeerMotion(animations)
    updateOpacity()
    updateOverflow()
    windowHost?.motion.show(self)
  }

  private func updateState(of view: UIView) {
    // What can't be seen can't be pressed, nor what lies under another screen.
    let takesInput = view.isUserInteractionEnabled && view.alpha > 0.01 && !view.isCovered
    gtk_widget_set_can_target(widget, takesInput ? 1 : 0)
    gtk_widget_set_can_focus(widget, takesInput ? 1 : 0)
    if !takesInput { windowHost?.releaseFocus(inside: view) }
    if let control = view as? UIControl { updateEnabled(of: control) }
  }
}

// MARK: - How far it reaches

extension WidgetPeer {
  /// Views have come, gone or moved: what reaches where has to be found out anew.
  func noteChange() { windowHost?.placeChanges += 1 }

  /// Whether something of the view, or of what sticks out of it, may be seen in `area` of its parent. What
  /// is on its way is seen elsewhere than where it lies.
  func reaches(into area: CGRect) -> Bool {
    motion != nil || extentInParent(asOf: windowHost?.placeChanges ?? 0).intersects(area)
  }

  /// Where the view and what sticks out of it reach, in the coordinates of the parent.
  private func extentInParent(asOf change: Int) -> CGRect {
    if let extent, extent.change == change { return extent.area }
    var own = CGRect(x: 0, y: 0, width: CGFloat(frame.width), height: CGFloat(frame.height))
    if !clips, container == widget {
      for child in widget.children {
        if let peer = WidgetPeer.of(child) { own = own.union(peer.extentInParent(asOf: change)) }
      }
    }
    if let transform {
      let (x, y) = (CGFloat(frame.width) / 2, CGFloat(frame.height) / 2)
      own = own.offsetBy(dx: -x, dy: -y).applying(transform).offsetBy(dx: x, dy: y)
    }
    let area = own.offsetBy(dx: CGFloat(frame.x), dy: CGFloat(frame.y))
    extent = (area, change)
    return area
  }
}

// MARK: - What the widget asks

extension WidgetPeer {
  /// The widget has got its size: now its content and the subviews get theirs.
  func didAllocate(width: Int32, height: Int32) {
    if view is UIWindow { windowHost?.contentDidResize(width: width, height: height) }
    allocateContent(width: width, height: height)
    WidgetPeer.allocateSubviews(in: widget)
  }

  /// Whether a press at a point of the widget is for the view, or for one inside of it. GTK asks when
  /// it looks for the widget under the pointer; the Kit's hit test decides.
  func contains(x: Double, y: Double) -> Bool {
    guard isNearby, let view, let window = view.window else { return false }
    let origin = view.bounds.origin
    let isInside = view.point(
      inside: CGPoint(x: x + origin.x, y: y + origin.y), with: nil)
    var (left, top) = (0.0, 0.0)
    // GTK asks the widgets one after the other: only those under the pointer need the whole test.
    guard isInside, let root = window.peer as? WidgetPeer,
      gtk_widget_translate_coordinates(widget, root.widget, x, y, &left, &top) != 0
    else { return false }
    return window.hitTest(CGPoint(x: left, y: top), with: nil)?.isDescendant(of: view) ?? false
  }

  /// Gives the widgets of views that lie in `container` their frames.
  static func allocateSubviews(in container: WidgetPointer) {
    for child in container.children {
      if let peer = WidgetPeer.of(child) {
        child.allocate(
          peer.frame, transform: peer.transform?.isVisible == true ? peer.transform : nil)
      } else if let peer = ElementPeer.of(child) {
        child.allocate(peer.frame)
      }
    }
  }
}

// MARK: - Drawing

extension WidgetPeer {
  /// Draws the view's rectangle and, in it, what the widget's class draws: its own content and the
  /// widgets inside.
  func draw(on snapshot: OpaquePointer, drawWidgets: () -> Void) {
    let offset = motion?.offset ?? AnimationOffset()
    let allocated = CGSize(
      width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
    let size = CGSize(
      width: max(0, allocated.width + offset.size.x),
      height: max(0, allocated.height + offset.size.y))
    let isFading = motion?.drawPicture(on: snapshot) ?? false
    box.shown(with: offset).draw(on: snapshot, size: size, of: widget) {
      view?.storedLayer?.drawing?.show(on: snapshot, in: size)
      box.drawSublayers(on: snapshot, of: widget)
      drawContent(on: snapshot, size: size)
      // The content of a size of its own, such as text, stays in the middle. A canvas moves by itself.
      let isContainer = container == widget
      let (x, y) =
        onlyDrawsChildren || !isContainer ? (0, 0) : (offset.size.x / 2, offset.size.y / 2)
      let origin = isContainer ? offset.origin : .zero
      snapshot.moved(by: x - origin.x, y - origin.y) {
        if onlyDrawsChildren {
          drawChildren(on: snapshot)
        } else {
          drawWidgets()
        }
      }
      if !onlyDrawsChildren, !classDrawsChildren { drawChildren(onlyViews: true, on: snapshot) }
      drawForeground(on: snapshot, size: size)
    }
    if isFading { gtk_snapshot_pop(snapshot) }
    drawFocus(on: snapshot)
  }

  /// Draws what lies in the widget, as GtkWidget does, but the views from back to front.
  /// - Parameter onlyViews: whether the class has drawn its own widgets already.
  private func drawChildren(onlyViews: Bool = false, on snapshot: OpaquePointer) {
    let isOrdered = isOrderedByElements || view?.readingOrder != nil
    for child in widget.children {
      let isView = WidgetPeer.of(child) != nil
      if isView ? !isOrdered : !onlyViews {
        WidgetPeer.draw(child, in: widget, on: snapshot)
      }
    }
    guard isOrdered, let view else { return }
    for peer in subpeers(of: view) { WidgetPeer.draw(peer.widget, in: widget, on: snapshot) }
  }

  /// The peers that lie in the ``container`` now, from back to front.
  func subpeers(of view: UIView) -> some Sequence<WidgetPeer> {
    view.subviews.lazy.compactMap { $0.peer as? WidgetPeer }
      .filter { [container] in gtk_widget_get_parent($0.widget) == container }
  }

  /// Draws one of the widgets in `container`.
  static func draw(
    _ child: WidgetPointer, in container: WidgetPointer, on snapshot: OpaquePointer
  ) {
    guard let peer = WidgetPeer.of(child), peer.motion != nil || peer.transform != nil else {
      return gtk_widget_snapshot_child(container, child, snapshot)
    }
    peer.drawInPlace(on: snapshot) { gtk_widget_snapshot_child(container, child, snapshot) }
  }

  /// Has the widget drawn where it is shown at the moment, and as opaquely.
  ///
  /// `drawWidget` draws it where it was allocated, so that this place is taken back first. What the
  /// widget draws itself is kept by GTK from frame to frame.
  private func drawInPlace(on snapshot: OpaquePointer, drawWidget: () -> Void) {
    guard let motion else {
      if transform?.isVisible == true { drawWidget() }
      return
    }
    let place = Placement(frame, transform: allocatedTransform)
    var shown = Placement(frame, transform: transform)
    shown.move(by: motion.offset, of: transform)
    guard shown.isVisible else { return }
    if motion.fades {
      gtk_snapshot_push_opacity(snapshot, min(max(alpha + motion.offset.alpha, 0), 1))
    }
    if shown == place {
      drawWidget()
    } else {
      gtk_snapshot_save(snapshot)
      for step in [shown.makeTransform(), gsk_transform_invert(place.makeTransform())] {
        gtk_snapshot_transform(snapshot, step)
        gsk_transform_unref(step)
      }
      drawWidget()
      gtk_snapshot_restore(snapshot)
    }
    if motion.fades { gtk_snapshot_pop(snapshot) }
  }

  /// The transform that the widget is allocated with; nil for none. GTK can't allocate it without an
  /// area: then nothing of it is drawn.
  private var allocatedTransform: CGAffineTransform? {
    transform?.isVisible == true ? transform : nil
  }

  /// Shows what is on its way at `time`.
  /// - Returns: whether something goes on after that.
  func showMotion(at time: TimeInterval) -> Bool {
    guard let motion else { return false }
    let old = motion.offset
    let goesOn = motion.advance(to: time)
    if !goesOn.any {
      self.motion = nil
      updateOpacity()
      updateOverflow()
    }
    guard motion.offset != old || !goesOn.any else { return goesOn.moving }
    if motion.changesBox { gtk_widget_queue_draw(container) }
    if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_draw(parent) }
    return goesOn.moving
  }

  /// Makes the parent draw anew, and the widget itself.
  func redraw() {
    gtk_widget_queue_draw(container)
    if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_draw(parent) }
  }

  func makePicture() -> AnyObject? {
    guard let paintable = gtk_widget_paintable_new(widget) else { return nil }
    let source = ObjectHandle(owning: UnsafeMutableRawPointer(paintable))
    guard let image = gdk_paintable_get_current_image(source.opaque),
      let snapshot = gtk_snapshot_new()
    else { return nil }
    let picture = ObjectHandle(owning: UnsafeMutableRawPointer(image))
    gdk_paintable_snapshot(image, snapshot, 1, 1)
    guard let node = gtk_snapshot_free_to_node(snapshot) else {
      return windowHost?.makePicture(of: widget)
    }
    gsk_render_node_unref(node)
    return picture
  }
}

// MARK: - From widget to peer

extension WidgetPeer {
  private static let key = g_quark_from_string("gossamer-peer")

  /// The peer whose own widget `widget` is; nil if it is another one.
  static func of(_ widget: WidgetPointer) -> WidgetPeer? {
    widget.withMemoryRebound(to: GObject.self, capacity: 1) { object in
      g_object_get_qdata(object, key)
        .map { Unmanaged<WidgetPeer>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private static func set(_ peer: WidgetPeer?, for widget: WidgetPointer) {
    widget.withMemoryRebound(to: GObject.self, capacity: 1) { object in
      g_object_set_qdata(object, key, peer.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }
}
