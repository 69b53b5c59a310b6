// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// The style sheet that makes room for the Kit's frames and looks in the theme's.
enum StyleSheet {
  /// The CSS class of every widget that shows a view.
  static let viewClass = "gossamer"

  /// Loads the style sheet for the display. Once is enough.
  static func load(on display: OpaquePointer) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  /// Minimum sizes, padding and borders would leave a content of negative size in a small frame, and
  /// GTK warns of that. Backgrounds and colours are drawn as the views say.
  private static let text = """
    .gossamer {
      min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0;
    }
    button.gossamer {
      background: none; box-shadow: none; color: inherit; font-weight: inherit;
    }
    """
}
