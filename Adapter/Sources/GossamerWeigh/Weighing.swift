// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Weighs the controllers in files and folders.
public struct Weighing {
  /// What the controllers are spent on, and the patches.
  public let report: Report

  /// The files that the patches change: their text before and after.
  private let changes: [(path: String, before: String, after: String)]

  /// Reads the files, and changes nothing. The same files give the same report.
  /// - Parameter paths: files, folders, or an Xcode project, which stands for its folder.
  /// - Throws: an error whose description names the first path that isn't there, or isn't a source file.
  public init(_ paths: [String]) throws {
    let files = try SourceFiles(paths)
    let contents = FileReader.read(files.paths)
    var report = Report(
      fileCount: files.paths.count,
      controllers: Weigher(paths: files.paths, contents: contents).weigh(),
      problems: files.problems + contents.flatMap(\.problems))
    let work = PatchWork(paths: files.paths, contents: contents)
    let patched = work.patch(report.controllers)
    report.patches = patched.flatMap(\.patches)
    self.report = report
    changes = patched.map { ($0.path, $0.before, $0.after) }
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

/// Makes the patches for the controllers of a report.
private struct PatchWork {
  private let paths: [String]
  private let contents: [FileContent]
  private let models: [String: [String: String]]
  private let partsByName: [String: [Part]]

  init(paths: [String], contents: [FileContent]) {
    self.paths = paths
    self.contents = contents
    partsByName = Dictionary(grouping: contents.flatMap(\.parts), by: \.name)
    let all = contents.flatMap(\.models)
    // Two models of one name: nobody knows which is meant.
    models = Dictionary(all.map { ($0.key, $0.value) }) { _, _ in [:] }
  }

  struct Result {
    let path: String
    let before: String
    let after: String
    let patches: [Patch]
  }

  func patch(_ controllers: [Weight]) -> [Result] {
    let names = Dictionary(grouping: controllers, by: \.file).mapValues { Set($0.map(\.name)) }
    let texts = Texts(paths)
    return paths.indices.compactMap { index in
      let path = paths[index]
      guard path.hasSuffix(".swift"), contents[index].problems.isEmpty, let names = names[path],
        let text = texts.text(of: path), PatchMaker.signs.contains(where: text.contains)
      else { return nil }
      let (patches, after) = PatchMaker.patches(
        for: text, path: path, controllers: names,
        otherTokens: { words(of: $0, outside: index) }, models: models,
        isUsedElsewhere: { texts.isUsed($0, outside: path) })
      guard !patches.isEmpty else { return nil }
      return Result(path: path, before: text, after: after, patches: patches)
    }
  }

  private func words(of name: String, outside file: Int) -> [String] {
    (partsByName[name] ?? []).filter { $0.file != file }.flatMap(\.members)
      .flatMap { [$0.name] + $0.allTokens }
  }
}

/// The texts of the files, read again when a patch has to know who calls a method.
private final class Texts {
  private let paths: [String]
  private lazy var all = paths.map { ($0, text(of: $0) ?? "") }

  init(_ paths: [String]) { self.paths = paths.filter { $0.hasSuffix(".swift") } }

  func text(of path: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap {
      String(validating: $0, as: UTF8.self)
    }
  }

  func isUsed(_ word: String, outside path: String) -> Bool {
    all.contains { $0.0 != path && $0.1.contains(word) }
  }
}
