// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows one view as one widget: its frame, its background and border, its subviews. This class shows plain views; a
/// subclass shows the content of one kind of view.
///
/// The peer holds the view weakly. A view that leaves its window drops its peer, perhaps while a signal of the peer's
/// widget is being handled. So a signal handler must check ``view`` again after it has called the application. The peer
/// lives until the end of the next commit, and longer if the view returns before that.
class WidgetPeer: ViewPeer {
  /// The view that is shown; nil once it is freed, and while it isn't in the window.
  var view: UIView? { shownView?.peer === self ? shownView : nil }
  private weak var shownView: UIView?

  /// The window that the view is shown in; nil once it is closed.
  private(set) weak var windowHost: GTKWindowHost?

  /// The widget that shows the view.
  let handle: ObjectHandle
  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  private(set) var frame = PixelRect()
  /// The view's transform about its centre; nil for the identity.
  private(set) var transform: CGAffineTransform?
  private var subviewsOrigin = CGPoint.zero
  private var subpeerCount = 0
  private var box = BoxStyle()
  private let onlyDrawsChildren: Bool
  private var clips = false
  private var alpha: CGFloat = 1
  /// The text input of a view that implements UIKeyInput itself; nil for all other views.
  private var typing: OwnTextInput?
  /// The running animations of the view; nil for none.
  private(set) var motion: PeerMotion?

  /// Whether the widget is in or near the visible area of the scroll view around it. If not, it is neither drawn nor hit
  /// tested.
  var isNearby = true
  /// The cached extent of the view with all that overhangs it, and the value of `placeChanges` that it was computed at.
  private var extent: (area: CGRect, change: Int)?

  /// The accessible texts that were set last; see ``updateAccessibility(of:)``.
  var accessibleTexts = AccessibleTexts()
  /// Whether the accessible name has been set, even to none.
  var isNameTold = false
  var isHiddenFromAccessibility = false
  /// Whether the widget has the action group of ``AccessibleActionsClass``.
  var offersActions = false
  /// The peers of the view's accessibility elements that aren't views.
  var elementPeers: [ElementPeer] = []
  /// The value of `accessibilityElements` at the last update; nil for none.
  var namedElements: [any Accessible]?
  /// Whether the child widgets are in the order of the accessibility elements, and not from back to front.
  var isOrderedByElements = false
  /// Whether the view is hidden from assistive technologies because its superview doesn't list it among its accessibility
  /// elements, or because a sibling is modal.
  var isLeftOut = false {
    didSet { if isLeftOut != oldValue, let view { updateAccessibleHiding(of: view) } }
  }
  /// Whether the view is visible and its `accessibilityViewIsModal` is true.
  var isModal = false
  /// The position of a cell in its list, from 1 on, and the number of items; zeros for other views.
  var placeInSet = (0, 0)

  /// Creates a peer that shows its view in a widget of a subclass of `base`; see ``ViewWidgetClass``.
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

  // MARK: - Overridden by the peers of special views

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

  /// The widget that contains the widgets of the subviews.
  var container: WidgetPointer { widget }

  /// The point of the view's bounds at the upper left corner of the ``container``.
  func originOfSubviews(of view: UIView) -> CGPoint { view.bounds.origin }

  /// Allocates the peer's own child widgets, given the size of its widget.
  func allocateContent(width: Int32, height: Int32) {}

  /// Draws the content, above the background and behind the subviews.
  func drawContent(on snapshot: OpaquePointer, size: CGSize) {}

  /// Draws what lies in front of the child widgets.
  func drawForeground(on snapshot: OpaquePointer, size: CGSize) {}

  /// Draws the focus ring, in front of everything, and outside the bounds where it has to.
  func drawFocus(on snapshot: OpaquePointer) {}

  /// Whether the GTK class of the widget draws the child widgets itself.
  var classDrawsChildren: Bool { true }

  /// The accessible role of the widget, which is set once.
  func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    GtkAccessibleRole(of: view)
  }

  /// Whether the widget itself reports its value to assistive technologies.
  var tellsItsValue: Bool { false }

  /// The widget that carries the accessible name and description; the peer's own unless overridden.
  var accessibleHandle: ObjectHandle { handle }

  /// Makes the widget sensitive or insensitive, as the control is enabled or not.
  func updateEnabled(of control: UIControl) {
    gtk_widget_set_sensitive(widget, control.isEnabled ? 1 : 0)
  }

  /// Gives the keyboard focus to the widget.
  func focus() {
    gtk_widget_grab_focus(widget)
  }

  /// Moves the keyboard focus into the widget or within it, as the widget's GTK class does unless overridden.
  /// - Returns: false if the focus has to move on to a widget outside.
  func moveFocus(_ direction: GtkDirectionType, byClass: () -> Bool) -> Bool { byClass() }

  /// Whether one of GTK's own widgets tracks touches on the view.
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

// MARK: - Properties of UIView

extension WidgetPeer {
  private func updateGeometry(of view: UIView) {
    let origin = view.superview.map { superview in
      (superview.peer as? WidgetPeer)?.originOfSubviews(of: superview) ?? superview.bounds.origin
    }
    let newFrame = PixelRect(
      view.untransformedFrame.offsetBy(dx: -(origin?.x ?? 0), dy: -(origin?.y ?? 0)))
    if newFrame != frame || view.storedLayer?.flatTransform != transform {
      frame = newFrame
      transform = view.storedLayer?.flatTransform
      noteChange()
      if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(parent) }
    }
    // The sublayers' frames are in the coordinates of the bounds, whose origin may have moved.
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
      // When GTK shows a widget it reports it to assistive technologies, even if its state is hidden.
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
      // Clipping changes the extent that is hit tested and drawn.
      clips = view.clipsToBounds
      noteChange()
      updateOverflow()
    }
    let newBox = BoxStyle(of: view)
    guard newBox != box else { return }
    box = newBox
    gtk_widget_queue_draw(widget)
  }

  /// While the opacity is animated the parent applies it, so that GTK can reuse the widget's render node.
  private func updateOpacity() {
    gtk_widget_set_opacity(widget, motion?.fades == true ? 1 : Double(alpha))
  }

  /// While the size is animated the widget doesn't clip, because GTK would clip to the final size.
  private func updateOverflow() {
    let cuts = clips && motion?.resizes != true
    gtk_widget_set_overflow(widget, cuts ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
  }

  private func updateMotion(of view: UIView) {
    let animations = view.storedLayer?.animations ?? []
    let layered = view.hasLayerAnimations ? view : nil
    guard !animations.isEmpty || layered != nil || motion != nil else { return }
    let isMoving = !animations.isEmpty || layered != nil
    motion = isMoving ? PeerMotion(animations, layersOf: layered) : nil
    updateOpacity()
    updateOverflow()
    windowHost?.motion.show(self)
  }

  private func updateState(of view: UIView) {
    // As in UIKit, a transparent view and a view below another screen take no input.
    let takesInput = view.isUserInteractionEnabled && view.alpha > 0.01 && !view.isCovered
    gtk_widget_set_can_target(widget, takesInput ? 1 : 0)
    gtk_widget_set_can_focus(widget, takesInput ? 1 : 0)
    if !takesInput { windowHost?.releaseFocus(inside: view) }
    if let control = view as? UIControl { updateEnabled(of: control) }
  }
}

// MARK: - Extent

extension WidgetPeer {
  /// Invalidates the extents of all views in the window, because views were added, removed or moved.
  func noteChange() { windowHost?.placeChanges += 1 }

  /// Whether the view, or a descendant that overhangs it, may be visible in `area` of its parent. True for an animated
  /// view, which is drawn elsewhere than its frame.
  func reaches(into area: CGRect) -> Bool {
    motion != nil || extentInParent(asOf: windowHost?.placeChanges ?? 0).intersects(area)
  }

  /// The union of the view and the descendants that overhang it, in the coordinates of the parent.
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

// MARK: - Calls from the widget class

extension WidgetPeer {
  /// Allocates the content and the subviews, after the widget was allocated its size.
  func didAllocate(width: Int32, height: Int32) {
    if view is UIWindow { windowHost?.contentDidResize(width: width, height: height) }
    allocateContent(width: width, height: height)
    WidgetPeer.allocateSubviews(in: widget)
  }

  /// Whether a hit test at a point of the widget finds the view or a descendant. GTK asks when it looks for the widget
  /// under the pointer; the Kit's hit test decides.
  func contains(x: Double, y: Double) -> Bool {
    guard isNearby, let view, let window = view.window else { return false }
    let origin = view.bounds.origin
    let isInside = view.point(
      inside: CGPoint(x: x + origin.x, y: y + origin.y), with: nil)
    var (left, top) = (0.0, 0.0)
    // GTK asks one widget after another. The cheap test comes first, so that only widgets under the pointer need the full
    // hit test.
    guard isInside, let root = window.peer as? WidgetPeer,
      gtk_widget_translate_coordinates(widget, root.widget, x, y, &left, &top) != 0
    else { return false }
    return window.hitTest(CGPoint(x: left, y: top), with: nil)?.isDescendant(of: view) ?? false
  }

  /// Allocates the widgets of views and elements in `container` their frames.
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
  /// Draws the view as its layer's mask and transition show it.
  /// - Parameter drawWidgets: lets the widget's GTK class draw.
  func draw(on snapshot: OpaquePointer, drawWidgets: (OpaquePointer) -> Void) {
    let style = motion?.box ?? box.shown(with: motion?.offset ?? AnimationOffset())
    func drawNew(on snapshot: OpaquePointer) {
      style.drawMasked(on: snapshot, of: widget) {
        draw(style, on: $0, drawWidgets: drawWidgets)
      }
    }
    if let transition = motion?.transition {
      let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
      transition.draw(
        on: snapshot, size: CGSize(width: Int(width), height: Int(height)), drawNew: drawNew(on:))
    } else {
      drawNew(on: snapshot)
    }
    drawFocus(on: snapshot)
  }

  /// Draws the view's background and border and, between them, its content and child widgets.
  private func draw(
    _ style: BoxStyle, on snapshot: OpaquePointer, drawWidgets: (OpaquePointer) -> Void
  ) {
    let offset = motion?.offset ?? AnimationOffset()
    let allocated = CGSize(
      width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
    let size = CGSize(
      width: max(0, allocated.width + offset.size.x),
      height: max(0, allocated.height + offset.size.y))
    style.draw(on: snapshot, size: size, of: widget) {
      view?.storedLayer?.drawing?.show(on: snapshot, in: size)
      style.drawSublayers(on: snapshot, of: widget)
      drawContent(on: snapshot, size: size)
      // While the size is animated, content with a size of its own, such as text, stays centred. A canvas moves by itself.
      let isContainer = container == widget
      let (x, y) =
        onlyDrawsChildren || !isContainer ? (0, 0) : (offset.size.x / 2, offset.size.y / 2)
      let origin = isContainer ? offset.origin : .zero
      snapshot.moved(by: x - origin.x, y - origin.y) {
        if onlyDrawsChildren {
          drawChildren(on: snapshot)
        } else {
          drawWidgets(snapshot)
        }
      }
      if !onlyDrawsChildren, !classDrawsChildren { drawChildren(onlyViews: true, on: snapshot) }
      drawForeground(on: snapshot, size: size)
    }
  }

  /// Draws the child widgets, as GtkWidget does, but the views from back to front.
  /// - Parameter onlyViews: whether the GTK class has drawn its own child widgets already.
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

  /// The peers of the subviews whose widgets are in the ``container`` now, from back to front.
  func subpeers(of view: UIView) -> some Sequence<WidgetPeer> {
    view.subviews.lazy.compactMap { $0.peer as? WidgetPeer }
      .filter { [container] in gtk_widget_get_parent($0.widget) == container }
  }

  /// Draws a child of `container`.
  static func draw(
    _ child: WidgetPointer, in container: WidgetPointer, on snapshot: OpaquePointer
  ) {
    guard let peer = WidgetPeer.of(child), peer.motion != nil || peer.transform != nil else {
      return gtk_widget_snapshot_child(container, child, snapshot)
    }
    peer.drawInPlace(on: snapshot) { gtk_widget_snapshot_child(container, child, snapshot) }
  }

  /// Draws the widget at its animated placement and opacity.
  ///
  /// `drawWidget` draws it at its allocation, so the transform of the allocation is inverted first. This way GTK reuses the
  /// widget's render node from frame to frame.
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

  /// The transform that the widget is allocated with; nil for none. A transform that leaves no area can't be allocated;
  /// then the widget isn't drawn.
  private var allocatedTransform: CGAffineTransform? {
    transform?.isVisible == true ? transform : nil
  }

  /// Shows the view's animations as they are at `time`.
  /// - Returns: whether any of them is still moving.
  func showMotion(at time: TimeInterval) -> Bool {
    guard let motion else { return false }
    let old = motion.offset
    let goesOn = motion.advance(to: time)
    if !goesOn.any {
      self.motion = nil
      updateOpacity()
      updateOverflow()
    }
    guard motion.offset != old || !goesOn.any || motion.hasLayers else { return goesOn.moving }
    if motion.changesBox { gtk_widget_queue_draw(container) }
    if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_draw(parent) }
    return goesOn.moving
  }

  /// Redraws the widget and its parent.
  func redraw() {
    gtk_widget_queue_draw(container)
    if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_draw(parent) }
  }

  func draw(in context: CGContext) -> Bool {
    guard let view, let picture = makePicture() as? ObjectHandle else { return false }
    let size = view.bounds.size
    guard
      let node = RenderNode({
        gdk_paintable_snapshot(picture.opaque, $0, size.width, size.height)
      })
    else { return false }
    context.saveGState()
    context.translateBy(x: view.bounds.minX, y: view.bounds.minY)
    gsk_render_node_draw(node.node, context.cairo)
    context.restoreGState()
    return true
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

  /// The peer of `widget`; nil if the widget doesn't show a view.
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
