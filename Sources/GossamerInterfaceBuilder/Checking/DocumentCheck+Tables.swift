// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

nonisolated extension DocumentCheck {
  /// Reports cells of a table that can never be shown.
  func checkTable(_ table: Element) {
    checkPrototypes(table.members(of: "prototypes"))
    guard let sections = table.child(named: "sections") else { return }
    for cell in sections.children.flatMap({ $0.members(of: "cells") }) { checkCell(cell) }
    guard table.parent?.name != "tableViewController" else { return }
    diagnostics.error(
      """
      The table has static cells, but isn't the view of a table view controller, which alone answers with them, so \
      they aren't shown. Make it that view, or make prototypes of the cells.
      """, at: table)
  }

  private func checkPrototypes(_ prototypes: [Element]) {
    var known: [String: Int] = [:]
    for cell in prototypes where checkCell(cell) {
      guard let identifier = cell.string("reuseIdentifier") else {
        diagnostics.warning(
          """
          The prototype cell has no reuse identifier, so no row can have it. Give it one in the attributes \
          inspector, and dequeue that.
          """, at: cell)
        continue
      }
      if let line = known[identifier] {
        diagnostics.error(
          """
          The prototype cell in line \(line) has the reuse identifier '\(identifier.excerpt)' already, so no row \
          can have this one. Give it another.
          """, at: cell)
      }
      known[identifier] = known[identifier] ?? cell.line
    }
  }

  /// Reports what stands where only a cell can.
  /// - Returns: whether it is a cell.
  @discardableResult
  private func checkCell(_ element: Element) -> Bool {
    if element.name == "tableViewCell" { return true }
    diagnostics.error(
      """
      <\(element.name)> is no table view cell, but stands where one has to be, so it is left out. Put it into the \
      content view of a cell.
      """, at: element)
    return false
  }
}
