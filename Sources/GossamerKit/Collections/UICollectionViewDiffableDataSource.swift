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
>: DiffableListDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource,
  OutlineDataSource
{
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

  /// What happens when a person expands and collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// What happens when a person expands and collapses items; nil for the usual.
  public struct SectionSnapshotHandlers {
    /// Whether an item may be expanded. It may unless set.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be collapsed. It may unless set.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Returns the children of an item that is expanded, to load them late.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
          -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers of which none is set.
    public init() {}
  }

  /// The hierarchies of the sections that have one.
  private var hierarchies:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

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

  // MARK: - Hierarchies of items

  /// Shows the visible items of a hierarchy in a section, which is added if it isn't there.
  /// - Parameters:
  ///   - animatingDifferences: whether the changes are animated.
  ///   - completion: called when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    hierarchies[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    (list as? UICollectionView)?.outlineDidChange()
  }

  /// The hierarchy of a section; its items in a row if it has none.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let hierarchy = hierarchies[section] { return hierarchy }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if shown.indexOfSection(section) != nil {
      made.append(shown.itemIdentifiers(inSection: section))
    }
    return made
  }

  private func hierarchy(
    of indexPath: IndexPath
  ) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let section = sectionIdentifier(for: indexPath.section),
      let item = itemIdentifier(for: indexPath), let snapshot = hierarchies[section]
    else { return nil }
    return (section, item, snapshot)
  }

  func outlinePlace(of indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
    hierarchy(of: indexPath).map {
      ($0.snapshot.level(of: $0.item), $0.snapshot.isExpanded($0.item))
    }
  }

  func toggleExpansion(of indexPath: IndexPath) {
    guard let (section, item, current) = hierarchy(of: indexPath) else { return }
    var snapshot = current
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: children)
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
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

/// A data source of which items are children of others.
protocol OutlineDataSource: AnyObject {
  /// How many items an item is inside of, and whether its children are shown; nil if its section has no hierarchy.
  func outlinePlace(of indexPath: IndexPath) -> (level: Int, isExpanded: Bool)?

  /// Shows the children of an item, or hides them.
  func toggleExpansion(of indexPath: IndexPath)
}

extension UICollectionView {
  /// Tells the cells whether their items are expanded.
  func outlineDidChange() {
    for cell in visibleCells { (cell as? UICollectionViewListCell)?.outlineDidChange() }
  }
}
