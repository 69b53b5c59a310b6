// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A string catalog, `Localizable.xcstrings`, of which Xcode makes a file for each language.
struct StringCatalog {
  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String
  }

  /// The files that Foundation reads, by their names: `de.lproj/Localizable.strings`.
  let files: [String: String]

  /// Reads a catalog.
  init(path: String) throws(ProjectError) {
    let contents: Contents
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      contents = try JSONDecoder().decode(Contents.self, from: data)
    } catch { throw .unreadable(path: path, reason: "it isn't a string catalog: \(error)") }
    let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    var lines: [String: [String]] = [contents.sourceLanguage: []]
    for (key, entry) in contents.strings.sorted(by: { $0.key < $1.key }) {
      for (language, localization) in entry.localizations ?? [:] {
        guard let value = Self.value(of: localization) else { continue }
        lines[language, default: []].append("\(quoted(key)) = \(quoted(value));\n")
      }
    }
    files = Dictionary(
      uniqueKeysWithValues: lines.map { ("\($0).lproj/\(table).strings", $1.joined()) })
  }

  /// Foundation on Linux has no plurals of its own, so the form for many stands for all of them.
  private static func value(of localization: Localization) -> String? {
    localization.stringUnit?.value
      ?? localization.variations?.plural?["other"].flatMap(value)
      ?? localization.variations?.device?["other"].flatMap(value)
  }
}
