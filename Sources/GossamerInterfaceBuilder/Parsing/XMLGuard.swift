// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Scans a document's bytes for constructs that could crash the XML parser, or take it unlimited time or memory:
/// - declarations of entities, which the parser always expands,
/// - tags with very many attributes, which the parser compares pairwise,
/// - encodings in which this scan wouldn't recognise the other constructs,
/// - processing instructions without content (`<?a?>`), which crash Foundation's parser.
///
/// Cost: one pass over the bytes.
nonisolated struct XMLGuard {
  /// How many attributes an element may have. Interface Builder writes about thirty at most.
  static let greatestAttributeCount = 1000

  /// The byte order mark with which a text in UTF-8 may begin.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// The first fault and its line, counted from 1; `nil` if the bytes are safe to parse.
  static func fault(in data: Data) -> (DocumentFault, line: Int)? {
    data.withUnsafeBytes { bytes in
      var scan = XMLGuard(bytes: bytes)
      return scan.fault().map { ($0, line: scan.line) }
    }
  }

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  private mutating func fault() -> DocumentFault? {
    if bytes.starts(with: "NIBArchive".utf8) || bytes.starts(with: "bplist".utf8) {
      return .compiled
    }
    if let fault = beginning() { return fault }
    while skip(past: "<") {
      let fault: DocumentFault?
      if follows("?") {
        fault = instruction()
      } else if follows("!--") {
        fault = nil
        _ = skip(past: "-->")
      } else if follows("![CDATA[") {
        fault = nil
        _ = skip(past: "]]>")
      } else if follows("!") {
        fault = follows("!DOCTYPE") ? .documentType : .markup
      } else {
        fault = tag()
      }
      if let fault { return fault }
    }
    return nil
  }

  /// Checks the first bytes, by which the parser would detect an encoding other than UTF-8. Skips the byte
  /// order mark. The first character other than white space must be a `<`.
  private mutating func beginning() -> DocumentFault? {
    if [[0xFE, 0xFF], [0xFF, 0xFE], [0x00, 0x3C], [0x3C, 0x00]].contains(where: bytes.starts) {
      return .encoding("UTF-16")
    }
    if bytes.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
    let first = bytes[position...].first { !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "<") ? nil : .malformed(code: XMLFault.empty)
  }

  /// Skips `<?...?>`, and checks the encoding in `<?xml ... encoding="..."?>`.
  private mutating func instruction() -> DocumentFault? {
    let start = position
    let isFirst =
      start == (bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0) + 1
    _ = skip(past: "?>")
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let words = text.split { $0.isWhitespace || "=\"'?>".contains($0) }
    let isDeclaration = words.first?.lowercased() == "xml"
    guard words.count > 1, isFirst || !isDeclaration else { return .instruction("<" + text) }
    guard isDeclaration else { return nil }
    let encodings = zip(words, words.dropFirst()).filter { $0.0 == "encoding" }.map(\.1)
    return encodings.first { !["utf-8", "us-ascii"].contains($0.lowercased()) }
      .map { .encoding(String($0)) }
  }

  /// Skips a tag, and counts its attributes by their quoted values.
  private mutating func tag() -> DocumentFault? {
    var attributeCount = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: ">"):
        return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        attributeCount += 1
        guard attributeCount <= Self.greatestAttributeCount else { return .tooManyAttributes }
        guard let end = bytes[position...].firstIndex(of: byte) else { return nil }
        position = end + 1
      default:
        break
      }
    }
    return nil
  }

  private func follows(_ text: StaticString) -> Bool {
    bytes[position...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Moves past the next occurrence of `text`. If there is none, moves to the end and returns false.
  private mutating func skip(past text: StaticString) -> Bool {
    while let start = bytes[position...].firstIndex(of: text.utf8Start.pointee) {
      position = start
      if follows(text) {
        position += text.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    position = bytes.count
    return false
  }

  private var line: Int {
    1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") }
  }
}
