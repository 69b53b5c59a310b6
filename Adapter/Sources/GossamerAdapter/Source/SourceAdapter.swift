// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftSyntax

/// Finds what has to be written differently in a source of UIKit, where there is no Objective-C.
///
/// Each rule is a `visit` below or in a chapter of its own: `+Classes` (wires, initialisers, members of extensions), `+Protocols`
/// (optional members), `+Adopting` (what is written only in a source that is kept).
final class SourceAdapter: SyntaxVisitor {
  let facts: ProjectFacts
  let file: String
  let lines: SourceLocationConverter
  /// How a source is written that is kept for good; nil for a copy that only the compiler reads.
  let adoption: SourceAdoption?
  var edits: [SourceEdit] = []
  var remarks: [Remark] = []
  /// The modules that a source which is kept has imported so far.
  var imported: Set<String> = []
  /// The modules that members need which come from other files.
  var needed: Set<String> = []
  /// Where the first import stands, in bytes.
  private var firstImport: Int?
  /// The types around the node, outermost first.
  var types: [String] = []

  init(
    _ file: String, _ lines: SourceLocationConverter, _ facts: ProjectFacts,
    adoption: SourceAdoption? = nil
  ) {
    self.adoption = adoption
    self.file = file
    self.lines = lines
    self.facts = facts
    super.init(viewMode: .sourceAccurate)
  }

  /// The full name of the type around the node.
  var type: String { types.joined(separator: ".") }

  func line(of node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func tell(_ node: some SyntaxProtocol, _ text: String) {
    remarks.append(Remark(file: file, line: line(of: node), text))
  }

  /// Takes a node out; in a copy its lines and columns stay.
  func blank(_ node: some SyntaxProtocol) {
    if let adoption {
      edits.append(SourceEdit(adoption.bytesToRemove(of: node), ""))
      return
    }
    let text = node.trimmedDescription.utf8.map { $0 == UInt8(ascii: "\n") ? "\n" : " " }.joined()
    edits.append(SourceEdit(node.bytes, text))
  }

  /// Replaces a node; in a copy a shorter text is filled up with blanks, so that the columns behind it stay.
  func replace(_ node: some SyntaxProtocol, _ text: String) {
    let missing = adoption == nil ? node.bytes.count - text.utf8.count : 0
    edits.append(SourceEdit(node.bytes, text + String(repeating: " ", count: max(0, missing))))
  }

  // MARK: Imports

  /// There are no submodules here: `import UIKit.UIGestureRecognizerSubclass` is `import UIKit`.
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    firstImport = firstImport ?? node.bytes.lowerBound
    if let adoption {
      adapt(node, adoption)
    } else if node.importKindSpecifier == nil, let first = node.path.first,
      first.trailingPeriod != nil
    {
      replace(node.path, first.name.text)
    }
    return .skipChildren
  }

  /// Imports what members need that come from other files; to be called at the end.
  func addImports() {
    let modules = needed.map { adoption?.imports.module(for: $0) ?? $0 }
    let missing = Set(modules).subtracting(imported).sorted()
    guard !missing.isEmpty else { return }
    imported.formUnion(missing)
    let separator = adoption == nil ? "; " : "\n"
    let text = missing.map { "import \($0)\(separator)" }.joined()
    edits.insert(SourceEdit(at: firstImport ?? 0, text), at: 0)
  }

  // MARK: Attributes and modifiers

  private static let dropped: Set = [
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable",
    "objc",
    "objcMembers", "nonobjc", "NSCopying",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.dropped.contains(name) { blank(node) }
    if name == "UIApplicationMain" { replace(node, "@main") }
    if name == "NSManaged" {
      blank(node)
      tell(node, "there is no Core Data here: a '@NSManaged' property is a plain one.")
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { blank(node) }
    return .skipChildren
  }

  // MARK: Names

  /// Foundation refuses this name of Swift 4 in every language mode.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "NSAttributedStringKey" { replace(node, "NSAttributedString.Key") }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "NSAttributedStringKey" { replace(node, "NSAttributedString.Key") }
    return .visitChildren
  }

  // MARK: Methods

  /// Before Swift 4.2 the picked media had strings as keys. Here, as there, a method of another type wouldn't be called.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "imagePickerController",
      node.labels == ["", "didFinishPickingMediaWithInfo"],
      let info = node.signature.parameterClause.parameters.last?.type.as(DictionaryTypeSyntax.self),
      info.key.trimmedDescription == "String"
    {
      replace(info.key, "UIImagePickerController.InfoKey")
    }
    return .visitChildren
  }

  // MARK: Macros and conditions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = node.arguments
    switch node.macroName.text {
    case "selector":
      if let selector = SelectorExpression(node) {
        if isCompletion(node) {
          replace(node, "\(type).\(selector.name)")
          return .skipChildren
        }
        replace(node, "Selector(\"\(name(of: selector))\")")
      }
      return .skipChildren
    case "keyPath":
      let path = arguments.trimmedDescription.split(separator: ".").map(String.init)
      let keys = path.first?.first?.isUppercase ?? false ? Array(path.dropFirst()) : path
      replace(node, "\"\(keys.joined(separator: "."))\"")
      return .skipChildren
    case "imageLiteral":
      replace(node, "UIImage(named: \(arguments.first?.expression.trimmedDescription ?? ""))!")
    case "colorLiteral":
      replace(node, "UIColor(\(arguments.trimmedDescription))")
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    takeOut(node)
    return .skipChildren
  }

  /// Whether a selector is called with more than actions get: here the method itself is passed.
  private func isCompletion(_ node: MacroExpansionExprSyntax) -> Bool {
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.trimmedDescription == "UIImageWriteToSavedPhotosAlbum"
  }

  private func name(of selector: SelectorExpression) -> String {
    if selector.isSetter {
      return "set\(selector.name.prefix(1).uppercased())\(selector.name.dropFirst()):"
    }
    let named = selector.type.map { name in
      facts.type(name) == nil && facts.type("\(type).\(name)") != nil ? "\(type).\(name)" : name
    }
    return facts.selector(
      in: named ?? (types.isEmpty ? nil : type), selector.name, selector.labels)
  }

  /// What is written for iOS is meant here.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { adaptCondition(condition) }
    return .visitChildren
  }

  private func adaptCondition(_ condition: ExprSyntax) {
    for call in condition.calls {
      switch call.trimmedDescription {
      case "os(iOS)": replace(call, adoption == nil ? "true" : "os(Linux)")
      case "canImport(UIKit)" where adoption != nil: replace(call, "canImport(Gossamer)")
      default: break
      }
    }
  }

  // MARK: Calls

  /// A method of a protocol is always there: `delegate.tableView?(...)` needs no question mark.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = optional.expression.as(MemberAccessExprSyntax.self),
      isOptionalMember(member.declName.baseName.text, node.arguments)
    {
      blank(optional.questionMark)
    }
    if adoption != nil { adaptBundle(node) }
    adaptLibraryFolder(node)
    return .visitChildren
  }

  /// Foundation on Linux knows no library folder, and applications take the first of what it gives.
  private func adaptLibraryFolder(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "urls",
      node.arguments.map({ $0.label?.text }) == ["for", "in"],
      node.arguments.first?.expression.trimmedDescription.hasSuffix(".libraryDirectory") ?? false
    else { return }
    let lines = node.trimmedDescription.filter { $0 == "\n" }
    replace(
      node,
      "[URL(fileURLWithPath: NSHomeDirectory() + \"/Library\")]" + (adoption == nil ? lines : ""))
  }

  /// The window of the application's delegate is no optional requirement here: `delegate?.window??.x`.
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if isWindowOfDelegate(node.expression) { blank(node.questionMark) }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if isWindowOfDelegate(node.expression) { blank(node.exclamationMark) }
    return .visitChildren
  }

  /// Whether an expression is `delegate?.window?`, with either mark.
  private func isWindowOfDelegate(_ expression: ExprSyntax) -> Bool {
    let inner =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let member = inner?.as(MemberAccessExprSyntax.self) else { return false }
    let base = member.base?.trimmedDescription.trimmingCharacters(in: ["?", "!"]) ?? ""
    return member.declName.baseName.text == "window" && base.hasSuffix("delegate")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if adoption != nil { adaptBundle(node) }
    return .visitChildren
  }

  private func isOptionalMember(_ name: String, _ arguments: LabeledExprListSyntax) -> Bool {
    facts.optionalMembers.contains(name)
      || ["tableView", "collectionView", "pickerView", "textView"].contains(name)
        && arguments.count > 1
      || name.hasPrefix("scrollView") || name.hasPrefix("textField")
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.name.text)
    adapt(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    adapt(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    adapt(node)
    return .visitChildren
  }

  /// A member that stands in its class instead has been adapted there.
  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    isMoved(node.decl) ? .skipChildren : .visitChildren
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The calls in a condition of `#if`.
  fileprivate var calls: [FunctionCallExprSyntax] {
    if let call = self.as(FunctionCallExprSyntax.self) { return [call] }
    return children(viewMode: .sourceAccurate).flatMap { child -> [FunctionCallExprSyntax] in
      if let expression = child.as(ExprSyntax.self) { return expression.calls }
      if let list = child.as(ExprListSyntax.self) { return list.flatMap(\.calls) }
      if let list = child.as(LabeledExprListSyntax.self) {
        return list.flatMap { $0.expression.calls }
      }
      return []
    }
  }
}
