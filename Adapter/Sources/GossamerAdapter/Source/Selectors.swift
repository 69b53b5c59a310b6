// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The names that Swift gives its methods in Objective-C, which documents and `#selector` use.
///
/// Source: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0005-objective-c-name-translation.md
enum Selectors {
  /// The selector of a method.
  /// - Parameter labels: the argument labels; "" for `_`.
  static func name(of base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var selector = base
    if !first.isEmpty {
      let joins = prepositions.contains(firstWord(of: first)) ? "" : "With"
      selector += joins + first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// The selectors of UIKit's own methods that applications name without their labels.
  static let uikit = [
    "endEditing": "endEditing:", "dismiss": "dismissAnimated:completion:",
    "popViewController": "popViewControllerAnimated:",
    "popToRootViewController": "popToRootViewControllerAnimated:",
    "cut": "cut:", "copy": "copy:", "paste": "paste:", "select": "select:",
    "selectAll": "selectAll:", "delete": "delete:", "sendActions": "sendActionsForControlEvents:",
    "toggleSidebar": "toggleSidebar:",
  ]

  private static func firstWord(of label: String) -> String {
    String(label.prefix { !$0.isUppercase })
  }

  private static let prepositions: Set<String> = [
    "about", "above", "across", "after", "against", "along", "alongside", "among", "and", "around",
    "as", "at", "before", "behind", "below", "beneath", "beside", "between", "beyond", "by",
    "despite", "down", "during", "except", "for", "from", "given", "in", "including", "inside",
    "into", "like", "near", "of", "off", "on", "onto", "opposite", "out", "outside", "over", "per",
    "plus", "since", "than", "through", "throughout", "till", "to", "toward", "towards", "under",
    "until", "unto", "up", "upon", "using", "via", "with", "within", "without", "worth",
  ]
}

extension FunctionDeclSyntax {
  /// The argument labels; "" for `_`.
  var labels: [String] {
    signature.parameterClause.parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.text }
  }

  /// The selector: the one that `@objc(name:)` gives, or that Swift makes.
  var selector: String {
    let given = attributes.attribute("objc")?.arguments?.trimmedDescription
    return given ?? Selectors.name(of: name.text, labels: labels)
  }
}

/// What stands in `#selector(...)`.
struct SelectorExpression {
  /// The type that it names: `Form` in `#selector(Form.save(_:))`; nil for none, or for `self`.
  var type: String?
  /// The base name.
  var name: String
  /// The labels that it gives, "" for `_`; nil for none.
  var labels: [String]?
  /// Whether it asks for the setter of a property.
  var isSetter = false

  /// Reads a macro; nil if it names nothing.
  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return nil }
    isSetter = argument.label?.text == "setter"
    let expression = Self.plain(argument.expression)
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      let base = member.base?.trimmedDescription ?? ""
      type = base.first?.isUppercase ?? false ? base : nil
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
    } else {
      return nil
    }
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? "" : $0.name.text }
  }

  /// An expression without the casts, parentheses and question marks around it.
  private static func plain(_ expression: ExprSyntax) -> ExprSyntax {
    if let cast = expression.as(AsExprSyntax.self) { return plain(cast.expression) }
    // `save as (Form) -> () -> Void`, whose operator isn't folded.
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return plain(first)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return plain(only.expression)
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return plain(optional.expression)
    }
    return expression
  }
}
