// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows one view as one widget: its place, its rectangle's look, its subviews. As it is it serves
/// plain views; a subclass shows what a kind of view has in addition.
///
/// The view is known weakly, and lets go of its peer when it leaves its window, perhaps while a
/// signal of the peer's widget is being handled: a handler that has called out must not count on
/// ``view`` being there still.
class WidgetPeer: ViewPeer {
  /// The view that is shown; nil once it is gone.
  private(set) weak var view: UIView?

  /// The window that the view is shown in; nil once it is closed.
  private(set) weak var windowHost: GTKWindowHost?

  /// What shows the view.
  let handle: ObjectHandle
  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  private(set) var frame = PixelRect()
  private var subviewsOrigin = CGPoint.zero
  private var subpeerCount = 0
  private var box = BoxStyle()
  private var clips = false

  /// What assistive technologies have been told, see ``updateAccessibility(of:)``.
  var accessibleTexts = AccessibleTexts()
  var isHiddenFromAccessibility = false

  /// Creates a peer that shows its view in a widget of the class `base`, extended by what every
  /// view has. See ``ViewWidgetClass``.
  init(view: UIView, in windowHost: GTKWindowHost, base: GType = gtk_widget_get_type()) {
    self.view = view
    self.windowHost = windowHost
    handle = ObjectHandle(referencing: ViewWidgetClass.makeWidget(of: base))
    Self.set(self, for: widget)
    handle.setAccessibleRole(accessibleRole(of: view))
  }

  isolated deinit {
    Self.set(nil, for: widget)
    if gtk_widget_get_parent(widget) != nil { FocusFollower.unparent(widget) }
  }

  // MARK: - What a kind of view overrides

  /// Brings the widget up to date with `view`. An override calls `super`.
  func update(_ changes: ViewChanges, of view: UIView) {
    if changes.contains(.geometry) { updateGeometry(of: view) }
    if changes.contains(.visibility) { updateVisibility(of: view) }
    if changes.contains(.appearance) { updateBox(of: view) }
    if changes.contains(.state) { updateState(of: view) }
    if changes.contains(.accessibility) { updateAccessibility(of: view) }
  }

  /// The widget that the widgets of the subviews lie in.
  var container: WidgetPointer { widget }

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

  // MARK: - ViewPeer

  final func update(_ changes: ViewChanges) {
    if let view { update(changes, of: view) }
  }

  final func setSubpeers(_ subpeers: [any ViewPeer]) {
    arrange(subpeers.compactMap { $0 as? WidgetPeer })
    if subpeers.count < subpeerCount, let view { updateNameOfControl(around: view) }
    subpeerCount = subpeers.count
  }
}

// MARK: - What every view has

extension WidgetPeer {
  private func updateGeometry(of view: UIView) {
    let origin = view.superview?.bounds.origin ?? .zero
    let newFrame = PixelRect(view.frame.offsetBy(dx: -origin.x, dy: -origin.y))
    if newFrame != frame {
      frame = newFrame
      if let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_allocate(parent) }
    }
    guard view.bounds.origin != subviewsOrigin else { return }
    subviewsOrigin = view.bounds.origin
    for subview in view.subviews { subview.peer?.update(.geometry) }
  }

  private func updateVisibility(of view: UIView) {
    let isShown: gboolean = !view.isHidden || view is UIWindow ? 1 : 0
    if gtk_widget_get_visible(widget) != isShown {
      gtk_widget_set_visible(widget, isShown)
      updateNameOfControl(around: view)
    }
    gtk_widget_set_opacity(widget, Double(view.alpha))
    updateState(of: view)
  }

  private func updateBox(of view: UIView) {
    if view.clipsToBounds != clips {
      // What is cut off can't be pressed either.
      clips = view.clipsToBounds
      gtk_widget_set_overflow(widget, clips ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE)
    }
    let newBox = BoxStyle(of: view)
    guard newBox != box else { return }
    box = newBox
    gtk_widget_queue_draw(widget)
  }

  private func updateState(of view: UIView) {
    // What can't be seen can't be pressed, nor what lies under another screen.
    let takesInput = view.isUserInteractionEnabled && view.alpha > 0.01 && !view.isCovered
    gtk_widget_set_can_target(widget, takesInput ? 1 : 0)
    gtk_widget_set_can_focus(widget, takesInput ? 1 : 0)
    if let control = view as? UIControl { updateEnabled(of: control) }
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
    guard let view, let window = view.window else { return false }
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
      guard let frame = WidgetPeer.of(child)?.frame else { continue }
      child.allocate(frame)
    }
  }

  /// Draws the view's rectangle and, in it, what the widget's class draws: its own content and the
  /// widgets inside.
  func draw(on snapshot: OpaquePointer, drawWidgets: () -> Void) {
    let size = CGSize(
      width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
    box.draw(on: snapshot, size: size) {
      drawContent(on: snapshot, size: size)
      drawWidgets()
      if !classDrawsChildren {
        for child in widget.children where WidgetPeer.of(child) != nil {
          gtk_widget_snapshot_child(widget, child, snapshot)
        }
      }
      drawForeground(on: snapshot, size: size)
    }
    drawFocus(on: snapshot)
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
