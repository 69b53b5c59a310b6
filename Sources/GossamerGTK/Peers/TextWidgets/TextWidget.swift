// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit
import GossamerSupport

/// A widget of GTK's that shows the text of a view which edits by a ``TextEditor``: what GtkText and GtkTextView
/// have in common for us.
protocol TextWidget: AnyObject {
  /// GTK's widget.
  var widget: WidgetPointer { get }

  /// The view whose text this is; nil once it is gone or has another owner, and as long as it isn't in the window.
  var client: (any TextEditorClient)? { get }

  /// A press is about to reach the widget.
  func willBePressed()

  /// Inserts a text that was dropped at a point of the widget, as a change of the person's.
  /// - Returns: whether it was inserted.
  func drop(_ dropped: String, at point: CGPoint) -> Bool
}

extension TextWidget {
  /// The event controllers of one type that the widget has.
  func controllers(of type: GType) -> [OpaquePointer] {
    guard let list = gtk_widget_observe_controllers(widget) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      // The widget keeps its controllers.
      g_object_unref(item)
      let instance = item.assumingMemoryBound(to: GTypeInstance.self)
      return g_type_check_instance_is_a(instance, type) != 0 ? OpaquePointer(item) : nil
    }
  }

  /// Makes the input method forget what it is composing.
  func abandonComposition() {
    if let inputMethod { gtk_im_context_reset(inputMethod) }
  }

  /// What turns key presses into text. GTK keeps it to itself; its key controller doesn't.
  private var inputMethod: UnsafeMutablePointer<GtkIMContext>? {
    for controller in controllers(of: gtk_event_controller_key_get_type()) {
      if let context = gtk_event_controller_key_get_im_context(controller) { return context }
    }
    return nil
  }

  // MARK: - Clipboard

  /// Copies the selection to the clipboard.
  func copy() { client?.editor.copy() }

  /// Reads the clipboard, then puts its text in the place of what is selected by then, as one change. Developers are told
  /// of a text that doesn't arrive.
  /// - Parameter limit: how many bytes it may have.
  func paste(limit: Int = OfferedData.greatestTextSize) {
    guard let clipboard = gtk_widget_get_clipboard(widget) else { return }
    let offered = OfferedData(
      source: .clipboard(ObjectHandle(referencing: UnsafeMutableRawPointer(clipboard))))
    offered.readText(limit: limit) { [self] outcome in
      UpdateBeforeInput.runIfNeeded()
      guard let client else { return }
      switch outcome {
      case .success(let pasted):
        client.editor.replace(client.editor.edited.selection, with: pasted)
      case .failure(let error):
        Messages.views.error("Nothing is pasted into \(type(of: client)): \(error)")
      }
    }
  }
}
