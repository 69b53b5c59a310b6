// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// What the desktop says of light and dark, direction and density, brought to the Kit.
enum SystemTraits {
  private static var connection: SignalConnection?

  /// Brings the traits to the Kit, now and whenever the desktop's style changes.
  static func follow() {
    let manager = UnsafeMutableRawPointer(manager)
    connection = SignalConnection(manager, "notify::dark") { _ in update() }
    update()
  }

  /// Brings the present traits to the Kit and its windows.
  static func update() {
    let isDark = adw_style_manager_get_dark(manager) != 0
    let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      UITraitCollection(displayScale: UIScreen.main.scale),
    ])
    guard traits != UITraitCollection.current else { return }
    UITraitCollection.current = traits
    for window in UIApplication.shared.windows { window.traitsMayHaveChanged() }
  }

  private static var manager: OpaquePointer { adw_style_manager_get_default() }
}
