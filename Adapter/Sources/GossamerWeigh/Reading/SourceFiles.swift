// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the source files in folders.
///
/// What others wrote is left out: `Pods`, `Carthage`, `DerivedData`, and hidden folders such as `.build`. Links inside a folder aren't
/// followed, so no file counts twice and no circle ends badly. A path that is named itself is always taken.
struct SourceFiles {
  /// The paths, in the order of the arguments; those of a folder are sorted.
  private(set) var paths: [String] = []

  private(set) var problems: [Problem] = []
  private var seen: Set<String> = []
  private var hasFound = false
  private let manager = FileManager.default

  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
  private static let extensions: Set<String> = ["swift", "m", "mm", "h"]

  /// - Throws: an error that names the first argument that isn't there.
  init(_ arguments: [String]) throws(WeighError) {
    for argument in arguments { try add(argument) }
  }

  private mutating func add(_ argument: String) throws(WeighError) {
    var path = argument
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let ending = (path as NSString).pathExtension
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path: argument, isLink: isLink(path))
    }
    if ["xcodeproj", "xcworkspace"].contains(ending) {
      let folder = (path as NSString).deletingLastPathComponent
      return addNamed(folder.isEmpty ? "." : folder)
    }
    if isFolder.boolValue { return addNamed(path) }
    guard Self.extensions.contains(ending) else { throw .notSource(path: argument) }
    guard type(of: (path as NSString).resolvingSymlinksInPath) == .typeRegular else {
      throw .notSource(path: argument)
    }
    addFile(path)
  }

  /// Adds a folder that is an argument: if nothing is in it, the argument is likely to be wrong.
  private mutating func addNamed(_ folder: String) {
    hasFound = false
    let count = problems.count
    addFolder(folder)
    if !hasFound, problems.count == count {
      problems.append(
        Problem(file: folder, line: nil, message: "has no .swift and no .m files."))
    }
  }

  private func type(of path: String) -> FileAttributeType? {
    (try? manager.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  private func isLink(_ path: String) -> Bool { type(of: path) == .typeSymbolicLink }

  private mutating func addFile(_ path: String) {
    hasFound = true
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if seen.insert(place).inserted { paths.append(path) }
  }

  /// Adds the sources in a folder, and in those inside of it, without recursion: a tree may be deep.
  private mutating func addFolder(_ folder: String) {
    var folders = [folder]
    while let next = folders.popLast() {
      let names: [String]
      do {
        names = try manager.contentsOfDirectory(atPath: next).sorted()
      } catch {
        problems.append(
          Problem(
            file: next, line: nil, message: "can't be read, and is left out: \(reason(error))"))
        continue
      }
      var inside: [String] = []
      for name in names where !name.hasPrefix(".") {
        let path = next == "." ? name : next == "/" ? "/\(name)" : "\(next)/\(name)"
        let isSource = Self.extensions.contains((name as NSString).pathExtension)
        switch type(of: path) {
        case .typeDirectory? where Self.foreign.contains(name):
          problems.append(
            Problem(
              file: path, line: nil,
              message: "is left out, because others wrote it. Name the folder to weigh it."))
        case .typeDirectory?: inside.append(path)
        case .typeRegular? where isSource: addFile(path)
        case .typeSymbolicLink? where isSource || leadsToFolder(path):
          problems.append(
            Problem(
              file: path, line: nil,
              message: "is a symbolic link, and isn't followed. Name it to weigh what it leads to.")
          )
        default: break
        }
      }
      folders += inside.reversed()
    }
  }

  private func leadsToFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return manager.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// Why the system refused something, in its own words.
func reason(_ error: any Error) -> String {
  let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
  return system.map { String(cString: strerror(Int32(truncatingIfNeeded: $0.code))) }
    ?? "\(error.localizedDescription)"
}

/// Why nothing was weighed.
enum WeighError: Error, CustomStringConvertible {
  case missing(path: String, isLink: Bool)
  case notSource(path: String)
  case notWritten(path: String, reason: String)
  case changed(path: String)

  var description: String {
    switch self {
    case .missing(let path, isLink: false):
      "\(path): there is no such file or folder. Name Swift files, their folder, or the .xcodeproj."
    case .missing(let path, isLink: true):
      "\(path): this symbolic link leads nowhere."
    case .notSource(let path):
      "\(path): this isn't a source file. Name files that end in .swift or .m, a folder, or a .xcodeproj."
    case .notWritten(let path, let reason):
      "\(path): can't be written: \(reason). Files before it have got their patches, this one is as it was."
    case .changed(let path):
      "\(path): has changed while it was weighed, and is left alone. Weigh it again."
    }
  }
}
