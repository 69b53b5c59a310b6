// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The constants that Xcode generates for the colours and images of asset catalogs, `ImageResource.logo` for `logo.imageset`.
///
/// Semantics: https://developer.apple.com/documentation/xcode/asset-management
struct AssetSymbols {
  /// The colours and images of a folder that provides a namespace, by their constants' names.
  private struct Namespace {
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    var spaces: [String: Namespace] = [:]

    var isEmpty: Bool { colors.isEmpty && images.isEmpty && spaces.isEmpty }
  }

  private var root = Namespace()
  private let hasExtensions: Bool

  /// Reads the catalogs of a target.
  init(of target: ProjectTarget) {
    hasExtensions =
      target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES"
    guard target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return }
    for resource in target.resources where resource.path.hasSuffix(".xcassets") {
      Self.read(resource.path, prefix: "", into: &root)
    }
  }

  /// The source with the constants; nil if there are none.
  var source: String? {
    guard !root.isEmpty else { return nil }
    var text = "import Foundation\nimport UIKit\n"
    for (type, names) in [
      ("ColorResource", \Namespace.colors), ("ImageResource", \Namespace.images),
    ] {
      text += "\nnonisolated extension \(type) {\n\(Self.constants(of: root, type, names))}\n"
    }
    guard hasExtensions else { return text }
    for (type, names) in [("UIColor", \Namespace.colors), ("UIImage", \Namespace.images)] {
      text += "\nnonisolated extension \(type) {\n\(Self.properties(of: root, type, names))}\n"
    }
    return text
  }

  private static func constants(
    of space: Namespace, _ type: String, _ names: KeyPath<Namespace, [String: String]>
  ) -> String {
    let own = space[keyPath: names].sorted { $0.key < $1.key }.map { symbol, name in
      "static let \(symbol) = \(type)(name: \(quoted(name)), bundle: .main)\n"
    }
    let inner = space.spaces.sorted { $0.key < $1.key }.map { name, inner in
      let text = constants(of: inner, type, names)
      return text.isEmpty ? "" : "enum \(name) {\n\(text)}\n"
    }
    return (own + inner).joined()
  }

  private static func properties(
    of space: Namespace, _ type: String, _ names: KeyPath<Namespace, [String: String]>,
    path: String = ""
  ) -> String {
    let own = space[keyPath: names].keys.sorted()
      .filter { !path.isEmpty || type != "UIColor" || !takenColors.contains($0) }
      .map { "static var \($0): \(type) { \(type)(resource: .\(path)\($0)) }\n" }
    let inner = space.spaces.sorted { $0.key < $1.key }.map { name, inner in
      let text = properties(of: inner, type, names, path: "\(path)\(name).")
      return text.isEmpty ? "" : "enum \(name) {\n\(text)}\n"
    }
    return (own + inner).joined()
  }

  private static func read(_ folder: String, prefix: String, into space: inout Namespace) {
    let files = FileManager.default
    for entry in (try? files.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
      let path = "\(folder)/\(entry)"
      let name = (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "colorset": space.colors[symbol(of: name, without: "Color")] = prefix + name
      case "imageset", "symbolset":
        space.images[symbol(of: name, without: "Image")] = prefix + name
      case "" where providesNamespace(path):
        let own = symbol(of: name, without: "")
        var inner = space.spaces[own.capitalizedFirst] ?? Namespace()
        read(path, prefix: "\(prefix)\(name)/", into: &inner)
        if !inner.isEmpty { space.spaces[own.capitalizedFirst] = inner }
      case "": read(path, prefix: prefix, into: &space)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") ?? Data()
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return contents?.properties?.providesNamespace ?? false
  }

  /// The name of a constant: `empty-state logo` is `emptyStateLogo`, `AccentColor` is `accent`, `URLBar` is `urlBar`.
  static func symbol(of name: String, without suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var symbol = (words.first?.lowercasedFirst ?? "")
    symbol += words.dropFirst().map(\.capitalizedFirst).joined()
    if !suffix.isEmpty, symbol.count > suffix.count, symbol.hasSuffix(suffix) {
      symbol.removeLast(suffix.count)
    }
    if symbol.first?.isNumber ?? true { symbol = "_" + symbol }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "if", "import", "in", "init", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where", "while",
  ]

  /// The colours that `UIColor` has itself. Xcode generates no property in their place.
  private static let takenColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground",
    "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange",
    "placeholderText", "purple",
    "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground",
    "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5",
    "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint", "tintColor", "white", "yellow",
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With the capitals at its beginning in lower case, except for one that begins a word: `URLBar` is `urlBar`.
  fileprivate var lowercasedFirst: String {
    let capitals = prefix { $0.isUppercase }.count
    guard capitals > 1 else { return prefix(1).lowercased() + dropFirst() }
    let next = dropFirst(capitals).first
    let length = next?.isLetter ?? false ? capitals - 1 : capitals
    return prefix(length).lowercased() + dropFirst(length)
  }
}
