// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of a folder that git knows.
struct WorkingTree {
  private let folder: String
  private let tracked: Set<String>

  /// Reads what git knows of a folder.
  /// - Throws: ``AdoptionError`` if the folder isn't in a repository, or if anything below it has changed since the last commit.
  init(of folder: String) throws {
    self.folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let changed = try Self.git(
      ["status", "--porcelain", "--untracked-files=no", "-z", "--", "."], in: folder)
    guard changed.isEmpty else {
      throw AdoptionError.uncommitted(
        folder: folder, files: changed.map { String($0.dropFirst(3)) })
    }
    tracked = Set(try Self.git(["ls-files", "-z"], in: folder))
  }

  /// Throws ``AdoptionError/untracked(path:)`` for a file, or for the first one in a folder, that git doesn't know.
  func check(_ path: String) throws {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let name = real.hasPrefix(folder + "/") ? String(real.dropFirst(folder.count + 1)) : real
    guard !tracked.contains(name) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw AdoptionError.untracked(path: path) }
    let children = try FileManager.default.contentsOfDirectory(atPath: path)
    // The desktop of a Mac leaves such files everywhere, and nobody commits them.
    for child in children.sorted() where child != ".DS_Store" { try check("\(path)/\(child)") }
  }

  /// What a command of git prints, in its parts.
  private static func git(_ arguments: [String], in folder: String) throws -> [String] {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason =
        String(decoding: message, as: UTF8.self).split(separator: "\n").first ?? "git fails"
      throw AdoptionError.noRepository(folder: folder, reason: String(reason))
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
  }
}
