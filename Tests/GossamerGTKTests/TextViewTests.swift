// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import Testing

@testable import GossamerGTK
@testable import GossamerKit

extension GTKTests {
  /// Text views in a window: their look, scrolling and focus. Editing is tested in TextEditingTests.
  @Suite struct TextViewTests {
    private let root = UIView()
    private let textView = UITextView(frame: CGRect(x: 20, y: 30, width: 300, height: 200))
    private let subject = UITextField(frame: CGRect(x: 5, y: 0, width: 280, height: 40))
    private let button = UIButton(type: .system)

    init() {
      textView.font = .systemFont(ofSize: 15)
      textView.textContainerInset.top = 44
      textView.addSubview(subject)
      button.setTitle("Save", for: .normal)
      button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
      root.addSubview(textView)
      root.addSubview(button)
    }

    nonisolated private static let lines = (0..<60).map { "line \($0)" }.joined(separator: "\n")

    private func text(_ shown: ShownWindow) throws -> ViewText {
      try #require(try shown.peer(of: textView) as? TextViewPeer).text
    }

    /// The scroll offset of the text.
    private func value(_ shown: ShownWindow) throws -> Double {
      gtk_adjustment_get_value(gtk_scrollable_get_vadjustment(try text(shown).handle.opaque))
    }

    private func upper(_ shown: ShownWindow) throws -> Double {
      gtk_adjustment_get_upper(gtk_scrollable_get_vadjustment(try text(shown).handle.opaque))
    }

    /// The place of a character, in the coordinates of GTK's widget.
    private func place(of unit: Int, _ shown: ShownWindow) throws -> CGPoint {
      let text = try text(shown)
      var iterator = text.iterator(
        at: textView.shownRange(of: NSRange(location: unit, length: 0)).lowerBound)
      var place = GdkRectangle()
      gtk_text_view_get_iter_location(text.view, &iterator, &place)
      var (x, y) = (gint(0), gint(0))
      gtk_text_view_buffer_to_window_coords(
        text.view, GTK_TEXT_WINDOW_WIDGET, place.x, place.y, &x, &y)
      return CGPoint(x: Int(x), y: Int(y))
    }

    // MARK: - Measures

    nonisolated private static let samples = [
      "", "a", "one\ntwo\n", String(repeating: "wrapped words ", count: 40),
      "👨‍👩‍👧 emoji 🇩🇪\nÉé\n\n", "שלום עולם\nمرحبا بالعالم كيف الحال اليوم وغدا", "日本語のテキスト\n" + lines,
      String(repeating: "Unbreakable", count: 30),
    ]

    @Test(arguments: samples, [12, 15, 17, 28])
    func isAsHighInGTK_AsTheKitHasMeasured(sample: String, size: Int) async throws {
      textView.font = .systemFont(ofSize: CGFloat(size))
      textView.text = sample
      textView.frame.size.height = 30
      let shown = try await Stage.show(root)
      let height = textView.contentSize.height
      try await Stage.eventually("GTK has laid out all lines, and is \(height) high") {
        try upper(shown) == max(height, 30)
      }
    }

    /// A divided paragraph has a line break at the same places in the Kit and in GTK.
    @Test(arguments: ["word and more ", "日本語の文章", "Unbreakable"])
    func isAsHighInGTK_WhenAParagraphIsDivided(unit: String) async throws {
      textView.text = String(repeating: unit, count: 30_000 / unit.utf8.count)
      let shown = try await Stage.show(root)
      let height = textView.contentSize.height
      try await Stage.eventually("GTK has laid out all lines, and is \(height) high") {
        try upper(shown) == height
      }
      #expect(gtk_text_buffer_get_line_count(try text(shown).buffer) > 7)
    }

    @Test func linesBeginBehindInsetsAndPadding() async throws {
      textView.text = "Hello"
      textView.textContainerInset.left = 12
      let shown = try await Stage.show(root)
      #expect(try place(of: 0, shown) == CGPoint(x: 17, y: 44))
      textView.contentInset.top = 10
      textView.textContainer.lineFragmentPadding = 0
      try await Stage.settle(shown)
      try await Stage.settle(shown)
      #expect(try place(of: 0, shown) == CGPoint(x: 12, y: 54))
    }

    @Test func drawsInItsColours_InLightAndDark() async throws {
      textView.text = "MMMMMMMM\nMMMMMMMM\nMMMMMMMM"
      textView.textContainerInset.top = 0
      subject.removeFromSuperview()
      let shown = try await Stage.show(root)
      func darkest() throws -> UInt8 {
        let picture = try Picture(of: textView, in: shown)
        return (5..<100).map { picture[$0, 12] }.filter { $0.alpha > 200 }.map(\.red).min() ?? 255
      }
      func brightest() throws -> UInt8 {
        let picture = try Picture(of: textView, in: shown)
        return (5..<100).map { picture[$0, 12] }.filter { $0.alpha > 200 }.map(\.red).max() ?? 0
      }
      #expect(try darkest() < 60)
      shown.window.overrideUserInterfaceStyle = .dark
      try await Stage.settle(shown)
      #expect(try brightest() > 200)
      textView.textColor = .systemRed
      try await Stage.settle(shown)
      let picture = try Picture(of: textView, in: shown)
      #expect((5..<100).contains { picture[$0, 12].red > 150 && picture[$0, 12].green < 120 })
    }

    @Test func showsAttributes_AndKeepsThemWhileTyping() async throws {
      let string = NSMutableAttributedString(string: "MMMM\nMMMM")
      string.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 5, length: 4))
      textView.attributedText = string
      textView.textContainerInset.top = 0
      subject.removeFromSuperview()
      let shown = try await Stage.show(root)
      func isRed(_ y: Int) throws -> Bool {
        let picture = try Picture(of: textView, in: shown)
        return (5..<100).contains { picture[$0, y].red > 150 && picture[$0, y].green < 100 }
      }
      let line = Int(textView.shownFont.lineHeight)
      #expect(try !isRed(line / 2))
      #expect(try isRed(line + line / 2))
      textView.insertText("M\nMM")
      try await Stage.settle(shown)
      #expect(try isRed(2 * line + line / 2))
    }

    // MARK: - Scrolling

    @Test func textAndSubviewsScrollTogether() async throws {
      textView.text = Self.lines
      let shown = try await Stage.show(root)
      let top = try place(of: 0, shown).y
      #expect(try shown.place(of: subject).minY == 30)
      textView.contentOffset.y = 25
      try await Stage.settle(shown)
      #expect(try shown.place(of: subject).minY == 5)
      #expect(try place(of: 0, shown).y == top - 25)
      try await Person.turnsTheWheel(2, over: textView, in: shown)
      try await Stage.eventually("the wheel has scrolled both") {
        try textView.contentOffset.y > 60
          && value(shown) == Double(textView.contentOffset.y.rounded())
      }
    }

    @Test func followsTheCaret() async throws {
      textView.text = Self.lines
      let shown = try await Stage.show(root)
      textView.becomeFirstResponder()
      try await Stage.settle(shown)
      try await Person.presses("a")
      let end = textView.contentSize.height - 200
      try await Stage.eventually("the end is seen, where the caret is") {
        textView.text.hasSuffix("line 59a") && textView.contentOffset.y >= end - 8
      }
      try await Person.presses("ctrl+Home")
      try await Stage.eventually("the beginning is seen, with the field above the text") {
        try textView.selectedRange.location == 0 && textView.contentOffset.y == 0
          && value(shown) == 0
      }
    }

    @Test func staysAtTheCaret_WhileLinesAboveItAreLaidOut() async throws {
      let count = 4_000
      textView.text = Array(repeating: "line", count: count).joined(separator: "\n")
      let shown = try await Stage.show(root)
      textView.becomeFirstResponder()
      try await Person.presses("a")
      let height = CGFloat(count) * textView.shownFont.lineHeight.rounded(.down)
      try await Stage.eventually("all lines are laid out, and the last one is seen") {
        try upper(shown) >= height && textView.text.hasSuffix("linea")
          && textView.contentOffset.y >= textView.contentSize.height - 208
      }
    }

    @Test func scrollsToARange() async throws {
      textView.text = Self.lines
      let shown = try await Stage.show(root)
      let range = NSRange(location: textView.edited.length - 3, length: 1)
      textView.scrollRangeToVisible(range)
      try await Stage.eventually("the range is seen") {
        let y = try place(of: range.location, shown).y
        return y > 0 && y < 200
      }
      #expect(textView.contentOffset.y > 500)
    }

    @Test func scrollsToTheEndOfALongText() async throws {
      let (count, paragraph) = (4_000, String(repeating: "wrapped words ", count: 6))
      textView.text = Array(repeating: paragraph, count: count).joined(separator: "\n")
      let shown = try await Stage.show(root)
      let height = TextMeasurer.shared.measure(paragraph, font: textView.shownFont, width: 290)
        .size.height
      try await Stage.eventually("GTK has laid out all lines, and the content is as high") {
        try upper(shown) >= CGFloat(count) * (height - 1)
          && textView.contentSize.height == upper(shown)
      }
      textView.contentOffset.y = textView.contentSize.height - 200
      try await Stage.eventually("the end is seen") {
        let y = try place(of: textView.edited.length, shown).y
        return y > 100 && y < 200
      }
    }

    // MARK: - Pointer and keys

    @Test func isEdited_WhereItIsClicked_AndSoAreTheFieldsInIt() async throws {
      textView.text = Self.lines
      let shown = try await Stage.show(root)
      try await Person.clicks(subject, in: shown)
      try await Stage.eventually("the field is edited") { subject.isEditing }
      try await Person.clicks(CGPoint(x: 200, y: 60), of: textView, in: shown)
      try await Stage.eventually("the text is edited, with the caret at the end of a line") {
        textView.isEditing && textView.selectedRange.location == 6
      }
      try await Person.presses("x")
      try await Stage.eventually("what is typed stands there") {
        textView.text.hasPrefix("line 0x\n")
      }
    }

    @Test func tabTypes_AndControlTabLeaves() async throws {
      let shown = try await Stage.show(root)
      subject.becomeFirstResponder()
      try await Stage.settle(shown)
      try await Person.presses("Tab")
      try await Stage.eventually("Tab goes from the field to the text") { textView.isEditing }
      try await Person.presses("Tab")
      try await Person.presses("Return")
      try await Stage.eventually("a tab and a line are typed") { textView.text == "\t\n" }
      try await Person.presses("shift+Tab")
      try await Stage.eventually("Shift+Tab goes back to the field") { subject.isEditing }
      try await Person.presses("Tab")
      try await Stage.eventually("Tab goes on to the text") { textView.isEditing }
      try await Person.presses("ctrl+Tab")
      try await Stage.eventually("Ctrl+Tab goes on to the button") {
        try shown.focusedView === button
      }
      #expect(textView.text == "\t\n")
    }

    @Test func cantBeTypedInto_WhenItIsOnlyRead() async throws {
      textView.text = "one two"
      textView.isEditable = false
      let shown = try await Stage.show(root)
      try await Person.clicks(CGPoint(x: 20, y: 50), of: textView, in: shown)
      try await Stage.eventually("it has the keyboard") { textView.isFirstResponder }
      try await Person.presses("x")
      try await Person.presses("ctrl+a")
      try await Stage.eventually("all is selected") { textView.selectedRange.length == 7 }
      #expect(textView.text == "one two" && !textView.isEditing)
      try await Person.presses("Tab")
      try await Stage.eventually("Tab leaves") { try shown.focusedView === button }
    }

    @Test func tellsAssistiveTechnologies_WhatItIs() async throws {
      textView.accessibilityLabel = "Body"
      let shown = try await Stage.show(root)
      let widget = try text(shown).handle
      #expect(gtk_accessible_get_accessible_role(widget.opaque) == GTK_ACCESSIBLE_ROLE_TEXT_BOX)
    }
  }
}
