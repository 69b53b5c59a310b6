// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The sections and items that a list is to show, by their identifiers. A diffable data source
/// changes its list to match such a value.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Month, Photo.ID>()
///     snapshot.appendSections([.may, .june])
///     snapshot.appendItems(photosOfMay, toSection: .may)
///     snapshot.appendItems(photosOfJune)
///     dataSource.apply(snapshot)
///
/// Each identifier occurs once. Copying is free until one of the copies is changed. Looking up an
/// identifier costs a hash. Appending items costs only what is appended. Any other change costs a
/// pass over all items (some tenths of a millisecond with 100,000 of them), so change many items by
/// one call.
///
/// Where UIKit raises an exception (for an unknown identifier, or one that is given twice), a
/// message is logged to `gossamer.lists` here, and the call leaves that identifier out. An
/// identifier that is added again moves to its new place, as in UIKit. Deleting an unknown
/// identifier does nothing.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  @usableFromInline var sections = IdentityList<SectionIdentifierType>()
  /// The items of all sections, one section after the other.
  @usableFromInline package var items = IdentityList<ItemIdentifierType>()
  /// For each section the position in `items` behind its last item.
  @usableFromInline package var ends: [Int] = []
  @usableFromInline var reloaded = IdentityList<ItemIdentifierType>()
  @usableFromInline var reconfigured = IdentityList<ItemIdentifierType>()
  @usableFromInline package var reloadedSections = IdentityList<SectionIdentifierType>()

  /// Creates an empty snapshot.
  @inlinable
  public init() {}

  // MARK: - Counting

  /// How many items there are in all sections.
  @inlinable public var numberOfItems: Int { items.ids.count }

  /// How many sections there are.
  @inlinable public var numberOfSections: Int { sections.ids.count }

  /// How many items a section has. For an unknown section it logs a message and returns 0.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    section(identifier).map { range(of: $0).count } ?? 0
  }

  // MARK: - Finding

  /// The items of all sections, in their order. Costs nothing.
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { items.ids }

  /// The sections, in their order. Costs nothing.
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] { sections.ids }

  /// The items of a section, in their order. For an unknown section it logs a message and returns
  /// none.
  @inlinable
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    section(identifier).map { Array(items.ids[range(of: $0)]) } ?? []
  }

  /// The section that an item is in; nil if there is no such item.
  @inlinable
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    items.position(of: identifier).map { sections.ids[section(ofPosition: $0)] }
  }

  /// The index of an item among those of all sections; nil if there is no such item.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    items.position(of: identifier)
  }

  /// The index of a section; nil if there is no such section.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.position(of: identifier)
  }

  // MARK: - Reloading

  /// The items that were passed to ``reloadItems(_:)``.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded.ids }

  /// The sections that were passed to ``reloadSections(_:)``.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    reloadedSections.ids
  }

  /// The items that were passed to ``reconfigureItems(_:)``.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured.ids }

  /// The same sections and items, none of them marked for reloading or reconfiguring.
  @inlinable package var withoutReloads: Self {
    var copy = self
    copy.reloaded = IdentityList()
    copy.reconfigured = IdentityList()
    copy.reloadedSections = IdentityList()
    return copy
  }

  // MARK: - Places

  /// The item at a place of a section; nil if there is none.
  @inlinable
  package func itemIdentifier(atSection section: Int, item: Int) -> ItemIdentifierType? {
    guard ends.indices.contains(section), item >= 0, item < range(of: section).count else {
      return nil
    }
    return items.ids[range(of: section).lowerBound + item]
  }

  /// The place of an item in its section; nil if there is no such item.
  @inlinable
  package func place(ofItem identifier: ItemIdentifierType) -> SnapshotDifference.Place? {
    items.position(of: identifier).map { position in
      let section = section(ofPosition: position)
      return SnapshotDifference.Place(
        section: section, item: position - range(of: section).lowerBound)
    }
  }

  /// The positions in `items` of a section's items.
  @inlinable
  func range(of section: Int) -> Range<Int> {
    (section == 0 ? 0 : ends[section - 1])..<ends[section]
  }

  /// The index of the section that contains the item at `position`: the first that ends behind it.
  @inlinable
  func section(ofPosition position: Int) -> Int {
    var (first, length) = (0, ends.count)
    while length > 0 {
      let half = length / 2
      if ends[first + half] <= position {
        first += half + 1
        length -= half + 1
      } else {
        length = half
      }
    }
    return first
  }

  /// The index of a section. If there is none it logs a message and returns nil.
  @inlinable
  func section(_ identifier: SectionIdentifierType, in call: String = #function) -> Int? {
    let place = sections.position(of: identifier)
    if place == nil { SnapshotMistake.unknown(.section, "\(identifier)").log(call) }
    return place
  }

  /// The position of an item. If there is none it logs a message and returns nil.
  @inlinable
  package func item(_ identifier: ItemIdentifierType, in call: String = #function) -> Int? {
    let place = items.position(of: identifier)
    if place == nil { SnapshotMistake.unknown(.item, "\(identifier)").log(call) }
    return place
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
