// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import GossamerSupport

/// Shows one window in light or dark, whatever the desktop's style is.
///
/// libadwaita has one style for all windows of a display. So when a window first overrides the style, libadwaita's style
/// sheets are loaded a second time, rewritten to apply only to windows of a CSS class; see ``ScopedStyleSheet``.
enum WindowStyle {
  private static var loaded: Set<UIUserInterfaceStyle> = []

  /// Shows the window in `style`; unspecified follows the desktop.
  static func set(_ style: UIUserInterfaceStyle, of window: WidgetPointer) {
    for other in [UIUserInterfaceStyle.light, .dark] where other != style {
      gtk_widget_remove_css_class(window, cssClass(of: other))
    }
    guard style != .unspecified else { return }
    if loaded.insert(style).inserted { load(style, on: gtk_widget_get_display(window)) }
    gtk_widget_add_css_class(window, cssClass(of: style))
  }

  private static func cssClass(of style: UIUserInterfaceStyle) -> String {
    style == .dark ? "gossamer-dark" : "gossamer-light"
  }

  private static func load(_ style: UIUserInterfaceStyle, on display: OpaquePointer?) {
    let isHighContrast =
      adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
    let theme =
      resource(style == .dark ? "defaults-dark.css" : "defaults-light.css")
      + resource(isHighContrast ? "base-hc.css" : "base.css")
    let scope = cssClass(of: style)
    // The scoped theme has priority over the display's theme, and the scoped Kit sheet over both themes.
    add(
      ScopedStyleSheet(theme, scope: scope), above: GTK_STYLE_PROVIDER_PRIORITY_THEME, on: display)
    add(
      ScopedStyleSheet(StyleSheet.text, scope: scope),
      above: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION, on: display)
  }

  private static func add(
    _ sheet: ScopedStyleSheet, above priority: Int32, on display: OpaquePointer?
  ) {
    // The theme refers to images, such as check marks, by paths relative to its own folder.
    let text = sheet.text.replacingOccurrences(
      of: #"url("assets/"#, with: "url(\"resource://\(folder)/assets/")
    StyleSheet.add(text, priority: priority + 1, on: display)
  }

  private static let folder = "/org/gnome/Adwaita/styles"

  /// The text of one of libadwaita's style sheets; empty, with a message, if libadwaita has none of this name.
  static func resource(_ name: String) -> String {
    guard
      let bytes = g_resources_lookup_data(
        "\(folder)/\(name)", GResourceLookupFlags(rawValue: 0), nil)
    else {
      Messages.views.error(
        """
        \(folder)/\(name) isn't among the style sheets of the libadwaita that is installed, so a window with a style of its \
        own looks like the desktop's others. Install libadwaita 1.2, or leave overrideUserInterfaceStyle unset.
        """)
      return ""
    }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let data = g_bytes_get_data(bytes, &size) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
  }
}
