// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// What tables and collection views that show snapshots have in common.
nonisolated extension ListChanges {
  /// Adds what leads from one snapshot to another, and what that wants to be reloaded.
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
  /// The item at a place; nil if there is none.
  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return itemIdentifier(atSection: indexPath.section, item: indexPath.item)
  }

  /// The place of an item; nil if there is none.
  func indexPath(ofItem item: ItemIdentifierType) -> IndexPath? {
    place(ofItem: item).map { IndexPath($0) }
  }

  /// The section at a place; nil if there is none.
  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// How many items the section at a place has; 0 if there is none.
  func numberOfItems(inSectionAt index: Int) -> Int {
    sectionIdentifier(at: index).map { numberOfItems(inSection: $0) } ?? 0
  }

  /// Where the items stand that are configured anew: they were there before, and aren't reloaded.
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
