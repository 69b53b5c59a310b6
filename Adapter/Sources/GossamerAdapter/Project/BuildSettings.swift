// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build settings of a target: its own over those of the project, each with its `.xcconfig` below.
struct BuildSettings {
  private var values: [String: String]

  /// Creates settings.
  /// - Parameter values: the settings as they are written, with `$(NAME)` for others.
  init(_ values: [String: String] = [:]) { self.values = values }

  /// Adds settings, which replace those of the same names; `$(inherited)` stands for what was there.
  mutating func add(_ others: [String: Any]) {
    for (name, value) in others {
      let text = (value as? [String])?.joined(separator: " ") ?? value as? String ?? ""
      let former = values[name] ?? ""
      values[name] = text.replacingOccurrences(of: "$(inherited)", with: former)
    }
  }

  /// The value of a setting with everything expanded; nil if it isn't set, or is empty.
  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    let expanded = expand(value)
    return expanded.isEmpty ? nil : expanded
  }

  /// The settings as they are written.
  var written: [String: String] { values }

  /// A text in which `$(NAME)`, `${NAME}` and `$(NAME:modifier)` are replaced. An unknown name becomes empty, as in Xcode; one
  /// that contains itself stays.
  func expand(_ text: String) -> String { expand(text, within: []) }

  private func expand(_ text: String, within names: Set<String>) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      let open = rest.dropFirst().first
      guard open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let parts = rest[rest.index(start, offsetBy: 2)..<end].split(separator: ":").map(String.init)
      let name = parts.first ?? ""
      if names.contains(name) {
        result += rest[...end]
      } else {
        let value = expand(values[name] ?? "", within: names.union([name]))
        result += parts.dropFirst().reduce(value) { Self.apply($1, to: $0) }
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "c99extidentifier": moduleName(value)
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// A name as an identifier of C and Swift: what may not stand in one becomes `_`.
  static func moduleName(_ name: String) -> String {
    let identifier = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return identifier.first?.isNumber ?? true ? "_" + identifier : identifier
  }
}

extension BuildSettings {
  /// The settings that an `.xcconfig` writes: `NAME = value`, with comments and includes. What can't be read is empty.
  static func contents(ofConfiguration path: String, depth: Int = 0) -> [String: Any] {
    guard depth < 16, let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      return [:]
    }
    var settings: [String: Any] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = String(line).components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#include") {
        let name = code.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let folder = (path as NSString).deletingLastPathComponent
        let included = contents(ofConfiguration: "\(folder)/\(name)", depth: depth + 1)
        settings.merge(included) { $1 }
      } else if let equals = code.firstIndex(of: "=") {
        let name = code[..<equals].trimmingCharacters(in: .whitespaces)
        // A condition, such as SDKROOT[sdk=...], is for other platforms.
        guard !name.contains("[") else { continue }
        settings[name] = code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      }
    }
    return settings
  }
}
