// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerGTK
@testable import GossamerGraphics
@testable import GossamerKit

/// Paragraphs so long that they are divided for layout: the only visible effect are lines that end early.
@Suite(.alone) struct LongLineTests {
  nonisolated private static let line = String(repeating: "word 😀ä and more ", count: 8_000)

  /// Steps by one UTF-16 unit at each place.
  nonisolated private static let plain = String(repeating: "words and more ", count: 2_000)

  /// The places at which the text is divided, in UTF-16 units.
  private func divisions(_ stage: TextViewStage) -> [Int] {
    stage.textView.column.divisions.places.map(\.unit)
  }

  private func move(
    _ stage: TextViewStage, _ step: GtkMovementStep, _ count: Int, extending: Bool = false
  ) {
    stage.settle()
    stage.gtk?.emit("move-cursor", .movement(step), .int(count), .bool(extending))
    stage.settle()
  }

  @Test(arguments: Owner.available)
  func isOneLineOfText_WhenItIsPastedEditedAndCopied(owner: Owner) throws {
    let stage = TextViewStage(owner, text: "a\nb")
    stage.select(1)
    stage.paste(Self.line)
    #expect(stage.text == "a" + Self.line + "\nb")
    #expect(stage.selection == [1 + Self.line.utf16.count, 0])
    #expect(divisions(stage).count > 30)
    stage.type("x\n")
    #expect(stage.text == "a" + Self.line + "x\n\nb")
    let middle = divisions(stage)[15]
    stage.select(middle)
    stage.type("yz")
    stage.press(.backspace)
    let index = String.Index(utf16Offset: middle - 1, in: Self.line)
    #expect(stage.text == "a" + Self.line[..<index] + "y" + Self.line[index...] + "x\n\nb")
    stage.select(middle - 5_000, 10_000)
    #expect(stage.copy(cutting: true)?.utf16.count == 10_000)
    for _ in 0..<5 { stage.press(.undo) }
    #expect(stage.text == "a\nb")
    stage.press(.redo)
    #expect(stage.text == "a" + Self.line + "\nb")
    stage.select(0, stage.textView.edited.length)
    stage.press(.delete)
    #expect(stage.text == "")
    stage.press(.undo)
    #expect(stage.text == "a" + Self.line + "\nb")
    #expect(!stage.delegate.takeLog().joined().contains("⏎"))
  }

  @Test(.enabled(if: Owner.available.contains(.window), "This needs a display."))
  func isShapedInParts_ByGTK() throws {
    let stage = TextViewStage(.window)
    stage.paste(Self.line)
    let buffer = try #require(stage.widget).buffer
    let count = gtk_text_buffer_get_line_count(buffer)
    try #require(count > 30)
    for line in 0..<count {
      var iterator = GtkTextIter()
      gtk_text_buffer_get_iter_at_line(buffer, &iterator, line)
      #expect(gtk_text_iter_get_bytes_in_line(&iterator) <= TextDivider.greatestLength + 1)
    }
    // What is copied by selecting comes from the buffer.
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    let bytes = try #require(gtk_text_iter_get_visible_text(&start, &end))
    defer { g_free(bytes) }
    #expect(String(cString: bytes) == Self.line)
    // A key lays out the part that it is typed in, and no other.
    stage.select(divisions(stage)[9] - 20)
    let before = stage.textView.column.paragraphs
    stage.textView.insertText("x")
    let after = stage.textView.column.paragraphs
    let place = after.place(ofUnit: stage.textView.selectedRange.location - 1)
    #expect(after[place].length == before[before.place(ofUnit: place.start)].length + 1)
    #expect(gtk_text_buffer_get_line_count(buffer) == count)
  }

  @Test(.enabled(if: Owner.available.contains(.window), "This needs a display."))
  func caretGoesOverADivisionInOneStep() throws {
    let stage = TextViewStage(.window, text: Self.plain)
    let division = divisions(stage)[3]
    stage.select(division - 1)
    for place in [division, division + 1] {
      move(stage, GTK_MOVEMENT_VISUAL_POSITIONS, 1)
      #expect(stage.selection == [place, 0])
    }
    for place in [division, division - 1, division - 2] {
      move(stage, GTK_MOVEMENT_VISUAL_POSITIONS, -1)
      #expect(stage.selection == [place, 0])
    }
    stage.select(division - 1)
    for length in [1, 2, 3] {
      move(stage, GTK_MOVEMENT_VISUAL_POSITIONS, 1, extending: true)
      #expect(stage.selection == [division - 1, length])
    }
    for length in [2, 1, 0] {
      move(stage, GTK_MOVEMENT_VISUAL_POSITIONS, -1, extending: true)
      #expect(stage.selection == [division - 1, length])
    }
  }

  @Test(.enabled(if: Owner.available.contains(.window), "This needs a display."))
  func endAndHomeStayInTheLineThatIsSeen_AtADivision() throws {
    let stage = TextViewStage(.window, text: Self.plain)
    let division = divisions(stage)[3]
    let widget = try #require(stage.widget)
    stage.select(division - 1)
    MainContext.iterate { self.y(widget, division - 1) > 0 }
    move(stage, GTK_MOVEMENT_DISPLAY_LINE_ENDS, 1)
    #expect(stage.selection == [division, 0])
    // The caret is shown at the end of the line; one step moves it on.
    let sides = stage.textView.shownSides(of: division)
    #expect(widget.caret == sides.lowerBound)
    move(stage, GTK_MOVEMENT_VISUAL_POSITIONS, 1)
    #expect(stage.selection == [division + 1, 0])
    move(stage, GTK_MOVEMENT_DISPLAY_LINE_ENDS, -1)
    #expect(stage.selection == [division, 0])
    #expect(widget.caret == sides.upperBound)
    // Text that is typed at a division is inserted there, with the caret after it.
    move(stage, GTK_MOVEMENT_VISUAL_POSITIONS, -1)
    move(stage, GTK_MOVEMENT_DISPLAY_LINE_ENDS, 1)
    stage.type("x")
    #expect(stage.selection == [division + 1, 0])
    let index = String.Index(utf16Offset: division, in: Self.plain)
    #expect(stage.text == Self.plain[..<index] + "x" + Self.plain[index...])
    #expect(widget.caret == stage.textView.shownSides(of: division + 1).upperBound)
  }

  private func y(_ widget: ViewText, _ unit: Int) -> Int {
    guard let textView = widget.textView else { return 0 }
    var (iterator, place) = (
      widget.iterator(at: textView.shownSides(of: unit).lowerBound), GdkRectangle()
    )
    gtk_text_view_get_iter_location(widget.view, &iterator, &place)
    return Int(place.y)
  }

  @Test(.enabled(if: Owner.available.contains(.window), "This needs a display."))
  func deletesOverADivision_ByOneKey() throws {
    let stage = TextViewStage(.window, text: Self.plain)
    // The text before a division, and behind it. A division may move when it is undone that a character there was
    // deleted.
    func parts() -> (before: String, behind: String) {
      let index = String.Index(utf16Offset: divisions(stage)[3], in: Self.plain)
      return (String(Self.plain[..<index]), String(Self.plain[index...]))
    }
    func selectTheEndOfTheLine() {
      stage.select(divisions(stage)[3] - 1)
      move(stage, GTK_MOVEMENT_DISPLAY_LINE_ENDS, 1)
      #expect(stage.selection == [divisions(stage)[3], 0])
    }
    var (before, behind) = parts()
    stage.select(before.utf16.count)
    stage.press(.backspace)
    #expect(stage.text == before.dropLast() + behind)
    stage.press(.undo)
    #expect(stage.text == Self.plain)
    (before, behind) = parts()
    selectTheEndOfTheLine()
    stage.press(.delete)
    #expect(stage.text == before + behind.dropFirst())
    stage.press(.undo)
    // The next word, and what is before the caret in its line, where GTK works out what that is.
    (before, behind) = parts()
    selectTheEndOfTheLine()
    stage.gtk?.emit("delete-from-cursor", .deletion(GTK_DELETE_WORD_ENDS), .int(1))
    let word = behind.drop { $0 == " " }.prefix { $0 != " " }
    let blanks = behind.prefix { $0 == " " }
    #expect(stage.text == before + behind.dropFirst(blanks.count + word.count))
    stage.press(.undo)
    (before, behind) = parts()
    stage.select(before.utf16.count)
    stage.gtk?.emit("delete-from-cursor", .deletion(GTK_DELETE_PARAGRAPH_ENDS), .int(-1))
    #expect(stage.text.hasSuffix(behind) && stage.textView.edited.length < Self.plain.utf16.count)
    stage.press(.undo)
    #expect(stage.text == Self.plain)
  }

  @Test(.enabled(if: Owner.available.contains(.window), "This needs a display."))
  func assistiveTechnologiesSetTheWholeText() {
    let stage = TextViewStage(.window, text: Self.line)
    stage.setTextByAssistiveTechnology("short")
    #expect(stage.text == "short")
    stage.setTextByAssistiveTechnology(Self.line)
    #expect(stage.text == Self.line)
  }
}
