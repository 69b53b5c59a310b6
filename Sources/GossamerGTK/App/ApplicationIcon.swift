// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The application's icon, from its asset catalogs: desktops that ask a window for its icon show it in
/// their lists of windows. Others take it from the application's desktop file.
enum ApplicationIcon {
  /// The sizes in pixels that desktops ask for.
  private static let sides = [32, 48, 64, 128]

  /// Decoded once, for the first window.
  private static let textures: [ObjectHandle] =
    AssetCatalog.applicationIcon(of: nil, sides: sides).compactMap { icon in
      icon.pixels().flatMap { ImageTexture.makeTexture($0) }
    }

  /// Gives a GtkWindow the icon, if there is one.
  static func show(on window: WidgetPointer) {
    guard !textures.isEmpty else { return }
    gtk_widget_realize(window)
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
    var list: UnsafeMutablePointer<GList>?
    for texture in textures { list = g_list_append(list, texture.raw) }
    gdk_toplevel_set_icon_list(surface, list)
    g_list_free(list)
  }
}
