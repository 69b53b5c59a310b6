// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A folder with image files as servers sent them, up to a total number of bytes.
///
/// The name of a file is a hash of its URL, 32 hexadecimal digits, so that no URL can lead out of
/// the folder. The first line of a file is the URL itself, so that another URL with the same hash
/// doesn't match. The modification dates are the order of use. Other files in the folder are left
/// alone. If anything fails, the image counts as not cached.
///
/// The state is only in the folder, so that several caches, in this process or in others, can share
/// it. The folder isn't searched for each stored file, but each time a tenth of the limit was
/// stored. So a single cache never exceeds the limit, and each further cache of the same folder may
/// exceed it by a tenth.
actor DiskCache {
  private let folder: URL
  private let age: TimeInterval
  private let limit: Int
  /// How many bytes may be stored before the next sweep; nil before the first sweep.
  private var room: Int?
  /// The number of sweeps so far.
  private(set) var sweepCount = 0

  /// Creates a cache, without touching the disk yet.
  /// - Parameters:
  ///   - limit: the maximum number of bytes of all files.
  ///   - age: how long a file is valid, in seconds.
  init(folder: URL, limit: Int, age: TimeInterval) {
    self.folder = folder
    self.limit = limit
    self.age = age
  }

  /// This application's folder in the user's caches folder.
  nonisolated static var usualFolder: URL {
    let manager = FileManager.default
    let caches = manager.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (caches ?? manager.temporaryDirectory)
      .appendingPathComponent(ProcessInfo.processInfo.processName)
      .appendingPathComponent("images")
  }

  /// The cached data of a URL; nil if there is none.
  /// - Parameter count: the maximum number of bytes. A larger file isn't read, but deleted.
  func data(for url: URL, atMost count: Int = .max) -> Data? {
    if room == nil { sweep() }
    let file = path(of: url)
    // With these flags opening doesn't block at a pipe, and doesn't follow a link.
    let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let head = min(limit, Self.longestDate + url.absoluteString.utf8.count)
    guard status.st_size - head <= min(limit, count),
      let all = try? handle.read(upToCount: status.st_size),
      let end = all.firstIndex(of: Self.lineFeed),
      let (address, date) = Self.parse(all[..<end]), address == url.absoluteString,
      abs(Date().timeIntervalSince1970 - date) < age
    else {
      unlink(file)
      return nil
    }
    Self.touch(descriptor)
    return Data(all[(end + 1)...])
  }

  /// Stores the data of a URL.
  func store(_ data: Data, for url: URL) {
    let header = "\(Int(Date().timeIntervalSince1970)) \(url.absoluteString)\n"
    let all = Data(header.utf8) + data
    if room == nil { sweep() }
    guard all.count <= limit else { return }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try all.write(to: URL(fileURLWithPath: path(of: url)), options: .atomic)
    } catch {
      return
    }
    // Sets the date explicitly: the system's date of a new file is that of its last clock tick,
    // which may be earlier than the date of a file that was used before.
    let descriptor = open(path(of: url), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0 {
      Self.touch(descriptor)
      close(descriptor)
    }
    room = (room ?? 0) - all.count
    if room ?? 0 < 0 { sweep() }
  }

  /// Deletes the data of a URL.
  func remove(_ url: URL) {
    unlink(path(of: url))
  }

  private func path(of url: URL) -> String {
    folder.appendingPathComponent(Self.name(of: url)).path
  }

  /// Searches the folder. If its files exceed the limit, it deletes the least recently used ones,
  /// until there is some room for others.
  private func sweep() {
    sweepCount += 1
    let someRoom = limit / 10
    var files = Self.files(in: folder)
    var total = files.reduce(0) { $0 + $1.size }
    if total > limit {
      files.sort { ($0.date, $0.name) < ($1.date, $1.name) }
      for (index, file) in files.enumerated() where total > limit - someRoom {
        let isLatest = index == files.count - 1
        guard !isLatest || total > limit else { break }
        unlink(folder.appendingPathComponent(file.name).path)
        total -= file.size
      }
    }
    room = min(limit - total, someRoom)
  }
}

nonisolated extension DiskCache {
  /// The files of the cache, in no particular order. The size of a sparse file counts in full.
  private static func files(in folder: URL) -> [(name: String, date: TimeInterval, size: Int)] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).compactMap { name in
      var status = stat()
      guard isName(name), lstat(folder.appendingPathComponent(name).path, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { return nil }
      let date = TimeInterval(status.st_mtim.tv_sec) + TimeInterval(status.st_mtim.tv_nsec) / 1e9
      return (name, date, min(Int(status.st_size), .max >> 32))
    }
  }

  /// Sets a file's date to now, because it was used.
  private static func touch(_ descriptor: Int32) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let times = [now, now]
    futimens(descriptor, times)
  }

  /// The maximum length of a date, a space and the line's end.
  private static let longestDate = 24

  private static let lineFeed = UInt8(ascii: "\n")

  /// Parses the first line: when the file was fetched, in seconds since 1970, and its URL.
  private static func parse(_ line: Data) -> (address: String, date: TimeInterval)? {
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let date = TimeInterval(parts[0]) else { return nil }
    return (String(parts[1]), date)
  }

  /// Two FNV-1a hashes with different offset bases (http://www.isthe.com/chongo/tech/comp/fnv/), as
  /// 32 hexadecimal digits.
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
