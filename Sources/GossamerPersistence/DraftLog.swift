// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds out whether the write-ahead log of a database is damaged, which SQLite doesn't tell: it reads the log as far as
/// its checksums are right, and takes the rest for the traces of a commit that was never finished.
///
/// The log is a head of 32 bytes, and frames: a head of 24 bytes and a page each. All have two salts, which change when
/// the log begins anew, so that what is left of an earlier one is told from it, and checksums of all that is before. The
/// frame that ends a commit has the size of the database in it. A kill leaves whole frames without their commit, and at
/// most a piece of a last one; so a commit behind a frame whose checksum is wrong was finished, and is damaged.
/// https://www.sqlite.org/fileformat2.html#the_write_ahead_log
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
      // A head that isn't whole is one that was being written when the process was killed: no frame follows.
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
