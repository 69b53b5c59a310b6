// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// Reads the clipboard as another program would.
enum Clipboard {
  /// The result of an asynchronous read.
  private final class Reading {
    var isDone = false
    var text: String?
  }

  /// The clipboard's text; nil for none.
  static func read(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    let reading = Reading()
    gdk_clipboard_read_text_async(
      gtk_widget_get_clipboard(widget), nil,
      { clipboard, result, reading in
        guard let clipboard, let reading else { return }
        let text = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
        let done = Unmanaged<Reading>.fromOpaque(reading).takeRetainedValue()
        MainActor.assumeIsolated {
          done.text = text.map { String(cString: $0) }
          done.isDone = true
        }
        g_free(text)
      }, Unmanaged.passRetained(reading).toOpaque())
    MainContext.iterate { reading.isDone }
    return reading.text
  }
}
