// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
internal import Logging
import Synchronization

/// The texts of a bundle in the user's language: `Localizable.strings` in the folders of the languages, and the string
/// catalogs of Xcode, `Localizable.xcstrings`.
///
/// Foundation on Linux doesn't ask for the user's language, so this does. A table is read once per folder and language;
/// after that a text is found in constant time.
nonisolated enum LocalizedTexts {
  private struct Table: Hashable {
    let folder: String
    let name: String
    let languages: [String]
  }

  private static let tables = Mutex<[Table: [String: String]]>([:])

  /// The text for a key; nil if the tables have none.
  /// - Parameters:
  ///   - table: the name of the table; nil or empty for `Localizable`.
  ///   - folders: the folders with resources, in the order in which they are searched.
  ///   - languages: the names of the user's language, the most specific first.
  ///   - report: called with a message about each file that can't be read.
  static func text(
    for key: String, table: String?, in folders: [String],
    languages: [String] = UserLanguage.names(),
    report: (String) -> Void = { Logger(label: "gossamer.texts").error("\($0)") }
  ) -> String? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    // Without a language, or without texts in it, those of the developer's language are shown.
    let languages = languages + ["Base", "en"].filter { !languages.contains($0) }
    for folder in folders {
      let table = Table(folder: folder, name: name, languages: languages)
      let known = tables.withLock { $0[table] }
      let texts = known ?? read(table, report)
      if known == nil { tables.withLock { $0[table] = texts } }
      if let text = texts[key] { return text }
    }
    return nil
  }

  private static func read(_ table: Table, _ report: (String) -> Void) -> [String: String] {
    var texts = catalog("\(table.folder)/\(table.name).xcstrings", table.languages, report)
    // The most specific language comes last, so that it wins.
    let files =
      ["\(table.folder)/\(table.name).strings"]
      + table.languages.reversed().map { "\(table.folder)/\($0).lproj/\(table.name).strings" }
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      if let list = list as? [String: String] {
        texts.merge(list) { $1 }
      } else {
        report("\(file): error: The file can't be read. Write each text as \"key\" = \"text\";")
      }
    }
    return texts
  }

  /// A string catalog of Xcode.
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: Variations?
    }

    struct Unit: Decodable {
      let value: String
    }

    struct Variations: Decodable {
      let plural: [String: Variation]?
    }

    struct Variation: Decodable {
      let stringUnit: Unit?
    }

    let sourceLanguage: String?
    let strings: [String: Entry]
  }

  private static func catalog(
    _ file: String, _ languages: [String], _ report: (String) -> Void
  ) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: file) else { return [:] }
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: data)
    } catch {
      report("\(file): error: The string catalog can't be read: \(error.localizedDescription)")
      return [:]
    }
    let wanted = languages + [catalog.sourceLanguage].compactMap(\.self)
    return catalog.strings.compactMapValues { entry in
      let found = wanted.lazy.compactMap { entry.localizations?[$0] }.first
      // A text that depends on a number is shown in its general form.
      return found?.stringUnit?.value ?? found?.variations?.plural?["other"]?.stringUnit?.value
    }
  }
}

// Foundation has a function of this name on Linux too, which doesn't know the user's language. It has default values for
// parameters that these don't have, so the compiler prefers these.

// Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key in the user's language, from `Localizable.strings` or a string catalog `Localizable.xcstrings`
/// among the application's resources; the key itself if there is none. The language is that of the environment, as for
/// storyboards: the first of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nslocalizedstring
/// - Parameter comment: what translators read; not used.
nonisolated public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: "", bundle: .main, value: "", comment: comment)
}

// Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key in a table of the application's resources; see ``NSLocalizedString(_:comment:)``.
/// - Parameter tableName: the name of the table, without its extension.
nonisolated public func NSLocalizedString(
  _ key: String, tableName: String, comment: String
) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: .main, value: "", comment: comment)
}

// Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key among a bundle's resources; see ``NSLocalizedString(_:comment:)``.
nonisolated public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String
{
  NSLocalizedString(key, tableName: "", bundle: bundle, value: "", comment: comment)
}

// Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key; see ``NSLocalizedString(_:comment:)``.
/// - Parameter value: what is returned if there is no text; the key if it is empty.
nonisolated public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  NSLocalizedString(key, tableName: "", bundle: .main, value: value, comment: comment)
}

// Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text for a key in a table of a bundle's resources; see ``NSLocalizedString(_:comment:)``.
/// - Parameters:
///   - tableName: the name of the table, without its extension; empty for `Localizable`.
///   - value: what is returned if there is no text; the key if it is empty.
nonisolated public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  let folders = ResourceFolders.allFolders(of: bundle)
  return LocalizedTexts.text(for: key, table: tableName, in: folders)
    ?? (value.isEmpty ? key : value)
}
