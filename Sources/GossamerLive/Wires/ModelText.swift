// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Describes a model in one short line.
enum ModelText {
  private static let maximumMembers = 3
  private static let maximumLength = 24

  /// The first members of `model` with their values, or its class if it has no names for them.
  /// Observation notices what is read.
  static func describing(_ model: Any?) -> String {
    guard let model else { return "no model" }
    guard let object = model as? any KeyValueCoding else { return "\(type(of: model))" }
    let keys = object.codingKeys
    guard !keys.isEmpty else { return "empty" }
    let members = keys.prefix(maximumMembers).map { key in
      "\(key): \(text(of: (try? object.value(forKey: key)) ?? nil))"
    }
    return members.joined(separator: ", ") + (keys.count > maximumMembers ? ", …" : "")
  }

  private static func text(of value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let text as String: "“\(shortened(text))”"
    case let list as [Any?]: "[\(list.count)]"
    case is any KeyValueCoding: "{…}"
    case let value?: shortened("\(value)")
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > maximumLength ? text.prefix(maximumLength) + "…" : text
  }
}
