// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Weighs the controllers in files and folders.
public enum Weighing {
  /// What the controllers are spent on. The same files give the same report.
  /// - Parameter paths: files, folders, or an Xcode project, which stands for its folder.
  /// - Throws: an error whose description names the first path that isn't there, or isn't a source file.
  public static func report(on paths: [String]) throws -> Report {
    let files = try SourceFiles(paths)
    let contents = FileReader.read(files.paths)
    let weights = Weigher(paths: files.paths, contents: contents).weigh()
    return Report(
      fileCount: files.paths.count, controllers: weights,
      problems: files.problems + contents.flatMap(\.problems))
  }
}
