// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UIScrollView as a GtkScrolledWindow. GTK handles keys and scroll bars; the Kit handles all other scrolling, so
/// that it works the same in a test without a window.
///
/// The adjustments of the scrolled window and the view's content offset are kept in step. While GTK animates an
/// adjustment's value, after a page key for instance, it would overwrite a value that is set meanwhile. So a correction of
/// the content offset leaves the value alone and moves the adjustment's bounds: see ``origin``.
class ScrollViewPeer: WidgetPeer, @MainActor ScrollingPeer {
  /// The child of the scrolled window, which contains the canvas; see ``ScrollContentClass``.
  let content: ObjectHandle
  private var connections: [SignalConnection] = []
  private var focusVisibility: FocusVisibility?

  /// The values of the two adjustments at the content offset (0, 0).
  private var origin = CGPoint.zero

  /// Whether the adjustments are being updated from the view, so that their signals aren't a user's scrolling.
  private var isFollowingView = false

  /// Creates a peer of `scrollView`.
  init(scrollView: UIScrollView, in windowHost: GTKWindowHost) {
    content = ObjectHandle(referencing: ScrollContentClass.makeWidget())
    super.init(view: scrollView, in: windowHost, base: gtk_scrolled_window_get_type())
    gtk_scrolled_window_set_child(handle.opaque, content.pointer(to: GtkWidget.self))
    leaveScrollingToTheKit()
    setAccessibleRolesOfParts()
    _ = scrollView.takeCorrection()
    focusVisibility = FocusVisibility(of: handle)
    connections = [
      SignalConnection(UnsafeMutableRawPointer(horizontal), "value-changed") { [weak self] _ in
        self?.follow { $0.x = gtk_adjustment_get_value($1.horizontal) - $1.origin.x }
      },
      SignalConnection(UnsafeMutableRawPointer(vertical), "value-changed") { [weak self] _ in
        self?.follow { $0.y = gtk_adjustment_get_value($1.vertical) - $1.origin.y }
      },
    ]
  }

  override var container: WidgetPointer {
    gtk_widget_get_last_child(content.pointer(to: GtkWidget.self)) ?? widget
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    if changes.contains(.geometry) { followContent(of: view) }
    super.update(changes, of: view)
    guard let scrollView = view as? UIScrollView else { return }
    if !changes.isDisjoint(with: [.geometry, .content]) { updateAdjustments(to: scrollView) }
    if changes.contains(.state) { updatePolicies(of: scrollView) }
    if !changes.isDisjoint(with: [.geometry, .content, .state]) {
      gtk_widget_set_focusable(widget, takesKeyboard(scrollView) ? 1 : 0)
    }
    if changes.contains(.appearance) { gtk_widget_queue_draw(container) }
  }

  // MARK: - The keyboard

  /// Whether the scroll view itself takes the keyboard focus, after the views inside it: if it can scroll.
  func takesKeyboard(_ scrollView: UIScrollView) -> Bool {
    let range = scrollView.scrollRange
    return scrollView.isScrollEnabled && range.start != range.end
  }

  /// The arrow keys scroll the view if it has the focus itself.
  override func moveFocus(_ direction: GtkDirectionType, byClass: () -> Bool) -> Bool {
    if gtk_widget_is_focus(widget) != 0, scroll(direction) { return true }
    // A GtkScrolledWindow claims to have taken the focus even if it isn't focusable.
    guard gtk_widget_get_focusable(widget) == 0 else { return byClass() }
    return gtk_widget_child_focus(content.pointer(to: GtkWidget.self), direction) != 0
  }

  /// Scrolls one step.
  /// - Returns: false if the view can't scroll along that axis.
  private func scroll(_ direction: GtkDirectionType) -> Bool {
    let (adjustment, sign): (UnsafeMutablePointer<GtkAdjustment>, Double)
    switch direction {
    case GTK_DIR_UP: (adjustment, sign) = (vertical, -1)
    case GTK_DIR_DOWN: (adjustment, sign) = (vertical, 1)
    case GTK_DIR_LEFT: (adjustment, sign) = (horizontal, -1)
    case GTK_DIR_RIGHT: (adjustment, sign) = (horizontal, 1)
    default: return false
    }
    let length = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
    guard length > gtk_adjustment_get_page_size(adjustment) else { return false }
    let step = gtk_adjustment_get_step_increment(adjustment)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + sign * step)
    return true
  }

  override func drawFocus(on snapshot: OpaquePointer) {
    guard focusVisibility?.isVisible == true, let view else { return }
    let size = CGSize(width: Int(frame.width), height: Int(frame.height))
    FocusRing(of: view, cornerRadius: view.storedLayer?.cornerRadius ?? 0)
      .draw(within: CGRect(origin: .zero, size: size), on: snapshot)
  }

  // MARK: - Accessibility

  /// The accessible role of the canvas.
  var roleOfCanvas: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }

  private func setAccessibleRolesOfParts() {
    content.setAccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP)
    ObjectHandle(referencing: container).setAccessibleRole(roleOfCanvas)
    for bar in [
      gtk_scrolled_window_get_hscrollbar(handle.opaque),
      gtk_scrolled_window_get_vscrollbar(handle.opaque),
    ] {
      guard let bar else { continue }
      for part in [bar] + bar.children { ObjectHandle(referencing: part).setAccessibleName(nil) }
    }
  }

  /// Disables GTK's handling of fingers, wheel and touchpad, which the Kit handles itself.
  private func leaveScrollingToTheKit() {
    gtk_scrolled_window_set_kinetic_scrolling(handle.opaque, 0)
    guard let model = gtk_widget_observe_controllers(widget) else { return }
    let controllers = ObjectHandle(owning: UnsafeMutableRawPointer(model))
    for index in 0..<g_list_model_get_n_items(controllers.opaque) {
      guard let item = g_list_model_get_item(controllers.opaque, index) else { continue }
      let controller = ObjectHandle(owning: item)
      let instance = item.assumingMemoryBound(to: GTypeInstance.self)
      guard g_type_check_instance_is_a(instance, gtk_event_controller_scroll_get_type()) != 0
      else { continue }
      gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_NONE)
    }
  }

  // MARK: - The canvas

  /// The point of the content at the upper left corner of the canvas. It is moved when the view scrolls far, because GTK's
  /// coordinates are Floats, which become inexact far from the corner.
  private var canvasOrigin = CGPoint.zero
  private static let reach: CGFloat = 1_000_000

  /// The content offset that the canvas was last allocated for.
  private var shownOffset = CGPoint.zero

  /// The area of the canvas that was drawn last: the visible area, and as much again on each side.
  private(set) var drawnArea = CGRect.zero

  override func originOfSubviews(of view: UIView) -> CGPoint { canvasOrigin }

  /// Moves the canvas to the content offset, and redraws it if the visible area leaves ``drawnArea``.
  private func followContent(of view: UIView) {
    let offset = view.bounds.origin
    if max(abs(offset.x - canvasOrigin.x), abs(offset.y - canvasOrigin.y)) > Self.reach {
      canvasOrigin = CGPoint(x: offset.x.rounded(), y: offset.y.rounded())
    }
    guard offset != shownOffset else { return }
    shownOffset = offset
    gtk_widget_queue_allocate(content.pointer(to: GtkWidget.self))
    if !drawnArea.contains(seenArea(of: view)) { gtk_widget_queue_draw(container) }
  }

  /// Allocates the canvas at the content offset.
  func allocateCanvas(width: Int32, height: Int32) {
    let offset = view?.bounds.origin ?? .zero
    var place = PixelRect()
    place.x = -PixelRect.grid(offset.x - canvasOrigin.x)
    place.y = -PixelRect.grid(offset.y - canvasOrigin.y)
    (place.width, place.height) = (width, height)
    container.allocate(place)
  }

  /// The visible area of the content, in the coordinates of the canvas.
  private func seenArea(of view: UIView) -> CGRect {
    let shift = motion?.offset.origin ?? .zero
    return view.bounds.offsetBy(dx: shift.x - canvasOrigin.x, dy: shift.y - canvasOrigin.y)
  }

  /// Draws the subviews in and near the visible area.
  func drawSubviews(on snapshot: OpaquePointer) {
    guard let view else { return }
    let (seen, shift) = (seenArea(of: view), motion?.offset.origin ?? .zero)
    let isCut = view.clipsToBounds && motion?.resizes != true
    drawnArea = seen.insetBy(dx: -max(seen.width, 300), dy: -max(seen.height, 300))
    snapshot.moved(by: -shift.x, -shift.y) {
      for peer in subpeers(of: view) {
        peer.isNearby = !isCut || peer.reaches(into: drawnArea)
        if peer.isNearby { WidgetPeer.draw(peer.widget, in: container, on: snapshot) }
      }
    }
  }

  // MARK: - The adjustments

  private var horizontal: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_hadjustment(handle.opaque)
  }

  private var vertical: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(handle.opaque)
  }

  // MARK: - From GTK to the view

  /// Takes over a scroll along one axis, by a key or a scroll bar.
  private func follow(_ change: (inout CGPoint, ScrollViewPeer) -> Void) {
    guard !isFollowingView, let scrollView = view as? UIScrollView else { return }
    var offset = scrollView.contentOffset
    change(&offset, self)
    scrollView.hostDidScroll(to: offset)
  }

  // MARK: - From the view to GTK

  private func updateAdjustments(to scrollView: UIScrollView) {
    let correction = scrollView.takeCorrection()
    origin.x -= correction.dx
    origin.y -= correction.dy
    let (range, seen) = (scrollView.scrollRange, scrollView.bounds)
    isFollowingView = true
    configure(horizontal, seen.minX, range.start.x, range.end.x, origin.x, page: seen.width)
    configure(vertical, seen.minY, range.start.y, range.end.y, origin.y, page: seen.height)
    isFollowingView = false
  }

  private func configure(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>, _ offset: CGFloat, _ start: CGFloat,
    _ end: CGFloat, _ origin: CGFloat, page: CGFloat
  ) {
    gtk_adjustment_configure(
      adjustment, origin + offset, origin + start, origin + end + page, page * 0.1, page * 0.9,
      page)
  }

  private func updatePolicies(of scrollView: UIScrollView) {
    func policy(_ showsIndicator: Bool) -> GtkPolicyType {
      guard scrollView.isScrollEnabled else { return GTK_POLICY_NEVER }
      return showsIndicator ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(
      handle.opaque, policy(scrollView.showsHorizontalScrollIndicator),
      policy(scrollView.showsVerticalBar))
  }

  // MARK: - ScrollingPeer

  func endScrolling() {
    guard let scrollView = view as? UIScrollView else { return }
    _ = scrollView.takeCorrection()
    origin = .zero
    updateAdjustments(to: scrollView)
    isFollowingView = true
    // Setting the value stops GTK's animation of it.
    for adjustment in [horizontal, vertical] {
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment))
    }
    isFollowingView = false
  }
}
