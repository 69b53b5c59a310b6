// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Keyboard and input method text for a custom text view.
  @Suite struct OwnTextInputTests {
    private let root = UIView()
    private let note = NoteView()
    private let button = UIButton(type: .system)

    private func show() async throws -> ShownWindow {
      note.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
      button.setTitle("Button", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
      root.addSubview(note)
      root.addSubview(button)
      let shown = try await Stage.show(root)
      note.becomeFirstResponder()
      try await Stage.settle(shown)
      return shown
    }

    /// The input method that types into the view.
    private func inputMethod(in shown: ShownWindow) throws -> UnsafeMutableRawPointer {
      let list = try #require(gtk_widget_observe_controllers(try shown.widget(of: note)))
      defer { g_object_unref(UnsafeMutableRawPointer(list)) }
      for index in 0..<g_list_model_get_n_items(list) {
        guard let item = g_list_model_get_item(list, index) else { continue }
        defer { g_object_unref(item) }
        let type = item.assumingMemoryBound(to: GTypeInstance.self)
        guard g_type_check_instance_is_a(type, gtk_event_controller_key_get_type()) != 0 else {
          continue
        }
        if let context = gtk_event_controller_key_get_im_context(OpaquePointer(item)) {
          return UnsafeMutableRawPointer(context)
        }
      }
      throw NoInputMethod()
    }

    private struct NoInputMethod: Error {}

    /// Makes the input method commit a text.
    private func commit(_ text: String, in shown: ShownWindow) throws {
      let context = try inputMethod(in: shown)
      var values = [GValue(), GValue()]
      let type = context.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
      g_value_init(&values[0], type)
      g_value_set_object(&values[0], context)
      g_value_init(&values[1], GType(16 << 2))
      g_value_set_string(&values[1], text)
      g_signal_emitv(&values, g_signal_lookup("commit", type), 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
    }

    @Test func keysAreTyped() async throws {
      let shown = try await show()
      #expect(try shown.focusedView === note)
      try await Person.types("ab")
      try await Person.presses("BackSpace")
      try await Person.presses("Return")
      try await Stage.eventually("all is typed") { note.text == "a\n" }
      #expect(note.log == ["insert a", "insert b", "delete", "insert \n"])
    }

    @Test func aClickOnAButtonLeavesTheKeyboardToTheView() async throws {
      let shown = try await show()
      try await Person.clicks(button, in: shown)
      try await Person.types("a")
      try await Stage.eventually("it is typed") { note.text == "a" }
    }

    @Test func keysGoNowhere_WhenTheViewResigns() async throws {
      let shown = try await show()
      note.resignFirstResponder()
      try await Stage.settle(shown)
      try await Person.types("a")
      try await Stage.settle(shown)
      #expect(note.text == "")
      #expect(try shown.focusedView == nil)
    }

    // Shift, Ctrl, U and the digits of a character is what every GTK composes.
    @Test func composedTextIsMarked_AndThenCommitted() async throws {
      let shown = try await show()
      defer { withExtendedLifetime(shown) {} }
      try await Person.types("a")
      try await Person.presses("ctrl+shift+u")
      try await Person.types("3b1")
      try await Stage.eventually("it is being composed") { note.marked?.length ?? 0 == 4 }
      #expect(note.text == "au3b1")
      #expect(note.marked == NSRange(location: 1, length: 4))
      try await Person.presses("Return")
      try await Stage.eventually("it is text") { note.marked == nil }
      #expect(note.text == "aα")
      // This input method takes back what it has composed, and then commits.
      #expect(note.log.suffix(3) == ["mark ", "unmark", "insert α"])
    }

    @Test func commitsTheMarkedText_WhenTheViewResigns() async throws {
      let shown = try await show()
      try await Person.presses("ctrl+shift+u")
      try await Person.types("3")
      try await Stage.eventually("it is being composed") { note.marked?.length == 2 }
      note.resignFirstResponder()
      try await Stage.settle(shown)
      #expect(note.marked == nil)
      #expect(note.text == "u3")
    }

    @Test func theInputMethodStartsAnew_WhenTheProgramSetsTheText() async throws {
      let shown = try await show()
      try await Person.presses("ctrl+shift+u")
      try await Person.types("3")
      try await Stage.eventually("it is being composed") { note.marked?.length == 2 }
      note.marked = nil
      note.text = "new"
      note.selection = NSRange(location: 3, length: 0)
      note.inputDelegate?.textDidChange(note)
      try await Person.types("a")
      try await Stage.eventually("it is typed") { note.text == "newa" }
      withExtendedLifetime(shown) {}
    }

    @Test func aFinishedTextIsInserted_WhenNothingWasMarked() async throws {
      let shown = try await show()
      try commit("日本", in: shown)
      #expect(note.text == "日本")
      #expect(note.log == ["insert 日本"])
    }

    @Test func theInputMethodReadsAndDeletesAroundTheCaret() async throws {
      let shown = try await show()
      note.text = "a👨‍👩‍👧bc"
      note.selection = NSRange(location: 9, length: 1)
      let context = try inputMethod(in: shown).assumingMemoryBound(to: GtkIMContext.self)
      var text: UnsafeMutablePointer<CChar>?
      var (caret, anchor): (gint, gint) = (0, 0)
      #expect(
        gtk_im_context_get_surrounding_with_selection(context, &text, &caret, &anchor) != 0)
      #expect(text.map { String(cString: $0) } == "a👨‍👩‍👧bc")
      g_free(text)
      #expect((caret, anchor) == (20, 19))
      // Six scalars, ending at the caret after the b: the family emoji and the b.
      #expect(gtk_im_context_delete_surrounding(context, -6, 6) != 0)
      #expect(note.text == "ac")
      #expect(gtk_im_context_delete_surrounding(context, -6, 6) == 0)
    }
  }
}

/// A minimal text view with marked text.
private final class NoteView: UIView, UITextInput {
  final class Place: UITextPosition {
    let index: Int

    init(_ index: Int) {
      self.index = index
      super.init()
    }
  }

  final class Part: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
      self.range = range
      super.init()
    }

    override var start: UITextPosition { Place(range.lowerBound) }
    override var end: UITextPosition { Place(range.upperBound) }
    override var isEmpty: Bool { range.length == 0 }
  }

  var text = ""
  var selection = NSRange(location: 0, length: 0)
  var marked: NSRange?
  var log: [String] = []
  weak var inputDelegate: (any UITextInputDelegate)?

  private func write(_ new: String, over range: NSRange) {
    text = (text as NSString).replacingCharacters(in: range, with: new)
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
  }

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    log.append("insert \(text)")
    write(text, over: selection)
  }

  func deleteBackward() {
    log.append("delete")
    if selection.location > 0 {
      write("", over: NSRange(location: selection.location - 1, length: 1))
    }
  }

  func text(in range: UITextRange) -> String? {
    (range as? Part).map { (text as NSString).substring(with: $0.range) }
  }

  func replace(_ range: UITextRange, withText text: String) {
    if let part = range as? Part { write(text, over: part.range) }
  }

  var selectedTextRange: UITextRange? {
    get { Part(selection) }
    set { if let part = newValue as? Part { selection = part.range } }
  }

  var markedTextRange: UITextRange? { marked.map(Part.init) }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let (new, range) = (markedText ?? "", marked ?? selection)
    log.append("mark \(new)")
    write(new, over: range)
    marked = NSRange(location: range.location, length: new.utf16.count)
  }

  func unmarkText() {
    log.append("unmark")
    marked = nil
  }

  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(text.utf16.count) }

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    guard let from = fromPosition as? Place, let to = toPosition as? Place else { return nil }
    return Part(NSRange(min(from.index, to.index)..<max(from.index, to.index)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    (position as? Place).map { Place($0.index + offset) }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? Place)?.index ?? 0) - ((from as? Place)?.index ?? 0)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 20)
  }
}
