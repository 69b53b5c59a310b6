// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UISlider as a GtkScale. The view itself shows the images at its ends.
final class SliderPeer: NativeWidgetPeer {
  private var connections: [SignalConnection] = []

  /// Whether the user is dragging the thumb.
  private var isTracking = false

  /// Creates a peer of `slider`.
  init(slider: UISlider, in windowHost: GTKWindowHost) {
    super.init(
      view: slider, native: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, nil), in: windowHost)
    gtk_widget_add_css_class(widget, "slider")
    gtk_range_set_round_digits(range, -1)
    connections = [
      SignalConnection(native.raw, "value-changed") { [weak self] _ in self?.followValue() },
      // GTK adds a CSS class to a scale while its thumb is dragged.
      SignalConnection(native.raw, "notify::css-classes") { [weak self] _ in self?.followDrag() },
    ]
  }

  private var range: UnsafeMutablePointer<GtkRange> { native.pointer(to: GtkRange.self) }

  private var slider: UISlider? { view as? UISlider }

  private func followValue() {
    guard !isFollowingView else { return }
    slider?.hostDidMoveThumb(to: Float(gtk_range_get_value(range)), isTracking: isTracking)
  }

  private func followDrag() {
    let isDragged = gtk_widget_has_css_class(nativeWidget, "dragging") != 0
    guard isDragged != isTracking else { return }
    isTracking = isDragged
    if !isDragged { slider?.hostDidEndTracking() }
  }

  override func updateNative(of view: UIView) {
    guard let slider = view as? UISlider else { return }
    let (minimum, maximum) = (Double(slider.minimumValue), Double(slider.maximumValue))
    gtk_range_set_range(range, minimum, maximum)
    // An arrow key moves by a twentieth of the range, Page Up by a tenth.
    gtk_range_set_increments(range, (maximum - minimum) / 20, (maximum - minimum) / 10)
    // The widget's Double must not be replaced by the view's rounded Float during a drag.
    if Float(gtk_range_get_value(range)) != slider.value {
      gtk_range_set_value(range, Double(slider.value))
    }
  }

  override func nativeArea(of view: UIView) -> CGRect {
    slider.map { $0.trackRect(forBounds: $0.bounds) } ?? view.bounds
  }

  override var fillsWidth: Bool { true }

  override func rules(for view: UIView, _ traits: UITraitCollection) -> String {
    guard let slider = view as? UISlider else { return "" }
    let filled = (slider.minimumTrackTintColor ?? slider.tintColor ?? .tintColor)
    let rest = slider.maximumTrackTintColor ?? .systemFill
    var rules = """
      & > scale > trough { background-color: \(rest.components(with: traits).css); } \
      & > scale > trough > highlight { background-color: \(filled.components(with: traits).css); }
      """
    if let thumb = slider.thumbTintColor?.components(with: traits).css {
      rules += " & > scale > trough > slider { background-color: \(thumb); }"
    }
    return rules
  }
}
