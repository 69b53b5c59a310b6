// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes below one folder only, and only what has changed, so that only that is built again.
final class FileWriter {
  private let folder: String
  /// The files that this run has asked for, relative to the folder.
  private(set) var written: Set<String> = []

  /// Makes the folder.
  /// - Throws: ``ProjectError/unwritable(path:reason:)``, also if the folder is a symbolic link, which may lead anywhere.
  init(in folder: String) throws(ProjectError) {
    self.folder = folder
    let type =
      try? FileManager.default.attributesOfItem(atPath: folder)[.type] as? FileAttributeType
    guard type == nil || type == .typeDirectory else {
      throw .unwritable(
        path: folder, reason: "it is no folder of its own. Remove it, and try again.")
    }
    try Self.make(folder)
  }

  /// Writes a text, unless the file has it.
  func write(_ text: String, to name: String) throws(ProjectError) {
    written.insert(name)
    let path = "\(folder)/\(name)"
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return }
    try Self.make((path as NSString).deletingLastPathComponent)
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Notes a file that is there from an earlier run.
  func keep(_ name: String) { written.insert(name) }

  /// Copies a file or a folder, unless it was copied since it was changed.
  func copy(_ source: String, to name: String) throws(ProjectError) {
    written.insert(name)
    let files = FileManager.default
    let path = "\(folder)/\(name)"
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: source, isDirectory: &isFolder) else { return }
    if isFolder.boolValue {
      for child in ((try? files.contentsOfDirectory(atPath: source)) ?? []).sorted() {
        try copy("\(source)/\(child)", to: "\(name)/\(child)")
      }
      return
    }
    if Self.stamp(of: source) == Self.stamp(of: path) { return }
    try Self.make((path as NSString).deletingLastPathComponent)
    do {
      try? files.removeItem(atPath: path)
      let real = URL(fileURLWithPath: source).resolvingSymlinksInPath()
      try files.copyItem(at: real, to: URL(fileURLWithPath: path))
      if let date = try files.attributesOfItem(atPath: real.path)[.modificationDate] {
        try files.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
    } catch { throw .unwritable(path: path, reason: error.localizedDescription) }
  }

  /// Removes the files below a folder that nothing asked for in this run.
  func removeOthers(in name: String) {
    let root = "\(folder)/\(name)"
    guard let names = FileManager.default.enumerator(atPath: root) else { return }
    for case let file as String in names where !written.contains("\(name)/\(file)") {
      var isFolder: ObjCBool = false
      let path = "\(root)/\(file)"
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static func stamp(of path: String) -> [String]? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let values = try? FileManager.default.attributesOfItem(atPath: real),
      let size = values[.size] as? Int, let date = values[.modificationDate] as? Date
    else { return nil }
    return ["\(size)", "\(Int(date.timeIntervalSince1970))"]
  }

  private static func make(_ folder: String) throws(ProjectError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw .unwritable(path: folder, reason: error.localizedDescription) }
  }
}
