// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows the application's windows by GTK 4 and libadwaita.
final class GTKApplicationHost: ApplicationHost {
  private unowned let interface: Interface
  private(set) lazy var frames = FrameScheduler(
    interface.updateCycle, FirstFrameReport { [weak self] in self?.quit() })
  /// The display's clipboard, once somebody has asked for it.
  private(set) lazy var pasteboard: (any PasteboardHost)? = Clipboard()
  private let loop = MainLoop()
  private let systemTraits: SystemTraits
  private let screenReader = ScreenReaderStatus()
  /// How many events are being handed out now, one because of another. A window mustn't be destroyed meanwhile: GTK 4.8
  /// would show no other window from then on.
  var eventsAtHand = 0
  private var closing: ScheduledCall?

  private init(of interface: Interface) {
    self.interface = interface
    systemTraits = SystemTraits(of: interface)
  }

  /// Connects the process with its display, and makes a host of the current interface if it has none.
  /// - Throws: ``GTKError/noDisplay(environment:)`` if there is no display.
  static func start() throws(GTKError) -> GTKApplicationHost {
    let interface = Interface.current
    if let host = interface.host as? GTKApplicationHost { return host }
    try connection.get()
    let host = GTKApplicationHost(of: interface)
    interface.host = host
    host.systemTraits.follow()
    host.screenReader.follow { [weak interface] isOn in
      interface?.application.accessibilitySettings.hasScreenReader = isOn
    }
    return host
  }

  /// What came of connecting the process with its display.
  private static let connection = Result { () throws(GTKError) in
    let name = ProcessInfo.processInfo.processName
    g_set_prgname(name)
    g_set_application_name(name)
    guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
      throw .noDisplay(environment: ProcessInfo.processInfo.environment)
    }
    adw_init()
    StyleSheet.load(on: display)
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
      if let self, interface.application.windows.allSatisfy(\.isHidden) { quit() }
    }
  }

  // MARK: - ApplicationHost

  /// The scale of the display, which the traits tell, may be another one.
  func scaleMayHaveChanged() {
    systemTraits.update()
  }

  func makeHost(for window: UIWindow) -> any WindowHost {
    GTKWindowHost(window, of: self)
  }

  func requestUpdate() {
    frames.schedule()
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
