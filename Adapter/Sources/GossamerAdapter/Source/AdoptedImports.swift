// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftParser
import SwiftSyntax

/// What the imports of Apple's modules become in sources that are kept.
struct AdoptedImports {
  /// The module with what Apple's Foundation has and Linux's lacks.
  static let foundation = "AppleFoundation"
  /// The modules of which Gossamer has everything that is here.
  private static let gossamer: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "UniformTypeIdentifiers",
  ]
  /// Names of ``foundation`` that Gossamer has too.
  private static let shared: Set<String> = ["CFTimeInterval", "CFArray"]

  private let modules: AppleModules
  private let names: Set<String>

  /// Reads what ``foundation`` declares.
  /// - Parameter folder: of the package of modules.
  init(_ modules: AppleModules, folder: String) {
    self.modules = modules
    let reader = PublicNames(viewMode: .sourceAccurate)
    for module in ["Foundation", "Darwin", "ObjectiveC"] {
      for name in ProjectTree.files(in: "\(folder)/Sources/\(module)") {
        let data = FileManager.default.contents(atPath: "\(folder)/Sources/\(module)/\(name)")
        reader.walk(Parser.parse(source: String(decoding: data ?? Data(), as: UTF8.self)))
      }
    }
    names = reader.names
  }

  /// The module that stands for one of Apple's; nil if the import stays.
  func module(for name: String) -> String? {
    if Self.gossamer.contains(name) { return "Gossamer" }
    if name == "Darwin" { return "Glibc" }
    if name == "Foundation" || !modules.has(name) { return nil }
    return "Apple\(name)"
  }

  /// Whether a module comes from the package of Apple's modules.
  static func isApple(_ module: String) -> Bool {
    module.hasPrefix("Apple")
  }

  /// Whether a source uses what Linux's Foundation lacks.
  func needsFoundation(_ tree: Syntax) -> Bool {
    let uses = UsedNames(viewMode: .sourceAccurate)
    uses.walk(tree)
    let used = uses.names.intersection(names)
    return !(uses.imports.isDisjoint(with: Self.gossamer) ? used : used.subtracting(Self.shared))
      .isEmpty
  }
}

/// Reads the public names of a module: those at its top, and those that it adds to types of others. These are named with their first
/// label, `String(localized`, because types of others have methods of the same names.
private final class PublicNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private var extended: String?

  private func note(_ name: String, _ modifiers: DeclModifierListSyntax)
    -> SyntaxVisitorContinueKind
  {
    if modifiers.contains("public") { names.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // `open` too.
    names.insert(node.name.text)
    return .skipChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.modifiers)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let label = extended == nil ? "" : node.labels.first ?? ""
    return note(node.name.text + (label.isEmpty ? "" : "(\(label)"), node.modifiers)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.bindings.first?.pattern.trimmedDescription ?? "", node.modifiers)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let label = node.signature.parameterClause.parameters.first?.firstName.text ?? ""
    return note("\(extended ?? "")(\(label)", node.modifiers)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended = node.extendedType.trimmedDescription
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { extended = nil }
}

/// Reads the names that a source uses.
private final class UsedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var imports: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.insert(node.path.first?.name.text ?? "")
    return .skipChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let label = node.arguments.first?.label?.text {
      names.insert("\(name ?? called.trimmedDescription)(\(label)")
    }
    return .visitChildren
  }
}
