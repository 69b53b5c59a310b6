// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows the application's windows by GTK 4 and libadwaita.
final class GTKApplicationHost: ApplicationHost {
  /// The host of this process; nil before ``start()``.
  private(set) static var shared: GTKApplicationHost?

  let frames = FrameScheduler()
  /// The display's clipboard, once somebody has asked for it.
  private(set) lazy var pasteboard: (any PasteboardHost)? = Clipboard()
  private let loop = MainLoop()
  private let screenReader = ScreenReaderStatus()
  private var closing: ScheduledCall?

  /// Connects the process with its display and makes this the Kit's host.
  /// - Throws: ``GTKError/noDisplay(environment:)`` if there is none.
  static func start() throws(GTKError) -> GTKApplicationHost {
    if let shared { return shared }
    let name = ProcessInfo.processInfo.processName
    g_set_prgname(name)
    g_set_application_name(name)
    guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
      throw .noDisplay(environment: ProcessInfo.processInfo.environment)
    }
    adw_init()
    StyleSheet.load(on: display)
    let host = GTKApplicationHost()
    shared = host
    UIApplication.shared.host = host
    SystemTraits.follow()
    host.screenReader.follow { UIApplication.shared.accessibilitySettings.hasScreenReader = $0 }
    return host
  }

  /// Handles events until ``quit()`` is called, the last window is closed, or the process is told to
  /// end.
  func run() {
    loop.run()
  }

  /// Ends ``run()``.
  func quit() {
    loop.quit()
  }

  /// A window is gone. The last one takes the application along, unless another one is opened in
  /// place of it.
  func windowDidClose(_ windowHost: GTKWindowHost) {
    frames.forget(windowHost)
    closing = ScheduledCall { [weak self] in
      if UIApplication.shared.windows.allSatisfy(\.isHidden) { self?.quit() }
    }
  }

  // MARK: - ApplicationHost

  func makeHost(for window: UIWindow) -> any WindowHost {
    GTKWindowHost(window, of: self)
  }

  func requestUpdate() {
    frames.request()
  }

  var screenBounds: CGRect {
    withMonitor { monitor in
      var area = GdkRectangle()
      gdk_monitor_get_geometry(monitor, &area)
      return CGRect(
        x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height))
    } ?? .infinite
  }

  var screenScale: CGFloat {
    withMonitor { CGFloat(gdk_monitor_get_scale_factor($0)) } ?? 1
  }

  private func withMonitor<Result>(_ read: (OpaquePointer) -> Result) -> Result? {
    let monitors = gdk_display_get_monitors(gdk_display_get_default())
    guard let monitor = g_list_model_get_item(monitors, 0) else { return nil }
    defer { g_object_unref(monitor) }
    return read(OpaquePointer(monitor))
  }
}
