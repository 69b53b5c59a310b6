// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the last run found out of each source, so that this one parses only what has changed.
struct KnownSources {
  private struct Entry: Codable {
    var text: UInt64
    var facts: FileFacts
    var remarks: [Remark]
  }

  private struct Stored: Codable {
    /// Of the adapter that wrote it: another one may adapt differently.
    var adapter: String
    var sources: [String: Entry] = [:]
    var targets: [String: UInt64] = [:]
  }

  private static let name = "facts.json"
  private var stored: Stored
  private var now: Stored

  /// Reads what is known.
  /// - Parameter folder: of the package. What can't be read isn't known.
  init(in folder: String) {
    let adapter = Self.adapter
    now = Stored(adapter: adapter)
    let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)") ?? Data()
    let read = try? JSONDecoder().decode(Stored.self, from: data)
    stored = read.flatMap { $0.adapter == adapter ? $0 : nil } ?? now
  }

  /// What tells this build of the adapter from others: when its program was written.
  private static var adapter: String {
    let path = Bundle.main.executablePath ?? ""
    let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return "\(date?.timeIntervalSince1970 ?? 0)"
  }

  /// The facts of a source, if it has the same text as in the last run.
  func facts(of path: String, _ text: String) -> FileFacts? {
    guard let entry = stored.sources[path], entry.text == Self.digest(text) else { return nil }
    return entry.facts
  }

  /// The remarks of the last run on a source.
  func remarks(of path: String) -> [Remark]? { stored.sources[path]?.remarks }

  /// Whether a target has the same files, and all of them the same facts, as in the last run.
  /// - Parameters:
  ///   - isNew: whether the facts of a file were read in this run; others are those of the last one.
  ///   - seenByOthers: the part of a file's facts that is compared.
  func isEqual(
    _ files: [(path: String, facts: FileFacts)], in target: String, isNew: (String) -> Bool,
    seenByOthers: (FileFacts) -> FileFacts
  ) -> Bool {
    stored.targets[target] == Self.digest(of: files)
      && files.allSatisfy { path, facts in
        !isNew(path) || stored.sources[path].map { seenByOthers($0.facts) } == seenByOthers(facts)
      }
  }

  /// Notes what this run has found out of a source.
  mutating func note(_ path: String, _ text: String, _ facts: FileFacts, _ remarks: [Remark]) {
    now.sources[path] = Entry(text: Self.digest(text), facts: facts, remarks: remarks)
  }

  /// Notes the facts of all files of a target; those that weren't noted by themselves are as they were.
  mutating func note(_ files: [(path: String, facts: FileFacts)], in target: String) {
    now.targets[target] = Self.digest(of: files)
    for (path, _) in files where now.sources[path] == nil {
      now.sources[path] = stored.sources[path]
    }
  }

  /// Stores everything for the next run.
  func save(by writer: FileWriter) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(now) else { return }
    try? writer.write(String(decoding: data, as: UTF8.self), to: Self.name)
  }

  private static func digest(of files: [(path: String, facts: FileFacts)]) -> UInt64 {
    digest(files.map(\.path).joined(separator: "\n"))
  }

  /// The hash FNV-1a, which is the same in every process, over words of eight bytes instead of single ones:
  /// http://www.isthe.com/chongo/tech/comp/fnv/
  private static func digest(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var hash: UInt64 = 14_695_981_039_346_656_037
      var offset = 0
      while offset + 8 <= raw.count {
        hash =
          (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 1_099_511_628_211
        offset += 8
      }
      for byte in raw[offset...] { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
      return hash ^ UInt64(raw.count)
    }
  }
}
