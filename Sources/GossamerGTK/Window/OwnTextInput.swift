// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Passes text from the keyboard and the input method to a view of the application that implements UIKeyInput or
/// UITextInput itself.
///
/// The desktop's input method gets each key first. A key that it doesn't handle, such as Return, goes to the view directly.
final class OwnTextInput {
  private weak var view: (UIView & UIKeyInput)?
  private let widget: ObjectHandle
  private let context = ObjectHandle(owning: UnsafeMutableRawPointer(gtk_im_multicontext_new()))
  private var connections: [SignalConnection] = []
  /// Whether the view is being given input. A change of the text then comes from the input method, which therefore isn't
  /// reset.
  private var isForwarding = false

  /// Passes text to `view` while its widget has the focus. Nil for a view that doesn't conform to
  /// UIKeyInput, or whose text one of GTK's text widgets shows.
  init?(into view: UIView, at widget: ObjectHandle) {
    guard let input = view as? UIView & UIKeyInput, !(view is any TextEditorClient) else {
      return nil
    }
    self.view = input
    self.widget = widget
    gtk_widget_set_focusable(pointer, 1)
    // A view without marked text can't show the preedit text, so the input method shows it in a window of its own.
    gtk_im_context_set_use_preedit(im, input is any UITextInput ? 1 : 0)
    listenToKeys()
    listenToFocus()
    listenToInputMethod()
  }

  isolated deinit {
    gtk_im_context_set_client_widget(im, nil)
  }

  private var pointer: WidgetPointer { widget.pointer(to: GtkWidget.self) }
  private var im: UnsafeMutablePointer<GtkIMContext> { context.pointer(to: GtkIMContext.self) }
  private var textInput: (any UITextInput)? { view as? any UITextInput }

  // MARK: - Keys and focus

  private func listenToKeys() {
    guard let controller = gtk_event_controller_key_new() else { return }
    gtk_event_controller_key_set_im_context(controller, im)
    gtk_widget_add_controller(pointer, controller)
    connections.append(
      SignalConnection(UnsafeMutableRawPointer(controller), answering: "key-pressed") {
        [weak self] arguments in
        guard let self, let view, view.isFirstResponder else { return false }
        let key = UIKey(
          symbol: arguments.unsigned(1), code: arguments.unsigned(2),
          state: gtk_event_controller_get_current_event_state(controller),
          on: gtk_widget_get_display(pointer))
        return forward { view.type(key) }
      })
  }

  private func listenToFocus() {
    guard let controller = gtk_event_controller_focus_new() else { return }
    gtk_widget_add_controller(pointer, controller)
    connections.append(
      SignalConnection(UnsafeMutableRawPointer(controller), "notify::is-focus") { [weak self] _ in
        let isFocused = gtk_event_controller_focus_is_focus(controller) != 0
        isFocused ? self?.begin() : self?.end()
      })
  }

  private func begin() {
    guard let view else { return }
    var value = GValue()
    g_value_init(&value, gtk_input_purpose_get_type())
    g_value_set_enum(&value, gint(GtkInputPurpose(of: view).rawValue))
    g_object_set_property(context.pointer(to: GObject.self), "input-purpose", &value)
    g_value_unset(&value)
    g_value_init(&value, gtk_input_hints_get_type())
    g_value_set_flags(&value, GtkInputHints(of: view).rawValue)
    g_object_set_property(context.pointer(to: GObject.self), "input-hints", &value)
    g_value_unset(&value)
    gtk_im_context_set_client_widget(im, pointer)
    gtk_im_context_focus_in(im)
    textInput?.inputDelegate = self
    followCaret()
  }

  /// Ends the input, and commits the marked text, as UIKit does.
  private func end() {
    forward {
      if let input = textInput, input.markedTextRange != nil { input.unmarkText() }
      gtk_im_context_reset(im)
    }
    gtk_im_context_focus_out(im)
    if textInput?.inputDelegate === self { textInput?.inputDelegate = nil }
  }

  // MARK: - Input method

  private func listenToInputMethod() {
    connections += [
      SignalConnection(context.raw, "commit") { [weak self] in self?.commit($0.string(1) ?? "") },
      SignalConnection(context.raw, "preedit-changed") { [weak self] _ in self?.compose() },
      SignalConnection(context.raw, answering: "retrieve-surrounding") { [weak self] _ in
        self?.showSurroundings() ?? false
      },
      SignalConnection(context.raw, answering: "delete-surrounding") { [weak self] in
        self?.delete($0.int(1), count: $0.int(2)) ?? false
      },
    ]
  }

  private func commit(_ text: String) {
    guard let view, view.isFirstResponder else { return }
    UpdateBeforeInput.runIfNeeded()
    forward {
      if let input = textInput, input.markedTextRange != nil {
        input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        input.unmarkText()
      } else {
        view.insertText(text)
      }
    }
    followCaret()
  }

  private func compose() {
    guard let input = textInput, view?.isFirstResponder == true else { return }
    var characters: UnsafeMutablePointer<CChar>?
    var caret: gint = 0
    gtk_im_context_get_preedit_string(im, &characters, nil, &caret)
    defer { g_free(characters) }
    let text = characters.map { String(cString: $0) } ?? ""
    guard !text.isEmpty || input.markedTextRange != nil else { return }
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(Int(caret))))
    UpdateBeforeInput.runIfNeeded()
    forward {
      input.setMarkedText(
        text, selectedRange: NSRange(location: before.utf16.count, length: 0))
      if text.isEmpty { input.unmarkText() }
    }
    followCaret()
  }

  /// How much text on each side of the selection is passed to the input method, in UTF-16 units.
  private static let surroundings = 500

  /// The selected text, and the text before and after it; nil if the view gives no selection.
  private var textAroundCaret: (before: String, selected: String, after: String)? {
    guard let input = textInput, let selection = input.selectedTextRange else { return nil }
    let (first, last) = (input.beginningOfDocument, input.endOfDocument)
    let start =
      input.offset(from: first, to: selection.start) > Self.surroundings
      ? input.position(from: selection.start, offset: -Self.surroundings) : first
    let end =
      input.offset(from: selection.end, to: last) > Self.surroundings
      ? input.position(from: selection.end, offset: Self.surroundings) : last
    guard let before = input.textRange(from: start ?? first, to: selection.start),
      let after = input.textRange(from: selection.end, to: end ?? last)
    else { return nil }
    return (
      input.text(in: before) ?? "", input.text(in: selection) ?? "", input.text(in: after) ?? ""
    )
  }

  private func showSurroundings() -> Bool {
    guard let (before, selected, after) = textAroundCaret else { return false }
    let text = before + selected + after
    gtk_im_context_set_surrounding_with_selection(
      im, text, gint(text.utf8.count), gint(before.utf8.count + selected.utf8.count),
      gint(before.utf8.count))
    return true
  }

  /// Deletes `count` Unicode scalars, beginning `offset` scalars after the end of the selection; `offset` may be negative.
  /// - Returns: false if they aren't in the text around the selection.
  private func delete(_ offset: Int, count: Int) -> Bool {
    guard let input = textInput, let caret = input.selectedTextRange?.end, count > 0,
      let (before, selected, after) = textAroundCaret
    else { return false }
    let text = Array((before + selected + after).unicodeScalars)
    let origin = (before + selected).unicodeScalars.count
    let (start, end) = (origin + offset, origin + offset + count)
    guard start >= 0, end <= text.count else { return false }
    func place(_ index: Int) -> UITextPosition? {
      let between = text[min(index, origin)..<max(index, origin)]
      let length = String(String.UnicodeScalarView(between)).utf16.count
      return input.position(from: caret, offset: index < origin ? -length : length)
    }
    guard let first = place(start), let last = place(end),
      let range = input.textRange(from: first, to: last)
    else { return false }
    forward { input.replace(range, withText: "") }
    return true
  }

  /// Places the window of the input method beside the caret or, if there is none, below the view.
  private func followCaret() {
    guard let view, let input = textInput else { return }
    let caret = input.selectedTextRange.map { input.caretRect(for: $0.end) } ?? .null
    let place =
      caret.isNull || caret.isInfinite
      ? CGRect(x: 0, y: view.bounds.height, width: 0, height: 0)
      : caret.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    let pixels = PixelRect(place)
    var area = GdkRectangle(
      x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height)
    gtk_im_context_set_cursor_location(im, &area)
  }

  /// Runs `change`, which passes input to the view. The input method isn't reset meanwhile.
  @discardableResult
  private func forward<Result>(_ change: () -> Result) -> Result {
    let wasForwarding = isForwarding
    isForwarding = true
    defer { isForwarding = wasForwarding }
    return change()
  }
}

// MARK: - Notifications of the view

extension OwnTextInput: UITextInputDelegate {
  func textWillChange(_ textInput: (any UITextInput)?) {}
  func selectionWillChange(_ textInput: (any UITextInput)?) {}
  func textDidChange(_ textInput: (any UITextInput)?) { resetInputMethod() }
  func selectionDidChange(_ textInput: (any UITextInput)?) { resetInputMethod() }

  /// Resets the input method after the application has changed the text or the selection, because what it composes belongs
  /// to the former position.
  private func resetInputMethod() {
    guard !isForwarding else { return }
    forward { gtk_im_context_reset(im) }
    followCaret()
  }
}
