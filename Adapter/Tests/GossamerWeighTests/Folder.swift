// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import GossamerWeigh

/// A folder with source files, which is removed with the test.
final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "weigh-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// The report, with paths that begin in the folder.
  func report() throws -> Report { try Weighing([path]).report }
}

extension Report {
  func controller(_ name: String) -> Weight? { controllers.first { $0.name == name } }
}

extension Weight {
  /// How many lines are spent on each kind, but for the rest.
  var table: [Kind: Int] {
    Dictionary(
      uniqueKeysWithValues: spending.filter { $0.kind != .other }.map { ($0.kind, $0.lines) })
  }
}
