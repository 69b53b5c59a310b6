// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The attributes of a tag.
nonisolated extension DocumentText {
  /// The attributes of an object that are set here, in the order in which Xcode writes them.
  private static let attributesInOrder = [
    "id", "userLabel", "customClass", "customModule", "customModuleProvider",
  ]

  /// Sets an attribute of an element.
  /// - Parameter value: the value; nil removes the attribute.
  /// - Returns: nil if nothing changes.
  func setting(_ name: String, to value: String?, of element: Element) -> Splice? {
    guard element.string(name) != value else { return nil }
    let attributes = attributes(of: element)
    if let attribute = attributes.first(where: { $0.name == name }) {
      guard let value else { return splice(attribute.range, []) }
      return splice(attribute.value, Array("\"\(XMLText.escaped(value))\"".utf8))
    }
    guard let value else { return nil }
    let before = Self.attributesInOrder.prefix { $0 != name }
    let previous = attributes.last { before.contains($0.name) } ?? attributes.last
    let nameEnd = places[element].start + 1 + element.name.utf8.count
    let position = previous?.range.upperBound ?? nameEnd
    return splice(
      position..<position, Array(" \(name)=\"\(XMLText.escaped(value))\"".utf8))
  }

  private struct Attribute {
    let name: String
    /// All of it, with the white space before it.
    let range: Range<Int>
    /// The value with its quotes.
    let value: Range<Int>
  }

  private func attributes(of element: Element) -> [Attribute] {
    let place = places[element]
    var position = place.start + 1 + element.name.utf8.count
    var attributes: [Attribute] = []
    while let equals = bytes[position..<place.openEnd].firstIndex(of: UInt8(ascii: "=")),
      let open = bytes[equals..<place.openEnd].firstIndex(where: { "\"'".utf8.contains($0) }),
      let close = bytes[(open + 1)..<place.openEnd].firstIndex(of: bytes[open])
    {
      let name = bytes[position..<equals].filter { !" \t\r\n".utf8.contains($0) }
      attributes.append(
        Attribute(
          name: String(decoding: name, as: UTF8.self), range: position..<close + 1,
          value: open..<close + 1))
      position = close + 1
    }
    return attributes
  }
}

/// Texts as Xcode writes them.
nonisolated enum XMLText {
  /// A text for the value of an attribute.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text for the content of an element, with its line breaks as they are.
  static func escapedContent(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Whether XML can express a text: it has no control characters but tabs and line breaks.
  static func canExpress(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20
        ? scalar.value != 0xFFFE && scalar.value != 0xFFFF
        : "\t\n\r".unicodeScalars.contains(scalar)
    }
  }

  /// A tag without content.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?>) -> [UInt8] {
    let list = attributes.compactMap { key, value in value.map { " \(key)=\"\(escaped($0))\"" } }
    return Array("<\(name)\(list.joined())/>".utf8)
  }
}
