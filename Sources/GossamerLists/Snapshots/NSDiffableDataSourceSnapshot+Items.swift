// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Changing the items of a snapshot.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  /// - Parameters:
  ///   - identifiers: the items.
  ///   - sectionIdentifier: the section; nil for the last one.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    var place = sections.ids.count - 1
    if let sectionIdentifier {
      guard let section = section(sectionIdentifier) else { return }
      place = section
    }
    guard place >= 0 else { return SnapshotMistake.noSection.log(#function) }
    insert(identifiers, at: ends[place], section: place)
  }

  /// Adds items in front of another one, in its section.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = item(beforeIdentifier) else { return }
    insert(identifiers, at: place, section: section(ofPosition: place))
  }

  /// Adds items behind another one, in its section.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = item(afterIdentifier) else { return }
    insert(identifiers, at: place + 1, section: section(ofPosition: place))
  }

  /// Deletes items. Those that aren't in the snapshot don't matter.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(at: items.positions(of: identifiers))
  }

  /// Deletes all items and all sections.
  @inlinable
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item in front of another one, into the section of that one.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard item(identifier) != nil, let place = item(toIdentifier) else { return }
    insert([identifier], at: place, section: section(ofPosition: place), isMove: true)
  }

  /// Moves an item behind another one, into the section of that one.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard item(identifier) != nil, let place = item(toIdentifier) else { return }
    insert([identifier], at: place + 1, section: section(ofPosition: place), isMove: true)
  }

  /// Marks items whose cells are replaced by new ones when the snapshot is applied.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, in: \.reloaded)
  }

  /// Marks items whose existing cells are configured again when the snapshot is applied. That is
  /// cheaper than ``reloadItems(_:)``, and keeps the cells' own state, such as the caret of a text
  /// field.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, in: \.reconfigured)
  }

  @inlinable
  mutating func mark(
    _ identifiers: [ItemIdentifierType],
    in list: WritableKeyPath<Self, IdentityList<ItemIdentifierType>>, call: String = #function
  ) {
    let unknown = identifiers.filter { items.position(of: $0) == nil }
    if !unknown.isEmpty {
      SnapshotMistake.leftOut(.item, unknown.map { "\($0)" }).log(call)
    }
    let fresh = identifiers.filter {
      items.position(of: $0) != nil && self[keyPath: list].position(of: $0) == nil
    }
    _ = self[keyPath: list].insert(fresh, at: self[keyPath: list].ids.count)
  }

  @inlinable
  package mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: Int, section: Int, isMove: Bool = false,
    call: String = #function
  ) {
    let insertion = items.insert(identifiers, at: place)
    shrinkSections(takingOut: insertion.moved.map(\.from).sorted())
    for index in section..<ends.count { ends[index] += insertion.count }
    if !insertion.copies.isEmpty {
      SnapshotMistake.copies(
        .item, insertion.copies.map { ("\($0.id)", $0.first, $0.further) }
      ).log(call)
    }
    if !insertion.moved.isEmpty, !isMove {
      SnapshotMistake.moved(.item, insertion.moved.map { ("\($0.id)", $0.from) }).log(call)
    }
  }

  /// Removes the items at `positions`, which must be in ascending order.
  @inlinable
  package mutating func remove(at positions: [Int]) {
    if positions.isEmpty { return }
    if !reloaded.ids.isEmpty || !reconfigured.ids.isEmpty {
      let gone = positions.map { items.ids[$0] }
      reloaded.remove(gone)
      reconfigured.remove(gone)
    }
    items.remove(at: positions)
    shrinkSections(takingOut: positions)
  }

  /// Updates the ends of the sections after the items at `positions`, in ascending order, were
  /// removed.
  @usableFromInline
  mutating func shrinkSections(takingOut positions: [Int]) {
    if positions.isEmpty { return }
    var gone = 0
    for section in ends.indices {
      while gone < positions.count, positions[gone] < ends[section] { gone += 1 }
      ends[section] -= gone
    }
  }
}
