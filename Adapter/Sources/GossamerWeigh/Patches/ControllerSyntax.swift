// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// The declaration of a controller in a file, as recognisers look at it.
struct ControllerSyntax {
  /// A property whose type is known.
  struct Property {
    let name: String
    /// Its type without what unwraps: `UITextField`. Nil if nobody says it here.
    let type: String?
    let isOptional: Bool
    let isOutlet: Bool
    let isConstant: Bool
    let item: MemberBlockItemSyntax
    let declaration: VariableDeclSyntax
  }

  /// A statement that lets a control call a method: `button.addTarget(self, action: #selector(reverse), for: .touchUpInside)`.
  struct Target {
    let control: String
    let method: String
    let event: String
    let statement: CodeBlockItemSyntax
  }

  let declaration: ClassDeclSyntax

  /// Its extensions in the same file.
  let extensions: [ExtensionDeclSyntax]

  /// The words that its extensions in other files use.
  let otherTokens: [String]

  /// Classes of the files that are `@Observable`: the types of their stored properties, by their names.
  let models: [String: [String: String]]

  /// Whether another file has a word, so that it may call a method.
  let isUsedElsewhere: (String) -> Bool

  let functions: [FunctionDeclSyntax]
  let properties: [String: Property]
  private let counts: [String: Int]

  init(
    _ declaration: ClassDeclSyntax, extensions: [ExtensionDeclSyntax], otherTokens: [String],
    models: [String: [String: String]], isUsedElsewhere: @escaping (String) -> Bool
  ) {
    self.isUsedElsewhere = isUsedElsewhere
    self.declaration = declaration
    self.extensions = extensions
    self.otherTokens = otherTokens
    self.models = models
    let items = ([declaration.memberBlock] + extensions.map(\.memberBlock)).flatMap(\.members)
    functions = items.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let known = items.compactMap(Self.property(of:))
    properties = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
    let tokens = ([Syntax(declaration)] + extensions.map { Syntax($0) })
      .flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
    counts = Dictionary((tokens + otherTokens).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// The spaces or the tab by which its members are indented.
  var indentation: String {
    let indentation = declaration.memberBlock.members.first?.leadingTrivia.indentation ?? ""
    return indentation.isEmpty ? "  " : indentation
  }

  /// How often a name stands in the class, its declaration included.
  func count(of name: String) -> Int { counts[name, default: 0] }

  func function(_ name: String, labels: [String]) -> FunctionDeclSyntax? {
    functions.first { $0.name.text == name && $0.labels == labels }
  }

  var viewDidLoad: FunctionDeclSyntax? { function("viewDidLoad", labels: []) }

  /// The statements of `viewDidLoad()`.
  var setUp: [CodeBlockItemSyntax] { viewDidLoad?.body.map { Array($0.statements) } ?? [] }

  /// The targets that are added in `viewDidLoad()`.
  var targets: [Target] {
    setUp.compactMap { statement in
      let methods =
        ["# selector ( $ )", "# selector ( $ ( _ : ) )"]
        .flatMap { [$0, $0.replacing("( $", with: "( \(declaration.name.text) . $")] }
        + ["\(declaration.name.text) . $"]
      let patterns = methods.map { "$ . addTarget ( self , action : \($0) , for : . $ )" }
      guard let match = WordPattern.match(anyOf: patterns, statement.words) else { return nil }
      return Target(control: match[0], method: match[1], event: match[2], statement: statement)
    }
  }

  /// The method that a target calls, if nobody else can call it.
  func method(of target: Target) -> FunctionDeclSyntax? {
    let callers = targets.filter { $0.method == target.method }
    guard callers.count == 1, count(of: target.method) == 2, !isUsedElsewhere(target.method) else {
      return nil
    }
    let methods = functions.filter { $0.name.text == target.method }
    guard methods.count == 1, methods[0].signature.returnClause == nil,
      methods[0].attributes.allSatisfy({ $0.trimmedDescription == "@objc" })
    else { return nil }
    return methods[0]
  }

  /// Whether a name is a view of a class, which is there when `viewDidLoad()` has run.
  func isCertain(_ name: String, _ types: Set<String>) -> Bool {
    if let property = properties[name] {
      return !property.isOptional && property.type.map(types.contains) == true
    }
    return setUp.contains { statement in
      WordPattern.match("let $ = $ ( $*", statement.words).map {
        $0[0] == name && types.contains($0[1])
      } == true
    }
  }

  private static func property(of item: MemberBlockItemSyntax) -> Property? {
    guard let variable = item.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let written = binding.typeAnnotation?.type
    let unwrapped = written?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    let made = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return Property(
      name: name, type: (unwrapped ?? written)?.trimmedDescription ?? made,
      isOptional: written?.is(OptionalTypeSyntax.self) == true,
      isOutlet: variable.attributes.trimmedDescription.contains("@IBOutlet"),
      isConstant: variable.bindingSpecifier.text == "let", item: item, declaration: variable)
  }
}

extension SyntaxProtocol {
  /// Its words and signs, each separated by a space, without comments and without `self.`.
  var words: String {
    let tokens = tokens(viewMode: .sourceAccurate).map(\.text).filter { !$0.isEmpty }
    var result: [String] = []
    var index = 0
    while index < tokens.count {
      if tokens[index] == "self", index + 1 < tokens.count, tokens[index + 1] == "." {
        index += 2
        continue
      }
      result.append(tokens[index])
      index += 1
    }
    return result.joined(separator: " ")
  }
}

extension FunctionDeclSyntax {
  /// The names of the parameters for the caller; empty for an underscore.
  var labels: [String] {
    signature.parameterClause.parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.text }
  }

  /// The names of the parameters inside.
  var parameterNames: [String] {
    signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
  }

  /// The words of each of its statements.
  var statements: [String] { body?.statements.map(\.words) ?? [] }

  /// The member that it is.
  var item: MemberBlockItemSyntax? { parent?.as(MemberBlockItemSyntax.self) }
}

extension Trivia {
  /// The spaces and tabs after its last line end.
  var indentation: String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .spaces(let count): text += String(repeating: " ", count: count)
      case .tabs(let count): text += String(repeating: "\t", count: count)
      default: text = ""
      }
    }
    return text
  }
}
