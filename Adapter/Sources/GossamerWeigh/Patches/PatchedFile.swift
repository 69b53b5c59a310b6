// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A file that may get patches, read once for all of its controllers.
struct PatchedFile {
  let tree: SourceFileSyntax
  let text: String
  let bytes: [UInt8]

  /// Its classes at the top level, in their order.
  let classes: [ClassDeclSyntax]

  /// Its extensions, by the names of the types.
  let extensions: [String: [ExtensionDeclSyntax]]

  /// Its types that other files don't see: a type that a patch adds can't be made with them, unless it is hidden too.
  let hiddenTypes: Set<String>

  /// How often each word and sign stands in it.
  let counts: [String: Int]

  /// - Parameter tree: the file, which is valid Swift.
  init(_ tree: SourceFileSyntax) {
    self.tree = tree
    text = tree.description
    bytes = Array(text.utf8)
    classes = tree.statements.compactMap { $0.item.as(ClassDeclSyntax.self) }
    extensions = Dictionary(
      grouping: tree.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
    ) { $0.extendedType.trimmedDescription }
    hiddenTypes = Set(
      tree.statements.compactMap { statement in
        let modifiers = statement.item.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
        let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        return isHidden ? statement.item.asProtocol((any NamedDeclSyntax).self)?.name.text : nil
      })
    counts = Self.counts(of: tree.tokens(viewMode: .sourceAccurate).map(\.text))
  }

  static func counts(of words: [String]) -> [String: Int] {
    words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
