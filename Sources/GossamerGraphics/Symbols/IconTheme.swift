// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The drawings of the desktop's icon theme, found in the folders where themes are installed.
///
/// Semantics: https://specifications.freedesktop.org/icon-theme-spec/latest/
nonisolated struct IconTheme: Sendable {
  /// The files, by their names without extension, such as `go-next-symbolic`.
  private let files: [String: String]

  /// Adwaita as it is installed on this machine. Its folders are read once.
  static let adwaita = IconTheme("Adwaita", in: folders(of: ProcessInfo.processInfo.environment))

  /// Reads the theme of that name, and `hicolor`, from which it inherits.
  /// - Parameter folders: the folders with themes, in order of precedence.
  init(_ name: String, in folders: [String]) {
    var files: [String: String] = [:]
    for theme in [name, "hicolor"] {
      for folder in folders {
        // New versions of Adwaita have the symbolic icons in `symbolic`, old ones in `scalable`.
        for kind in ["symbolic", "scalable"] {
          for path in Self.drawings(in: "\(folder)/\(theme)/\(kind)") {
            let icon = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            if files[icon] == nil { files[icon] = path }
          }
        }
      }
    }
    self.files = files
  }

  /// The file of a symbolic icon; nil if it isn't installed.
  /// - Parameter isMirrored: whether the interface is right to left, for which some icons have a
  ///   second drawing.
  func file(of icon: String, isMirrored: Bool) -> String? {
    let mirrored = isMirrored ? files["\(icon)-symbolic-rtl"] : nil
    return mirrored ?? files["\(icon)-symbolic"]
  }

  private static func drawings(in folder: String) -> [String] {
    let manager = FileManager.default
    let groups = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return groups.flatMap { group in
      ((try? manager.contentsOfDirectory(atPath: "\(folder)/\(group)")) ?? []).sorted()
        .filter { $0.hasSuffix("-symbolic.svg") || $0.hasSuffix("-symbolic-rtl.svg") }
        .map { "\(folder)/\(group)/\($0)" }
    }
  }

  /// Where themes are installed: the user's own folder, then the system's.
  static func folders(of environment: [String: String]) -> [String] {
    let home = environment["HOME"].map { [$0 + "/.icons"] } ?? []
    let own =
      value("XDG_DATA_HOME", of: environment)
      ?? environment["HOME"].map { $0 + "/.local/share" }
    let shared = value("XDG_DATA_DIRS", of: environment) ?? "/usr/local/share:/usr/share"
    let data = (own.map { [$0] } ?? []) + shared.split(separator: ":").map(String.init)
    return home + data.map { $0 + "/icons" }
  }

  private static func value(_ name: String, of environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
