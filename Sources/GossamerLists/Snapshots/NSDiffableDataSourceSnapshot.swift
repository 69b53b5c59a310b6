// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a list shows, by the identity of its sections and items: a value, that a diffable data source
/// is brought to.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Month, Photo.ID>()
///     snapshot.appendSections([.may, .june])
///     snapshot.appendItems(photosOfMay, toSection: .may)
///     snapshot.appendItems(photosOfJune)
///     dataSource.apply(snapshot)
///
/// Each identifier stands in it once. Copying is free until one of the copies is changed. Looking
/// something up costs a hash; adding items at the end costs what is added; any other change costs a pass
/// over all items (some tenths of a millisecond with 100,000 of them), so change many by one call.
///
/// Where UIKit raises an exception (an identifier that isn't there, one that is given twice) a message says
/// so here, by the logger `gossamer.lists`, and the snapshot stays as it was or does what remains. An
/// identifier that is added although it is there goes to its new place, as in UIKit. To delete what isn't
/// there does nothing.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  @usableFromInline var sections = IdentityList<SectionIdentifierType>()
  /// The items of all sections, one section after the other.
  @usableFromInline package var items = IdentityList<ItemIdentifierType>()
  /// For each section the place behind its last item.
  @usableFromInline package var ends: [Int] = []
  @usableFromInline var reloaded = IdentityList<ItemIdentifierType>()
  @usableFromInline var reconfigured = IdentityList<ItemIdentifierType>()
  @usableFromInline package var reloadedSections = IdentityList<SectionIdentifierType>()

  /// A snapshot of nothing.
  @inlinable
  public init() {}

  // MARK: - Counting

  /// How many items there are in all sections.
  @inlinable public var numberOfItems: Int { items.ids.count }

  /// How many sections there are.
  @inlinable public var numberOfSections: Int { sections.ids.count }

  /// How many items a section has; 0, and a message, if there is no such section.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    section(identifier).map { range(of: $0).count } ?? 0
  }

  // MARK: - Finding

  /// The items of all sections, in their order. Costs nothing.
  @inlinable public var itemIdentifiers: [ItemIdentifierType] { items.ids }

  /// The sections, in their order. Costs nothing.
  @inlinable public var sectionIdentifiers: [SectionIdentifierType] { sections.ids }

  /// The items of a section, in their order; none, and a message, if there is no such section.
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

  /// The place of an item among those of all sections; nil if there is no such item.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    items.position(of: identifier)
  }

  /// The place of a section; nil if there is no such section.
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.position(of: identifier)
  }

  // MARK: - What is to be shown anew

  /// The items that ``reloadItems(_:)`` was told.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifierType] { reloaded.ids }

  /// The sections that ``reloadSections(_:)`` was told.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    reloadedSections.ids
  }

  /// The items that ``reconfigureItems(_:)`` was told.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfigured.ids }

  /// The same sections and items, none of which is to be shown anew.
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

  /// Where the items of the section at a place stand.
  @inlinable
  func range(of section: Int) -> Range<Int> {
    (section == 0 ? 0 : ends[section - 1])..<ends[section]
  }

  /// The place of the section in which the item at `position` is: the first that ends behind it.
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

  /// The place of a section; nil, and a message, if there is none.
  @inlinable
  func section(_ identifier: SectionIdentifierType, in call: String = #function) -> Int? {
    let place = sections.position(of: identifier)
    if place == nil { SnapshotMistake.unknown(.section, "\(identifier)").tell(call) }
    return place
  }

  /// The place of an item; nil, and a message, if there is none.
  @inlinable
  package func item(_ identifier: ItemIdentifierType, in call: String = #function) -> Int? {
    let place = items.position(of: identifier)
    if place == nil { SnapshotMistake.unknown(.item, "\(identifier)").tell(call) }
    return place
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
