// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import Testing

@testable import GossamerGTK
@testable import GossamerKit

/// What only a window has: keys that GTK has a meaning for, an input method, widgets that go away.
@Suite(.enabled(if: Owner.available.contains(.window), "This needs a display."))
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

  @Test func showsWhatIsComposed_AndAsksOnce_WhenKeysMakeACharacter() throws {
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

  @Test func hidesASecret_FromWhoReadsTheScreen() throws {
    let stage = Stage(.window, isEditing: false)
    let secret = UITextField(frame: CGRect(x: 20, y: 140, width: 300, height: 34))
    secret.isSecureTextEntry = true
    secret.text = "geheim"
    stage.window.addSubview(secret)
    UpdateCycle.shared.update()
    let peer = try #require(secret.peer as? TextFieldPeer)
    #expect(gtk_text_get_visibility(peer.text.gtkText) == 0)
    #expect(GtkObject(peer.text.entry.raw).isA(gtk_password_entry_get_type()))
    let shown = gtk_editable_get_chars(peer.text.handle.opaque, 0, -1)
    defer { g_free(shown) }
    #expect(shown.map { String(cString: $0) } == "geheim")
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

  @Test func keepsAndFindsWhatExceedsSixteenBits_WhichGTKsOwnBufferWouldDrop() throws {
    let stage = Stage(.window)
    let long = String(repeating: "ä", count: 66_000)
    stage.field.text = long
    #expect(stage.text == long)
    gtk_editable_delete_text(try text(of: stage).entry.opaque, 65_900, -1)
    #expect(stage.text == String(long.prefix(65_900)))
  }
}
