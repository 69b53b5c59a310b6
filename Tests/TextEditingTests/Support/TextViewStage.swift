// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import Testing

@testable import GossamerGTK
@testable import GossamerKit

/// A text view in a visible window, with a delegate that notes what it is asked, and what a person does with the text,
/// whoever owns it.
///
/// In a window that is what GTK does for a key or a click: it emits the signals that the keys are bound to, and commits
/// what an input method makes.
final class TextViewStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
  let textView = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 120))
  let delegate = Delegate()
  let owner: Owner
  private var host: GTKApplicationHost?

  init(_ owner: Owner, text: String = "", isEditing: Bool = true) {
    self.owner = owner
    window.addSubview(textView)
    textView.text = text
    if owner == .window {
      do {
        host = try GTKApplicationHost.start()
      } catch {
        Issue.record("There is no display to show a window on: \(error)")
      }
    }
    window.makeKeyAndVisible()
    // Windows that the test makes beside this one stay headless.
    Interface.current.host = nil
    settle()
    if isEditing { textView.becomeFirstResponder() }
    settle()
    textView.delegate = delegate
  }

  isolated deinit {
    window.isHidden = true
  }

  final class Delegate: UITextViewDelegate {
    var log: [String] = []
    var shouldChange: (UITextView, NSRange, String) -> Bool = { _, _, _ in true }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) \(text.debugDescription)")
      return shouldChange(textView, range, text)
    }

    /// Returns the log and clears it.
    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  func settle() {
    Interface.current.updateCycle.update()
    if owner == .window { MainContext.drain() }
  }

  // MARK: - State

  /// The text, after checking that the view and its owner agree.
  var text: String {
    settle()
    let text = textView.text ?? ""
    guard let widget else { return text }
    let buffer = widget.buffer
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let bytes = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "nothing" }
    defer { g_free(bytes) }
    let shown = String(cString: bytes)
    return shown == DisplayText.replacingNUL(in: text) ? text : "\(text), but \(shown) is shown"
  }

  /// The selection, if the view and its owner agree; otherwise empty.
  var selection: [Int] {
    settle()
    let selection = textView.selectedRange
    if let widget, textView.range(ofShown: widget.shownSelection) != selection {
      return []
    }
    return [selection.location, selection.length]
  }

  // MARK: - Actions of a person

  /// The GtkTextView; nil without a host.
  var widget: ViewText? { (textView.peer as? TextViewPeer)?.text }

  var gtk: GtkObject? { widget.map { GtkObject($0.handle.raw) } }

  private func act(_ inWindow: (GtkObject) -> Void, headless: () -> Void) {
    settle()
    if let gtk { inWindow(gtk) } else { headless() }
    settle()
  }

  /// Runs `body` while the application's pasteboard is the display's clipboard.
  private func withClipboard(_ body: () -> Void) {
    Interface.current.host = host
    defer { Interface.current.host = nil }
    body()
  }

  func type(_ text: String) {
    for character in text {
      act(
        { $0.inputMethod?.emit("commit", .string(String(character))) },
        headless: {
          textView.insertText(String(character))
        })
    }
  }

  func press(_ key: Key) {
    act(
      { gtk in
        switch key {
        case .backspace: gtk.emit("backspace")
        case .delete: gtk.emit("delete-from-cursor", .deletion(GTK_DELETE_CHARS), .int(1))
        case .enter: gtk.emit("insert-at-cursor", .string("\n"))
        case .escape: #expect(gtk.activateShortcut("Escape"))
        case .undo: #expect(gtk.activateShortcut("<Control>z"))
        case .redo: #expect(gtk.activateShortcut("<Shift><Control>z"))
        }
      },
      headless: {
        switch key {
        case .backspace: textView.deleteBackward()
        case .delete: textView.editor.deleteForward()
        case .enter: textView.pressReturn()
        case .escape: textView.pressEscape()
        case .undo: textView.undo()
        case .redo: textView.redo()
        }
      })
  }

  func select(_ location: Int, _ length: Int = 0) {
    let range = NSRange(location: location, length: length)
    act(
      { _ in
        guard let widget else { return }
        let scalars = textView.shownRange(of: range)
        var (caret, anchor) = (
          widget.iterator(at: scalars.upperBound), widget.iterator(at: scalars.lowerBound)
        )
        gtk_text_buffer_select_range(widget.buffer, &caret, &anchor)
      }, headless: { textView.selectedRange = range })
  }

  func paste(_ text: String) {
    act(
      { gtk in
        let questions = delegate.log.count
        let widget = gtk.pointer.assumingMemoryBound(to: GtkWidget.self)
        gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
        withClipboard { gtk.emit("paste-clipboard") }
        MainContext.iterate { delegate.log.count > questions }
      },
      headless: {
        UIPasteboard.general.string = text
        textView.paste(nil)
      })
  }

  func copy(cutting: Bool) -> String? {
    var copied: String?
    act(
      { gtk in
        let widget = gtk.pointer.assumingMemoryBound(to: GtkWidget.self)
        withClipboard {
          UIPasteboard.general.string = nil
          gtk.emit(cutting ? "cut-clipboard" : "copy-clipboard")
        }
        copied = Clipboard.read(of: widget)
      },
      headless: {
        UIPasteboard.general.string = nil
        if cutting { textView.cut(nil) } else { textView.copy(nil) }
        copied = UIPasteboard.general.string
      })
    return copied
  }

  func compose(_ composed: String) {
    act(
      { gtk in
        if textView.markedText == nil { gtk.inputMethod?.emit("preedit-start") }
        gtk.emit("preedit-changed", .string(composed))
        if composed.isEmpty { gtk.inputMethod?.emit("preedit-end") }
      }, headless: { textView.editor.compose(composed) })
  }

  func commit(_ committed: String) {
    act(
      { gtk in
        gtk.inputMethod?.emit("commit", .string(committed))
        gtk.emit("preedit-changed", .string(""))
        gtk.inputMethod?.emit("preedit-end")
      },
      headless: {
        textView.editor.compose(committed)
        textView.editor.commitComposed()
      })
  }

  /// Sets the whole text as an assistive technology does: it deletes all and inserts.
  func setTextByAssistiveTechnology(_ text: String) {
    act(
      { _ in
        guard let buffer = widget?.buffer else { return }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        gtk_text_buffer_delete(buffer, &start, &end)
        gtk_text_buffer_insert(buffer, &start, text, gint(text.utf8.count))
      }, headless: { textView.editor.replace(textView.edited.fullRange, with: text) })
  }

  func drop(_ text: String) {
    act(
      { gtk in
        let targets = gtk.controllers(of: gtk_drop_target_get_type())
        #expect(targets.count == 1)
        #expect(gtk.controllers(of: gtk_drop_target_async_get_type()).isEmpty)
        targets.first?.emit("drop", .value(text), .double(250), .double(100))
      },
      headless: {
        let end = NSRange(location: textView.edited.length, length: 0)
        textView.editor.replace(end, with: text)
      })
  }
}
