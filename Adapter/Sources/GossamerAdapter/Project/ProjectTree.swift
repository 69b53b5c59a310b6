// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The navigator of a project: where the file of each reference is.
///
/// A path is relative to what `sourceTree` says: to the group around it, or to the project's folder.
struct ProjectTree {
  /// A file or folder, and its name in the application's bundle.
  struct Item: Hashable {
    let path: String
    let name: String
  }

  /// The absolute paths of all files and groups, by their identifiers.
  private(set) var paths: [String: String] = [:]
  private let projectFolder: String

  init(of file: ProjectFile, projectFolder: String) {
    self.projectFolder = projectFolder
    let base = file.root.text("projectDirPath") ?? ""
    let folder = base.isEmpty ? projectFolder : "\(projectFolder)/\(base)"
    if let main = file.root.object("mainGroup") { add(main, within: folder) }
  }

  private mutating func add(_ object: ProjectObject, within folder: String) {
    // A group that contains itself ends here.
    guard paths[object.id] == nil else { return }
    let own = object.text("path") ?? ""
    let base: String
    switch object.text("sourceTree") {
    case "<absolute>": base = ""
    case "SOURCE_ROOT": base = projectFolder
    default: base = folder
    }
    let path = own.hasPrefix("/") ? own : own.isEmpty ? base : "\(base)/\(own)"
    paths[object.id] = URL(fileURLWithPath: path).standardizedFileURL.path
    for child in object.objects("children") { add(child, within: paths[object.id] ?? path) }
  }

  /// The files of a reference: one, or those of all languages.
  func items(of reference: ProjectObject) -> [Item] {
    if reference.kind == "PBXVariantGroup" || reference.kind == "XCVersionGroup" {
      return reference.objects("children").flatMap(items)
    }
    guard let path = paths[reference.id] else { return [] }
    return [Item(path: path, name: Self.bundleName(of: path))]
  }

  /// Xcode puts all files into the bundle's own folder, except for those of a language.
  static func bundleName(of path: String) -> String {
    let parts = path.split(separator: "/")
    let folder = parts.dropLast().last.map(String.init) ?? ""
    let name = parts.last.map(String.init) ?? path
    return folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
  }

  // MARK: Folders that Xcode keeps in step

  /// All files below a folder that belong to a target.
  func items(ofSynchronizedGroup group: ProjectObject, for target: String) -> [Item] {
    guard let folder = paths[group.id] else { return [] }
    let left = group.objects("exceptions").filter { $0.text("target") == target }
      .flatMap { $0.texts("membershipExceptions") }
    return Self.files(in: folder).filter { !left.contains($0) }
      .map { Item(path: "\(folder)/\($0)", name: Self.bundleName(of: "\(folder)/\($0)")) }
  }

  /// The files below a folder, relative to it and sorted; folders that are one thing, such as a catalog, count as a file. Symbolic
  /// links to folders aren't followed, so that this ends.
  static func files(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var files: [String] = []
    while let name = names.nextObject() as? String {
      if (name as NSString).lastPathComponent.hasPrefix(".") {
        names.skipDescendants()
        continue
      }
      let isFolder = names.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isFolder, !isOneThing(name) { continue }
      if isFolder { names.skipDescendants() }
      files.append(name)
    }
    return files.sorted()
  }

  private static func isOneThing(_ name: String) -> Bool {
    [
      "xcassets", "bundle", "xcdatamodeld", "scnassets", "framework", "xcframework", "atlas",
      "docc",
    ]
    .contains((name as NSString).pathExtension)
  }
}
