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
>: UITableViewDataSource {
  /// What is shown, by identity.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes the cell of an item. Nil stands for a mistake: a message says so, and an empty cell is shown.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go if changes are animated. The table's own way unless set.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  @usableFromInline let cellProvider: CellProvider
  @usableFromInline weak var tableView: UITableView?
  @usableFromInline let difference: (Snapshot, Snapshot) -> SnapshotDifference
  private var shown = Snapshot()

  // MARK: - Creating a diffable data source

  // Compiled where it is called, so that the difference is found by code that knows the identifiers' types.
  /// Becomes the data source of a table, which is held weakly.
  @inlinable
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    difference = { SnapshotDifference(from: $0, to: $1) }
    tableView.dataSource = self
  }

  // MARK: - Identifying items

  /// The item in a row; nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.itemIdentifier(at: indexPath)
  }

  /// The row of an item; nil if it isn't shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(ofItem: itemIdentifier)
  }

  /// The section at a place; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifier(at: index)
  }

  /// The place of a section; nil if it isn't shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: - Updating data

  /// What is shown. Change the copy, and apply it.
  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot: rows come, go and move by the fewest moves, in one batch; then the items that it says are
  /// reloaded or configured anew.
  /// - Parameters:
  ///   - animatingDifferences: whether rows are seen to come and go.
  ///   - completion: called when nothing moves any more.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView else {
      shown = snapshot.withoutReloads
      completion?()
      return
    }
    let change = { self.show(snapshot, in: tableView, completion) }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot, and returns when nothing moves any more.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot without a look at what was shown before: all cells are made anew, and nothing moves.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    shown = snapshot.withoutReloads
    tableView?.reloadData()
    completion?()
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
    tableView.standardEditability()
  }

  /// Complains. An override applies a snapshot without the item.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.complainOfUnchangedRow(indexPath) }

  /// As the row's cell says.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.cellForRow(at: indexPath)?.showsReorderControl ?? false
  }

  /// Complains. An override applies a snapshot in which the item stands there.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.complainOfUnmovedRow(sourceIndexPath) }

  /// Nothing.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The one of the same number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

// MARK: - Showing

extension UITableViewDiffableDataSource {
  /// Tells the table of all that changes, in one batch.
  private func show(_ snapshot: Snapshot, in tableView: UITableView, _ completion: (() -> Void)?) {
    let (before, animation) = (shown, defaultRowAnimation)
    let difference = difference(before, snapshot)
    tableView.performBatchUpdates { [self] in
      shown = snapshot.withoutReloads
      tableView.change(animation) { $0.add(from: before, to: snapshot, difference) }
    } completion: { _ in
      completion?()
    }
    tableView.reconfigureRows(at: snapshot.reconfiguredIndexPaths(since: before))
  }
}
