// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Changes by snapshots, for tables and collection views.
nonisolated extension ListChanges {
  /// Adds the difference between two snapshots, and the reloads that the new one asks for.
  mutating func add<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, _ difference: SnapshotDifference
  ) {
    deletedSections += difference.sections.deletions
    insertedSections += difference.sections.insertions
    movedSections += difference.sections.moves.map { ($0.from, $0.to) }
    deletedRows += difference.deletions.map { IndexPath($0) }
    insertedRows += difference.insertions.map { IndexPath($0) }
    movedRows += difference.moves.map { (IndexPath($0.from), IndexPath($0.to)) }
    reloadedSections += new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) }
    reloadedRows += new.reloadedItemIdentifiers.compactMap { old.indexPath(ofItem: $0) }
  }
}

nonisolated extension NSDiffableDataSourceSnapshot {
  /// The identifier of the item at an index path; nil if there is none.
  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return itemIdentifier(atSection: indexPath.section, item: indexPath.item)
  }

  /// The index path of an item; nil if the snapshot doesn't contain it.
  func indexPath(ofItem item: ItemIdentifierType) -> IndexPath? {
    place(ofItem: item).map { IndexPath($0) }
  }

  /// The identifier of the section at an index; nil if there is none.
  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// The number of items in the section at an index; 0 if there is none.
  func numberOfItems(inSectionAt index: Int) -> Int {
    sectionIdentifier(at: index).map { numberOfItems(inSection: $0) } ?? 0
  }

  /// The index paths of the items to reconfigure. Items that are new or reloaded are left out.
  func reconfiguredIndexPaths(since old: Self) -> [IndexPath] {
    let reloaded = Set(reloadedItemIdentifiers)
    return
      reconfiguredItemIdentifiers
      .filter { !reloaded.contains($0) && old.place(ofItem: $0) != nil }
      .compactMap { indexPath(ofItem: $0) }
  }
}

nonisolated extension IndexPath {
  fileprivate init(_ place: SnapshotDifference.Place) {
    self.init(item: place.item, section: place.section)
  }
}
