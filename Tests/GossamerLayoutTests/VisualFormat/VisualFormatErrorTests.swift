// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerLayout
import GossamerTestSupport
import Testing

/// Compares whole error messages: the sentence, the format and the caret.
@Suite(.alone) struct VisualFormatErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let format: String
    let options: VisualFormat.Options
    let message: String

    init(_ format: String, options: VisualFormat.Options = [], _ message: String) {
      self.format = format
      self.options = options
      self.message = message
    }

    var testDescription: String { format.debugDescription }

    func check() {
      let error = #expect(throws: VisualFormatError.self) {
        try equations(format, options: options)
      }
      #expect(error?.description == message)
    }
  }

  @Test(arguments: ["", " ", "\t\n"])
  func messageSaysSo_WhenTheFormatIsEmpty(_ format: String) {
    Case(
      format,
      "The visual format is empty. It names at least one view, as in \"H:|-[button]-|\"."
    ).check()
  }

  @Test(arguments: [
    ("a", "a view as in '[name]', '|', or 'H:' or 'V:' before them", "^"),
    ("h:[a]", "a view as in '[name]', '|', or 'H:' or 'V:' before them", "^"),
    ("-[a]", "a view as in '[name]', '|', or 'H:' or 'V:' before them", "^"),
    ("V[a]", "':' after the orientation", " ^"),
    ("V:", "a view as in '[name]', '|', or 'H:' or 'V:' before them", "  ^"),
    ("|", "'-' or a view as in '[name]' after '|'", " ^"),
    ("||", "'-' or a view as in '[name]' after '|'", " ^"),
    ("|20-[a]", "'-' or a view as in '[name]' after '|'", " ^"),
    ("|-|", "a view as in '[name]'", "  ^"),
    ("|-20-20-[a]", "a view as in '[name]'", "     ^"),
    ("[a]x", "'-', a view as in '[name]', or '|'", "   ^"),
    ("[a]V:[b]", "'-', a view as in '[name]', or '|'", "   ^"),
    ("[a]-", "a distance, a view as in '[name]', or '|' after '-'", "    ^"),
    ("[a]-20-", "a view as in '[name]', or '|'", "       ^"),
    ("[a]-20-b", "a view as in '[name]', or '|'", "       ^"),
    ("[a]|[b]", "nothing after the superview '|'", "    ^"),
    ("[a]-| x", "nothing after the superview '|'", "      ^"),
    ("[a]~[b]", "'-': connections with '~' are not supported", "   ^"),
    ("|~[b]", "'-': connections with '~' are not supported", " ^"),
    ("[a]-:-[b]", "a distance, a view as in '[name]', or '|' after '-'", "    ^"),
    ("[a]--20-[b]", "parentheses around a negative distance, as in '-(-20)-'", "    ^"),
    ("[a]-20[b]", "'-' after the distance", "      ^"),
    ("[a]-(20)[b]", "'-' after the distance", "        ^"),
    ("[a]-20pt-[b]", "'-' after the distance", "      ^"),
    ("[", "a view's name, of letters, digits and '_', after '['", " ^"),
    ("[]", "a view's name, of letters, digits and '_', after '['", " ^"),
    ("[1a]", "a view's name, of letters, digits and '_', after '['", " ^"),
    ("[self.a]", "a plain name: key paths as in 'self.button' are not names here", "     ^"),
    ("[a(b.width)]", "a plain name: key paths as in 'self.button' are not names here", "    ^"),
    ("[a", "']' after the view's name, or '(' and its size", "  ^"),
    ("[a b]", "']' after the view's name, or '(' and its size", "   ^"),
    ("[a(1)", "']' after the view's size", "     ^"),
    ("[a(1)(2)]", "']' after the view's size", "     ^"),
    ("[a()]", "'==', '>=', '<=', a number or a name", "   ^"),
    ("[a(1,)]", "'==', '>=', '<=', a number or a name", "     ^"),
    ("[a((1))]", "'==', '>=', '<=', a number or a name", "   ^"),
    ("[a(=1)]", "'==', '>=' or '<='", "   ^"),
    ("[a(> =1)]", "'==', '>=' or '<='", "   ^"),
    ("[a(≥1)]", "'==', '>=' or '<='", "   ^"),
    ("[a(>=)]", "a number or a name after the relation", "     ^"),
    ("[a(>=-)]", "a number or a name after the relation", "     ^"),
    ("[a(1@)]", "a number or a metric's name after '@'", "     ^"),
    ("[a(1@>=2)]", "a number or a metric's name after '@'", "     ^"),
    ("|-[button(>=70-|", "',' or ')'", "              ^"),
    ("[a(1 2)]", "',' or ')'", "     ^"),
    ("[a(b*2)]", "',' or ')'", "    ^"),
    ("[a(0x10)]", "',' or ')'", "    ^"),
  ])
  func messagePointsAtTheCharacter_ThatTheGrammarDoesNotAllow(
    _ format: String, _ expected: String, _ caret: String
  ) {
    Case(format, "Unable to parse the visual format: expected \(expected)\n\(format)\n\(caret)")
      .check()
  }

  @Test(arguments: [
    Case(
      "|-[buton]-|",
      """
      Unknown view 'buton'. Did you mean 'button'? Known views: Größe, _d4, a, b, both, button, c, \
      label, root.
      |-[buton]-|
         ^
      """),
    Case(
      "[a]-margn-[b]",
      """
      Unknown metric 'margn'. Did you mean 'margin'? Known metrics: both, endless, margin, \
      negative, small, urgent.
      [a]-margn-[b]
          ^
      """),
    Case(
      "[a(1@importance)]",
      """
      Unknown metric 'importance'. Known metrics: both, endless, margin, negative, small, urgent.
      [a(1@importance)]
           ^
      """),
    Case(
      "[a(>=lable)]",
      """
      Unknown metric or view 'lable'. Did you mean 'label'? Known metrics and views: Größe, _d4, \
      a, b, both, button, c, endless, label, margin, negative, root, small, urgent.
      [a(>=lable)]
           ^
      """),
    Case(
      "[a]-b-[c]",
      """
      'b' is a view; only a number or a metric can stand here:
      [a]-b-[c]
          ^
      """),
    Case(
      "[a(1@b)]",
      """
      'b' is a view; only a number or a metric can stand here:
      [a(1@b)]
           ^
      """),
  ])
  func messageListsKnownNames_WhenANameIsUnknownOrMisplaced(_ test: Case) {
    test.check()
  }

  @Test(arguments: [
    Case(
      "[a(1e999)]",
      "A visual format needs finite numbers, and this one is inf:\n[a(1e999)]\n   ^"),
    Case(
      "[a]-(-1e999)-[b]",
      "A visual format needs finite numbers, and this one is -inf:\n[a]-(-1e999)-[b]\n     ^"),
    Case(
      "[a(endless)]",
      "A visual format needs finite numbers, and this one is inf:\n[a(endless)]\n   ^"),
    Case(
      "[a(1@0)]", "A priority is greater than 0 and at most 1000, not 0:\n[a(1@0)]\n     ^"),
    Case(
      "[a(1@1000.5)]",
      "A priority is greater than 0 and at most 1000, not 1000.5:\n[a(1@1000.5)]\n     ^"),
    Case(
      "[a(1@negative)]",
      "A priority is greater than 0 and at most 1000, not -3:\n[a(1@negative)]\n     ^"),
  ])
  func refusesInfiniteNumbersAndInvalidPriorities(_ test: Case) {
    test.check()
  }

  @Test(arguments: [
    Case(
      "[a(>=1,<=2,>=1)]", "The visual format says the same twice:\n[a(>=1,<=2,>=1)]\n           ^"),
    Case("[a(1,==1.0)]", "The visual format says the same twice:\n[a(1,==1.0)]\n     ^"),
    Case(
      "|-[root]-|", "'|' needs a superview, and the view 'root' has none:\n|-[root]-|\n^"),
    Case(
      "[a]-[root]-|",
      "'|' needs a superview, and the view 'root' has none:\n[a]-[root]-|\n           ^"),
    Case(
      "V:[a]-[b]", options: .alignAllTop,
      """
      The option 'alignAllTop' is for horizontal formats, and this one is vertical:
      V:[a]-[b]
             ^
      """
    ),
    Case(
      "[a]-[b]", options: [.alignAllCenterX, .alignAllTop],
      """
      The option 'alignAllCenterX' is for vertical formats, and this one is horizontal:
      [a]-[b]
           ^
      """
    ),
    Case(
      "[a]-[b]", options: [.directionLeftToRight, .directionRightToLeft],
      "The options ask for left to right and for right to left; choose one:\n[a]-[b]\n ^"),
  ])
  func refusesContradictoryOrImpossibleFormats(_ test: Case) {
    test.check()
  }
}
