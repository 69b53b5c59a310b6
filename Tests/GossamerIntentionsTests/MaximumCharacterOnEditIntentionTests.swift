// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import Testing

@Suite(.alone) struct MaximumCharacterOnEditIntentionTests {
  let controller = UIViewController()
  let field = UITextField()

  private func limit(to maximum: Int, truncates: Bool = false) {
    controller.intentions = [
      MaximumCharacterOnEditIntention(field, maximumCharacter: maximum, truncates: truncates)
    ]
  }

  @Test(arguments: [(1, 1), (10, 10), (0, 30), (-1, 30), (Int.min, 30), (Int.max, Int.max)])
  func isThirty_WhenItIsLessThanOne(maximum: Int, result: Int) {
    let intention = MaximumCharacterOnEditIntention(field, maximumCharacter: maximum)
    #expect(intention.maximumCharacter == result)
    intention.maximumCharacter = maximum
    #expect(intention.maximumCharacter == result)
  }

  @Test func isThirty_WhenItIsNotSet() {
    let intention = MaximumCharacterOnEditIntention()
    #expect(intention.maximumCharacter == 30)
    #expect(!intention.truncates)
    intention.maximumCharacter = 5
    intention.maximumCharacter = 0
    #expect(intention.maximumCharacter == 30)
  }

  /// A change of a text, limited to so many characters.
  struct Change: CustomTestStringConvertible {
    var text = ""
    var range = 0..<0
    var replacement: String
    var maximum = 3
    /// The text after the change if insertions that are too long are refused, and if they are cut.
    var refusing: String
    var cutting: String

    var testDescription: String { "\(text) \(range) \(replacement) \(maximum)" }
  }

  @Test(arguments: [
    Change(replacement: "abc", refusing: "abc", cutting: "abc"),
    Change(replacement: "abcd", refusing: "", cutting: "abc"),
    Change(text: "ab", range: 2..<2, replacement: "cd", refusing: "ab", cutting: "abc"),
    Change(text: "ab", range: 0..<0, replacement: "cd", refusing: "ab", cutting: "cab"),
    Change(text: "ab", range: 1..<1, replacement: "cd", refusing: "ab", cutting: "acb"),
    Change(text: "abc", range: 1..<1, replacement: "d", refusing: "abc", cutting: "abc"),
    Change(text: "abc", range: 0..<1, replacement: "d", refusing: "dbc", cutting: "dbc"),
    Change(text: "abc", range: 0..<1, replacement: "de", refusing: "abc", cutting: "dbc"),
    Change(text: "abc", range: 0..<3, replacement: "defg", refusing: "abc", cutting: "def"),
    // Characters of several scalars
    Change(replacement: "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", refusing: "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", cutting: "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"),
    Change(replacement: "a👨‍👩‍👧🇩🇪e\u{301}", refusing: "", cutting: "a👨‍👩‍👧🇩🇪"),
    Change(
      replacement: "e\u{301}e\u{301}e\u{301}e", refusing: "", cutting: "e\u{301}e\u{301}e\u{301}"),
    Change(
      text: "abc", range: 3..<3, replacement: "\u{301}", refusing: "abc\u{301}",
      cutting: "abc\u{301}"),
    Change(
      text: "abc", range: 3..<3, replacement: "\u{301}d", refusing: "abc", cutting: "abc\u{301}"),
    Change(text: "שלו", range: 3..<3, replacement: "ם", refusing: "שלו", cutting: "שלו"),
    Change(text: "של", range: 2..<2, replacement: "ום", refusing: "של", cutting: "שלו"),
    // Characters that merge at a border
    Change(text: "ab👨\u{200D}", range: 5..<5, replacement: "👩", refusing: "ab👨‍👩", cutting: "ab👨‍👩"),
    Change(text: "ab👩", range: 2..<2, replacement: "👨\u{200D}", refusing: "ab👨‍👩", cutting: "ab👨‍👩"),
    Change(text: "ab🇩", range: 4..<4, replacement: "🇪", refusing: "ab🇩🇪", cutting: "ab🇩🇪"),
    Change(text: "🇩🇪🇫🇷🇮🇹", range: 0..<0, replacement: "🇺", refusing: "🇩🇪🇫🇷🇮🇹", cutting: "🇩🇪🇫🇷🇮🇹"),
    Change(
      text: "ab\r", range: 3..<3, replacement: "c", maximum: 4, refusing: "ab\rc", cutting: "ab\rc"),
    // Text that is too long already
    Change(text: "abcde", range: 4..<5, replacement: "", refusing: "abcd", cutting: "abcd"),
    Change(text: "abcde", range: 0..<5, replacement: "", refusing: "", cutting: ""),
    Change(text: "abcde", range: 0..<1, replacement: "f", refusing: "abcde", cutting: "abcde"),
    Change(text: "abcde", range: 0..<3, replacement: "f", refusing: "fde", cutting: "fde"),
    Change(text: "abcde", range: 0..<3, replacement: "fg", refusing: "abcde", cutting: "fde"),
    Change(text: "👨‍👩‍👧👨‍👩‍👧", range: 2..<3, replacement: "", maximum: 2, refusing: "👨👩‍👧👨‍👩‍👧", cutting: "👨👩‍👧👨‍👩‍👧"),
  ])
  func permitsWhatFits(change: Change) {
    for (truncates, result) in [(false, change.refusing), (true, change.cutting)] {
      limit(to: change.maximum, truncates: truncates)
      field.text = change.text
      field.editor.replace(NSRange(change.range), with: change.replacement)
      #expect(field.text.map { Array($0.unicodeScalars) } == Array(result.unicodeScalars))
    }
  }

  @Test func putsTheCaretAfterTheInsertedPart_AndUndoesItInOneStep() {
    limit(to: 5, truncates: true)
    field.text = "abc"
    field.selectedRange = NSRange(location: 1, length: 1)
    UIPasteboard.general.string = "12345"
    field.paste(nil)
    #expect(field.text == "a123c")
    #expect(field.selectedRange == NSRange(location: 4, length: 0))
    field.undo()
    #expect(field.text == "abc")
    #expect(field.selectedRange == NSRange(location: 1, length: 1))
    field.redo()
    #expect(field.text == "a123c")
  }

  @Test func cutsAMegabyte() {
    limit(to: 10, truncates: true)
    UIPasteboard.general.string = String(repeating: "e\u{301}👨‍👩‍👧", count: 50_000)
    field.paste(nil)
    #expect(field.text == String(repeating: "e\u{301}👨‍👩‍👧", count: 5))
  }

  @Test func asksTheOtherDelegates_AboutWhatIsLeft() {
    let field = MulticastTextField()
    let digits = DigitsIntention(field)
    let limits = [5, 3].map {
      MaximumCharacterOnEditIntention(field, maximumCharacter: $0, truncates: true)
    }
    controller.intentions = limits + [digits]
    UIPasteboard.general.string = "12345678"
    field.paste(nil)
    #expect(field.text == "123")
    #expect(digits.texts == ["12345678", "123"])
    field.text = ""
    UIPasteboard.general.string = "1a345678"
    field.paste(nil)
    #expect(field.text == "")
  }

  @Test func refusesWhatIsTooLong_WhenOneLimitCutsAndAnotherRefuses() {
    let field = MulticastTextField()
    controller.intentions = [
      MaximumCharacterOnEditIntention(field, maximumCharacter: 5, truncates: true),
      MaximumCharacterOnEditIntention(field, maximumCharacter: 3),
    ]
    field.editor.replace(NSRange(location: 0, length: 0), with: "12345678")
    #expect(field.text == "")
  }

  @Test(arguments: [false, true])
  func losesNothing_WhenUndoWouldMakeTheTextTooLong(truncates: Bool) {
    limit(to: 3, truncates: truncates)
    field.text = "abcde"
    field.deleteBackward()
    field.undo()
    #expect(field.text == "abcd")
    #expect(field.canUndo)
    controller.intentions = []
    field.undo()
    #expect(field.text == "abcde")
  }
}

/// Permits digits, and records the texts that it is asked about.
private final class DigitsIntention: TextFieldIntention {
  private(set) var texts: [String] = []

  override func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    texts.append(string)
    return string.allSatisfy(\.isNumber)
  }
}
