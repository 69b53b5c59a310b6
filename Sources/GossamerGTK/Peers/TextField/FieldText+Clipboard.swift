// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension FieldText {
  /// Copies the selection to the clipboard.
  func copy() {
    guard let field, !field.isSecureTextEntry else { return }
    let selected = field.edited.substring(in: field.selectedRange)
    gdk_clipboard_set_text(
      gtk_widget_get_clipboard(widget), DisplayText.replacingNUL(in: selected))
  }

  /// Reads the clipboard, then puts its text in the place of what is selected by then, as one change.
  func paste() {
    gdk_clipboard_read_text_async(
      gtk_widget_get_clipboard(widget), nil,
      { clipboard, result, text in
        guard let clipboard, let text else { return }
        let fieldText = Unmanaged<FieldText>.fromOpaque(text).takeRetainedValue()
        let pasted = gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, nil)
        guard let pasted else { return }
        let string = String(cString: pasted)
        g_free(pasted)
        MainActor.assumeIsolated { fieldText.pasteDidArrive(string) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func pasteDidArrive(_ pasted: String) {
    InputDoor.enter()
    guard let field else { return }
    field.editor.replace(field.selectedRange, with: pasted)
  }
}
