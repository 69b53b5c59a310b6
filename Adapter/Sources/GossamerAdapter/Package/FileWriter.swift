// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes below one folder only, and only what has changed, so that only that is built again.
///
/// No symbolic link is followed, neither in the folder nor in folders that are copied: it may lead anywhere, also in a circle.
final class FileWriter {
  private let folder: String
  /// The folders within that are known to be no links.
  private var checked: Set<String> = []
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
    let path = try place(of: name)
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: path) == data { return }
    do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw .unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Notes a file that is there from an earlier run.
  func keep(_ name: String) { written.insert(name) }

  /// Copies a file or a folder, unless it was copied since it was changed.
  /// - Returns: the links within the folder that aren't followed.
  func copy(_ source: String, to name: String) throws(ProjectError) -> [String] {
    written.insert(name)
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: source, isDirectory: &isFolder) else { return [] }
    if isFolder.boolValue {
      var links: [String] = []
      for child in ((try? files.contentsOfDirectory(atPath: source)) ?? []).sorted() {
        let path = "\(source)/\(child)"
        if Self.isLink(path) {
          links.append(path)
        } else {
          links += try copy(path, to: "\(name)/\(child)")
        }
      }
      return links
    }
    let path = try place(of: name)
    if Self.stamp(of: source) == Self.stamp(of: path) { return [] }
    do {
      try? files.removeItem(atPath: path)
      let real = URL(fileURLWithPath: source).resolvingSymlinksInPath()
      try files.copyItem(at: real, to: URL(fileURLWithPath: path))
      if let date = try files.attributesOfItem(atPath: real.path)[.modificationDate] {
        try files.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
    } catch { throw .unwritable(path: path, reason: error.localizedDescription) }
    return []
  }

  /// The path of a file, whose folder is there then.
  /// - Throws: ``ProjectError/unwritable(path:reason:)`` if it leads out of the folder.
  private func place(of name: String) throws(ProjectError) -> String {
    let parts = name.split(separator: "/")
    guard !parts.contains("..") else {
      throw .unwritable(path: "\(folder)/\(name)", reason: "it leads out of the folder.")
    }
    var path = folder
    for part in parts.dropLast() {
      path += "/\(part)"
      guard checked.insert(path).inserted else { continue }
      try checkIsNoLink(path)
    }
    try Self.make(path)
    let place = "\(path)/\(parts.last ?? "")"
    try checkIsNoLink(place)
    return place
  }

  private func checkIsNoLink(_ path: String) throws(ProjectError) {
    guard Self.isLink(path) else { return }
    throw .unwritable(
      path: path,
      reason: "it is a symbolic link, which may lead anywhere. Remove it, and try again.")
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
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
