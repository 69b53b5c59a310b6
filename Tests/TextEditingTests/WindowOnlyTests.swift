// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGTK
@testable import GossamerKit

/// Features that exist only in a window: GTK's own keys, the input method, widgets that are freed.
@Suite(.alone, .enabled(if: Owner.available.contains(.window), "This needs a display."))
struct WindowOnlyTests {
  private func text(of stage: Stage) throws -> FieldText {
    try #require(stage.field.peer as? TextFieldPeer).text
  }

  @Test func asksForAWholeWord_WhenAWordIsDeleted() throws {
    let stage = Stage(.window, text: "Hello you")
    let text = GtkObject(try text(of: stage).handle.raw)
    stage.refuse()
    text.emit("delete-from-cursor", .deletion(GTK_DELETE_WORD_ENDS), .int(-1))
    #expect(stage.text == "Hello you")
    stage.permit()
    text.emit("delete-from-cursor", .deletion(GTK_DELETE_WORD_ENDS), .int(-1))
    #expect(stage.text == "Hello ")
    #expect(stage.delegate.takeLog() == ["change 6,3 \"\"", "change 6,3 \"\""])
  }

  @Test func asksWithoutAReplacement_WhenAnAssistiveTechnologyDeletes() throws {
    let stage = Stage(.window, text: "Hello you")
    let text = try text(of: stage)
    gtk_editable_delete_text(text.entry.opaque, 0, 6)
    #expect(stage.text == "you")
    #expect(stage.delegate.takeLog() == ["change 0,6 \"\""])
    var place: gint = 3
    gtk_editable_insert_text(text.entry.opaque, " too", 4, &place)
    #expect(stage.text == "you too")
  }

  @Test func deletesNothingOfTheNewText_WhenOneIsSetBeforeGTKsDeletionWasAskedFor() throws {
    let stage = Stage(.window, text: "Hello you")
    let text = try text(of: stage)
    gtk_editable_delete_text(text.handle.opaque, 0, 6)
    #expect(stage.field.editor.pendingDeletion == NSRange(location: 0, length: 6))
    stage.field.text = "Good morning"
    #expect(stage.field.editor.pendingDeletion == nil)
    MainContext.drain()
    #expect(stage.text == "Good morning")
    #expect(stage.delegate.takeLog() == [])
  }

  @Test func listensAgain_WhenAWordWasDeletedOrASelectionKept() throws {
    let stage = Stage(.window, text: "Hello you")
    let text = try text(of: stage)
    let gtkText = GtkObject(text.handle.raw)
    stage.refuse()
    gtkText.emit("delete-from-cursor", .deletion(GTK_DELETE_WORD_ENDS), .int(-1))
    #expect(stage.field.editor.pendingDeletion == nil)
    stage.hands.select(NSRange(location: 0, length: 5))
    stage.hands.type("x")
    #expect(stage.field.editor.pendingDeletion == nil)
    #expect(!text.keepsSelection)
    #expect(stage.selection == [0, 5])
  }

  @Test func showsTheMarkedText_AndAsksOnce_WhenKeysComposeACharacter() throws {
    let stage = Stage(.window, text: "Hello")
    let text = GtkObject(try text(of: stage).handle.raw)
    stage.hands.select(NSRange(location: 1, length: 3))
    let keys = try KeyPresses(into: text)
    try keys.press(guint(GDK_KEY_u), with: [GDK_CONTROL_MASK, GDK_SHIFT_MASK])
    for modifier in [GDK_KEY_Shift_L, GDK_KEY_Control_L] {
      try keys.release(guint(modifier), with: [GDK_CONTROL_MASK, GDK_SHIFT_MASK])
    }
    for key in [GDK_KEY_1, GDK_KEY_f, GDK_KEY_6, GDK_KEY_0, GDK_KEY_0] {
      try keys.press(guint(key))
    }
    #expect(stage.field.markedText == "u1f600")
    #expect(stage.field.text == "Hello")
    #expect(stage.selection == [1, 3])
    try keys.press(guint(GDK_KEY_Return))
    #expect(stage.text == "H😀o")
    #expect(stage.field.markedText == nil)
    #expect(stage.delegate.takeLog() == ["change 1,3 \"😀\""])
  }

  @Test func hidesASecureText_FromScreenReaders() throws {
    let stage = Stage(.window, text: "geheim")
    stage.field.isSecureTextEntry = true
    Interface.current.updateCycle.update()
    let text = try text(of: stage)
    #expect(gtk_text_get_visibility(text.gtkText) == 0)
    #expect(GtkObject(text.entry.raw).isA(gtk_password_entry_get_type()))
    #expect(String(cString: gtk_editable_get_text(text.entry.opaque)) == "••••••")
    // The field keeps the keyboard focus.
    stage.hands.type("!")
    #expect(stage.field.text == "geheim!")
    stage.field.isSecureTextEntry = false
    Interface.current.updateCycle.update()
    let shown = try self.text(of: stage)
    #expect(!GtkObject(shown.entry.raw).isA(gtk_password_entry_get_type()))
    #expect(String(cString: gtk_editable_get_text(shown.entry.opaque)) == "geheim!")
  }

  @Test func showsTheBeginning_UntilTheFieldIsEdited() throws {
    let stage = Stage(.window, text: String(repeating: "word ", count: 100), isEditing: false)
    let text = try text(of: stage)
    func scrollOffset() -> Int32 {
      var value = GValue()
      g_object_get_property(text.handle.pointer(to: GObject.self), "scroll-offset", &value)
      return g_value_get_int(&value)
    }
    MainContext.drain()
    #expect(scrollOffset() == 0)
    stage.hands.focus(stage.field)
    MainContext.iterate { scrollOffset() > 0 }
    #expect(stage.selection == [500, 0])
    stage.hands.focus(nil)
    MainContext.iterate { scrollOffset() == 0 }
    #expect(stage.field.selectedRange == NSRange(location: 500, length: 0))
  }

  @Test func tellsInputMethodsWhatATextIsFor() throws {
    let stage = Stage(.window)
    let text = try text(of: stage)
    let field = stage.field
    func expect(_ purpose: GtkInputPurpose, _ hints: [GtkInputHints], line: Int = #line) {
      Interface.current.updateCycle.update()
      #expect(gtk_text_get_input_purpose(text.gtkText) == purpose, "line \(line)")
      let sum = hints.reduce(0) { $0 | $1.rawValue }
      #expect(gtk_text_get_input_hints(text.gtkText).rawValue == sum, "line \(line)")
    }
    expect(GTK_INPUT_PURPOSE_FREE_FORM, [GTK_INPUT_HINT_UPPERCASE_SENTENCES])
    field.textContentType = .emailAddress
    expect(GTK_INPUT_PURPOSE_EMAIL, [])
    field.keyboardType = .phonePad
    expect(GTK_INPUT_PURPOSE_PHONE, [])
    field.keyboardType = .default
    field.textContentType = nil
    field.autocapitalizationType = .words
    field.autocorrectionType = .yes
    field.spellCheckingType = .no
    expect(
      GTK_INPUT_PURPOSE_FREE_FORM,
      [
        GTK_INPUT_HINT_UPPERCASE_WORDS, GTK_INPUT_HINT_WORD_COMPLETION,
        GTK_INPUT_HINT_NO_SPELLCHECK,
      ])
  }

  @Test func freesItsWidgets_WhenTheDelegateRemovedTheField() throws {
    let stage = Stage(.window, text: "Hello")
    weak let text = try text(of: stage)
    weak let peer = stage.field.peer
    stage.delegate.shouldChange = { field, _, _ in
      field.removeFromSuperview()
      return true
    }
    stage.hands.type("x")
    #expect(text == nil)
    #expect(peer == nil)
    #expect(stage.field.text == "Hellox")
  }

  @Test(arguments: [false, true])
  func takesNothingOfAnInputMethod_WhenTheFieldIsInTheWindowNoLonger(isInAnother: Bool) throws {
    let stage = Stage(.window, text: "Hello")
    let text = try text(of: stage)
    let inputMethod = try #require(GtkObject(text.handle.raw).inputMethod)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.field.removeFromSuperview()
    if isInAnother { other.addSubview(stage.field) }
    GtkObject(text.handle.raw).emit("preedit-changed", .string("に"))
    #expect(stage.field.markedText == nil)
    inputMethod.emit("commit", .string("x"))
    MainContext.drain()
    #expect(stage.field.text == "Hello")
    stage.window.addSubview(stage.field)
    stage.hands.focus(stage.field)
    stage.hands.type("y")
    #expect(stage.text == "Helloy")
  }

  @Test func keepsAndFindsWhatExceedsSixteenBits_WhichGTKsOwnBufferWouldDrop() throws {
    let stage = Stage(.window)
    let long = String(repeating: "ä", count: 66_000)
    stage.field.text = long
    #expect(stage.text == long)
    gtk_editable_delete_text(try text(of: stage).entry.opaque, 65_900, -1)
    #expect(stage.text == String(long.prefix(65_900)))
  }
}
