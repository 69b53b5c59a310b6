// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftSyntax

/// Weighs the controllers in files and folders.
public struct Weighing {
  /// What the controllers are spent on, and the patches.
  public let report: Report

  /// The files that the patches change: their text before and after.
  private let changes: [FileChange]

  /// Reads the files, and changes nothing. The same files give the same report.
  /// - Parameter paths: files, folders, or an Xcode project, which stands for its folder.
  /// - Throws: an error whose description names the first path that isn't there, or isn't a source file.
  public init(_ paths: [String]) throws {
    let files = try SourceFiles(paths)
    let indexed = files.paths.enumerated().map { (index: $0, path: $1) }
    let contents = Parallel.map(indexed) { FileReader.read($0.path, file: $0.index) }
    let controllers = Weigher(paths: files.paths, contents: contents).weigh()
    let changes = PatchWork(paths: files.paths, contents: contents).patch(controllers)
    report = Report(
      fileCount: files.paths.count, controllers: controllers,
      problems: files.problems + contents.flatMap(\.problems),
      patches: changes.flatMap(\.patches))
    self.changes = changes
  }

  /// The patches of all files as one unified diff.
  public var diff: String {
    changes.map { UnifiedDiff.text(from: $0.before, to: $0.after, path: $0.path) }.joined()
  }

  /// Writes the files with their patches. A link stays a link: what it leads to is written.
  /// - Throws: an error whose description names the file that couldn't be written, or that has changed since it was read.
  public func apply() throws {
    for change in changes {
      let file = URL(fileURLWithPath: change.path).resolvingSymlinksInPath()
      guard let now = try? Data(contentsOf: file), now == Data(change.before.utf8) else {
        throw WeighError.changed(path: change.path)
      }
      do {
        try Data(change.after.utf8).write(to: file, options: .atomic)
      } catch {
        throw WeighError.notWritten(path: change.path, reason: reason(error))
      }
    }
  }
}

/// A file with its patches.
private struct FileChange: Sendable {
  let path: String
  let before: String
  let after: String
  let patches: [Patch]
}

/// Makes the patches for the controllers of a report.
private struct PatchWork: Sendable {
  private let paths: [String]
  private let contents: [FileContent]
  private let models: [String: [String: String]]
  private let partsByName: [String: [Part]]
  private let words: Words

  init(paths: [String], contents: [FileContent]) {
    self.paths = paths
    self.contents = contents
    partsByName = Dictionary(grouping: contents.flatMap(\.parts), by: \.name)
    words = Words(contents)
    let all = contents.flatMap(\.models)
    // Two models of one name: nobody knows which is meant.
    models = Dictionary(all.map { ($0.key, $0.value) }) { _, _ in [:] }
  }

  /// The files that get patches, in the order of the files.
  func patch(_ controllers: [Weight]) -> [FileChange] {
    let names = Dictionary(grouping: controllers, by: \.file).mapValues { Set($0.map(\.name)) }
    let candidates = paths.indices.filter { contents[$0].tree != nil && names[paths[$0]] != nil }
    return Parallel.map(candidates) { file in
      contents[file].tree.flatMap { change(of: file, $0, names[paths[file]] ?? []) }
    }.compactMap(\.self)
  }

  private func change(
    of file: Int, _ tree: SourceFileSyntax, _ controllers: Set<String>
  ) -> FileChange? {
    let source = PatchedFile(tree)
    let maker = PatchMaker(
      source, path: paths[file], models: models,
      otherTokens: { tokens(of: $0, outside: file) },
      isUsedInOtherFiles: { words.isUsed($0, outside: file) })
    let (patches, after) = maker.patches(for: controllers)
    guard !patches.isEmpty else { return nil }
    return FileChange(path: paths[file], before: source.text, after: after, patches: patches)
  }

  /// The words of a class's extensions in other files.
  private func tokens(of name: String, outside file: Int) -> [String] {
    (partsByName[name] ?? []).filter { !$0.isClass && $0.file != file }.flatMap(\.members)
      .flatMap { [$0.name] + $0.allTokens }
  }
}
