// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Numbers, texts and the three names.
nonisolated extension JSONReader {
  mutating func scalar() throws(JSONError) -> JSONValue {
    let word = word
    switch word {
    case "null": return accept(word, as: .null)
    case "true": return accept(word, as: .bool(true))
    case "false": return accept(word, as: .bool(false))
    default: break
    }
    guard isNumber(upTo: position + word.utf8.count), let number = Double(word), number.isFinite
    else {
      throw error(
        """
        \(offender) is no value. Write a number, a text in double quotes, true, false, null, an \
        object or an array.
        """)
    }
    return accept(word, as: Int(word).map(JSONValue.integer) ?? .number(number))
  }

  private mutating func accept(_ word: String, as value: JSONValue) -> JSONValue {
    position += word.utf8.count
    return value
  }

  /// Whether the text from here to `end` is a number: RFC 8259, section 6.
  private func isNumber(upTo end: Int) -> Bool {
    var rest = bytes[position..<end]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let hasLeadingZero = rest.first == UInt8(ascii: "0")
    let digits = Self.removeDigits(from: &rest)
    guard digits == 1 || digits > 1 && !hasLeadingZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard Self.removeDigits(from: &rest) > 0 else { return false }
    }
    if let sign = rest.first, sign == UInt8(ascii: "e") || sign == UInt8(ascii: "E") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        rest.removeFirst()
      }
      guard Self.removeDigits(from: &rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Removes the digits at the start of `bytes`.
  /// - Returns: how many there were.
  private static func removeDigits(from bytes: inout ArraySlice<UInt8>) -> Int {
    let count = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    bytes = bytes.dropFirst(count)
    return count
  }

  mutating func string() throws(JSONError) -> String {
    let start = position
    position += 1
    var result: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\"") {
      switch byte {
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20:
        throw error("A text can't contain a line break or another control character. Write \\n.")
      default:
        result.append(byte)
        position += 1
      }
    }
    guard current != nil else {
      position = start
      throw error("This text has no closing double quote.")
    }
    position += 1
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONError) {
    let code = position + 1 < bytes.count ? bytes[position + 1] : 0
    if code == UInt8(ascii: "u") { return try unicodeEscape(into: &result) }
    guard let character = Self.escapes[code] else {
      throw error(
        """
        A backslash has to be followed by one of " \\ / b f n r t u. Write \\\\ for a backslash.
        """)
    }
    result.append(character)
    position += 2
  }

  /// Reads `\u` and four digits, and a second such escape if the first is half of a surrogate pair.
  private mutating func unicodeEscape(into result: inout [UInt8]) throws(JSONError) {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]) { units.append(try codeUnit()) }
    let text = String(decoding: units, as: UTF16.self)
    result.append(contentsOf: text.utf8)
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let digits = bytes[min(position + 2, bytes.count)..<min(position + 6, bytes.count)]
    guard current == UInt8(ascii: "\\"), bytes.count > position + 1,
      bytes[position + 1] == UInt8(ascii: "u"), digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw error(
        """
        A \\u needs four hexadecimal digits, and the first half of a surrogate pair needs the second one.
        """)
    }
    position += 6
    return unit
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]
}
