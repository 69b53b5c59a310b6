// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSpelling
internal import Logging

/// The fonts in the application's resources, which `UIAppFonts` in its Info.plist names.
nonisolated enum ApplicationFonts {
  private typealias AddFile = @convention(c) (OpaquePointer?, UnsafePointer<UInt8>?) -> CInt

  private static let logger = Logger(label: "gossamer.fonts")

  /// Makes the fonts known to fontconfig, for this process, once. A text engine calls it before Pango
  /// asks for fonts.
  static let areRegistered: Bool = {
    let names = ResourceFolders.infoDictionary["UIAppFonts"] as? [String] ?? []
    return register(names, in: ResourceFolders.allFolders(of: nil)) { logger.warning("\($0)") }
  }()

  /// Makes font files known to fontconfig.
  /// - Parameters:
  ///   - names: the files, which may be in folders, as `UIAppFonts` names them.
  ///   - folders: where they are searched.
  ///   - report: called with a message about each that can't be used.
  /// - Returns: whether all are known now.
  static func register(_ names: [String], in folders: [String], report: (String) -> Void) -> Bool {
    guard !names.isEmpty else { return true }
    guard
      let add = LoadedLibrary("libfontconfig.so.1")?
        .function("FcConfigAppFontAddFile", AddFile.self)
    else {
      report("UIAppFonts of the Info.plist: there is no fontconfig. Install libfontconfig1.")
      return false
    }
    var areAllKnown = true
    for name in names {
      // Xcode puts the file into the bundle's top folder, wherever it was in the project.
      let candidates = [name, (name as NSString).lastPathComponent]
      let path = folders.lazy.flatMap { folder in candidates.lazy.map { "\(folder)/\($0)" } }
        .first { FileManager.default.fileExists(atPath: $0) }
      if let path, add(nil, path) != 0 { continue }
      areAllKnown = false
      report(
        path.map { "\($0): the font can't be read. Replace the file." }
          ?? """
          UIAppFonts of the Info.plist: the font '\(name.printable)' isn't among the resources. Put the \
          file there, or take its name out.
          """)
    }
    return areAllKnown
  }
}
