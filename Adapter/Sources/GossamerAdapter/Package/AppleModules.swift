// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The modules of Apple's that have something of their name here, in `Adapter/Modules`, and what is there on Linux anyway.
struct AppleModules {
  /// What a module is here.
  struct Entry: Codable, Equatable {
    /// `real`, `partly`, `stand-in` or `absent`.
    var kind: String
    /// What to use instead; nil if there is nothing to say.
    var instead: String?
  }

  private let entries: [String: Entry]

  /// What every program on Linux has.
  static let system: Set<String> = [
    "Swift", "Foundation", "FoundationNetworking", "FoundationXML", "Dispatch", "XCTest", "Testing",
    "Glibc", "Observation", "_Concurrency", "RegexBuilder", "Synchronization", "Gossamer",
    "CoreFoundation",
  ]

  /// Reads the table of the modules.
  /// - Parameter folder: of the package of modules.
  init(in folder: String) throws(ProjectError) {
    let path = "\(folder)/modules.json"
    do {
      entries = try JSONDecoder().decode(
        [String: Entry].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch { throw .unreadable(path: path, reason: "\(error)") }
  }

  /// What is known of a module; nil for one that isn't Apple's.
  subscript(name: String) -> Entry? { entries[name] }

  /// Whether there is a module of this name to build with.
  func has(_ name: String) -> Bool { entries[name].map { $0.kind != "absent" } ?? false }

  /// What is different in the modules that a source imports.
  func remarks(on facts: FileFacts, of path: String) -> [Remark] {
    facts.imports.compactMap { name, line in
      guard let entry = self[name] else { return nil }
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
