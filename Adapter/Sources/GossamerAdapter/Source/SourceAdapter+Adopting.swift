// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// What is written only in a source that is kept: imports of Gossamer, and the bundle of the module.
extension SourceAdapter {
  /// Takes a declaration out with its comments and its lines; in a copy the lines stay.
  func takeOut(_ node: some SyntaxProtocol) {
    guard let adoption else { return blank(node) }
    edits.append(SourceEdit(adoption.linesToRemove(of: node, comments: true), ""))
  }

  /// An import of one of Apple's modules becomes one of what is here; of several that become the same, the first stays.
  func adapt(_ node: ImportDeclSyntax, _ adoption: SourceAdoption) {
    let name = node.path.first?.name.text ?? ""
    if imported.isEmpty, adoption.imports.needsFoundation(node.root) {
      imported.insert(AdoptedImports.foundation)
      edits.append(
        SourceEdit(at: node.bytes.lowerBound, "import \(AdoptedImports.foundation)\n"))
    }
    guard let module = adoption.imports.module(for: name) else {
      imported.insert(name)
      return
    }
    if imported.insert(module).inserted {
      let start = node.importKeyword.bytes.lowerBound
      edits.append(SourceEdit(start..<node.path.bytes.upperBound, "import \(module)"))
    } else {
      edits.append(SourceEdit(adoption.linesToRemove(of: node, comments: false), ""))
    }
  }

  /// SwiftPM puts the resources of a target into a bundle of its own, `Bundle.module`.
  func adaptBundle(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "main", node.base?.trimmedDescription == "Bundle" else {
      return
    }
    let member = node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    guard !member.hasPrefix("executable") else { return }
    if adoption?.hasResources ?? false {
      replace(node.declName, "module")
    } else {
      tell(
        node, "'Bundle.main' has no resources here: those of a target are in its 'Bundle.module'.")
    }
  }

  /// `Bundle(for: Form.self)` is the bundle of the class's module.
  func adaptBundle(_ node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "Bundle",
      node.arguments.first?.label?.text == "for", adoption?.hasResources ?? false
    else { return }
    replace(node, "Bundle.module")
  }
}
