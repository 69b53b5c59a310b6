// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A data source of a collection view that shows a snapshot, and updates the collection view by the difference between
/// two snapshots.
///
///     dataSource = UICollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, file in
///       collection.dequeueConfiguredReusableCell(using: attachments, for: indexPath, item: file)
///     }
///     dataSource.apply(snapshot)
///
/// Keep a reference to the data source: the collection view doesn't.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: DiffableListDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// Creates the cell of an item. Returning nil is an error: it is reported, and an empty cell is shown.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Creates a supplementary view. Returning nil is an error: it is reported, and an empty view is shown.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that creates headers and footers, if the layout has any; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  @usableFromInline let cellProvider: CellProvider

  // MARK: - Creating a diffable data source

  // Inlinable, so that the difference is compiled for the concrete types of the identifiers.
  /// Creates a data source and sets it as the collection view's. The collection view is held weakly.
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

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.numberOfItems(inSectionAt: section) }

  /// Returns the cell that the cell provider creates for the item.
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

  /// Returns the view that the ``supplementaryViewProvider`` creates. If it creates none, this is reported, and an
  /// empty view is shown.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? collectionView.missingSupplementaryView(kind, indexPath)
  }
}
