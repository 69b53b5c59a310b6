// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The data source of a table that shows a snapshot, and goes from one to the next by their difference.
///
///     dataSource = UITableViewDiffableDataSource(tableView: table) { table, indexPath, photo in
///       let cell = table.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
///       cell.textLabel?.text = photo.title
///       return cell
///     }
///     dataSource.apply(snapshot)
///
/// Who uses it has to keep it: the table doesn't. A subclass may override what a data source answers, the titles of
/// sections for instance.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableListDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// Makes the cell of an item. Nil stands for a mistake: a message says so, and an empty cell is shown.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go if changes are animated. The table's own way unless set.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  @usableFromInline let cellProvider: CellProvider

  // MARK: - Creating a diffable data source

  // Compiled where it is called, so that the difference is found by code that knows the identifiers' types.
  /// Becomes the data source of a table, which is held weakly.
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

  /// How many sections the snapshot has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSectionAt: section)
  }

  /// What the cell provider makes for the item.
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

  /// Nothing.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Nothing.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Permits in editing mode. A row has its Delete button without editing mode only where an override answers true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.standardEditability()
  }

  /// Complains. An override applies a snapshot without the item.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.editing.complainOfUnchangedRow(indexPath) }

  /// As the row's cell says.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.cellForRow(at: indexPath)?.showsReorderControl ?? false
  }

  /// Complains. An override applies a snapshot in which the item stands there.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.editing.complainOfUnmovedRow(sourceIndexPath) }

  /// Nothing.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The one of the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
