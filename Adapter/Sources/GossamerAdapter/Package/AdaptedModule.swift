// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The adapted sources of one target.
struct AdaptedModule {
  /// What was done.
  struct Result {
    var adapted = 0
    var imports: Set<String> = []
    var remarks: [Remark] = []
  }

  private let target: ProjectTarget
  private let project: XcodeProject
  private let modules: AppleModules

  init(_ target: ProjectTarget, project: XcodeProject, modules: AppleModules) {
    self.target = target
    self.project = project
    self.modules = modules
  }

  /// Where the target's sources are within the package.
  static func folder(of target: ProjectTarget) -> String {
    "\(target.kind == .unitTests ? "Tests" : "Sources")/\(target.moduleName)"
  }

  /// Adapts the sources that have changed; all of them if what they have to know of each other has changed.
  func write(by writer: FileWriter, _ known: inout KnownSources) throws(ProjectError) -> Result {
    var texts: [(path: String, text: String)] = []
    for path in target.sources { texts.append((path, try Self.read(path))) }
    var parsed: [String: ProjectSource] = [:]
    var files: [(path: String, facts: FileFacts)] = []
    for (path, text) in texts {
      if let facts = known.facts(of: path, text) {
        files.append((path, facts))
      } else {
        let source = ProjectSource(path: path, text: text)
        parsed[path] = source
        files.append((path, source.facts))
      }
    }
    let facts = ProjectFacts(files)
    let isEqual = known.isEqual(files, in: target.name)
    var result = Result()
    for (path, text) in texts {
      let name = "\(Self.folder(of: target))/\(place(of: path))"
      let own = files.first { $0.path == path }?.facts ?? FileFacts()
      result.imports.formUnion(own.imports.keys)
      result.remarks += remarks(on: own, of: path)
      if parsed[path] == nil, isEqual, let remarks = known.remarks(of: path) {
        writer.keep(name)
        result.remarks += remarks
        continue
      }
      let source = parsed[path] ?? ProjectSource(path: path, text: text)
      let errors = source.errors
      let adapted = source.adapted(knowing: facts)
      let body = errors.isEmpty ? adapted.text : text
      try writer.write("#sourceLocation(file: \(quoted(path)), line: 1)\n\(body)", to: name)
      known.note(path, text, own, errors + adapted.remarks)
      result.remarks += errors + adapted.remarks
      result.adapted += 1
    }
    known.note(files, in: target.name)
    // Foundation keeps its name here; what Apple's has besides is visible in the whole module by this.
    try writer.write(
      "@_exported import AppleFoundation\n", to: "\(Self.folder(of: target))/AppleFoundation.swift")
    if let wires = facts.extensionWiresSource {
      try writer.write(wires, to: "\(Self.folder(of: target))/ExtensionWires.swift")
    }
    if let symbols = AssetSymbols(of: target).source {
      try writer.write(symbols, to: "\(Self.folder(of: target))/GeneratedAssetSymbols.swift")
      result.imports.insert("UIKit")
    }
    return result
  }

  private static func read(_ path: String) throws(ProjectError) -> String {
    do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
      throw .unreadable(path: path, reason: "it isn't text in UTF-8.")
    }
  }

  /// The place of a source within its folder: as in the project, with an extension of its own, because the compiler tells files apart
  /// by their names.
  private func place(of path: String) -> String {
    let prefix = project.folder + "/"
    let place = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : "Outside" + path
    let isEntry = (path as NSString).lastPathComponent == "main.swift"
    return isEntry ? place : "\((place as NSString).deletingPathExtension).adapted.swift"
  }

  private func remarks(on facts: FileFacts, of path: String) -> [Remark] {
    facts.imports.compactMap { name, line in
      guard let entry = modules[name] else { return nil }
      let instead = entry.instead.map { " \($0)" } ?? ""
      switch entry.kind {
      case "stand-in": return Remark(file: path, line: line, "\(name) does nothing here.\(instead)")
      case "absent": return Remark(file: path, line: line, "there is no \(name) here.\(instead)")
      case "partly": return Remark(file: path, line: line, "\(name) is here in part.\(instead)")
      default: return nil
      }
    }
  }
}

/// A text as a literal of Swift.
func quoted(_ text: String) -> String {
  let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
    .replacingOccurrences(of: "\"", with: "\\\"")
  return "\"\(escaped)\""
}
