// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What ``UITableViewDiffableDataSource`` and ``UICollectionViewDiffableDataSource`` have in common: they show a
/// snapshot, and go from one to the next by their difference.
///
/// UIKit has no such class: there both are subclasses of `NSObject` itself.
@MainActor
open class DiffableListDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// What is shown, by identity.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The table or the collection view; nil if it is gone.
  weak var list: ListScrollView?
  private(set) var shown = Snapshot()
  private let difference: (Snapshot, Snapshot) -> SnapshotDifference

  // MARK: - Creating a diffable data source

  /// - Parameter difference: finds what leads from one snapshot to another, by code that knows the identifiers' types.
  @usableFromInline
  init(difference: @escaping (Snapshot, Snapshot) -> SnapshotDifference) {
    self.difference = difference
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
    guard let list else {
      shown = snapshot.withoutReloads
      completion?()
      return
    }
    let change = { self.show(snapshot, in: list, completion) }
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
    list?.reloadData()
    completion?()
  }

  /// Tells the list of changes, as a part of a batch.
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
