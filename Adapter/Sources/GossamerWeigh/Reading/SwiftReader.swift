// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Reads the classes and extensions of a Swift file.
struct SwiftReader {
  private let file: Int
  private let converter: SourceLocationConverter
  private var content: FileContent

  /// - Parameters:
  ///   - text: the file's text.
  ///   - path: its path, for messages.
  ///   - file: its index among all files.
  static func read(_ text: String, path: String, file: Int) -> FileContent {
    let tree = Parser.parse(source: text)
    var reader = SwiftReader(tree, path: path, file: file)
    reader.read(tree.statements.map { Syntax($0.item) }, in: [])
    reader.content.words = Words.all(in: text)
    if tree.hasError {
      reader.noteProblems(of: tree, path: path)
    } else if !PatchMaker.signs.isDisjoint(with: reader.content.words) {
      reader.content.tree = tree
    }
    return reader.content
  }

  private init(_ tree: SourceFileSyntax, path: String, file: Int) {
    self.file = file
    converter = SourceLocationConverter(fileName: path, tree: tree)
    let end = converter.location(for: tree.endPosition)
    content = FileContent(lineCount: end.column == 1 ? end.line - 1 : end.line)
  }

  private mutating func noteProblems(of tree: SourceFileSyntax, path: String) {
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
    guard let first = errors.first else { return }
    let others = errors.count > 1 ? ", and \(errors.count - 1) more" : ""
    content.problems.append(
      Problem(
        file: path, line: first.location(converter: converter).line,
        message: """
          isn't valid Swift: \(first.message)\(others). What could be read of the file is weighed; it gets no patch.
          """))
  }

  // MARK: - Declarations

  private mutating func read(_ items: [Syntax], in names: [String]) {
    for item in items {
      if let declaration = item.as(IfConfigDeclSyntax.self) {
        for clause in declaration.clauses {
          switch clause.elements {
          case .statements(let statements): read(statements.map { Syntax($0.item) }, in: names)
          case .decls(let members): read(members.map { Syntax($0.decl) }, in: names)
          default: break
          }
        }
      } else if let declaration = item.as(ClassDeclSyntax.self) {
        let name = names + [declaration.name.text]
        if names.isEmpty, let model = ModelVariables.read(declaration) {
          content.models[declaration.name.text] = model
        }
        add(declaration, name: name, isClass: true, at: declaration.name)
      } else if let declaration = item.as(ExtensionDeclSyntax.self) {
        let name = names + TypeName.path(of: declaration.extendedType)
        add(declaration, name: name, isClass: false, at: declaration.extendedType)
      } else if let declaration = item.as(TypeAliasDeclSyntax.self) {
        content.aliases[declaration.name.text] =
          TypeName.path(of: declaration.initializer.value).joined(separator: ".")
      } else if let declaration = item.asProtocol((any DeclGroupSyntax).self),
        let name = item.asProtocol((any NamedDeclSyntax).self)?.name.text
      {
        if names.isEmpty { content.otherTypes.append(name) }
        read(declaration.memberBlock.members.map { Syntax($0.decl) }, in: names + [name])
      }
    }
  }

  private mutating func add(
    _ declaration: some DeclGroupSyntax, name: [String], isClass: Bool,
    at nameNode: some SyntaxProtocol
  ) {
    let inherited = declaration.inheritanceClause?.inheritedTypes.flatMap {
      TypeName.names(of: $0.type)
    }
    let members = SwiftMembers(converter)
    content.parts.append(
      Part(
        name: name.joined(separator: "."), isClass: isClass, inherited: inherited ?? [], file: file,
        lines: SwiftLines.withComment(of: declaration, converter), nameLine: line(of: nameNode),
        members: members.read(declaration.memberBlock.members)))
    read(declaration.memberBlock.members.map { Syntax($0.decl) }.filter(isType), in: name)
  }

  private func isType(_ item: Syntax) -> Bool {
    item.asProtocol((any DeclGroupSyntax).self) != nil || item.is(IfConfigDeclSyntax.self)
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}

/// The variables of an `@Observable` class.
private enum ModelVariables {
  /// The types of the variables, by name; nil if the class isn't observable.
  static func read(_ declaration: ClassDeclSyntax) -> [String: String]? {
    let isObservable = declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Observable"
    }
    guard isObservable else { return nil }
    var types: [String: String] = [:]
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "var",
        variable.modifiers.allSatisfy({
          !["private", "fileprivate", "static"].contains($0.name.text)
        })
      else { continue }
      for binding in variable.bindings {
        types[binding.pattern.trimmedDescription] = type(of: binding)
      }
    }
    return types
  }

  private static func type(of binding: PatternBindingSyntax) -> String {
    if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
    switch binding.initializer?.value.kind {
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    default: return ""
    }
  }
}

/// The names in types.
enum TypeName {
  /// `UIKit.UIViewController` without its module and its arguments, as the names of nested types.
  static func path(of type: TypeSyntax) -> [String] {
    if let type = type.as(MemberTypeSyntax.self) {
      let base = path(of: type.baseType)
      let isModule = ["UIKit", "Foundation", "Swift", "Gossamer"].contains(base.joined())
      return (isModule ? [] : base) + [type.name.text]
    }
    if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.text] }
    if let type = type.as(AttributedTypeSyntax.self) { return path(of: type.baseType) }
    return [type.trimmedDescription]
  }

  /// The names of all types of `A & B`.
  static func names(of type: TypeSyntax) -> [String] {
    if let type = type.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap { names(of: $0.type) }
    }
    return [path(of: type).joined(separator: ".")]
  }
}

/// The lines that a node covers.
enum SwiftLines {
  /// From the first word to the last.
  static func of(_ node: some SyntaxProtocol, _ converter: SourceLocationConverter) -> ClosedRange<
    Int
  > {
    let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
    return first...max(first, last)
  }

  /// From the comment that stands right above, without an empty line between, to the last word.
  static func withComment(
    of node: some SyntaxProtocol, _ converter: SourceLocationConverter
  ) -> ClosedRange<Int> {
    let lines = of(node, converter)
    var commentLines = 0
    var newlines = 0
    for piece in node.leadingTrivia.pieces.reversed() {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
        if newlines > 1 { return max(1, lines.lowerBound - commentLines)...lines.upperBound }
      case .lineComment, .docLineComment:
        commentLines += newlines
        newlines = 0
      case .blockComment(let text), .docBlockComment(let text):
        commentLines +=
          newlines + text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        newlines = 0
      default: break
      }
    }
    return max(1, lines.lowerBound - commentLines)...lines.upperBound
  }
}
