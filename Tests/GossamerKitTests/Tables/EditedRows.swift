// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A data source and delegate with editable rows. It records the calls that it gets.
final class EditedRows: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var calls: [String] = []
  /// The number of calls of `tableView(_:canEditRowAt:)`.
  var questions = 0

  var canEdit: (IndexPath) -> Bool = { _ in true }
  var canMove: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var indents = true
  var deleteTitle: String?
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  /// Called after the data source has deleted a row.
  var whenCommitted: (UITableView, IndexPath) -> Void = { $0.deleteRows(at: [$1], with: .fade) }
  var moves = true
  var menu: (IndexPath, CGPoint) -> UIContextMenuConfiguration? = { _, _ in nil }
  var titles: [String]?
  var sectionOfTitle: (String, Int) -> Int = { $1 }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(count: Int) {
    self.init([(0..<count).map { "Row \($0)" }])
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    questions += 1
    return canEdit(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle) \(Array(indexPath))")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    whenCommitted(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMove(indexPath)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    calls.append("move \(Array(sourceIndexPath)) to \(Array(destinationIndexPath))")
    guard moves else { return }
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("willBeginEditing \(Array(indexPath))")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("didEndEditing \(indexPath.map { "\(Array($0))" } ?? "nil")")
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }

  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading(indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("target for \(Array(proposedDestinationIndexPath))")
    return target(sourceIndexPath, proposedDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu(indexPath, point) }

  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will display") }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will end") }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    calls.append("index \(title) \(index)")
    return sectionOfTitle(title, index)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(Array(indexPath))")
  }

  /// An action that records its title when it is performed. `then` gets the completion handler.
  func action(
    _ title: String, style: UIContextualAction.Style = .normal,
    then: @escaping (@escaping (Bool) -> Void) -> Void = { $0(true) }
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
      self?.calls.append(title)
      then(completion)
    }
  }
}
