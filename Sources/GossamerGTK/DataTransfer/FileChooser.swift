// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// GTK's file chooser over a window, or the desktop's own where there is a portal. It is closed when this object
/// goes away.
final class FileChooser {
  /// The Kit's description of the chooser, which is told what the user chooses.
  let shown: ShownFileChooser
  private let handle: ObjectHandle
  private var connection: SignalConnection?

  private var dialog: UnsafeMutablePointer<GtkNativeDialog> {
    handle.pointer(to: GtkNativeDialog.self)
  }

  /// Opens a modal chooser over `window`, a GtkWindow.
  init(_ shown: ShownFileChooser, over window: ObjectHandle) {
    self.shown = shown
    let action =
      shown.savedName != nil
      ? GTK_FILE_CHOOSER_ACTION_SAVE
      : shown.choosesFolders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
    guard
      let native = gtk_file_chooser_native_new(
        shown.title.map { DisplayText.replacingNUL(in: $0) }, window.pointer(to: GtkWindow.self),
        action,
        nil, nil)
    else { preconditionFailure("GTK made no file chooser.") }
    handle = ObjectHandle(owning: UnsafeMutableRawPointer(native))
    gtk_native_dialog_set_modal(dialog, 1)
    gtk_file_chooser_set_select_multiple(handle.opaque, shown.allowsMultipleSelection ? 1 : 0)
    if let name = shown.savedName {
      gtk_file_chooser_set_current_name(handle.opaque, DisplayText.replacingNUL(in: name))
    }
    if let filter = shown.filter, !shown.choosesFolders { show(only: filter) }
    if let folder = shown.directoryURL.flatMap({ g_file_new_for_uri($0.absoluteString) }) {
      gtk_file_chooser_set_current_folder(handle.opaque, folder, nil)
      g_object_unref(UnsafeMutableRawPointer(folder))
    }
    connection = SignalConnection(handle.raw, "response") { [weak self] arguments in
      self?.respond(arguments.int(1))
    }
    gtk_native_dialog_show(dialog)
  }

  isolated deinit {
    connection = nil
    gtk_native_dialog_destroy(dialog)
  }

  private func show(only filter: FileFilter) {
    guard let gtkFilter = gtk_file_filter_new() else { return }
    for type in filter.mimeTypes { gtk_file_filter_add_mime_type(gtkFilter, type) }
    for suffix in filter.filenameExtensions { gtk_file_filter_add_suffix(gtkFilter, suffix) }
    gtk_file_chooser_add_filter(handle.opaque, gtkFilter)
    g_object_unref(UnsafeMutableRawPointer(gtkFilter))
  }

  private func respond(_ response: Int) {
    UpdateBeforeInput.runIfNeeded()
    guard response == Int(GTK_RESPONSE_ACCEPT.rawValue) else { return shown.cancel() }
    guard let files = gtk_file_chooser_get_files(handle.opaque) else { return shown.cancel() }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    let urls = (0..<g_list_model_get_n_items(files)).compactMap { index -> URL? in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      return URL(OpaquePointer(file))
    }
    shown.choose(urls)
  }
}

extension URL {
  /// The URL of a GFile. A path that isn't UTF-8 keeps its bytes.
  init?(_ file: OpaquePointer) {
    guard let uri = g_file_get_uri(file) else { return nil }
    defer { g_free(uri) }
    self.init(string: String(cString: uri))
  }
}
