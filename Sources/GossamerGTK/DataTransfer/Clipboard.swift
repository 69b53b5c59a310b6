// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The clipboard of the display, as the Kit's pasteboard.
final class Clipboard: PasteboardHost {
  private let handle: ObjectHandle
  private var connection: SignalConnection?
  private var isCopying = false

  /// The clipboard of the default display; nil if there is no display.
  init?() {
    guard let display = gdk_display_get_default() else { return nil }
    handle = ObjectHandle(
      referencing: UnsafeMutableRawPointer(gdk_display_get_clipboard(display)))
    connection = SignalConnection(handle.raw, "changed") { [weak self] _ in
      if self?.isCopying == false { UIPasteboard.general.hostDidChange() }
    }
  }

  private var offered: OfferedData { OfferedData(source: .clipboard(handle)) }

  var itemProviders: [NSItemProvider] { offered.item.map { [$0] } ?? [] }

  func loadItemProviders(then take: @escaping ([NSItemProvider]) -> Void) {
    let offered = offered
    Task {
      let items = await offered.items()
      UpdateBeforeInput.runIfNeeded()
      take(items)
    }
  }

  func copy(_ text: String?, _ image: UIImage?, _ addresses: [URL]) {
    var parts: [UnsafeMutablePointer<GdkContentProvider>?] = []
    if !addresses.isEmpty {
      let list = addresses.map { $0.absoluteString + "\r\n" }.joined()
      parts.append(provider(of: list, as: OfferedData.uriList))
    }
    if let pixels = image?.pixels(), let texture = ImageTexture.makeTexture(pixels) {
      var value = GValue()
      g_value_init(&value, gdk_texture_get_type())
      g_value_set_object(&value, texture.raw)
      parts.append(gdk_content_provider_new_for_value(&value))
      g_value_unset(&value)
    }
    if let text {
      var value = GValue()
      g_value_init(&value, GType.string)
      g_value_set_string(&value, DisplayText.replacingNUL(in: text))
      parts.append(gdk_content_provider_new_for_value(&value))
      g_value_unset(&value)
    }
    isCopying = true
    defer { isCopying = false }
    // An empty union is set too, so that this application keeps the clipboard. If it gave the clipboard up, GTK's "changed"
    // signal would come later, and be mistaken for a change of what has been copied since.
    // The union takes ownership of the parts.
    let union = gdk_content_provider_new_union(&parts, gsize(parts.count))
    gdk_clipboard_set_content(handle.opaque, union)
    g_object_unref(UnsafeMutableRawPointer(union))
  }

  private func provider(of text: String, as mime: String)
    -> UnsafeMutablePointer<GdkContentProvider>?
  {
    let bytes = g_bytes_new(text, gsize(text.utf8.count))
    defer { g_bytes_unref(bytes) }
    return gdk_content_provider_new_for_bytes(mime, bytes)
  }
}
