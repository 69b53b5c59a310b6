// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// The style sheet that adapts the theme to the Kit: it removes sizes and decorations that the views decide themselves.
enum StyleSheet {
  /// The CSS class of every widget that shows a view.
  static let viewClass = "gossamer"

  /// The CSS class of the title bar of a window whose content has no navigation bar.
  static let titleBarClass = "title-bar"

  /// The CSS class of a title bar that is shown in dark.
  static let darkClass = "dark"

  /// Loads the style sheet for the display. Call it once per process.
  static func load(on display: OpaquePointer) {
    add(text, priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION, on: display)
    if Browser.shows(display) {
      add(textInBrowser, priority: GTK_STYLE_PROVIDER_PRIORITY_APPLICATION, on: display)
    }
  }

  /// Adds a style sheet for all windows of the display, for as long as the process runs.
  static func add(_ text: String, priority: Int32, on display: OpaquePointer?) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), guint(priority))
    g_object_unref(provider)
  }

  /// Minimum sizes, padding and borders are removed: in a small frame they would leave the content a negative size, of
  /// which GTK warns. Backgrounds and colours are drawn from the views' properties.
  static let text = """
    .gossamer {
      min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0;
    }
    .text-field { color: inherit; }
    .text-field.line, .text-field.bezel, .text-field.rounded { background-color: @view_bg_color; }
    .text-field.rounded { border-radius: 8px; }
    .text-field.bezel { border-radius: 3px; }
    .text-field > .text-field-border { border-radius: inherit; }
    .text-field.line > .text-field-border, .text-field.bezel > .text-field-border,
    .text-field.rounded > .text-field-border {
      box-shadow: inset 0 0 0 1px alpha(currentColor, 0.2);
    }
    /* FocusRing draws the focus ring instead. */
    .text-field:focus-within { outline: none; }
    .text-field entry.gossamer {
      background: none; box-shadow: none; outline: none; border-radius: 0; color: inherit;
      filter: none; opacity: 1;
    }
    /* The insets are those of UITextField.horizontalInset. */
    .text-field.line text.gossamer { padding: 0 2px; }
    .text-field.bezel text.gossamer, .text-field.rounded text.gossamer { padding: 0 7px; }
    .text-field:disabled { opacity: 0.5; }
    .text-field placeholder { opacity: 1; }
    .text-view textview, .text-view textview > text { background: none; padding: 0; }
    /* The thumb overhangs the track by 10 points at its ends. */
    .slider > scale { padding: 12px 10px; margin: 0; }
    /* GTK hides a spinner that doesn't spin. */
    .activity-indicator > spinner { opacity: 1; }
    .text-field-clear {
      min-width: 0; min-height: 0; padding: 0; margin: 0; opacity: 0.6;
    }
    /* The families are those of UIFont.systemFont, so that menus match the labels beside them. */
    .gossamer-menu { font-family: Inter, Cantarell, Sans; }
    .gossamer-menu modelbutton { padding-top: 4px; padding-bottom: 4px; }
    .gossamer-menu modelbutton.destructive { color: @error_color; }
    .gossamer-menu label.title {
      padding: 6px 12px 3px; font-weight: bold; opacity: 0.55; font-size: 0.9em;
    }
    .gossamer-menu modelbutton label.title { padding: 0; }
    /* The colours are those of UINavigationBar and of its bottom line, UIColor.separator. */
    .title-bar { background-color: #f9f9f9; box-shadow: inset 0 -1px rgba(60, 60, 67, 0.29); }
    .title-bar.dark { background-color: #1d1d1d; box-shadow: inset 0 -1px rgba(84, 84, 88, 0.6); }
    """

  /// GTK's Broadway backend ignores the width of a popover's shadow, and so places the popover 23 points off. In a browser
  /// a border therefore replaces the shadow.
  static let textInBrowser = """
    popover > contents, popover > arrow { box-shadow: none; }
    popover > contents { border: 1px solid alpha(currentColor, 0.15); }
    """
}
