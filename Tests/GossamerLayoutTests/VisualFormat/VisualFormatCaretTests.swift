// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

/// The caret stands where a terminal with a monospaced font shows the character.
@Suite(.alone) struct VisualFormatCaretTests {
  @Test(arguments: [
    // A letter takes one column, even if it has several scalars.
    ("[Gro\u{308}ße}", "[Gro\u{308}ße}", "      ^"),
    // These characters take two columns each.
    ("[a]👨‍👩‍👧", "[a]👨‍👩‍👧", "   ^"),
    ("[名前}", "[名前}", "     ^"),
    ("[a]-|🇨🇭🇨🇭", "[a]-|🇨🇭🇨🇭", "     ^"),
    // Tabs stay tabs, in the format and above the caret.
    ("\t[a]\t-:", "\t[a]\t-:", "\t   \t ^"),
    // Only the line with the error is shown.
    ("|-[a]\n-20-[b]\n-(]", "-(]", "  ^"),
    ("|-[a]\r\n-!\r\n[b]", "-!", " ^"),
    // Control characters, which would disturb the terminal, are replaced.
    ("[a\u{0}]", "[a␀]", "  ^"),
    ("[a]\u{1B}[2J", "[a]␛[2J", "   ^"),
    ("[a]\u{202E}-", "[a]\u{FFFD}-", "   ^"),
  ])
  func standsUnderTheCharacter(_ format: String, _ shown: String, _ caret: String) throws {
    let error = try #require(throws: VisualFormatError.self) { try VisualFormat(format) }
    #expect(error.description.split(separator: "\n").dropFirst() == [shown[...], caret[...]])
  }

  @Test func cutsALongFormatAroundTheCaret() throws {
    let row = Array(repeating: "[a]", count: 1000).joined(separator: "-")
    let error = try #require(throws: VisualFormatError.self) {
      try VisualFormat(row + "!" + row)
    }
    let shown = "…" + row.suffix(60) + "!" + row.prefix(59) + "…"
    #expect(
      error.description
        == "Unable to parse the visual format: expected '-', a view as in '[name]', or '|'\n"
        + shown + "\n" + String(repeating: " ", count: 61) + "^")
  }

  @Test func cutsLongNamesAndListsOfNames() throws {
    let format = try VisualFormat("[" + String(repeating: "x", count: 1000) + "]")
    let error = try #require(throws: VisualFormatError.self) {
      try format.constraints(views: Set((100..<200).map { "view\($0)" }))
    }
    let lines = error.description.split(separator: "\n")
    let names = (100..<120).map { "view\($0)" }.joined(separator: ", ")
    let name = String(repeating: "x", count: 60) + "…"
    #expect(lines.first ?? "" == "Unknown view '\(name)'. Known views: \(names), and 80 more.")
    #expect(lines.allSatisfy { $0.count < 400 })
  }
}
