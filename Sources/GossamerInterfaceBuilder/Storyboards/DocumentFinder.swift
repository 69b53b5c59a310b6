// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Finds documents among an application's resources.
enum DocumentFinder {
  /// The path of the document with this name, in the user's language if there is one for it; nil if there
  /// is none.
  /// - Parameters:
  ///   - name: the name without its extension.
  ///   - type: the extension: `storyboard` or `xib`.
  ///   - folders: the folders to look into, nearest first.
  static func path(of name: String, type: String, in folders: [String]) -> String? {
    guard isPlainName(name) else { return nil }
    let places = folders.flatMap { folder in
      (UserLanguage.folders() + ["", "Base.lproj"]).map { "\(folder)/\($0)" }
    }
    return places.lazy.map { ("\($0)/\(name).\(type)" as NSString).standardizingPath }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The texts in the user's language for the document in a file, by the ids of its objects and their
  /// properties, such as `5H1-X6-RDs.placeholder`.
  ///
  /// They stand in a file `Main.strings`, in the folder of the language.
  static func strings(forDocument path: String) -> [String: String] {
    let file = path as NSString
    let name = (file.lastPathComponent as NSString).deletingPathExtension
    for folder in folders(around: path) {
      for language in UserLanguage.folders() {
        let strings = "\(folder)/\(language)/\(name).strings"
        guard let data = FileManager.default.contents(atPath: strings) else { continue }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        if let texts = list as? [String: String] { return texts }
        Messages.documents.error(
          """
          \(strings): error: The file can't be read, so the texts stay those of the document. Write each \
          as "id.property" = "text";
          """)
        return [:]
      }
    }
    return [:]
  }

  /// The folder of a file, and, if that is one for a language, the folder around it.
  static func folders(around path: String) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    guard folder.hasSuffix(".lproj") else { return [folder] }
    return [folder, (folder as NSString).deletingLastPathComponent]
  }

  /// Whether a name of a resource stays in its folder.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && name != "." && name != ".."
  }
}
