// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads a JSON text (RFC 8259). Its errors give the line and the column.
///
/// Foundation's reader accepts a comma after the last member, and gives no line. Cost: linear in the
/// length of the text.
nonisolated package struct JSONReader {
  let bytes: [UInt8]
  let source: String
  var position = 0
  private var depth = 0

  /// More nesting than any model has, and less than a thread's stack can bear.
  private static let maximumDepth = 500

  /// Reads `text`.
  /// - Parameter source: the file or option that the text comes from, for messages.
  package static func read(_ text: String, source: String) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: Array(text.utf8), source: source)
    let value = try reader.value()
    reader.skipSpace()
    if reader.position < reader.bytes.count {
      throw reader.error("\(reader.offender) follows the end of the value. Remove it.")
    }
    return value
  }

  private init(bytes: [UInt8], source: String) {
    self.bytes = bytes
    self.source = source
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    default: return try scalar()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw error("Values are nested more than \(Self.maximumDepth) deep here. Nest them less.")
    }
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    if skip("}") { return .object(members) }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else {
        throw error("\(offender) stands where a member's name in double quotes has to be.")
      }
      let name = try string()
      guard skip(":") else {
        throw error(
          "\(offender) stands where the colon after the name '\(name)' has to be.")
      }
      members.append(JSONValue.Member(name: name, value: try value()))
    } while skip(",")
    guard skip("}") else {
      throw error("\(offender) stands where a comma or the closing brace of an object has to be.")
    }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    if skip("]") { return .array(elements) }
    repeat { elements.append(try value()) } while skip(",")
    guard skip("]") else {
      throw error("\(offender) stands where a comma or the closing bracket of an array has to be.")
    }
    return .array(elements)
  }
}
