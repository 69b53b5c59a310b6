// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit
import GossamerSupport

/// A view whose text one of GTK's widgets shows.
typealias EditedView = TextEditorClient & UIKeyInput

/// A GTK widget that shows the text of a view: the common base of GtkText's and GtkTextView's wrappers.
///
/// GTK announces each insertion and deletion by a signal that a handler can stop. This class stops the signal, and
/// requests the change from the view's `TextEditor` instead. The editor makes the change, and calls
/// ``show(_:removing:)``, which writes it into GTK's text. Signals that GTK emits meanwhile are ignored.
///
/// GTK replaces characters in two steps, a deletion and an insertion at the same place. The editor asks about both at
/// once. If no insertion follows, ``settleSoon()`` has the deletion made before the next event.
class TextWidget: TextMirror {
  /// GTK's widget.
  let handle: ObjectHandle

  private weak var shownView: (any EditedView)?
  private var connections: [SignalConnection] = []
  private var settling: ScheduledCall?
  private var keys: TextKeys?

  /// Whether GTK's text is being updated from the view's, so that its signals are ignored.
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

  /// Retains an object until the main loop runs next. GTK may still be using it if the view was removed inside a
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

  /// The view whose text this is. Nil if the view was deallocated, or if this isn't its mirror any longer. Text that an
  /// input method commits then is ignored.
  final var client: (any EditedView)? {
    guard let shownView, shownView.peer?.textMirror === self else { return nil }
    return shownView
  }

  final var editor: TextEditor? { client?.editor }

  /// Disconnects from the view, which gets another mirror or is removed from the window.
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

  // MARK: - Overridden by subclasses

  /// The selection in GTK's text, in scalars.
  var shownSelection: Range<Int> { 0..<0 }

  /// Converts a range from scalars of GTK's text to UTF-16 units of the view's text.
  func range(ofShown scalars: Range<Int>) -> NSRange { NSRange() }

  /// The range that a key deletes, such as to the end of the line, in UTF-16 units of the view's text; nil to let GTK
  /// determine it.
  /// - Parameters:
  ///   - type: the unit of the deletion, such as words or lines.
  ///   - count: the number of units after the caret; negative before it.
  func rangeToDelete(_ type: GtkDeleteType, _ count: Int) -> NSRange? { nil }

  /// Called before GTK determines the range to delete before or after the caret.
  func willWorkOutDeletion(isForward: Bool) {}

  /// The range that a drop at a point of the widget replaces, in UTF-16 units of the view's text; nil for the
  /// selection.
  func rangeToDrop(at point: CGPoint) -> NSRange? { nil }

  /// Scrolls the caret into view after a change by a key, where GTK doesn't.
  func revealCaret() {}

  /// Called before a press reaches the widget.
  func willBePressed() {}

  /// Called before the next event: makes a deletion that no insertion has followed.
  func settle() { editor?.settle() }

  /// Runs `body`, which updates GTK's text or selection from the view's. GTK's signals are ignored meanwhile.
  final func writing(_ body: () -> Void) {
    let outer = isWriting
    isWriting = true
    body()
    isWriting = outer
  }

  /// Connects a handler until ``detach()``.
  /// - Parameters:
  ///   - object: the object that emits the signal; nil for the widget.
  ///   - after: whether the handler runs after GTK's own.
  ///   - ignoresEchoes: whether signals are ignored that result from ``writing(_:)``.
  ///   - stops: whether the handler stops the signal, so that GTK's own handler doesn't run.
  ///   - handler: the handler. It isn't called after this object was deallocated.
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

  /// The range of the view's text, in UTF-16 units, that GTK means by a range of scalars, after pending updates were
  /// run. If the range is GTK's selection, that is the view's selection: it may reach beyond the excerpt of a long text,
  /// and the updates may move it.
  final func rangeMeant(by scalars: Range<Int>) -> NSRange {
    let isSelection = scalars == shownSelection
    UpdateBeforeInput.runIfNeeded()
    guard isSelection else { return range(ofShown: scalars) }
    return editor?.edited.selection ?? NSRange()
  }

  /// Has ``settle()`` called before the next event.
  final func settleSoon() {
    settling = ScheduledCall(priority: G_PRIORITY_HIGH) { [weak self] in self?.settle() }
  }

  /// Requests a deletion from the editor. An insertion that may follow belongs to the same change.
  final func requestDeletion(of range: NSRange) {
    editor?.hostWillDelete(range)
    settleSoon()
  }
}

// MARK: - Requests of GTK

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
    // GTK's own handler has requested the deletion by now, and no insertion follows.
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

  /// Handles the delete key, and the keys that delete words and lines.
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

  /// Inserts a text that was dropped at a point of the widget, as a change by a person.
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

  /// Discards the text that the input method is composing.
  func abandonComposition() {
    if let inputMethod { gtk_im_context_reset(inputMethod) }
  }

  /// GTK's input method context, which turns key presses into text. It is read from the key controller: GTK has no
  /// other access to it.
  private var inputMethod: UnsafeMutablePointer<GtkIMContext>? {
    for controller in controllers(of: gtk_event_controller_key_get_type()) {
      if let context = gtk_event_controller_key_get_im_context(controller) { return context }
    }
    return nil
  }
}

// MARK: - Clipboard

extension TextWidget {
  /// Reads the clipboard. When its text has arrived, the text replaces the selection that there is by then, as one
  /// change. Logs a message if the text doesn't arrive.
  /// - Parameter limit: the greatest size of the text, in bytes.
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
