// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Image files as servers have sent them, in a folder, up to a number of bytes.
///
/// A file is called by a hash of its address, 32 hexadecimal digits, so that no address leads out of the folder, and
/// begins with a line that has the address itself, so that another address with the same hash finds nothing. The order of
/// use is that of the files' dates. What else lies in the folder is left alone. Whatever fails counts as not remembered.
actor DiskCache {
  private let folder: URL
  private let age: TimeInterval
  private let limit: Int
  /// The files by their names; nil until the folder was read.
  private var files: LeastRecentlyUsed<String, Bool>?

  /// Creates a cache, without touching the disk yet.
  /// - Parameters:
  ///   - limit: the greatest number of bytes of all files.
  ///   - age: how long a file counts, in seconds.
  init(folder: URL, limit: Int, age: TimeInterval) {
    self.folder = folder
    self.limit = limit
    self.age = age
  }

  /// The folder of this application in the user's folder for caches.
  nonisolated static var usualFolder: URL {
    let manager = FileManager.default
    let caches = manager.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (caches ?? manager.temporaryDirectory)
      .appendingPathComponent(ProcessInfo.processInfo.processName)
      .appendingPathComponent("images")
  }

  /// What is remembered of an address; nil for nothing.
  func data(for url: URL) -> Data? {
    let name = Self.name(of: url)
    _ = read()
    guard files?.use(name) != nil else { return nil }
    let file = folder.appendingPathComponent(name)
    guard let all = try? Data(contentsOf: file), let end = all.firstIndex(of: Self.lineFeed),
      let (address, date) = Self.parse(all[..<end]), address == url.absoluteString,
      abs(Date().timeIntervalSince1970 - date) < age
    else {
      forget(name)
      return nil
    }
    touch(file)
    return Data(all[(end + 1)...])
  }

  /// Remembers the bytes of an address.
  func store(_ data: Data, for url: URL) {
    let name = Self.name(of: url)
    let header = "\(Int(Date().timeIntervalSince1970)) \(url.absoluteString)\n"
    let all = Data(header.utf8) + data
    var files = read()
    guard all.count <= limit else { return }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let file = folder.appendingPathComponent(name)
      try all.write(to: file, options: .atomic)
      touch(file)
    } catch {
      return
    }
    for gone in files.store(true, for: name, cost: all.count) { delete(gone.key) }
    self.files = files
  }

  /// The file was used. The date that the system gives a new file is that of its last tick, which may be before that
  /// of a file that was used before.
  private func touch(_ file: URL) {
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
  }

  /// Forgets an address.
  func remove(_ url: URL) {
    forget(Self.name(of: url))
  }

  private func forget(_ name: String) {
    files?.remove(name)
    delete(name)
  }

  private func delete(_ name: String) {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
  }

  /// The files of the folder, in the order of their use.
  private func read() -> LeastRecentlyUsed<String, Bool> {
    if let files { return files }
    let keys: Set<URLResourceKey> = [
      .contentModificationDateKey, .fileSizeKey, .isRegularFileKey,
    ]
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys)))?
      .compactMap { file -> (name: String, date: Date, size: Int)? in
        let name = file.lastPathComponent
        guard Self.isName(name), let values = try? file.resourceValues(forKeys: keys),
          values.isRegularFile == true, let date = values.contentModificationDate
        else { return nil }
        return (name, date, values.fileSize ?? 0)
      }
      .sorted { ($0.date, $0.name) < ($1.date, $1.name) }
    var files = LeastRecentlyUsed<String, Bool>(limit: limit)
    for file in found ?? [] {
      if file.size > limit { delete(file.name) }
      for gone in files.store(true, for: file.name, cost: file.size) { delete(gone.key) }
    }
    self.files = files
    return files
  }
}

nonisolated extension DiskCache {
  private static let lineFeed = UInt8(ascii: "\n")

  /// The first line: when the file was fetched, in seconds since 1970, and from where.
  private static func parse(_ line: Data) -> (address: String, date: TimeInterval)? {
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let date = TimeInterval(parts[0]) else { return nil }
    return (String(parts[1]), date)
  }

  /// FNV-1a, twice with different beginnings (http://www.isthe.com/chongo/tech/comp/fnv/), as 32 hexadecimal digits.
  static func name(of url: URL) -> String {
    let halves = [0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f] as [UInt64]
    return halves.map { start in
      let hash = url.absoluteString.utf8.reduce(start) {
        ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
      }
      let digits = String(hash, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func isName(_ name: String) -> Bool {
    name.count == 32 && name.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
  }
}
