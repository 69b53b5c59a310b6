// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A data source of a table that shows a snapshot, and updates the table by the difference between two snapshots.
///
///     dataSource = UITableViewDiffableDataSource(tableView: table) { table, indexPath, photo in
///       let cell = table.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
///       cell.textLabel?.text = photo.title
///       return cell
///     }
///     dataSource.apply(snapshot)
///
/// Keep a reference to the data source: the table doesn't. A subclass may override the methods of the data source, for
/// example to return section titles.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableListDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// Creates the cell of an item. Returning nil is an error: it is reported, and an empty cell is shown.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// The row animation for animated changes. ``UITableView/RowAnimation/automatic`` unless set.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  @usableFromInline let cellProvider: CellProvider

  // MARK: - Creating a diffable data source

  // Inlinable, so that the difference is compiled for the concrete types of the identifiers.
  /// Creates a data source and sets it as the table's. The table is held weakly.
  @inlinable
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init { SnapshotDifference(from: $0, to: $1) }
    show(in: tableView)
  }

  @usableFromInline
  func show(in tableView: UITableView) {
    list = tableView
    tableView.dataSource = self
  }

  override func change(_ list: ListScrollView, _ change: (inout ListChanges) -> Void) {
    (list as? UITableView)?.changeAnimation = defaultRowAnimation
    super.change(list, change)
  }

  // MARK: - Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSectionAt: section)
  }

  /// Returns the cell that the cell provider creates for the item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath) {
      if let cell = cellProvider(tableView, indexPath, item) { return cell }
      Messages.views.error(
        """
        The cell provider of a UITableViewDiffableDataSource made no cell for the item '\(item)' in row \
        \(Array(indexPath)), so that row is empty. Let it return a cell.
        """)
    }
    return UITableViewCell()
  }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns whether the table is in editing mode. Only an override that returns true lets a row be swiped to delete it
  /// outside of editing mode.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.standardEditability()
  }

  /// Reports that the method isn't overridden. An override applies a snapshot with the change.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.editing.complainOfUnchangedRow(indexPath) }

  /// Returns the ``UITableViewCell/showsReorderControl`` of the row's cell.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.cellForRow(at: indexPath)?.showsReorderControl ?? false
  }

  /// Reports that the method isn't overridden. An override applies a snapshot in which the item has moved.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.editing.complainOfUnmovedRow(sourceIndexPath) }

  /// Returns nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index of the title.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
