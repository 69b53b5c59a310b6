// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// Observes whether a screen reader is on, a property that the accessibility bus's launcher publishes on the session bus.
/// The desktop sets it when a person turns Orca on. If the launcher starts later, the property is read then.
///
/// The property: https://gitlab.gnome.org/GNOME/at-spi2-core/-/blob/main/xml/Status.xml
final class ScreenReaderStatus {
  private var proxy: ObjectHandle?
  private var connections: [SignalConnection] = []
  private var tell: ((Bool) -> Void)?

  /// Calls `tell` with the current value as soon as it is known, and again whenever it changes. Without a session bus it is
  /// never called.
  func follow(_ tell: @escaping (Bool) -> Void) {
    self.tell = tell
    let flags = GDBusProxyFlags(
      rawValue: G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START.rawValue
        | G_DBUS_PROXY_FLAGS_GET_INVALIDATED_PROPERTIES.rawValue)
    g_dbus_proxy_new_for_bus(
      G_BUS_TYPE_SESSION, flags, nil, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", nil,
      { _, result, data in
        guard let data else { return }
        let status = Unmanaged<ScreenReaderStatus>.fromOpaque(data).takeRetainedValue()
        guard let proxy = g_dbus_proxy_new_for_bus_finish(result, nil) else { return }
        status.follow(ObjectHandle(owning: UnsafeMutableRawPointer(proxy)))
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func follow(_ proxy: ObjectHandle) {
    self.proxy = proxy
    connections = ["g-properties-changed", "notify::g-name-owner"].map { signal in
      SignalConnection(proxy.raw, signal) { [weak self] _ in self?.update() }
    }
    update()
  }

  private func update() {
    guard let proxy else { return }
    let value = g_dbus_proxy_get_cached_property(
      proxy.pointer(to: GDBusProxy.self), "ScreenReaderEnabled")
    defer { if let value { g_variant_unref(value) } }
    // Any program can own the name on the bus, so the type of the value is checked.
    guard let value, g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN else {
      tell?(false)
      return
    }
    tell?(g_variant_get_boolean(value) != 0)
  }
}
