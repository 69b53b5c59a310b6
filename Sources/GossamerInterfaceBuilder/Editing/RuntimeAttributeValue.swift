// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The value of a user-defined runtime attribute in a document.
///
/// Xcode's further types, such as colours and sizes, stay as they are in a document, but aren't set by ``DocumentEditor``.
nonisolated public enum RuntimeAttributeValue: Hashable, Sendable {
  /// Yes or no.
  case boolean(Bool)
  /// A number. It is written as an integer if it is a whole one.
  case number(Double)
  /// A text, also the name of a property or a key path.
  case string(String)

  /// The element that Xcode writes.
  /// - Parameters:
  ///   - lineStart: the line break and the indentation of the element; empty if it begins no line.
  ///   - indentation: by how much its content is indented more.
  func xml(_ keyPath: String, lineStart: [UInt8], indentation: [UInt8]) -> [UInt8] {
    let name = "userDefinedRuntimeAttribute"
    switch self {
    case .boolean(let value):
      return XMLText.tag(
        name, ["type": "boolean", "keyPath": keyPath, "value": value ? "YES" : "NO"])
    case .string(let value) where !value.contains(where: \.isNewline):
      return XMLText.tag(name, ["type": "string", "keyPath": keyPath, "value": value])
    case .string(let value):
      let content = "<string key=\"value\">\(XMLText.escapedContent(value))</string>"
      return element("string", keyPath, Array(content.utf8), lineStart, indentation)
    case .number(let value):
      let integer = Int(exactly: value)
      let content = XMLText.tag(
        integer == nil ? "real" : "integer",
        ["key": "value", "value": integer.map { "\($0)" } ?? "\(value)"])
      return element("number", keyPath, content, lineStart, indentation)
    }
  }

  private func element(
    _ type: String, _ keyPath: String, _ content: [UInt8], _ lineStart: [UInt8],
    _ indentation: [UInt8]
  ) -> [UInt8] {
    let name = "userDefinedRuntimeAttribute"
    let tag = "<\(name) type=\"\(type)\" keyPath=\"\(XMLText.escaped(keyPath))\">"
    return Array(tag.utf8) + (lineStart.isEmpty ? [] : lineStart + indentation) + content
      + lineStart + Array("</\(name)>".utf8)
  }

  /// The value with its type, for messages.
  var description: String {
    switch self {
    case .boolean(let value): "the boolean \(value ? "YES" : "NO")"
    case .number(let value): "the number \(Int(exactly: value).map { "\($0)" } ?? "\(value)")"
    case .string(let value): "the string '\(value.excerpt)'"
    }
  }

  /// The value as key-value coding takes it.
  var value: Any {
    switch self {
    case .boolean(let value): value
    case .number(let value): Int(exactly: value) ?? value
    case .string(let value): value
    }
  }
}

nonisolated extension DocumentEditor.RuntimeAttribute {
  /// The attribute that an element describes; nil if its value is of another type.
  init?(_ element: Element) {
    guard let keyPath = element.string("keyPath") else { return nil }
    self.keyPath = keyPath
    switch element.string("type") ?? "string" {
    case "boolean":
      guard let value = element.string("value") else { return nil }
      self.value = .boolean(value == "YES")
    case "number":
      let holder = element.child(key: "value") ?? element
      guard let value = holder.string("value").flatMap(Double.init) else { return nil }
      self.value = .number(value)
    case "string":
      guard let value = element.text("value") else { return nil }
      self.value = .string(value)
    default:
      return nil
    }
  }
}
