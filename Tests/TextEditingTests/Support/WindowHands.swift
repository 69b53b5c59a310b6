// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import Testing

@testable import GossamerGTK
@testable import GossamerKit

/// The actions of a person in a field in a real window, whose text a GtkText owns.
///
/// They do what GTK does for a key or a click: emit the signals that the keys are bound to, commit
/// what an input method makes, move the focus of the window.
struct WindowHands: Hands {
  private let window: UIWindow
  private let delegate: RecordingDelegate
  private let host: GTKApplicationHost?

  /// Shows `window` by GTK.
  /// - Parameter delegate: the delegate of the field into which text is pasted.
  init(showing window: UIWindow, watching delegate: RecordingDelegate) {
    self.window = window
    self.delegate = delegate
    var host: GTKApplicationHost?
    do {
      host = try GTKApplicationHost.start()
      window.makeKeyAndVisible()
      // Windows that the test makes beside this one stay headless.
      Interface.current.host = nil
    } catch {
      Issue.record("There is no display to show a window on: \(error)")
    }
    self.host = host
    settle()
  }

  private func settle() {
    Interface.current.updateCycle.update()
    MainContext.drain()
  }

  // MARK: - Widgets

  private func text(of field: UITextField) -> GtkObject? {
    (field.peer as? TextFieldPeer).map { GtkObject($0.text.handle.raw) }
  }

  /// The field that GTK gives the keyboard to.
  private var focused: (field: UITextField, text: GtkObject)? {
    for case let field as UITextField in window.descendants {
      guard let text = text(of: field) else { continue }
      let widget = text.pointer.assumingMemoryBound(to: GtkWidget.self)
      if gtk_widget_is_focus(widget) != 0 { return (field, text) }
    }
    return nil
  }

  private func withFocused(_ body: (UITextField, GtkObject) -> Void) {
    settle()
    if let focused { body(focused.field, focused.text) }
    settle()
  }

  /// Runs `body` while the application's pasteboard is the display's clipboard.
  private func withClipboard(_ body: () -> Void) {
    Interface.current.host = host
    defer { Interface.current.host = nil }
    body()
  }

  // MARK: - Actions of a person

  func type(_ character: Character) {
    withFocused { _, text in text.inputMethod?.emit("commit", .string(String(character))) }
  }

  func press(_ key: Key) {
    withFocused { _, text in
      switch key {
      case .backspace: text.emit("backspace")
      case .delete: text.emit("delete-from-cursor", .deletion(GTK_DELETE_CHARS), .int(1))
      case .enter: text.emit("activate")
      case .escape: #expect(text.activateShortcut("Escape"))
      case .undo: #expect(text.activateShortcut("<Control>z"))
      case .redo: #expect(text.activateShortcut("<Shift><Control>z"))
      }
    }
  }

  func select(_ range: NSRange) {
    withFocused { field, text in
      let scalars = field.edited.scalarRange(of: range)
      gtk_editable_select_region(
        OpaquePointer(text.pointer), gint(scalars.lowerBound), gint(scalars.upperBound))
    }
  }

  func paste(_ text: String) {
    withFocused { _, gtkText in
      let widget = gtkText.pointer.assumingMemoryBound(to: GtkWidget.self)
      gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
      let questions = delegate.log.count
      withClipboard { gtkText.emit("paste-clipboard") }
      MainContext.iterate { delegate.log.count > questions }
    }
  }

  func copy(cutting: Bool) -> String? {
    var copied: String?
    withFocused { _, text in
      let widget = text.pointer.assumingMemoryBound(to: GtkWidget.self)
      withClipboard {
        UIPasteboard.general.string = nil
        text.emit(cutting ? "cut-clipboard" : "copy-clipboard")
      }
      copied = Clipboard.read(of: widget)
    }
    return copied
  }

  func drop(_ dropped: String) {
    withFocused { _, text in
      let targets = text.controllers(of: gtk_drop_target_get_type())
      #expect(targets.count == 1)
      targets.first?.emit("drop", .value(dropped), .double(10_000), .double(10))
    }
  }

  func compose(_ composed: String) {
    withFocused { field, text in
      if field.markedText == nil { text.inputMethod?.emit("preedit-start") }
      text.emit("preedit-changed", .string(composed))
      if composed.isEmpty { text.inputMethod?.emit("preedit-end") }
    }
  }

  func commit(_ committed: String) {
    withFocused { _, text in
      text.inputMethod?.emit("commit", .string(committed))
      text.emit("preedit-changed", .string(""))
      text.inputMethod?.emit("preedit-end")
    }
  }

  func pressClearButton() {
    withFocused { field, _ in
      guard let peer = field.peer as? TextFieldPeer else { return }
      for child in peer.widget.children where gtk_widget_get_visible(child) != 0 {
        let child = GtkObject(UnsafeMutableRawPointer(child))
        if child.isA(gtk_button_get_type()) { child.emit("clicked") }
      }
    }
  }

  func setTextByAssistiveTechnology(_ string: String) {
    withFocused { _, text in gtk_editable_set_text(OpaquePointer(text.pointer), string) }
  }

  func focus(_ field: UITextField?) {
    settle()
    if let field, let text = text(of: field) {
      gtk_text_grab_focus_without_selecting(text.pointer.assumingMemoryBound(to: GtkText.self))
    } else if let widget = (window.peer as? WidgetPeer)?.widget {
      gtk_root_set_focus(gtk_widget_get_root(widget), nil)
    }
    settle()
  }

  /// What assistive technologies read, if what GTK shows is a part of it: the whole of a short text.
  func textShown(in field: UITextField) -> String {
    settle()
    guard let text = (field.peer as? TextFieldPeer)?.text else {
      return DisplayText.replacingNUL(in: field.edited.string)
    }
    let shown = String(cString: gtk_editable_get_text(text.handle.opaque))
    let whole =
      field.isSecureTextEntry
      ? shown : String(cString: gtk_editable_get_text(text.entry.opaque))
    let isPart = whole.utf8.count > 2_000 ? whole.contains(shown) : whole == shown
    return isPart ? whole : shown
  }

  /// What assistive technologies are told is selected. GTK has the same selected in a short text that is
  /// being edited.
  func selectionShown(in field: UITextField) -> NSRange {
    settle()
    guard let text = (field.peer as? TextFieldPeer)?.text else { return field.edited.selection }
    let isWhole = field.isEditing && field.edited.fullRange.length <= 2_000
    var lower: gint = 0
    var upper: gint = 0
    gtk_editable_get_selection_bounds(
      isWhole ? text.handle.opaque : text.entry.opaque, &lower, &upper)
    return field.edited.range(ofScalars: Int(lower)..<Int(upper))
  }
}
