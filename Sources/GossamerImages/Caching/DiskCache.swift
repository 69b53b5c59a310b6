// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// Image files as servers have sent them, in a folder, up to a number of bytes.
///
/// A file is called by a hash of its address, 32 hexadecimal digits, so that no address leads out of the folder, and
/// begins with a line that has the address itself, so that another address with the same hash finds nothing. The order of
/// use is that of the files' dates. What else lies in the folder is left alone. Whatever fails counts as not remembered.
///
/// What is remembered stands in the folder and nowhere else, so that several caches over one, in this process or in others,
/// agree. The folder isn't looked through for each file that is stored, but for each tenth of the limit: a cache that is alone
/// never has more bytes than the limit, and each further one may add a tenth until it looks.
actor DiskCache {
  private let folder: URL
  private let age: TimeInterval
  private let limit: Int
  /// How many bytes may be stored before the folder is looked through; nil before the first time.
  private var room: Int?
  /// How often the folder was looked through.
  private(set) var sweepCount = 0

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
  /// - Parameter count: the greatest number of bytes that are wanted. A file that has more isn't read, and goes.
  func data(for url: URL, atMost count: Int = .max) -> Data? {
    if room == nil { sweep() }
    let file = path(of: url)
    // Nobody waits for the other end of a pipe that somebody has put there, or follows a link.
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

  /// Remembers the bytes of an address.
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
    // The date that the system gives a new file is that of its last tick, which may be before that of a file that was used
    // before.
    let descriptor = open(path(of: url), O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0 {
      Self.touch(descriptor)
      close(descriptor)
    }
    room = (room ?? 0) - all.count
    if room ?? 0 < 0 { sweep() }
  }

  /// Forgets an address.
  func remove(_ url: URL) {
    unlink(path(of: url))
  }

  private func path(of url: URL) -> String {
    folder.appendingPathComponent(Self.name(of: url)).path
  }

  /// Looks through the folder. Where it has more than the limit, the files that weren't used for the longest time go, until
  /// there is room for some others.
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
  /// The files of the cache, in no order. A size that isn't true, of a file with holes, counts all the same.
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

  /// The file was used now.
  private static func touch(_ descriptor: Int32) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let times = [now, now]
    futimens(descriptor, times)
  }

  /// How long a date and a space are at most, and the line's end.
  private static let longestDate = 24

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
