// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A member that a class gets.
struct AddedMember {
  /// Up to the brace: `override class var wires: AnyWires`.
  var head: String
  /// The one expression of its body, or the begin of it.
  var body: String
  /// The calls that follow the expression: `.outlet("field", \.field)`.
  var chain: [String] = []

  /// The member for a copy, in which no line may be added.
  var onOneLine: String { "\(head) { \(body)\(chain.joined()) }" }

  /// The member as a person writes it.
  /// - Parameters:
  ///   - indentation: of its first line.
  ///   - unit: what each level is indented by.
  func text(indentation: String, unit: String) -> String {
    let inner = indentation + unit
    let calls =
      chain.count > 1
      ? chain.map { "\n\(inner)\(unit)\($0)" }.joined() : chain.joined()
    return "\(indentation)\(head) {\n\(inner)\(body)\(calls)\n\(indentation)}"
  }
}
