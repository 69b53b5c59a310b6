// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Looks through a document's bytes for what the XML parser must not see, because it would cost the parser
/// time or memory without end: declarations of entities, which it expands before anyone can object, tags
/// with very many attributes, which it compares each with each, and encodings in which both could hide.
///
/// Cost: one pass over the bytes.
nonisolated struct XMLGuard {
  /// How many attributes an element may have; Interface Builder writes some thirty.
  static let greatestAttributeCount = 1000

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// What is wrong, and the line, counted from 1; `nil` if the parser may see the bytes.
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
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return .encoding("UTF-16")
    }
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
        fault = .documentType
      } else {
        fault = tag()
      }
      if let fault { return fault }
    }
    return nil
  }

  /// Passes `<?...?>`, and looks at the encoding that `<?xml ... encoding="..."?>` gives.
  private mutating func instruction() -> DocumentFault? {
    let start = position
    _ = skip(past: "?>")
    let words = String(decoding: bytes[start..<position].prefix(200), as: UTF8.self)
      .split { $0.isWhitespace || "=\"'?".contains($0) }
    guard words.first == "xml", let index = words.firstIndex(of: "encoding"),
      index + 1 < words.count
    else { return nil }
    let encoding = String(words[index + 1])
    return ["utf-8", "us-ascii"].contains(encoding.lowercased()) ? nil : .encoding(encoding)
  }

  /// Passes a tag, and counts the attributes, which is to say the values in quotes.
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

  /// Goes on behind the next occurrence of `text`; to the end, and gives false, if there is none.
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
