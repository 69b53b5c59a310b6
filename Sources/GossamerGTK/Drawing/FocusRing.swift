// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The ring around the view with the keyboard focus, in the view's tint colour and with its corner radius.
struct FocusRing: Equatable {
  private let color: UIColor.Components
  private let cornerRadius: CGFloat

  private static let width: CGFloat = 2
  /// The distance between a view and the ring around it, in points.
  private static let gap: CGFloat = 1

  /// The ring of `view`.
  /// - Parameter cornerRadius: of the rectangle that the ring follows, in points.
  init(of view: UIView, cornerRadius: CGFloat) {
    color = Self.color(of: view)
    self.cornerRadius = cornerRadius
  }

  /// The colour of the ring: the view's tint colour, translucent.
  static func color(of view: UIView) -> UIColor.Components {
    let tint = (view.tintColor ?? .tintColor).components(with: view.traitCollection)
    return UIColor.Components(
      red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * 0.6)
  }

  /// Draws the ring around a rectangle, with a gap.
  func draw(around rect: CGRect, on snapshot: OpaquePointer) {
    let distance = Self.width + Self.gap
    draw(rect.insetBy(dx: -distance, dy: -distance), cornerRadius + distance, on: snapshot)
  }

  /// Draws the ring along the edges of a rectangle, within it.
  func draw(within rect: CGRect, on snapshot: OpaquePointer) {
    draw(rect, cornerRadius, on: snapshot)
  }

  private func draw(_ outline: CGRect, _ radius: CGFloat, on snapshot: OpaquePointer) {
    var bounds = graphene_rect_t(outline)
    var shape = GskRoundedRect()
    let greatestRadius = max(0, min(outline.width, outline.height) / 2)
    gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(min(radius, greatestRadius)))
    let widths = [Float](repeating: Float(Self.width), count: 4)
    let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    gtk_snapshot_append_border(snapshot, &shape, widths, colors)
  }
}

/// Observes whether a widget has the focus and should show it: GTK makes the focus visible after a key press, but not
/// after a click. Redraws the widget when that changes.
final class FocusVisibility {
  private(set) var isVisible = false
  private var connection: SignalConnection?

  init(of widget: ObjectHandle) {
    let pointer = widget.pointer(to: GtkWidget.self)
    connection = SignalConnection(widget.raw, "state-flags-changed") { [weak self] _ in
      self?.follow(pointer)
    }
  }

  private func follow(_ widget: WidgetPointer) {
    let flags = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    let isVisible = gtk_widget_get_state_flags(widget).rawValue & flags == flags
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    gtk_widget_queue_draw(widget)
  }
}
