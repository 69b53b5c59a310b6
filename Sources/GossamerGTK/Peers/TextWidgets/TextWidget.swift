// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit
import GossamerSupport

/// A view whose text one of GTK's widgets shows.
typealias EditedView = TextEditorClient & UIKeyInput

/// A widget of GTK's that mirrors the text of a view: what GtkText and GtkTextView have in common for us.
///
/// GTK tells in advance of each insertion and each deletion, by signals that can be stopped. They always are. The
/// view's ``TextEditor`` is asked, and what it has made of that comes back by ``show(_:removing:)``. Signals that are
/// emitted while that is written into GTK's text only echo it.
///
/// GTK replaces characters in two steps, a deletion and an insertion in the same place. The editor makes one question
/// of both; ``settleSoon()`` tells it before the next event that no insertion has followed.
class TextWidget: TextMirror {
  /// GTK's widget.
  let handle: ObjectHandle

  private weak var shownView: (any EditedView)?
  private var connections: [SignalConnection] = []
  private var settling: ScheduledCall?
  private var keys: TextKeys?

  /// Whether signals only echo what is being shown.
  private(set) var isWriting = false

  /// Creates a mirror of the text of `view`.
  init(_ handle: ObjectHandle, of view: any EditedView) {
    self.handle = handle
    shownView = view
    listenToRequests()
    keys = TextKeys(for: self)
  }

  isolated deinit {
    Self.keep(handle)
  }

  /// Keeps an object until GTK has finished what it may be doing with it, if the view was removed from inside of a
  /// callback.
  static func keep(_ object: ObjectHandle) {
    g_object_ref(object.raw)
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { object in
        g_object_unref(object)
        return 0
      }, object.raw, nil)
  }

  final var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  /// The view whose text this is; nil once it is gone or has another mirror, and as long as it isn't in the window:
  /// what an input method commits then comes too late.
  final var client: (any EditedView)? {
    guard let shownView, shownView.peer?.textMirror === self else { return nil }
    return shownView
  }

  final var editor: TextEditor? { client?.editor }

  /// Lets go of the view, which has another mirror now.
  final func detach() {
    shownView?.editor.hostDidLeave()
    connections = []
    settling = nil
  }

  // MARK: - TextMirror

  func show(_ change: TextChange, removing removed: String) {}

  func showSelection() {}

  func reveal(_ range: NSRange) {}

  final func pasteAtSelection() { paste() }

  // MARK: - For subclasses

  /// What GTK has selected, in scalars.
  var shownSelection: Range<Int> { 0..<0 }

  /// The part of the view's text that GTK shows in a range of scalars.
  func range(ofShown scalars: Range<Int>) -> NSRange { NSRange() }

  /// What the company of the delete key deletes, which works out words and lines; nil if GTK is to say it.
  func rangeToDelete(_ type: GtkDeleteType, _ count: Int) -> NSRange? { nil }

  /// GTK is about to work out what is to be deleted around the caret.
  func willWorkOutDeletion(isForward: Bool) {}

  /// The part of the view's text that a drop at a point replaces; nil for the selection.
  func rangeToDrop(at point: CGPoint) -> NSRange? { nil }

  /// Scrolls so that the caret is seen, where GTK doesn't.
  func revealCaret() {}

  /// A press is about to reach the widget.
  func willBePressed() {}

  /// The next event is about to come.
  func settle() { editor?.settle() }

  /// Runs `body`, in which GTK's text or selection is brought in line with the view's.
  final func writing(_ body: () -> Void) {
    let outer = isWriting
    isWriting = true
    body()
    isWriting = outer
  }

  /// Connects a handler for as long as the view has this mirror.
  /// - Parameters:
  ///   - object: what emits the signal; nil for the widget.
  ///   - ignoresEchoes: whether the handler isn't called while the view's text is being shown.
  ///   - stops: whether GTK's own handler is kept from running then.
  ///   - handler: is called only while this object is there.
  final func listen(
    to signal: String, of object: ObjectHandle? = nil, after: Bool = false,
    ignoresEchoes: Bool = false, stops: Bool = false,
    _ handler: @escaping (SignalArguments) -> Void
  ) {
    let source = (object ?? handle).raw
    connections.append(
      SignalConnection(source, signal, after: after) { [weak self] arguments in
        guard let self, !(ignoresEchoes && isWriting) else { return }
        if stops { g_signal_stop_emission_by_name(source, signal) }
        handler(arguments)
      })
  }

  /// The part of the view's text that GTK means by a range of scalars: by its selection the view's, which reaches
  /// beyond what is held of a long text, and may move when what earlier events have changed is shown.
  final func rangeMeant(by scalars: Range<Int>) -> NSRange {
    let isSelection = scalars == shownSelection
    UpdateBeforeInput.runIfNeeded()
    guard isSelection else { return range(ofShown: scalars) }
    return editor?.edited.selection ?? NSRange()
  }

  /// Settles before the next event.
  final func settleSoon() {
    settling = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in self?.settle() }
  }

  /// Asks the view to delete a range, with the insertion that may follow.
  final func requestDeletion(of range: NSRange) {
    editor?.hostWillDelete(range)
    settleSoon()
  }
}

// MARK: - What GTK asks for

extension TextWidget {
  private func listenToRequests() {
    listen(to: "preedit-changed") { [unowned self] arguments in
      editor?.hostDidCompose(arguments.string(1) ?? "")
    }
    listen(to: "backspace", stops: true) { [unowned self] _ in
      UpdateBeforeInput.runIfNeeded()
      client?.deleteBackward()
      revealCaret()
    }
    listen(to: "delete-from-cursor") { [unowned self] arguments in
      delete(
        GtkDeleteType(rawValue: UInt32(arguments.enumeration(1))), count: arguments.int(2))
    }
    // GTK has said what the word is, and inserts nothing.
    listen(to: "delete-from-cursor", after: true) { [unowned self] _ in editor?.settle() }
    listen(to: "cut-clipboard", stops: true) { [unowned self] _ in
      client?.cut(nil)
      revealCaret()
    }
    listen(to: "copy-clipboard", stops: true) { [unowned self] _ in
      client?.copy(nil)
    }
    listen(to: "paste-clipboard", stops: true) { [unowned self] _ in
      _ = client?.performEditAction(.paste)
    }
  }

  /// The delete key, and its company that deletes words and lines.
  private func delete(_ type: GtkDeleteType, count: Int) {
    UpdateBeforeInput.runIfNeeded()
    guard let editor else { return }
    let selection = editor.edited.selection
    if selection.length > 0 {
      editor.replace(selection, with: "")
    } else if type == GTK_DELETE_CHARS, count == 1 {
      editor.deleteForward()
    } else if let range = rangeToDelete(type, count) {
      editor.replace(range, with: "")
    } else {
      editor.settle()
      return willWorkOutDeletion(isForward: count > 0)
    }
    g_signal_stop_emission_by_name(handle.raw, "delete-from-cursor")
    revealCaret()
  }

  /// Inserts a text that was dropped at a point of the widget, as a change of the person's.
  /// - Returns: whether it was inserted.
  func drop(_ dropped: String, at point: CGPoint) -> Bool {
    UpdateBeforeInput.runIfNeeded()
    guard let editor else { return false }
    return editor.replace(rangeToDrop(at: point) ?? editor.edited.selection, with: dropped)
  }
}

// MARK: - Input method

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
}

// MARK: - Clipboard

extension TextWidget {
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
