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

  let functions: [FunctionDeclSyntax]
  let properties: [String: Property]

  /// The statements of `viewDidLoad()`.
  let setUp: [CodeBlockItemSyntax]

  /// The targets that are added in `viewDidLoad()`.
  let targets: [Target]

  private let file: PatchedFile

  /// How often words stand in the class and its extensions, in this file and in all.
  private let countsHere: [String: Int]
  private let counts: [String: Int]

  /// Whether another file has a word, see `Words`.
  let isUsedInOtherFiles: (String) -> Bool

  init(
    _ declaration: ClassDeclSyntax, in file: PatchedFile, otherTokens: [String],
    models: [String: [String: String]], isUsedInOtherFiles: @escaping (String) -> Bool
  ) {
    self.isUsedInOtherFiles = isUsedInOtherFiles
    self.declaration = declaration
    self.file = file
    extensions = file.extensions[declaration.name.text] ?? []
    self.otherTokens = otherTokens
    self.models = models
    let items = ([declaration.memberBlock] + extensions.map(\.memberBlock)).flatMap(\.members)
    functions = items.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let known = items.compactMap(Self.property(of:))
    properties = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
    let viewDidLoad = functions.first { $0.name.text == "viewDidLoad" && $0.labels.isEmpty }
    setUp = viewDidLoad?.body.map { Array($0.statements) } ?? []
    targets = setUp.compactMap { Self.target($0, of: declaration.name.text) }
    let parts = [Syntax(declaration)] + extensions.map { Syntax($0) }
    let tokens = parts.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
    countsHere = PatchedFile.counts(of: tokens)
    counts = PatchedFile.counts(of: tokens + otherTokens)
  }

  /// Whether a name stands outside of the class and its extensions in this file, so that somebody else may use it.
  func isUsedElsewhere(_ name: String) -> Bool {
    file.counts[name, default: 0] > countsHere[name, default: 0] || isUsedInOtherFiles(name)
  }

  /// The superclass, or the first protocol.
  var superclass: String? {
    declaration.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }

  /// Whether names mean the same outside of the class: those of types do, unless they are nested in it or hidden in the file.
  func isKnownOutside(_ names: Set<String>) -> Bool {
    names.allSatisfy { name in
      name.first?.isUppercase == true && name != "Self" && name != declaration.name.text
        && !nestedTypes.contains(name) && !file.hiddenTypes.contains(name)
    }
  }

  private var nestedTypes: Set<String> {
    let items = ([declaration.memberBlock] + extensions.map(\.memberBlock)).flatMap(\.members)
    let parameters = declaration.genericParameterClause?.parameters.map(\.name.text) ?? []
    return Set(
      parameters
        + items.filter { !$0.decl.is(FunctionDeclSyntax.self) }
        .compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text })
  }

  /// The name of a type that belongs to the controller: `FormLayout` for `FormViewController`. Nil if there is such a name already, or
  /// another controller whose patch would take it.
  func freeTypeName(_ ending: String) -> String? {
    let own = declaration.name.text
    let stem = Self.stem(of: own)
    let others = ["\(stem)Controller", "\(stem)ViewController"].filter { $0 != own }
    guard !others.contains(where: isUsedElsewhere), count(of: stem + ending) == 0,
      !isUsedElsewhere(stem + ending)
    else { return nil }
    return stem + ending
  }

  /// `Form` for `FormViewController`.
  static func stem(of controller: String) -> String {
    for ending in ["ViewController", "Controller"]
    where controller.hasSuffix(ending) && controller.count > ending.count {
      return String(controller.dropLast(ending.count))
    }
    return controller
  }

  /// A member or a statement with the comment right above it, at the margin and with two spaces a level.
  /// - Parameter edits: changes of it.
  func code(of node: some SyntaxProtocol, with edits: [Edit] = []) -> String {
    let range = Edit.removing(node).range
    let inside = edits.filter { range.contains($0.range.lowerBound) }.map { edit in
      let start = edit.range.lowerBound - range.lowerBound
      return Edit(start..<(start + edit.range.count), edit.text)
    }
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    return Indentation.dedented(Edit.apply(inside, to: text) ?? text, from: indentation)
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

  private static func target(
    _ statement: CodeBlockItemSyntax, of controller: String
  ) -> Target? {
    let words = statement.words
    guard words.contains(" . addTarget ( self , ") else { return nil }
    let methods =
      ["# selector ( $ )", "# selector ( $ ( _ : ) )"]
      .flatMap { [$0, $0.replacing("( $", with: "( \(controller) . $")] } + ["\(controller) . $"]
    let patterns = methods.map { "$ . addTarget ( self , action : \($0) , for : . $ )" }
    return WordPattern.match(anyOf: patterns, words).map {
      Target(control: $0[0], method: $0[1], event: $0[2], statement: statement)
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
  /// How often a word stands in it.
  func count(of word: String) -> Int {
    tokens(viewMode: .sourceAccurate).count { $0.text == word }
  }

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

  /// Whether it is a method of objects that overrides none.
  var isPlainMethod: Bool {
    modifiers.allSatisfy {
      ["private", "fileprivate", "internal", "final", "public"].contains($0.name.text)
    }
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
