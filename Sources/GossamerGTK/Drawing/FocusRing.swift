// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The line around the view that has the keyboard, in its tint colour and with its corners.
struct FocusRing: Equatable {
  private let color: UIColor.Components
  private let cornerRadius: CGFloat

  private static let width: CGFloat = 2
  /// Between the view and a ring around it.
  private static let gap: CGFloat = 1

  /// The ring of `view`.
  /// - Parameter cornerRadius: of the rectangle that the ring follows, in points.
  init(of view: UIView, cornerRadius: CGFloat) {
    color = Self.color(of: view)
    self.cornerRadius = cornerRadius
  }

  /// The colour of the ring: the view's tint, so that what lies below shines through.
  static func color(of view: UIView) -> UIColor.Components {
    let tint = (view.tintColor ?? .tintColor).components(with: view.traitCollection)
    return UIColor.Components(
      red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * 0.6)
  }

  /// Draws the ring around a rectangle, at a distance.
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

/// Whether a widget has the keyboard, and a person is to see it: GTK says so after a key that moves it, and not after a
/// click. The widget is drawn anew when that changes.
final class FocusSight {
  private(set) var isSeen = false
  private var connection: SignalConnection?

  init(of widget: ObjectHandle) {
    let pointer = widget.pointer(to: GtkWidget.self)
    connection = SignalConnection(widget.raw, "state-flags-changed") { [weak self] _ in
      self?.follow(pointer)
    }
  }

  private func follow(_ widget: WidgetPointer) {
    let flags = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    let isSeen = gtk_widget_get_state_flags(widget).rawValue & flags == flags
    guard isSeen != self.isSeen else { return }
    self.isSeen = isSeen
    gtk_widget_queue_draw(widget)
  }
}
