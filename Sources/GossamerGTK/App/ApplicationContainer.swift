// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import GossamerSupport

/// A folder of the application's own, in which Foundation finds its home, Documents, Library and user defaults, as on iOS. The
/// desktop's settings, themes and fonts stay those of the user.
///
/// The environment variable `GOSSAMER_CONTAINER` names it. It can't be had by setting Foundation's variables for the process:
/// `CFFIXED_USER_HOME` moves the home but not the caches, not the user defaults, and not a Documents folder that the user's
/// `user-dirs.dirs` names; `XDG_CONFIG_HOME` and its kin would move GTK's settings with them. So they are set here, after GLib has
/// read them for good.
struct ApplicationContainer {
  /// What the variables were before; applications that this one opens get them back.
  private(set) var formerValues: [String: String?] = [:]

  /// Enters the folder that the environment names, if it does. Prints a warning if its folders can't be made.
  mutating func enter(_ environment: [String: String]) {
    guard let root = environment["GOSSAMER_CONTAINER"], root.hasPrefix("/") else { return }
    readDesktopFolders()
    let folders = [
      "CFFIXED_USER_HOME": "", "XDG_CONFIG_HOME": "/Library/Preferences",
      "XDG_CACHE_HOME": "/Library/Caches", "XDG_DATA_HOME": "/Library/Application Support",
    ]
    for folder in folders.values.sorted() + ["/Documents"] { make(root + folder) }
    for (name, folder) in folders {
      formerValues[name] = .some(environment[name])
      setenv(name, root + folder, 1)
    }
  }

  /// A context in which other applications are opened with the user's own folders.
  func launchContext() -> ObjectHandle? {
    guard !formerValues.isEmpty,
      let display = gdk_display_get_default(),
      let context = gdk_display_get_app_launch_context(display)
    else { return nil }
    let handle = ObjectHandle(owning: UnsafeMutableRawPointer(context))
    let pointer = handle.pointer(to: GAppLaunchContext.self)
    for (name, value) in formerValues {
      if let value {
        g_app_launch_context_setenv(pointer, name, value)
      } else {
        g_app_launch_context_unsetenv(pointer, name)
      }
    }
    return handle
  }

  /// Makes GLib and fontconfig read the user's folders, which both do once.
  private func readDesktopFolders() {
    _ = (g_get_user_config_dir(), g_get_user_data_dir(), g_get_user_cache_dir(), g_get_home_dir())
    _ = g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS)
    var (families, count): (UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?, gint) =
      (nil, 0)
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    g_free(families)
  }

  private func make(_ folder: String) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      Messages.views.warning(
        """
        \(folder) can't be made: \(error.localizedDescription) What the application stores there is lost. Make the folder, or \
        give another in GOSSAMER_CONTAINER.
        """)
    }
  }
}
