// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation

/// A program beside the one that is tested, which knows nothing of it: it has copied something, and lets the same be
/// dragged out of its window.
///
/// Usage: OtherApplication MIME-TYPE FILE [MIME-TYPE FILE]...
///
/// What is in each file is offered under its type, and what `text/uri-list` gives are files then. It runs until it is
/// killed.
@main enum OtherApplication {
  static func main() {
    guard gtk_init_check() != 0, let window = gtk_window_new() else {
      fail("There is no display.")
    }
    guard let provider = makeProvider() else {
      fail("Usage: OtherApplication MIME-TYPE FILE [MIME-TYPE FILE]...")
    }
    if let display = gdk_display_get_default() {
      gdk_clipboard_set_content(gdk_display_get_clipboard(display), provider)
    }
    let source = gtk_drag_source_new()
    gtk_drag_source_set_content(source, provider)
    gtk_widget_add_controller(window, source)
    let place = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(place, "Other")
    gtk_window_set_decorated(place, 0)
    gtk_window_set_default_size(place, 200, 200)
    gtk_window_present(place)
    g_main_loop_run(g_main_loop_new(nil, 0))
  }

  private static func makeProvider() -> UnsafeMutablePointer<GdkContentProvider>? {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count.isMultiple(of: 2) else { return nil }
    var parts = stride(from: 0, to: arguments.count, by: 2).map { index in
      guard let bytes = read(arguments[index + 1]) else { fail("No file: \(arguments[index + 1])") }
      return gdk_content_provider_new_for_bytes(arguments[index], bytes)
    }
    // The union takes the parts over.
    return parts.isEmpty ? nil : gdk_content_provider_new_union(&parts, gsize(parts.count))
  }

  private static func read(_ file: String) -> OpaquePointer? {
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard g_file_get_contents(file, &contents, &length, nil) != 0 else { return nil }
    return g_bytes_new_take(contents, length)
  }

  private static func fail(_ message: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
    exit(1)
  }
}
