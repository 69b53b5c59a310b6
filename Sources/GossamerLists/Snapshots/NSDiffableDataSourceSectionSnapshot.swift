// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The items of one section, of which some are children of others. The children of an item that isn't expanded aren't visible.
///
///     var files = NSDiffableDataSourceSectionSnapshot<File>()
///     files.append([folder])
///     files.append(folder.files, to: folder)
///     files.expand([folder])
///     dataSource.apply(files, to: .main)
///
/// An identifier that is there already is skipped; operations on one that isn't there do nothing.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Adding and removing items

  /// Adds items at the end.
  /// - Parameter parent: the item whose children they become; nil for the top.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, !contains(parent) { return }
    insert(items, at: list(of: parent).count, of: parent)
  }

  /// Adds items before another one, beside it.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let (parent, index) = place(of: item) else { return }
    insert(items, at: index, of: parent)
  }

  /// Adds items after another one, beside it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let (parent, index) = place(of: item) else { return }
    insert(items, at: index + 1, of: parent)
  }

  /// Removes items with their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let (parent, index) = place(of: item) else { continue }
      delete(children[item] ?? [])
      change(parent) { $0.remove(at: index) }
      (children[item], parents[item]) = (nil, nil)
      expanded.remove(item)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Replaces the children of an item by what another snapshot has.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard contains(parent) else { return }
    delete(children[parent] ?? [])
    add(snapshot.roots, of: snapshot, to: parent)
  }

  // MARK: - Expanding and collapsing items

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Whether the children of an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  // MARK: - Finding items

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { flattened { _ in true } }

  /// The items that are visible, each before its children.
  public var visibleItems: [ItemIdentifierType] { flattened(expanded.contains) }

  /// The items at the top.
  public var rootItems: [ItemIdentifierType] { roots }

  /// Whether an item is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return false }
    return parent.map { expanded.contains($0) && isVisible($0) } ?? true
  }

  /// Whether there is an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// How many items an item is inside of; 0 at the top.
  public func level(of item: ItemIdentifierType) -> Int {
    parent(of: item).map { level(of: $0) + 1 } ?? 0
  }

  /// The place of an item among all items; nil if it isn't there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The item that an item is a child of; nil at the top.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child].flatMap { $0 }
  }

  /// The children of an item as a snapshot.
  /// - Parameter includingParent: whether the item is in it.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var made = Self()
    guard contains(parent) else { return made }
    made.add(includingParent ? [parent] : children[parent] ?? [], of: self, to: nil)
    return made
  }

  // MARK: - The tree

  private func list(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? roots
  }

  private func place(
    of item: ItemIdentifierType
  ) -> (parent: ItemIdentifierType?, index: Int)? {
    guard let parent = parents[item], let index = list(of: parent).firstIndex(of: item) else {
      return nil
    }
    return (parent, index)
  }

  private mutating func change(
    _ parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    guard let parent else { return change(&roots) }
    change(&children[parent, default: []])
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, of parent: ItemIdentifierType?
  ) {
    var new: [ItemIdentifierType] = []
    for item in items where !contains(item) {
      parents[item] = .some(parent)
      new.append(item)
    }
    change(parent) { $0.insert(contentsOf: new, at: index) }
  }

  private mutating func add(
    _ items: [ItemIdentifierType], of other: Self, to parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in items {
      add(other.children[item] ?? [], of: other, to: item)
      if other.isExpanded(item) { expanded.insert(item) }
    }
  }

  private func flattened(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    func add(_ items: [ItemIdentifierType]) {
      for item in items {
        found.append(item)
        if isOpen(item) { add(children[item] ?? []) }
      }
    }
    add(roots)
    return found
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
