// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The data source of a collection view that shows a snapshot, and goes from one to the next by their difference.
///
///     dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, file in
///       collection.dequeueConfiguredReusableCell(using: attachments, for: indexPath, item: file)
///     }
///     dataSource.apply(snapshot)
///
/// Who uses it has to keep it: the collection view doesn't.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: UICollectionViewDataSource {
  /// What is shown, by identity.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// Makes the cell of an item. Nil stands for a mistake: a message says so, and an empty cell is shown.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a supplementary view. Nil stands for a mistake: a message says so, and an empty view is shown.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers and footers, where the layout has places for them.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  @usableFromInline let cellProvider: CellProvider
  @usableFromInline weak var collectionView: UICollectionView?
  @usableFromInline let difference: (Snapshot, Snapshot) -> SnapshotDifference
  private var shown = Snapshot()

  // MARK: - Creating a diffable data source

  // Compiled where it is called, so that the difference is found by code that knows the identifiers' types.
  /// Becomes the data source of a collection view, which is held weakly.
  @inlinable
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    difference = { SnapshotDifference(from: $0, to: $1) }
    collectionView.dataSource = self
  }

  // MARK: - Identifying items

  /// The item at a place; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.itemIdentifier(at: indexPath)
  }

  /// The place of an item; nil if it isn't shown.
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

  /// Shows a snapshot: items come, go and move by the fewest moves, in one batch; then the items that it says are
  /// reloaded or configured anew.
  /// - Parameters:
  ///   - animatingDifferences: whether items are seen to come and go.
  ///   - completion: called when nothing moves any more.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else {
      shown = snapshot.withoutReloads
      completion?()
      return
    }
    let change = { self.show(snapshot, in: collectionView, completion) }
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
    collectionView?.reloadData()
    completion?()
  }

  // MARK: - Data source

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.numberOfItems(inSectionAt: section) }

  /// What the cell provider makes for the item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath) {
      if let cell = cellProvider(collectionView, indexPath, item) { return cell }
      Messages.views.error(
        """
        The cell provider of a UICollectionViewDiffableDataSource made no cell for the item '\(item)' at \
        \(Array(indexPath)), so its place is empty. Let it return a cell.
        """)
    }
    return UICollectionViewCell(frame: .zero)
  }

  /// What the ``supplementaryViewProvider`` makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.missingSupplementaryView(kind, indexPath)
  }

  private func show(
    _ snapshot: Snapshot, in collectionView: UICollectionView, _ completion: (() -> Void)?
  ) {
    let before = shown
    let difference = difference(before, snapshot)
    collectionView.performBatchUpdates { [self] in
      shown = snapshot.withoutReloads
      collectionView.change { $0.add(from: before, to: snapshot, difference) }
    } completion: { _ in
      completion?()
    }
    collectionView.reconfigureItems(at: snapshot.reconfiguredIndexPaths(since: before))
  }
}
