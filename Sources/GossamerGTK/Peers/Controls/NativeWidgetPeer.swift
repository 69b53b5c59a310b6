// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a view with one of GTK's own widgets, which provides its look, gestures, keys and accessibility.
///
/// The native widget is a child of the view's widget. It gets the size that it needs, however small the view is, because
/// GTK's scales and switches draw wrongly in less.
class NativeWidgetPeer: WidgetPeer {
  /// GTK's own widget.
  let native: ObjectHandle

  private var look: SharedLook?

  /// Whether the widget is being updated from the view, so that its signals aren't a user's input.
  private(set) var isFollowingView = false

  /// Creates a peer that shows `view` by `native`, a new widget.
  init(view: UIView, native: WidgetPointer?, in windowHost: GTKWindowHost) {
    guard let native else { preconditionFailure("GTK made no widget for a \(type(of: view)).") }
    self.native = ObjectHandle(referencing: UnsafeMutableRawPointer(native))
    super.init(view: view, in: windowHost)
    gtk_widget_set_focus_on_click(native, 0)
    gtk_widget_set_parent(native, widget)
  }

  isolated deinit {
    FocusFollower.unparent(nativeWidget)
  }

  var nativeWidget: WidgetPointer { native.pointer(to: GtkWidget.self) }

  // MARK: - Overridden by the peers of special views

  /// The CSS rules for the view's colours, with `&` for the class of its widget; see ``SharedLook``.
  func rules(for view: UIView, _ traits: UITraitCollection) -> String { "" }

  /// Brings the state of the widget up to date with the view.
  func updateNative(of view: UIView) {}

  /// The area, in the coordinates of the view, in which the widget is centred.
  func nativeArea(of view: UIView) -> CGRect {
    view.bounds.inset(by: view.alignmentRectInsets)
  }

  /// Whether the widget takes the whole width of its area, rather than its natural width.
  var fillsWidth: Bool { false }

  // MARK: - WidgetPeer

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    guard !changes.isDisjoint(with: [.content, .appearance]) else { return }
    updateLook(of: view)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    gtk_widget_set_direction(nativeWidget, isMirrored ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    followView { updateNative(of: view) }
    gtk_widget_queue_allocate(widget)
  }

  /// Runs `change` and ignores the signals that it causes, because they aren't a user's input.
  func followView(_ change: () -> Void) {
    isFollowingView = true
    change()
    isFollowingView = false
  }

  private func updateLook(of view: UIView) {
    let rules = focusRule(for: view) + rules(for: view, view.traitCollection)
    SharedLook.replace(&look, by: rules, of: widget)
  }

  /// Gives the theme's focus ring, which a scale draws around its thumb, the colour of ``FocusRing``.
  private func focusRule(for view: UIView) -> String {
    let color = FocusRing.color(of: view).css
    return """
      & > *:focus:focus-visible, & > scale:focus:focus-visible > trough > slider { \
      outline-color: \(color); } \

      """
  }

  override func allocateContent(width: Int32, height: Int32) {
    guard let view else { return }
    let area = nativeArea(of: view).offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    let natural = naturalSize
    let size = CGSize(
      width: fillsWidth ? max(area.width, natural.width) : natural.width, height: natural.height)
    nativeWidget.allocate(
      PixelRect(
        CGRect(
          x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(),
          width: size.width, height: size.height)))
  }

  private var naturalSize: CGSize {
    func length(_ orientation: GtkOrientation) -> Int {
      var (minimum, natural) = (gint(0), gint(0))
      gtk_widget_measure(nativeWidget, orientation, -1, &minimum, &natural, nil, nil)
      return Int(fillsWidth && orientation == GTK_ORIENTATION_HORIZONTAL ? minimum : natural)
    }
    return CGSize(
      width: length(GTK_ORIENTATION_HORIZONTAL), height: length(GTK_ORIENTATION_VERTICAL))
  }

  /// A group, because the native widget inside has the role of the control.
  override func accessibleRole(of view: UIView) -> GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }

  override var accessibleHandle: ObjectHandle { native }

  override var tellsItsValue: Bool { true }

  override var tracksTouches: Bool { true }

  override func focus() {
    gtk_widget_grab_focus(nativeWidget)
  }
}

// MARK: - The simplest kind

/// Shows a UIActivityIndicatorView as a GtkSpinner, as large as the view.
final class ActivityIndicatorPeer: NativeWidgetPeer {
  /// Creates a peer of `indicator`.
  init(indicator: UIActivityIndicatorView, in windowHost: GTKWindowHost) {
    super.init(view: indicator, native: gtk_spinner_new(), in: windowHost)
    gtk_widget_add_css_class(widget, "activity-indicator")
  }

  override func updateNative(of view: UIView) {
    guard let indicator = view as? UIActivityIndicatorView else { return }
    let size = indicator.intrinsicContentSize
    gtk_widget_set_size_request(nativeWidget, gint(size.width), gint(size.height))
    gtk_spinner_set_spinning(native.opaque, indicator.isAnimating ? 1 : 0)
  }

  override func rules(for view: UIView, _ traits: UITraitCollection) -> String {
    guard let color = (view as? UIActivityIndicatorView)?.color else { return "" }
    return "& > spinner { color: \(color.components(with: traits).css); }"
  }
}
