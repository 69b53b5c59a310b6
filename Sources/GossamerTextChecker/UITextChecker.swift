// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CEnchant
import Foundation
import GossamerSupport
import Logging

/// Finds words that are written wrongly, by Enchant and the dictionaries that are installed (Hunspell's, as a rule).
///
/// Where there is no dictionary of a language, every word counts as written rightly, and a message says once which
/// package to install. The first use of a language reads its dictionary, which takes some 50 ms; a word then takes
/// microseconds.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitextchecker
public final class UITextChecker {
  private var ignored: [String] = []

  /// Creates a checker.
  public init() {}

  /// The first word in a range that is written wrongly, in UTF-16 units; its location is `NSNotFound` if there is none.
  /// - Parameters:
  ///   - stringToCheck: the text.
  ///   - range: the part of the text that is checked. It is clamped to the text.
  ///   - startingOffset: where in the range checking begins.
  ///   - wrapFlag: whether checking goes on at the beginning of the range afterwards.
  ///   - language: the language of the text, such as `en_US` or `en`.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingDictionary.dictionary(of: language) else { return none }
    let text = stringToCheck as NSString
    let start = min(max(range.location, 0), text.length)
    let end = min(max(range.location, 0) + max(min(range.length, text.length), 0), text.length)
    guard start < end else { return none }
    let words = Self.words(of: stringToCheck, in: NSRange(location: start, length: end - start))
    let later = words.filter { $0.location >= startingOffset }
    let earlier = wrapFlag ? words.filter { $0.location < startingOffset } : []
    return (later + earlier).first { range in
      let word = text.substring(with: range)
      return !ignored.contains(word) && !dictionary.accepts(word)
    } ?? none
  }

  /// What may have been meant with a word, the most probable first; empty if nothing is similar, nil without a dictionary.
  /// - Parameters:
  ///   - range: the word, in UTF-16 units.
  ///   - language: the language of the text.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let word = Self.word(range, in: string) else { return nil }
    return SpellingDictionary.dictionary(of: language)?.suggestions(for: word)
  }

  /// Words that begin like a part of a word, sorted; nil without a dictionary. They are those among Enchant's suggestions
  /// that do, so there may be more.
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let word = Self.word(range, in: string) else { return nil }
    return SpellingDictionary.dictionary(of: language)?.suggestions(for: word)
      .filter { $0.lowercased().hasPrefix(word.lowercased()) && $0 != word }.sorted()
  }

  /// Makes this checker accept a word.
  public func ignoreWord(_ wordToIgnore: String) {
    if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
  }

  /// The words that this checker accepts.
  public var ignoredWords: [String]? {
    get { ignored }
    set { ignored = newValue ?? [] }
  }

  /// Adds a word to the user's own dictionary, which all applications share that use Enchant; in the user's language.
  public class func learnWord(_ word: String) {
    SpellingDictionary.dictionaryOfUser?.learn(word)
  }

  /// Takes a word out of the user's own dictionary.
  public class func unlearnWord(_ word: String) {
    SpellingDictionary.dictionaryOfUser?.unlearn(word)
  }

  /// Whether a word is in the user's own dictionary.
  public class func hasLearnedWord(_ word: String) -> Bool {
    SpellingDictionary.dictionaryOfUser?.hasLearned(word) ?? false
  }

  /// The languages of the installed dictionaries, sorted: `en_US`, for instance.
  public class var availableLanguages: [String] { SpellingDictionary.languages }

  // MARK: - Words

  private static func word(_ range: NSRange, in string: String) -> String? {
    let text = string as NSString
    guard range.location >= 0, range.length > 0, range.location <= text.length,
      range.length <= text.length - range.location
    else { return nil }
    return text.substring(with: range)
  }

  /// The words in a range: letters with the apostrophes between them. Words with digits are none, as they are names.
  static func words(of string: String, in range: NSRange) -> [NSRange] {
    let units = Array(string.utf16)
    var words: [NSRange] = []
    var start: Int?
    var hasDigit = false
    func end(at end: Int) {
      if let start, !hasDigit { words.append(NSRange(location: start, length: end - start)) }
      start = nil
      hasDigit = false
    }
    var index = range.location
    let limit = min(NSMaxRange(range), units.count)
    while index < limit {
      let isPair = UTF16.isLeadSurrogate(units[index]) && index + 1 < limit
      let scalar = isPair ? nil : Unicode.Scalar(UInt32(units[index]))
      let isLetter = scalar?.properties.isAlphabetic ?? false
      let isDigit = scalar?.properties.numericType != nil
      let isMark = scalar.map { $0.properties.generalCategory == .nonspacingMark } ?? false
      let next = index + 1 < limit ? Unicode.Scalar(UInt32(units[index + 1])) : nil
      let isApostrophe =
        start != nil && (scalar == "'" || scalar == "’") && next?.properties.isAlphabetic == true
      if isLetter || isDigit || isMark || isApostrophe {
        if start == nil { start = index }
        hasDigit = hasDigit || isDigit
      } else {
        end(at: index)
      }
      index += isPair ? 2 : 1
    }
    end(at: limit)
    return words
  }
}
