// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decodes a chunked body (RFC 9112, section 7.1), which may arrive in pieces of any size.
///
/// libsoup has a decoder too. But in Debian 12 (3.2.3) it accepts a closed connection, or a size
/// that isn't a number, as the end of the body. So half of a list would count as the whole list.
nonisolated struct ChunkedBody {
  private enum State {
    /// In the line with a chunk's size, in the line after a chunk, or in a trailer.
    case size, end, trailer
    /// In a chunk of which this many bytes are missing.
    case chunk(Int)
    case done
  }

  private static let longestLine = 4096
  private static let longestTrailers = 64 << 10

  private let limit: Int
  private var state = State.size
  private var line = Data()
  private var trailerCount = 0

  /// - Parameter limit: the maximum size of a chunk; a larger one is an error at once.
  init(limit: Int) {
    self.limit = limit
  }

  /// Whether the last chunk and the trailers have arrived.
  var isDone: Bool { if case .done = state { true } else { false } }

  /// Decodes the next piece of the body.
  /// - Throws: an error if the chunks are malformed, or if one is larger than the limit.
  mutating func contents(of piece: Data) throws(Download.Failure) -> Data {
    var (contents, rest) = (Data(), piece[...])
    while !rest.isEmpty, !isDone {
      if case .chunk(let count) = state {
        let part = rest.prefix(count)
        contents += part
        rest = rest.dropFirst(part.count)
        state = part.count == count ? .end : .chunk(count - part.count)
      } else {
        try readLine(of: &rest)
      }
    }
    return contents
  }

  private mutating func readLine(of rest: inout Data) throws(Download.Failure) {
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    line += rest[..<(end ?? rest.endIndex)]
    guard line.count <= Self.longestLine else { throw Self.malformed }
    guard let end else {
      rest = Data()
      return
    }
    rest = rest[(end + 1)...]
    guard line.popLast() == UInt8(ascii: "\r") else { throw Self.malformed }
    let text = line
    line = Data()
    switch state {
    case .size:
      let size = try size(text)
      state = size == 0 ? .trailer : .chunk(size)
    case .end:
      guard text.isEmpty else { throw Self.malformed }
      state = .size
    case .trailer:
      trailerCount += text.count
      guard trailerCount <= Self.longestTrailers else { throw Self.malformed }
      if text.isEmpty { state = .done }
    case .chunk, .done: break
    }
  }

  /// The size before a chunk; extensions follow after a semicolon.
  private func size(_ line: Data) throws(Download.Failure) -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    let number = String(decoding: digits, as: UTF8.self).trimmingSuffix { $0 == " " || $0 == "\t" }
    guard !number.isEmpty, number.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
    else { throw Self.malformed }
    guard let size = Int(number, radix: 16), size <= limit else { throw .tooLarge }
    return size
  }

  private static var malformed: Download.Failure {
    .cause(URLError(.badServerResponse, "The chunks of the body are malformed."))
  }
}

nonisolated extension StringProtocol {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
