// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Detects whether the write-ahead log of a database is damaged. SQLite doesn't report that: it
/// reads the log as far as its checksums are right, and treats the rest as an unfinished commit.
///
/// The log has a header of 32 bytes, followed by frames: a header of 24 bytes and a page each. All
/// headers contain two salts, which change when the log is restarted, so that frames of an earlier
/// log can be told apart. They also contain a checksum of everything before. The last frame of a
/// commit contains the size of the database. If a process is killed, it leaves complete frames
/// without the last one of their commit, and at most a part of one more frame. So if the last frame
/// of a commit follows a frame with a wrong checksum, the commit was finished, and the log is
/// damaged. https://www.sqlite.org/fileformat2.html#the_write_ahead_log
struct DraftLog {
  private static let (headSize, frameHeadSize) = (32, 24)
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// Reads the log of the database at `url`; nil if there is none.
  init?(of url: URL) {
    guard let data = try? Data(contentsOf: Self.place(of: url)), !data.isEmpty else { return nil }
    self.data = data
  }

  /// Where the log of a database is.
  static func place(of url: URL) -> URL { URL(fileURLWithPath: url.path + "-wal") }

  var isDamaged: Bool {
    data.withUnsafeBytes { bytes in
      // An incomplete header was being written when the process was killed; no frames follow.
      guard bytes.count >= Self.headSize else { return false }
      let magic = Self.number(bytes, at: 0)
      guard magic & ~1 == 0x377F_0682 else { return true }
      var sum = Checksum(isBigEndian: magic & 1 == 1)
      sum.add(bytes[0..<24])
      guard sum.isEqual(bytes, at: 24) else { return true }
      let frameSize = Self.frameHeadSize + Int(Self.number(bytes, at: 8))
      var isSound = true
      for start in stride(from: Self.headSize, through: bytes.count - frameSize, by: frameSize) {
        let isOfThisLog = (0..<8).allSatisfy { bytes[start + 8 + $0] == bytes[16 + $0] }
        if isSound, isOfThisLog {
          sum.add(bytes[start..<start + 8])
          sum.add(bytes[start + Self.frameHeadSize..<start + frameSize])
          isSound = sum.isEqual(bytes, at: start + 16)
        } else {
          isSound = false
        }
        let endsCommit = Self.number(bytes, at: start + 4) != 0
        if !isSound, isOfThisLog, endsCommit { return true }
      }
      return false
    }
  }

  private static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  private struct Checksum {
    let isBigEndian: Bool
    private var (first, second): (UInt32, UInt32) = (0, 0)

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    mutating func add(_ slice: Slice<UnsafeRawBufferPointer>) {
      let bytes = UnsafeRawBufferPointer(rebasing: slice)
      for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
        first &+= word(bytes, at: offset) &+ second
        second &+= word(bytes, at: offset + 4) &+ first
      }
    }

    func isEqual(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
      number(bytes, at: offset) == first && number(bytes, at: offset + 4) == second
    }

    private func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
      let raw = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      return isBigEndian ? UInt32(bigEndian: raw) : UInt32(littleEndian: raw)
    }
  }
}
