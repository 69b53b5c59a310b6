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
    let texts = try target.sources.map { path throws(ProjectError) in
      (path: path, text: try Self.read(path))
    }
    let changed = texts.filter { known.facts(of: $0.path, $0.text) == nil }
    let sources = changed.concurrentMap { ProjectSource(path: $0.path, text: $0.text) }
    let parsed = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0) })
    let newFacts = Dictionary(
      uniqueKeysWithValues: zip(changed.map(\.path), sources.concurrentMap(\.facts)))
    let files = texts.map { path, text in
      (path: path, facts: newFacts[path] ?? known.facts(of: path, text) ?? FileFacts())
    }
    try checkEntry(of: files)
    let facts = ProjectFacts(files)
    let isEqual = known.isEqual(
      files, in: target.name, isNew: { newFacts[$0] != nil }, seenByOthers: facts.seenByOthers)
    let old = zip(texts, files).map { text, file in
      parsed[text.path] == nil && isEqual ? known.remarks(of: text.path) : nil
    }
    let adapted = zip(texts, old).filter { $0.1 == nil }.map(\.0).concurrentMap { path, text in
      let source = parsed[path] ?? ProjectSource(path: path, text: text)
      let errors = source.errors
      let adapted = source.adapted(knowing: facts)
      return (text: errors.isEmpty ? adapted.text : text, remarks: errors + adapted.remarks)
    }
    var result = Result()
    var rest = adapted[...]
    for ((path, text), (file, remarks)) in zip(texts, zip(files, old)) {
      let name = "\(Self.folder(of: target))/\(place(of: path))"
      result.imports.formUnion(file.facts.imports.keys)
      result.remarks += modules.remarks(on: file.facts, of: path)
      if let remarks {
        writer.keep(name)
        result.remarks += remarks
      } else if let new = rest.popFirst() {
        try writer.write("#sourceLocation(file: \(quoted(path)), line: 1)\n\(new.text)", to: name)
        known.note(path, text, file.facts, new.remarks)
        result.remarks += new.remarks
        result.adapted += 1
      }
    }
    known.note(files, in: target.name)
    // Foundation keeps its name here; what Apple's has besides is visible in the whole module by this.
    try writer.write(
      "@_exported import AppleFoundation\n", to: "\(Self.folder(of: target))/AppleFoundation.swift")
    if project.isPackage, !target.resources.isEmpty {
      // All resources are in the application's bundle.
      try writer.write(
        "import Foundation\n\nextension Bundle {\n  static var module: Bundle { main }\n}\n",
        to: "\(Self.folder(of: target))/ModuleBundle.swift")
    }
    if let wires = facts.extensionWiresSource(importing: "UIKit") {
      try writer.write(wires, to: "\(Self.folder(of: target))/ExtensionWires.swift")
    }
    if let symbols = AssetSymbols(of: target).source {
      try writer.write(symbols, to: "\(Self.folder(of: target))/GeneratedAssetSymbols.swift")
      result.imports.insert("UIKit")
    }
    return result
  }

  /// Throws for an application of SwiftUI, instead of hundreds of messages of the compiler.
  private func checkEntry(of files: [(path: String, facts: FileFacts)]) throws(ProjectError) {
    guard target.kind == .application else { return }
    for (path, facts) in files {
      guard let line = facts.imports["SwiftUI"] else { continue }
      if facts.types.contains(where: { $0.kind == .other && $0.inherited.contains("App") }) {
        throw .isSwiftUI(path: path, line: line)
      }
    }
  }

  /// The text of a source.
  static func read(_ path: String) throws(ProjectError) -> String {
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
}

/// A text as a literal of Swift.
func quoted(_ text: String) -> String {
  let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
    .replacingOccurrences(of: "\"", with: "\\\"")
  return "\"\(escaped)\""
}
