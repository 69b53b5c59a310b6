// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

/// Finds documents among an application's resources.
enum DocumentFinder {
  /// The path of the document with this name; nil if there is none. A version in the user's language takes
  /// precedence in each folder.
  /// - Parameters:
  ///   - name: the name without its extension.
  ///   - type: the extension: `storyboard` or `xib`.
  ///   - folders: the folders to search, in this order.
  static func path(of name: String, type: String, in folders: [String]) -> String? {
    guard isPlainName(name) else { return nil }
    let places = folders.flatMap { folder in
      UserLanguage.folders().map { "\(folder)/\($0)" } + [folder, "\(folder)/Base.lproj"]
    }
    return places.lazy.map { "\($0)/\(name).\(type)" }.first { isResource($0, in: folders) }
      .map { ($0 as NSString).standardizingPath }
  }

  /// Whether there is a file at a path. A symbolic link to a file outside the folders isn't followed: it is
  /// reported, and counts as missing.
  static func isResource(_ path: String, in folders: [String]) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    let target = resolved(path)
    let isInside = folders.contains {
      target.pathComponents.starts(with: resolved($0).pathComponents)
    }
    if isInside { return true }
    Messages.documents.error(
      """
      \(path): error: The link leads to \(target.path), out of the folder of the resources, so it isn't \
      followed. Put the file there instead of the link.
      """)
    return false
  }

  private static func resolved(_ path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// The texts in the user's language for the document in a file, by the ids of its objects and their
  /// properties, such as `5H1-X6-RDs.placeholder`.
  ///
  /// They are in a file such as `Main.strings`, in the folder of the language. Empty if there is none, or, with
  /// a message, if it can't be read.
  /// - Parameters:
  ///   - path: the path of the document.
  ///   - languages: the names of the language's folders, the most specific first.
  static func strings(
    forDocument path: String, languages: [String] = UserLanguage.folders()
  ) -> [String: String] {
    let file = path as NSString
    let name = (file.lastPathComponent as NSString).deletingPathExtension
    let folders = folders(around: path)
    for folder in folders {
      for language in languages {
        let strings = "\(folder)/\(language)/\(name).strings"
        guard isResource(strings, in: folders) else { continue }
        let list = (try? DocumentFile.contents(of: strings)).flatMap {
          try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
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

  /// The folder of a file. If that is the folder of a language, such as `de.lproj`, also the folder around it.
  static func folders(around path: String) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    guard folder.hasSuffix(".lproj") else { return [folder] }
    return [folder, (folder as NSString).deletingLastPathComponent]
  }

  /// Whether the name of a resource is a plain file name, which can't lead out of its folder.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && name != "." && name != ".."
  }
}
