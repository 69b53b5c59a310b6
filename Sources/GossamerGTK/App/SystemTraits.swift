// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Copies the desktop's settings into the Kit's traits: light or dark, contrast, layout direction, display scale, text
/// size, and whether animations are wanted.
final class SystemTraits {
  private weak var interface: Interface?
  private var connections: [SignalConnection] = []

  init(of interface: Interface) {
    self.interface = interface
  }

  /// Updates the traits now, and whenever the desktop's settings change.
  func follow() {
    let manager = UnsafeMutableRawPointer(manager)
    let settings = UnsafeMutableRawPointer(settings)
    let sources = [
      (manager, "notify::dark"), (manager, "notify::high-contrast"),
      (settings, "notify::gtk-xft-dpi"), (settings, "notify::gtk-enable-animations"),
    ]
    connections = sources.map { source, signal in
      SignalConnection(source, signal) { [weak self] _ in self?.update() }
    }
    update()
  }

  /// Copies the current settings into the screen's traits, which the windows inherit.
  func update() {
    guard let interface else { return }
    let isDark = adw_style_manager_get_dark(manager) != 0
    let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(displayScale: interface.screen.scale),
      UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textScale: textScale)),
      UITraitCollection(accessibilityContrast: isOfHighContrast ? .high : .normal),
    ])
    interface.screen.traitCollection = traits
    interface.application.accessibilitySettings.reducesMotion = !hasAnimations
  }

  private var manager: OpaquePointer { adw_style_manager_get_default() }
  private var settings: OpaquePointer { gtk_settings_get_default() }
  private var isOfHighContrast: Bool { adw_style_manager_get_high_contrast(manager) != 0 }

  /// The desktop's text scale; 1 is normal. GTK reports GNOME's `text-scaling-factor`, and the resolution of other
  /// desktops, as dots per inch, in 1,024ths of a dot. 96 dots per inch are normal; -1 means unknown.
  private var textScale: CGFloat {
    let dots = CGFloat(setting("gtk-xft-dpi", GType.int, g_value_get_int)) / 1024
    return dots > 0 ? dots / 96 : 1
  }

  private var hasAnimations: Bool {
    setting("gtk-enable-animations", GType.boolean, g_value_get_boolean) != 0
  }

  private func setting<Value>(
    _ name: String, _ type: GType, _ read: (UnsafePointer<GValue>) -> Value
  ) -> Value {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    return read(&value)
  }
}
