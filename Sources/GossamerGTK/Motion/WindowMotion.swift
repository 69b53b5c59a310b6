// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Drives the animations of one window, with one tick callback per frame while anything moves.
final class WindowMotion {
  private let window: ObjectHandle
  private let interface: Interface
  private var peers: [Weak<WidgetPeer>] = []
  private var tick: guint = 0
  private var connection: SignalConnection?

  /// Creates the driver for the views in `window`.
  init(in window: ObjectHandle, of interface: Interface) {
    self.window = window
    self.interface = interface
    // An invisible window has no frames, so its animations would never end.
    connection = SignalConnection(window.raw, "unmap") { [weak self] _ in self?.finish() }
  }

  isolated deinit {
    stop()
  }

  private var widget: WidgetPointer { window.pointer(to: GtkWidget.self) }

  /// Whether animations are visible: the window is mapped, and the desktop allows animations.
  var isSeen: Bool {
    gtk_widget_get_mapped(widget) != 0 && adw_get_enable_animations(widget) != 0
  }

  /// Shows the animations of the view of `peer`, which have changed.
  func show(_ peer: WidgetPeer) {
    peer.redraw()
    peers.removeAll { $0.wrappedValue == nil || $0.wrappedValue === peer }
    guard let motion = peer.motion else { return }
    motion.advance(to: interface.clock.now)
    peers.append(Weak(peer))
    if !isSeen, !motion.isHeld {
      // A view may be given animations of its layers before its window is shown: they wait for that.
      let isMapped = gtk_widget_get_mapped(widget) != 0
      motion.finish(layers: isMapped)
      guard motion.hasLayers, !isMapped else { return }
    }
    guard tick == 0 else { return }
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let data, let clock else { return 0 }
        let motion = Unmanaged<WindowMotion>.fromOpaque(data).takeUnretainedValue()
        return motion.step(to: Double(gdk_frame_clock_get_frame_time(clock)) / 1e6) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  /// Shows the next frame.
  /// - Returns: whether another frame is needed.
  private func step(to time: TimeInterval) -> Bool {
    var goesOn = false
    for peer in peers.compactMap(\.wrappedValue) {
      peer.motion?.begin(at: time)
      if peer.showMotion(at: time) { goesOn = true }
    }
    peers.removeAll { $0.wrappedValue?.motion == nil }
    if !goesOn { tick = 0 }
    return goesOn
  }

  private func finish() {
    for peer in peers.compactMap(\.wrappedValue) { peer.motion?.finish(layers: true) }
    stop()
  }

  private func stop() {
    if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
    tick = 0
  }
}
