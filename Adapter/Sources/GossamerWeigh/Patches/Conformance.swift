// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension ControllerSyntax {
  /// Takes out the name of a protocol, or the whole extension if nothing is left in it; nil if that isn't certain.
  /// - Parameters:
  ///   - name: the protocol.
  ///   - removed: the methods that are taken out with it.
  func removal(of name: String, with removed: [FunctionDeclSyntax]) -> Edit? {
    for part in extensions {
      guard let clause = part.inheritanceClause, clause.index(of: name) != nil else { continue }
      guard clause.inheritedTypes.count == 1 else { return clause.removal(of: name) }
      if part.memberBlock.members.count == removed.count,
        removed.allSatisfy({ $0.item?.parent?.parent?.parent?.id == part.id }),
        let item = part.parent?.as(CodeBlockItemSyntax.self)
      {
        return .removing(item)
      }
      return Edit(clause.position.utf8Offset..<clause.endPosition.utf8Offset, " ")
    }
    return declaration.inheritanceClause?.removal(of: name)
  }
}

extension InheritanceClauseSyntax {
  fileprivate func index(of name: String) -> Int? {
    inheritedTypes.map(\.type.trimmedDescription).firstIndex(of: name)
  }

  /// Takes out a name that isn't the first, with the comma before it.
  fileprivate func removal(of name: String) -> Edit? {
    guard let index = index(of: name), index > 0 else { return nil }
    let types = inheritedTypes.map(\.type)
    return Edit(
      types[index - 1].endPositionBeforeTrailingTrivia
        .utf8Offset..<types[index]
        .endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
