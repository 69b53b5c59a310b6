// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a menu in a GtkPopover, which provides the input grab, the arrow keys, Escape and accessibility.
///
/// GtkPopoverMenu, which shows a GMenuModel, has no images, no subtitles and no destructive entries. So the entries are
/// our own; see ``MenuPageView``. The chosen action runs after GTK has delivered the event, because the action may close
/// the window.
final class MenuPopover {
  let menu: ShownMenu
  private let popover = ObjectHandle(referencing: gtk_popover_new())
  private let scroller = ObjectHandle(referencing: gtk_scrolled_window_new())
  private let stack = ObjectHandle(referencing: gtk_stack_new())
  private let gtkWindow: ObjectHandle
  private weak var window: UIWindow?
  private let focus: FocusFollower
  private let parent: ObjectHandle
  private let previousFocus: ObjectHandle?
  private var connections: [SignalConnection] = []
  private var pages: [MenuPageView] = []
  /// The page that is sliding out.
  private var leaving: MenuPageView?
  private var pending: ScheduledCall?
  private var isRemoved = false

  /// Called when the popover is gone.
  var didClose: () -> Void = {}

  /// Opens `menu` over `parent`, which is in `gtkWindow`.
  /// - Parameter greatestHeight: the maximum height in points; a taller menu scrolls.
  init(
    _ menu: ShownMenu, over parent: WidgetPointer, in gtkWindow: ObjectHandle,
    of window: UIWindow?, _ focus: FocusFollower, greatestHeight: CGFloat
  ) {
    self.menu = menu
    self.gtkWindow = gtkWindow
    self.window = window
    self.parent = ObjectHandle(referencing: parent)
    previousFocus = gtk_window_get_focus(gtkWindow.pointer(to: GtkWindow.self))
      .map { ObjectHandle(referencing: $0) }
    self.focus = focus
    focus.suspend()
    gtk_widget_add_css_class(widget, "menu")
    gtk_widget_add_css_class(widget, "gossamer-menu")
    gtk_stack_set_vhomogeneous(stack.opaque, 0)
    gtk_stack_set_hhomogeneous(stack.opaque, 0)
    gtk_stack_set_interpolate_size(stack.opaque, 1)
    gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_scrolled_window_set_max_content_height(scroller.opaque, gint(max(greatestHeight, 100)))
    gtk_scrolled_window_set_child(scroller.opaque, stack.pointer(to: GtkWidget.self))
    gtk_popover_set_child(popoverPointer, scroller.pointer(to: GtkWidget.self))
    gtk_widget_set_parent(widget, parent)
    showFirstPage()
    connections = [
      SignalConnection(popover.raw, "closed") { [weak self] _ in self?.wasClosed() }
    ]
    point(over: parent)
    gtk_popover_popup(popoverPointer)
    pages.last?.focus()
  }

  private var widget: WidgetPointer { popover.pointer(to: GtkWidget.self) }

  private var popoverPointer: UnsafeMutablePointer<GtkPopover> {
    popover.pointer(to: GtkPopover.self)
  }

  /// Points the popover at the place of the click, or below the control whose menu it is.
  private func point(over parent: WidgetPointer) {
    guard let view = menu.view, let peer = view.peer as? WidgetPeer else { return }
    let bounds = view.bounds
    let isOfControl = menu.point == nil && view is UIControl
    let point = menu.point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let area = isOfControl ? bounds : CGRect(origin: point, size: CGSize(width: 1, height: 1))
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      peer.widget, parent, area.minX - bounds.minX, area.minY - bounds.minY, &x, &y)
    let place = PixelRect(CGRect(x: x, y: y, width: area.width, height: area.height))
    var rectangle = GdkRectangle(
      x: place.x, y: place.y, width: max(place.width, 1), height: max(place.height, 1))
    gtk_popover_set_pointing_to(popoverPointer, &rectangle)
    gtk_popover_set_position(popoverPointer, GTK_POS_BOTTOM)
    gtk_popover_set_has_arrow(popoverPointer, isOfControl ? 1 : 0)
    if !isOfControl { gtk_widget_set_halign(widget, GTK_ALIGN_START) }
  }

  // MARK: - Pages

  private func showFirstPage() {
    for page in pages { gtk_stack_remove(stack.opaque, page.widget) }
    pages = []
    dropLeavingPage()
    push(menu.page, back: nil)
  }

  /// Shows the menu's current entries, beginning with the first page.
  func update() {
    guard !isRemoved else { return }
    showFirstPage()
  }

  private func push(_ page: MenuPage, back: String?) {
    let view = MenuPageView(
      page, back: back,
      traits: menu.view?.traitCollection ?? .current,
      choose: { [weak self] in self?.choose($0) }, goBack: { [weak self] in self?.pop() })
    pages.append(view)
    dropLeavingPage()
    gtk_stack_add_child(stack.opaque, view.widget)
    gtk_stack_set_visible_child(stack.opaque, view.widget)
    if pages.count > 1 { view.focus() }
  }

  private func pop() {
    guard pages.count > 1 else { return }
    dropLeavingPage()
    leaving = pages.removeLast()
    guard let last = pages.last else { return }
    gtk_stack_set_visible_child(stack.opaque, last.widget)
    last.focus()
  }

  private func dropLeavingPage() {
    if let leaving { gtk_stack_remove(stack.opaque, leaving.widget) }
    leaving = nil
  }

  private func choose(_ entry: MenuEntry) {
    UpdateBeforeInput.runIfNeeded()
    if let submenu = entry.submenu { return push(submenu(), back: entry.title) }
    pending = ScheduledCall(priority: G_PRIORITY_HIGH) { [menu] in menu.choose(entry) }
  }

  // MARK: - Closing

  /// Closes the menu because the Kit wants it closed.
  func close() {
    connections = []
    restoreFocus()
    gtk_popover_popdown(popoverPointer)
    removeLater()
  }

  /// A person has closed the menu.
  private func wasClosed() {
    pending = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self, menu] in
      menu.hostDidClose()
      self?.remove()
    }
  }

  /// Removes the popover after the current event, because GTK uses the popover's widgets until then.
  private func removeLater() {
    let removal = ScheduledCall(priority: G_PRIORITY_HIGH) { [self] in remove() }
    pending = removal
  }

  /// Takes the popover out of the window at once.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    connections = []
    restoreFocus()
    gtk_widget_unparent(widget)
    focus.resume()
    didClose()
    pending = nil
  }

  /// Returns the focus to the widget that had it, or to the Kit's present first responder. GTK by itself would focus some
  /// widget of its choice.
  ///
  /// When GTK hides the focused widget, it schedules a move of the focus for the next frame. Only a widget that gets the
  /// focus before that cancels the move. So if no widget is to have the focus, the menu's parent gets it for a moment.
  private func restoreFocus() {
    let target = previousFocus?.pointer(to: GtkWidget.self)
    let isThere =
      target.map { gtk_widget_is_ancestor($0, gtkWindow.pointer(to: GtkWidget.self)) != 0 } ?? false
    if !isThere { gtk_root_set_focus(gtkWindow.opaque, parent.pointer(to: GtkWidget.self)) }
    gtk_window_set_focus(gtkWindow.pointer(to: GtkWindow.self), isThere ? target : nil)
    (window?.firstResponder as? UIView)?.peer?.focus()
  }
}
