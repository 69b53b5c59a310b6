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
    guard place >= 0 else { return SnapshotMistake.noSection.tell(#function) }
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

  /// Takes items out. Those that aren't there don't matter.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(at: items.positions(of: identifiers))
  }

  /// Takes all items and all sections out.
  @inlinable
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Puts an item in front of another one, into its section.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard item(identifier) != nil, let place = item(toIdentifier) else { return }
    insert([identifier], at: place, section: section(ofPosition: place), isMove: true)
  }

  /// Puts an item behind another one, into its section.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard item(identifier) != nil, let place = item(toIdentifier) else { return }
    insert([identifier], at: place + 1, section: section(ofPosition: place), isMove: true)
  }

  /// Asks for new cells for items, when the snapshot is applied.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    mark(identifiers, in: \.reloaded)
  }

  /// Asks to configure the cells anew that items have, when the snapshot is applied. That is cheaper than
  /// ``reloadItems(_:)``, and keeps what the cells have of their own, a field's caret for instance.
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
      SnapshotMistake.leftOut(.item, unknown.map { "\($0)" }).tell(call)
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
      ).tell(call)
    }
    if !insertion.moved.isEmpty, !isMove {
      SnapshotMistake.moved(.item, insertion.moved.map { ("\($0.id)", $0.from) }).tell(call)
    }
  }

  /// Takes out what stands at `positions`, which ascend.
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

  /// Lets sections end earlier, because what stood at `positions`, which ascend, is gone.
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
