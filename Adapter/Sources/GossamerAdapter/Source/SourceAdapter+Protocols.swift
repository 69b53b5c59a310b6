// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// Protocols of Objective-C: they are for classes only, and their members may be optional.
extension SourceAdapter {
  func adapt(_ node: ProtocolDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes
    // No view is an `NSObject` here.
    for type in inherited ?? [] where type.type.trimmedDescription == "NSObjectProtocol" {
      replace(type.type, "AnyObject")
    }
    if node.attributes.names.contains("objc"), inherited == nil {
      edits.append(SourceEdit(at: node.name.bytes.upperBound, ": AnyObject"))
    }
    let defaults = node.memberBlock.members.compactMap { item -> String? in
      guard let function = item.decl.as(FunctionDeclSyntax.self),
        let optional = function.modifiers.first(where: { $0.name.text == "optional" })
      else { return nil }
      blank(optional)
      return defaultImplementation(of: function)
    }
    guard !defaults.isEmpty else { return }
    let end = node.memberBlock.rightBrace.bytes.upperBound
    let text =
      adoption?.extensionText(of: node.name.text, defaults)
      ?? "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"
    edits.append(SourceEdit(at: end, text))
  }

  /// What an optional member does in an object that doesn't have it.
  private func defaultImplementation(of function: FunctionDeclSyntax) -> String? {
    let head = "func \(function.name.text)\(function.signature.trimmedDescription)"
    guard let result = function.signature.returnClause?.type.trimmedDescription else {
      return "\(head) {}"
    }
    if result.hasSuffix("?") { return "\(head) { nil }" }
    tell(
      function,
      "'\(function.name.text)' is optional and returns \(result): each class has to have it.")
    return nil
  }
}
