// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGTK
@testable import GossamerKit

/// Texts of which GTK holds only an excerpt: what a person does, and what assistive technologies get, is
/// about the whole text, and quick.
@Suite(.alone, .enabled(if: Owner.available.contains(.window), "This needs a display."))
struct LongTextTests {
  private let stage: Stage
  private let text: GtkObject
  private let entry: OpaquePointer
  private static let million = String(repeating: "word 😀ä ", count: 125_000)
  private static let end = million.utf16.count

  init() throws {
    stage = Stage(.window, text: Self.million)
    let fieldText = try #require(stage.field.peer as? TextFieldPeer).text
    text = GtkObject(fieldText.handle.raw)
    entry = fieldText.entry.opaque
  }

  private func move(_ step: GtkMovementStep, _ count: Int, extending: Bool = false) {
    text.emit("move-cursor", .movement(step), .int(count), .bool(extending))
  }

  @Test func movesByCharacters_WhenArrowsArePressed() {
    #expect(stage.selection == [Self.end, 0])
    // "ä", "😀", which has two units.
    for place in [1, 2, 4, 5] {
      move(GTK_MOVEMENT_VISUAL_POSITIONS, -1)
      #expect(stage.selection == [Self.end - place, 0])
    }
    move(GTK_MOVEMENT_VISUAL_POSITIONS, 2, extending: true)
    #expect(stage.selection == [Self.end - 5, 3])
    move(GTK_MOVEMENT_VISUAL_POSITIONS, -1)
    #expect(stage.selection == [Self.end - 5, 0])
    move(GTK_MOVEMENT_WORDS, -1)
    #expect(stage.selection == [Self.end - 9, 0])
  }

  @Test func reachesBothEnds_AndSelectsBetweenThem() {
    move(GTK_MOVEMENT_DISPLAY_LINE_ENDS, -1)
    #expect(stage.selection == [0, 0])
    move(GTK_MOVEMENT_BUFFER_ENDS, 1, extending: true)
    #expect(stage.selection == [0, Self.end])
    stage.hands.type("x")
    #expect(stage.field.text == "x")
    stage.hands.press(.undo)
    #expect(stage.text == Self.million)
    #expect(stage.selection == [0, Self.end])
  }

  @Test func walksAcrossTheWholeText_InStepsThatGTKsExcerptDoesNotEnd() {
    move(GTK_MOVEMENT_BUFFER_ENDS, -1)
    for _ in 0..<1_000 { move(GTK_MOVEMENT_VISUAL_POSITIONS, 4) }
    #expect(stage.field.selectedRange == NSRange(location: 4_000 * 9 / 8, length: 0))
    for _ in 0..<1_000 { move(GTK_MOVEMENT_WORDS, 1) }
    #expect(stage.field.selectedRange.location > 4_500 + 4_000)
    #expect(stage.text == Self.million)
  }

  @Test func meansTheWholeText_WhenEverythingIsSelectedCopiedAndCut() {
    text.emit("move-cursor", .movement(GTK_MOVEMENT_BUFFER_ENDS), .int(-1), .bool(false))
    // What Ctrl+A, the menu and three clicks do.
    gtk_editable_select_region(OpaquePointer(text.pointer), 0, -1)
    #expect(stage.field.selectedRange == NSRange(location: 0, length: Self.end))
    #expect(stage.hands.copy(cutting: false) == Self.million)
    #expect(stage.hands.copy(cutting: true) == Self.million)
    #expect(stage.text == "")
    stage.hands.paste(Self.million)
    #expect(stage.text == Self.million)
  }

  @Test func changesTheRightPlace_InTheMiddle() {
    let middle = Self.end / 2
    stage.field.selectedRange = NSRange(location: middle, length: 0)
    stage.hands.type("Hello")
    stage.hands.press(.backspace)
    stage.hands.press(.delete)
    text.emit("delete-from-cursor", .deletion(GTK_DELETE_PARAGRAPH_ENDS), .int(1))
    let index = String.Index(utf16Offset: middle, in: Self.million)
    #expect(stage.text == Self.million[..<index] + "Hell")
    stage.hands.press(.undo)
    stage.hands.press(.undo)
    stage.hands.press(.undo)
    stage.hands.press(.undo)
    #expect(stage.text == Self.million)
  }

  @Test func reachesBeyondTheField_WhenThatBecomesWider() throws {
    let fieldText = try #require(stage.field.peer as? TextFieldPeer).text
    stage.field.selectedRange = NSRange(location: Self.end / 18 * 9, length: 0)
    stage.hands.type("x")
    let margin = fieldText.margin
    for width in [1_200, 2_500] {
      stage.field.frame.size.width = CGFloat(width)
      Interface.current.updateCycle.update()
      MainContext.iterate {
        gtk_widget_get_width(fieldText.widget) > width - 50
          && fieldText.x(ofShown: 0) <= 0
          && fieldText.x(ofShown: fieldText.length) >= Double(width)
      }
    }
    #expect(fieldText.margin > margin)
    #expect(fieldText.length < 4_000)
  }

  @Test func undoesARunOfTypingAtOnce_InTheMiddle() {
    let middle = Self.end / 2
    stage.field.selectedRange = NSRange(location: middle, length: 0)
    for _ in 0..<50 { stage.hands.type("😀م") }
    #expect(stage.selection == [middle + 150, 0])
    for _ in 0..<20 { stage.hands.press(.backspace) }
    stage.hands.press(.undo)
    #expect(stage.selection == [middle + 150, 0])
    stage.hands.press(.undo)
    #expect(stage.text == Self.million)
    #expect(stage.selection == [middle, 0])
    stage.hands.press(.redo)
    #expect(stage.selection == [middle + 150, 0])
  }

  @Test func answersAssistiveTechnologies_ByTheWholeText() {
    let scalars = Self.million.unicodeScalars.count
    #expect(String(cString: gtk_editable_get_text(entry)) == Self.million)
    #expect(Int(gtk_editable_get_position(entry)) == scalars)
    gtk_editable_select_region(entry, 500_000, 500_004)
    #expect(stage.selection == [500_000 / 8 * 9, 4])
    gtk_editable_delete_text(entry, 500_000, 500_005)
    var place: gint = 500_000
    gtk_editable_insert_text(entry, "bird ", 5, &place)
    #expect(place == 500_005)
    let index = String.Index(utf16Offset: 500_000 / 8 * 9, in: Self.million)
    #expect(stage.text == Self.million[..<index] + "bird " + Self.million[index...].dropFirst(5))
    #expect(stage.delegate.takeLog() == [RecordingDelegate.change(500_000 / 8 * 9, 5, "bird ")])
  }
}

/// Right-to-left texts: the caret moves as it does in a GtkText.
@Suite(.alone, .enabled(if: Owner.available.contains(.window), "This needs a display."))
struct CaretTests {
  @Test(arguments: [
    "Hello", "שלום עליכם", "abc שלום def", "مرحبا 123 abc", "e\u{301}👨‍👩‍👧é שָׁלוֹם!", "(abc) [שלום] 1,5%",
  ])
  func movesAsGtkTextDoes_AtEachPlace(text: String) throws {
    let stage = Stage(.window, text: text)
    let ours = GtkObject(try #require(stage.field.peer as? TextFieldPeer).text.handle.raw)
    let plain = try #require(gtk_entry_new())
    let plainText = GtkObject(
      UnsafeMutableRawPointer(try #require(gtk_editable_get_delegate(OpaquePointer(plain)))))
    let container = try #require(stage.window.peer as? WidgetPeer).widget
    gtk_widget_set_parent(plain, container)
    defer { gtk_widget_unparent(plain) }
    gtk_editable_set_text(OpaquePointer(plain), text)
    gtk_widget_set_direction(plain, GTK_TEXT_DIR_LTR)
    for count in [1, -1] {
      for place in 0...text.unicodeScalars.count {
        let positions = [ours, plainText].map { object in
          let editable = OpaquePointer(object.pointer)
          gtk_editable_set_position(editable, gint(place))
          object.emit(
            "move-cursor", .movement(GTK_MOVEMENT_VISUAL_POSITIONS), .int(count), .bool(false))
          return gtk_editable_get_position(editable)
        }
        #expect(positions[0] == positions[1], "from \(place) by \(count)")
      }
    }
  }
}
