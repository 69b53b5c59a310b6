// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The kinds of views that have cells, by the tag of a cell.
private nonisolated enum CellKind: String {
  case table = "tableViewCell"
  case collection = "collectionViewCell"

  /// What one cell shows, for messages.
  var noun: String { self == .table ? "row" : "item" }

  /// The name of a cell, for messages.
  var title: String { self == .table ? "table view cell" : "collection view cell" }
}

nonisolated extension DocumentCheck {
  /// Reports cells of a table that can never be shown.
  func checkTable(_ table: Element) {
    checkPrototypes(table.members(of: "prototypes"), .table)
    guard let sections = table.child(named: "sections") else { return }
    for cell in sections.children.flatMap({ $0.members(of: "cells") }) { checkCell(cell, .table) }
    guard table.parent?.name != "tableViewController" else { return }
    diagnostics.error(
      """
      The table has static cells, but isn't the view of a table view controller, so they aren't shown. Make it the view \
      of one, or make prototypes of the cells.
      """, at: table)
  }

  /// Reports cells of a collection view that can never be shown.
  func checkCollection(_ collection: Element) {
    checkPrototypes(collection.members(of: "cells"), .collection)
  }

  private func checkPrototypes(_ prototypes: [Element], _ kind: CellKind) {
    var linesByIdentifier: [String: Int] = [:]
    for cell in prototypes where checkCell(cell, kind) {
      guard let identifier = cell.string("reuseIdentifier") else {
        diagnostics.warning(
          """
          The prototype cell has no reuse identifier, so no \(kind.noun) can have it. Give it one in the attributes \
          inspector, and dequeue that.
          """, at: cell)
        continue
      }
      if let line = linesByIdentifier[identifier] {
        diagnostics.error(
          """
          The prototype cell in line \(line) has the reuse identifier '\(identifier.excerpt)' already, so no \
          \(kind.noun) can have this one. Give it another.
          """, at: cell)
      }
      linesByIdentifier[identifier] = linesByIdentifier[identifier] ?? cell.line
    }
  }

  /// Reports an element that isn't a cell in a place where only a cell is valid.
  /// - Returns: whether it is a cell.
  @discardableResult
  private func checkCell(_ element: Element, _ kind: CellKind) -> Bool {
    if element.name == kind.rawValue { return true }
    diagnostics.error(
      """
      <\(element.name)> is no \(kind.title), but stands where one has to be, so it is left out. Put it into the \
      content view of a cell.
      """, at: element)
    return false
  }
}
