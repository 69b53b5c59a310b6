// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows the application's windows with GTK 4 and libadwaita.
final class GTKApplicationHost: ApplicationHost {
  private weak var interface: Interface?
  private(set) lazy var frames = FrameScheduler(
    updateCycle, FirstFrameReport { [weak self] in self?.quit() })
  private let updateCycle: UpdateCycle
  /// The display's clipboard, created when it is first used.
  private(set) lazy var pasteboard: (any PasteboardHost)? = Clipboard()
  private let loop = MainLoop()
  private let systemTraits: SystemTraits
  private let screenReader = ScreenReaderStatus()
  /// The number of nested events that GTK is delivering now. While it is above 0 no window may be destroyed: GTK 4.8 would
  /// show no other window from then on.
  var deliveredEventCount = 0
  private var closing: ScheduledCall?
  private var trace: TraceReport?
  /// The folder of the application's own data.
  private(set) var container = ApplicationContainer()
  private var activityCall: ScheduledCall?
  private var memoryCall: ScheduledCall?
  private var memory: SignalConnection?

  private init(of interface: Interface) {
    self.interface = interface
    updateCycle = interface.updateCycle
    systemTraits = SystemTraits(of: interface)
  }

  /// Connects the process with its display, and makes a host of the current interface if it has none.
  /// - Throws: ``GTKError/noDisplay(environment:)`` if there is no display.
  static func start() throws(GTKError) -> GTKApplicationHost {
    let interface = Interface.current
    if let host = interface.host as? GTKApplicationHost { return host }
    let container = try connection.get()
    let host = GTKApplicationHost(of: interface)
    host.container = container
    interface.host = host
    host.trace = TraceReport(
      of: interface.application, in: ProcessInfo.processInfo.environment)
    host.systemTraits.follow()
    host.screenReader.follow { [weak interface] isOn in
      interface?.application.accessibilitySettings.hasScreenReader = isOn
    }
    return host
  }

  /// The result of connecting the process with its display, which is done once.
  private static let connection = Result { () throws(GTKError) -> ApplicationContainer in
    var container = ApplicationContainer()
    let enter = container.giveBack()
    let name = ProcessInfo.processInfo.processName
    g_set_prgname(name)
    g_set_application_name(name)
    guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
      throw .noDisplay(environment: ProcessInfo.processInfo.environment)
    }
    adw_init()
    StyleSheet.load(on: display)
    enter()
    return container
  }

  /// Handles events until ``quit()`` is called, the last window is closed, or the process is told to
  /// end.
  func run() {
    followMemory()
    loop.run()
  }

  /// Tells the application when the machine is short of memory, once it has nothing else to do.
  private func followMemory() {
    memoryCall = ScheduledCall(priority: G_PRIORITY_LOW) { [weak self] in
      guard let monitor = g_memory_monitor_dup_default() else { return }
      self?.memory = SignalConnection(
        UnsafeMutableRawPointer(monitor), "low-memory-warning"
      ) { [weak self] _ in self?.interface?.application.receiveMemoryWarning() }
      g_object_unref(UnsafeMutableRawPointer(monitor))
    }
  }

  /// The activity of a window may have changed. When the keyboard goes from one window to another, both have changed by the
  /// time the main loop is idle.
  func activityMayHaveChanged() {
    activityCall = ScheduledCall { [weak self] in self?.interface?.application.updateActivity() }
  }

  /// Ends ``run()``.
  func quit() {
    loop.quit()
  }

  /// A window has closed. After the last one the application ends, unless another window has been opened by the time the
  /// main loop is idle.
  func windowDidClose(_ windowHost: GTKWindowHost) {
    frames.forget(windowHost)
    closing = ScheduledCall { [weak self] in
      guard let self, let windows = interface?.application.windows else { return }
      if windows.allSatisfy(\.isHidden) { quit() }
    }
  }

  // MARK: - ApplicationHost

  /// The scale of the display may have changed, so the trait collections are updated.
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
