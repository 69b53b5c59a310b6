// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Methods that make texts of their parameters, with the formatters that only they use: they become a view model.
enum FormattingRecognizer: Recognizer {
  static func findings(in controller: ControllerSyntax) -> [Finding] {
    guard let model = controller.freeTypeName("ViewModel"), controller.count(of: "viewModel") == 0
    else { return [] }
    var formatters = controller.properties.values.filter { isFormatter($0, controller) }
    var methods = controller.functions.compactMap { Method($0, controller) }
    // A formatter that others use stays, and then so do the methods that use it.
    while true {
      let names = Set(formatters.map(\.name))
      let kept = methods.filter { $0.needs.isSubset(of: names) && $0.isFormatting(by: names) }
      let own = formatters.filter { formatter in
        let uses = kept.reduce(0) { $0 + $1.item.count(of: formatter.name) }
        return uses > 0
          && controller.count(of: formatter.name) == uses + formatter.item.count(of: formatter.name)
      }
      if kept.count == methods.count, own.count == formatters.count { break }
      (methods, formatters) = (kept, own)
    }
    guard !methods.isEmpty else { return [] }
    let items =
      formatters.map(\.item).sorted { $0.position < $1.position } + methods.map(\.item)
    let members = items.map { Indentation.indent(controller.code(of: $0).withoutPrivateFunc, "  ") }
    let names = methods.map { "'\($0.declaration.name.text)'" }.joined(separator: ", ")
    return [
      Finding(
        summary: "\(model) makes the texts: \(names). A test reads them without any view.",
        members: ["private let viewModel = \(model)()"],
        edits: items.map { .removing($0) }
          + methods.flatMap(\.calls).map { Edit($0..<$0, "viewModel.") },
        declaration: """
          /// What \(controller.declaration.name.text) shows, as texts.
          @MainActor final class \(model) {
          \(members.joined(separator: "\n\n"))
          }

          """)
    ]
  }

  private static let signs = Rules.words.first { $0.kind == .formatting }?.signs ?? Signs()

  /// Whether a property is a formatter that depends on nothing.
  private static func isFormatter(
    _ property: ControllerSyntax.Property, _ controller: ControllerSyntax
  ) -> Bool {
    let modifiers = Set(property.declaration.modifiers.map(\.name.text))
    guard property.declaration.attributes.isEmpty, !property.isOptional,
      property.isConstant || modifiers.contains("lazy"),
      modifiers.isSubset(of: ["private", "fileprivate", "lazy"]),
      modifiers.contains("private") || !controller.isUsedElsewhere(property.name),
      let value = property.declaration.bindings.first?.initializer?.value,
      value.tokens(viewMode: .sourceAccurate).contains(where: { $0.text.hasSuffix("Formatter") })
    else { return false }
    return controller.isKnownOutside(FreeNames(in: [property.declaration]).all)
  }

  /// A method that may become one of the view model.
  private struct Method {
    let declaration: FunctionDeclSyntax
    let item: MemberBlockItemSyntax

    /// The properties of the controller that it uses.
    let needs: Set<String>

    /// Where it is called, in bytes.
    let calls: [Int]

    init?(_ method: FunctionDeclSyntax, _ controller: ControllerSyntax) {
      let name = method.name.text
      guard method.signature.returnClause?.type.trimmedDescription == "String",
        method.signature.effectSpecifiers == nil, method.genericParameterClause == nil,
        method.attributes.isEmpty, method.isPlainMethod,
        !method.modifiers.contains(where: { $0.name.text == "public" }),
        let item = method.item,
        let body = method.body,
        method.modifiers.contains(where: { $0.name.text == "private" })
          || !controller.isUsedElsewhere(name)
      else { return nil }
      let names = FreeNames(in: [method.signature, body])
      let outer = names.all.subtracting(method.parameterNames)
      needs = outer.filter { controller.properties[$0] != nil }
      guard !names.capturesSelfWeakly, controller.isKnownOutside(outer.subtracting(needs)) else {
        return nil
      }
      let calls = Calls(of: method, in: controller)
      guard calls.isCertain else { return nil }
      declaration = method
      self.item = item
      self.calls = calls.places
    }

    func isFormatting(by formatters: Set<String>) -> Bool {
      !needs.isDisjoint(with: formatters)
        || signs.match(item.tokens(viewMode: .sourceAccurate).map(\.text))
    }
  }
}

/// The places in a controller where it calls a method of its own, with `self.` or without.
private final class Calls: SyntaxVisitor {
  private let name: String
  private let labels: [String]
  private(set) var places: [Int] = []

  /// False if the name may mean the method in another way: as a value, of another object, or with other labels.
  private(set) var isCertain = true

  init(of method: FunctionDeclSyntax, in controller: ControllerSyntax) {
    name = method.name.text
    labels = method.labels
    super.init(viewMode: .sourceAccurate)
    walk(controller.declaration)
    for part in controller.extensions { walk(part) }
    let hasOverload = controller.functions.count { $0.name.text == name } > 1
    if hasOverload || controller.otherTokens.contains(name) { isCertain = false }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let base = node.isMember ? access?.base?.trimmedDescription ?? "" : nil
    let callee = node.isMember ? access.map { ExprSyntax($0) } : ExprSyntax(node)
    let call = callee?.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call != nil && call?.calledExpression.id == callee?.id
    if isCalled, base == nil || base == "self" || base == "self?",
      call?.arguments.map({ $0.label?.text ?? "" }) == labels, call?.trailingClosure == nil
    {
      places.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    } else if isCalled || base == nil || base == "self" || base == "self?" {
      isCertain = false
    }
    return .visitChildren
  }
}

extension String {
  /// A method of the view model is called by the controller.
  fileprivate var withoutPrivateFunc: String {
    replacing("fileprivate func ", with: "func ").replacing("private func ", with: "func ")
  }
}
