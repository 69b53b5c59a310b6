// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import GossamerSupport

/// A folder of the application's own, in which Foundation finds its home, Documents, Library and user defaults, as on iOS. The
/// desktop's settings, themes and fonts stay those of the user.
///
/// The environment variable `GOSSAMER_CONTAINER` names it. Foundation reads its variables when the process starts, and
/// `XDG_CONFIG_HOME` and its kin are GTK's as well. So the program is started again with Foundation's variables, and while GTK
/// starts, the desktop's are in their place: GLib reads them once.
struct ApplicationContainer {
  /// What the variables are for the desktop; applications that this one opens get them back. Empty without a container.
  private var formerValues: [String: String?] = [:]

  /// The variables, with the folders of the container that they name.
  private static let folders = [
    "CFFIXED_USER_HOME": "", "XDG_CACHE_HOME": "/Library/Caches",
    "XDG_CONFIG_HOME": "/Library/Preferences", "XDG_DATA_HOME": "/Library/Application Support",
  ]
  private static let formerPrefix = "GOSSAMER_FORMER_"

  /// The root of the container; nil for none.
  private static func root(in environment: [String: String]) -> String? {
    environment["GOSSAMER_CONTAINER"].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// Makes the container that the environment names, if it does, and starts the program again in it, unless it is there
  /// already.
  static func startAgainInside() {
    let environment = ProcessInfo.processInfo.environment
    guard let root = root(in: environment), environment["CFFIXED_USER_HOME"] != root else { return }
    for folder in folders.values.sorted() + ["/Documents"] { make(root + folder) }
    for (name, folder) in folders {
      if let former = environment[name] { setenv(formerPrefix + name, former, 1) }
      setenv(name, root + folder, 1)
    }
    execv("/proc/self/exe", CommandLine.unsafeArgv)
    Messages.views.warning(
      "The program can't be started again in \(root), so its data are where the desktop keeps them."
    )
  }

  /// Gives the desktop's variables back for GTK's start, and returns what puts the container's in their place again.
  mutating func giveBack() -> () -> Void {
    let environment = ProcessInfo.processInfo.environment
    guard let root = Self.root(in: environment), environment["CFFIXED_USER_HOME"] == root else {
      return {}
    }
    for name in Self.folders.keys {
      let former = environment[Self.formerPrefix + name]
      formerValues[name] = .some(former)
      if let former { setenv(name, former, 1) } else { unsetenv(name) }
    }
    return {
      Self.readDesktopFolders()
      for (name, folder) in Self.folders { setenv(name, root + folder, 1) }
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
  private static func readDesktopFolders() {
    _ = (g_get_user_config_dir(), g_get_user_data_dir(), g_get_user_cache_dir(), g_get_home_dir())
    _ = g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS)
    var (families, count): (UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?, gint) =
      (nil, 0)
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    g_free(families)
  }

  private static func make(_ folder: String) {
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
