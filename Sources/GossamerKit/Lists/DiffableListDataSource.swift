// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The common superclass of ``UITableViewDiffableDataSource`` and ``UICollectionViewDiffableDataSource``: a data source
/// that shows a snapshot, and updates its list by the difference between two snapshots.
///
/// UIKit has no such class: there both inherit from `NSObject` directly.
@preconcurrency @MainActor
open class DiffableListDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections and items that are shown, by their identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The table or the collection view; nil if it was deallocated.
  weak var list: ListScrollView?
  private(set) var shown = Snapshot()
  private let difference: (Snapshot, Snapshot) -> SnapshotDifference

  // MARK: - Creating a diffable data source

  /// - Parameter difference: computes the difference between two snapshots. It is compiled for the concrete types of
  ///   the identifiers.
  @usableFromInline
  init(difference: @escaping (Snapshot, Snapshot) -> SnapshotDifference) {
    self.difference = difference
  }

  // MARK: - Identifying items

  /// The identifier of the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.itemIdentifier(at: indexPath)
  }

  /// The index path of an item; nil if the current snapshot doesn't contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(ofItem: itemIdentifier)
  }

  /// The identifier of the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifier(at: index)
  }

  /// The index of a section; nil if the current snapshot doesn't contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: - Updating data

  /// Returns a copy of the current snapshot. To change what is shown, change the copy and apply it.
  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot. Items are inserted, deleted and moved, with as few moves as possible, in one batch update; after
  /// that, the items that the snapshot marks are reloaded or reconfigured.
  /// - Parameters:
  ///   - animatingDifferences: whether the changes are animated.
  ///   - completion: called when the animations have ended.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let list else {
      shown = snapshot.withoutReloads
      completion?()
      return
    }
    let change = { self.show(snapshot, in: list, completion) }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows a snapshot, and returns when the animations have ended.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading all data, without computing a difference and without animations.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    shown = snapshot.withoutReloads
    list?.reloadData()
    completion?()
  }

  /// Records changes of the list, as a part of a batch update.
  func change(_ list: ListScrollView, _ change: (inout ListChanges) -> Void) {
    list.change(change)
  }

  private func show(
    _ snapshot: Snapshot, in list: ListScrollView, _ completion: (() -> Void)?
  ) {
    let before = shown
    let difference = difference(before, snapshot)
    list.performBatchUpdates { [self] in
      shown = snapshot.withoutReloads
      change(list) { $0.add(from: before, to: snapshot, difference) }
    } completion: { _ in
      completion?()
    }
    list.reconfigureCells(at: snapshot.reconfiguredIndexPaths(since: before))
  }
}
