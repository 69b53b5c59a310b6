// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerTestSupport
import Testing

@testable import GossamerTextChecker

@Suite(.alone) @MainActor struct UITextCheckerTests {
  private let checker = UITextChecker()

  private func wrong(
    _ text: String, from offset: Int = 0, wrap: Bool = false, language: String = "en"
  ) -> String? {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let range = checker.rangeOfMisspelledWord(
      in: text, range: whole, startingAt: offset, wrap: wrap, language: language)
    return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
  }

  @Test(arguments: [
    ("a word", nil), ("a wrod here", "wrod"), ("It doesn't matter.", nil), ("", nil),
    ("😀 helo", "helo"), ("mp3 x86", nil), ("silent", nil), ("tilnes", "tilnes"),
  ])
  func findsTheFirstWrongWord(_ text: String, _ expected: String?) {
    #expect(wrong(text) == expected)
  }

  @Test func beginsAtTheOffset_AndWrapsIfItShall() {
    #expect(wrong("wrod and helo", from: 4) == "helo")
    #expect(wrong("wrod and all", from: 4) == nil)
    #expect(wrong("wrod and all", from: 4, wrap: true) == "wrod")
  }

  @Test(arguments: [
    NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: Int.max),
    NSRange(location: 100, length: 5), NSRange(location: -4, length: 3),
  ])
  func findsNothingOutsideOfTheText(_ range: NSRange) {
    let found = checker.rangeOfMisspelledWord(
      in: "all is well", range: range, startingAt: 0, wrap: false, language: "en_US")
    #expect(found.location == NSNotFound)
    #expect(checker.guesses(forWordRange: range, in: "all", language: "en_US") == nil)
  }

  @Test func guessesWhatWasMeant() {
    let range = NSRange(location: 0, length: 4)
    let guesses = checker.guesses(forWordRange: range, in: "helo", language: "en_US")
    #expect(guesses?.contains("hello") == true)
  }

  @Test func acceptsAWord_ThatItShallIgnore() {
    checker.ignoreWord("wrod")
    #expect(wrong("wrod") == nil)
    #expect(checker.ignoredWords == ["wrod"])
    checker.ignoredWords = nil
    #expect(wrong("wrod") == "wrod")
  }

  @Test func knowsTheInstalledLanguages() {
    #expect(UITextChecker.availableLanguages.contains("en_US"))
  }

  @Test func saysWhichPackageIsMissing_OnceForALanguage() {
    let logged = messages {
      #expect(wrong("wrod", language: "xx") == nil)
      #expect(wrong("wrod", language: "xx") == nil)
    }
    #expect(logged.count == 1)
    #expect(logged.first?.hasSuffix("Install one, for instance hunspell-xx.") == true)
  }
}
