// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// Overrides what UIKit lets a subclass of UITableViewController override for editing, with UIKit's signatures.
class EveryTableController: UITableViewController {
  private(set) var calls: [String] = []
  var names = ["a", "b", "c"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = EveryCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    calls.append("setEditing \(editing)")
    super.setEditing(editing, animated: animated)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    calls.append("canEdit \(indexPath.row)")
    return true
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(indexPath.row)")
    if editingStyle == .delete {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else if editingStyle == .insert {
      names.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .fade)
    }
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath
  ) {
    calls.append("move \(fromIndexPath.row) to \(to.row)")
    names.insert(names.remove(at: fromIndexPath.row), at: to.row)
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    calls.append("canMove \(indexPath.row)")
    return true
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    calls.append("style \(indexPath.row)")
    return indexPath.row == 0 ? .insert : .delete
  }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    "Remove"
  }
  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    calls.append("indent \(indexPath.row)")
    return super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("willBegin \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
  override func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    calls.append("target \(proposedDestinationIndexPath.row)")
    return proposedDestinationIndexPath
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .normal, title: "Flag") { action, view, completion in
      completion(true)
    }
    action.backgroundColor = nil
    action.image = UIImage(systemName: "flag")
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch, "A"]
  }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    title == UITableView.indexSearch ? NSNotFound : 0
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

class EveryCell: UITableViewCell {
  private(set) var editings: [Bool] = []

  override var isEditing: Bool { didSet {} }
  override var showsReorderControl: Bool { didSet {} }
  override var editingAccessoryType: UITableViewCell.AccessoryType { didSet {} }
  override var editingAccessoryView: UIView? { didSet {} }
  override var editingStyle: UITableViewCell.EditingStyle { super.editingStyle }
  override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
  override func setEditing(_ editing: Bool, animated: Bool) {
    editings.append(editing)
    super.setEditing(editing, animated: animated)
  }
}

class EveryTable: UITableView {
  override var isEditing: Bool { didSet {} }
  override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
  override var sectionIndexColor: UIColor? { didSet {} }
  override var sectionIndexBackgroundColor: UIColor? { didSet {} }
  override var sectionIndexTrackingBackgroundColor: UIColor? { didSet {} }
  override var sectionIndexMinimumDisplayRowCount: Int { didSet {} }
  override func reloadSectionIndexTitles() { super.reloadSectionIndexTitles() }
  override var allowsSelectionDuringEditing: Bool { didSet {} }
  override var allowsMultipleSelectionDuringEditing: Bool { didSet {} }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
}
