// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import GossamerTestSupport
import Testing

@testable import GossamerGTK

/// Shows windows for tests.
enum Stage {
  /// The host, started once for all tests. Needs a display: see Scripts/with-display.
  static func host() throws -> GTKApplicationHost {
    return try GTKApplicationHost.start()
  }

  /// Shows `view` as all of the content of a window, which has this size, and waits until it is painted.
  static func show(
    _ view: UIView, size: CGSize = CGSize(width: 393, height: 852)
  ) async throws -> ShownWindow {
    _ = try host()
    let controller = UIViewController()
    controller.view = view
    return try await show(controller, size: size)
  }

  /// Shows `controller` in a window of this size, and waits until it is painted.
  static func show(
    _ controller: UIViewController, size: CGSize = CGSize(width: 393, height: 852)
  ) async throws -> ShownWindow {
    _ = try host()
    try await Person.leaves()
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let shown = ShownWindow(window)
    try await eventually("the window is painted") { try shown.isPainted }
    return shown
  }

  /// Lets GTK handle events until `condition` holds; fails when that takes longer than a test waits for anything.
  static func eventually(
    _ outcome: String, location: Testing.SourceLocation = #_sourceLocation,
    _ condition: () throws -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + TestLimit.wait
    while try !condition() {
      try #require(
        ContinuousClock.now < deadline, "It did not come about that \(outcome).",
        sourceLocation: location)
      await Task.yield()
      WakeUp.iterateOnce()
    }
  }

  /// Lets GTK paint everything that has changed.
  static func settle(_ shown: ShownWindow) async throws {
    var frames = 0
    let clock = try #require(gtk_widget_get_frame_clock(try shown.gtkWindow))
    let connection = SignalConnection(UnsafeMutableRawPointer(clock), "after-paint") { _ in
      frames += 1
    }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
    try await eventually("a frame is painted") { frames > 0 }
    withExtendedLifetime(connection) {}
  }
}

/// Waits for one event of GLib's, but not for ever.
private enum WakeUp {
  static func iterateOnce() {
    let id = g_timeout_add(5, { _ in 1 }, nil)
    g_main_context_iteration(nil, 1)
    g_source_remove(id)
  }
}
