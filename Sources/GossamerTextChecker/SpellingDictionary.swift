// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CEnchant
import Foundation
import GossamerSupport
import Logging

/// A dictionary of a language, opened by Enchant. It stays open.
final class SpellingDictionary {
  /// Enchant's broker, which is never freed: it lives as long as the process.
  private static let broker: OpaquePointer? = enchant_broker_init()
  /// By the languages that were asked for; nil for those without a dictionary.
  private static var opened: [String: SpellingDictionary?] = [:]

  private let pointer: OpaquePointer

  private init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// The dictionary of a language; nil, with a message the first time, if none is installed.
  static func dictionary(of language: String) -> SpellingDictionary? {
    if let known = opened[language] { return known }
    let dictionary = name(of: language).flatMap { name in
      enchant_broker_request_dict(broker, name).map(SpellingDictionary.init)
    }
    if dictionary == nil {
      let code = language.prefix { $0 != "_" && $0 != "-" }
      Messages.views.warning(
        """
        There is no dictionary for the language '\(language)', so UITextChecker finds no mistakes. Installed: \
        \(languages.isEmpty ? "none" : languages.joined(separator: ", ")). Install one, for instance \
        hunspell-\(code == "en" ? "en-us" : String(code)).
        """)
    }
    opened[language] = .some(dictionary)
    return dictionary
  }

  /// The dictionary of the user's language, or else the first that is installed; nil if there is none.
  static var dictionaryOfUser: SpellingDictionary? {
    let wanted = Locale.preferredLanguages.first { name(of: $0) != nil } ?? languages.first
    return wanted.flatMap(dictionary(of:))
  }

  /// The installed dictionary for a language: that of this name, or else the first with the same language.
  private static func name(of language: String) -> String? {
    let wanted = language.replacing("-", with: "_")
    if languages.contains(wanted) { return wanted }
    let code = wanted.prefix { $0 != "_" }
    let usual = code == "en" ? ["en_US", "en_GB"] : ["\(code)_\(code.uppercased())"]
    return (usual + languages).first { name in
      languages.contains(name) && name.prefix { $0 != "_" } == code
    }
  }

  /// The languages of all installed dictionaries, sorted.
  static var languages: [String] {
    nonisolated final class Names {
      var list: [String] = []
    }
    let names = Names()
    enchant_broker_list_dicts(
      broker,
      { language, _, _, _, names in
        guard let language, let names else { return }
        Unmanaged<Names>.fromOpaque(names).takeUnretainedValue().list.append(
          String(cString: language))
      }, Unmanaged.passUnretained(names).toOpaque())
    return withExtendedLifetime(names) { Array(Set(names.list)).sorted() }
  }

  /// Whether a word is written rightly.
  func accepts(_ word: String) -> Bool {
    enchant_dict_check(pointer, word, word.utf8.count) <= 0
  }

  /// What may have been meant.
  func suggestions(for word: String) -> [String] {
    var count = 0
    guard let list = enchant_dict_suggest(pointer, word, word.utf8.count, &count) else { return [] }
    defer { enchant_dict_free_string_list(pointer, list) }
    return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
  }

  func learn(_ word: String) { enchant_dict_add(pointer, word, word.utf8.count) }

  func unlearn(_ word: String) { enchant_dict_remove(pointer, word, word.utf8.count) }

  func hasLearned(_ word: String) -> Bool {
    enchant_dict_is_added(pointer, word, word.utf8.count) != 0
  }
}
