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
>: DiffableListDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
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

  // MARK: - Creating a diffable data source

  // Compiled where it is called, so that the difference is found by code that knows the identifiers' types.
  /// Becomes the data source of a collection view, which is held weakly.
  @inlinable
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init { SnapshotDifference(from: $0, to: $1) }
    show(in: collectionView)
  }

  @usableFromInline
  func show(in collectionView: UICollectionView) {
    list = collectionView
    collectionView.dataSource = self
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
}
