// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Changing the sections of a snapshot.
extension NSDiffableDataSourceSnapshot {
  /// Adds sections without items at the end.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.ids.count)
  }

  /// Adds sections without items in front of another one.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = section(toIdentifier) else { return }
    insert(identifiers, at: place)
  }

  /// Adds sections without items behind another one.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = section(toIdentifier) else { return }
    insert(identifiers, at: place + 1)
  }

  /// Deletes sections with their items. Sections that aren't in the snapshot don't matter.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = sections.positions(of: identifiers)
    remove(at: gone.flatMap { range(of: $0) })
    for place in gone.reversed() { ends.remove(at: place) }
    sections.remove(at: gone)
    reloadedSections.remove(identifiers)
  }

  /// Moves a section with its items in front of another one.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard section(identifier) != nil, let place = section(toIdentifier) else { return }
    insert([identifier], at: place, isMove: true)
  }

  /// Moves a section with its items behind another one.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard section(identifier) != nil, let place = section(toIdentifier) else { return }
    insert([identifier], at: place + 1, isMove: true)
  }

  /// Marks sections whose cells, headers and footers are all replaced by new ones when the snapshot
  /// is applied.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    let unknown = identifiers.filter { sections.position(of: $0) == nil }
    if !unknown.isEmpty {
      SnapshotMistake.leftOut(.section, unknown.map { "\($0)" }).log(#function)
    }
    let fresh = identifiers.filter {
      sections.position(of: $0) != nil && reloadedSections.position(of: $0) == nil
    }
    _ = reloadedSections.insert(fresh, at: reloadedSections.ids.count)
  }

  @inlinable
  package mutating func insert(
    _ identifiers: [SectionIdentifierType], at place: Int, isMove: Bool = false,
    call: String = #function
  ) {
    let before = sections
    let ranges = ends.indices.map { range(of: $0) }
    let insertion = sections.insert(identifiers, at: place)
    if !insertion.copies.isEmpty {
      SnapshotMistake.copies(
        .section, insertion.copies.map { ("\($0.id)", $0.first, $0.further) }
      ).log(call)
    }
    if !insertion.moved.isEmpty, !isMove {
      SnapshotMistake.moved(.section, insertion.moved.map { ("\($0.id)", $0.from) }).log(call)
    }
    let moved = sections.ids.map { before.position(of: $0).map { ranges[$0] } ?? 0..<0 }
    var end = 0
    ends = moved.map { range in
      end += range.count
      return end
    }
    if !insertion.moved.isEmpty { items.reorder(moved.flatMap { $0 }) }
  }
}
