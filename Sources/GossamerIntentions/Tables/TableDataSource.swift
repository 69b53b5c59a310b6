// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

/// The data source of a table with one section: it has the items, and configures cells for them. One of the two
/// small objects that a ``TableCoordinator`` owns.
///
/// **In a document** it is an Object whose class is a subclass without type parameters, which overrides
/// ``configure(_:with:)``; the table's outlet `dataSource` leads to it.
@preconcurrency @MainActor
open class TableDataSource<Item, Cell: UITableViewCell>: CustomObject, UITableViewDataSource {
  /// The items, one per row. Setting them doesn't reload the table; setting
  /// ``TableCoordinator/items`` does.
  public final var items: [Item] = []

  /// Configures a cell for an item; nil by default.
  public final var configuration: ((Cell, Item) -> Void)?

  /// Creates a data source without items.
  public required init() {}

  /// What documents can connect: nothing yet.
  open class var wires: AnyWires { Wires<TableDataSource<Item, Cell>>() }

  /// The reuse identifier of the cells: the name of their class unless overridden. If no class or nib is
  /// registered for it, cells are created by `init(style:reuseIdentifier:)`.
  open var reuseIdentifier: String { "\(Cell.self)" }

  /// Configures a cell for an item, by ``configuration`` unless overridden.
  open func configure(_ cell: Cell, with item: Item) {
    if let configuration { return configuration(cell, item) }
    guard !hasComplained else { return }
    hasComplained = true
    Messages.intentions.error(
      """
      \(type(of: self)) has no configuration, so its cells show nothing. Set one, or override \
      configure(_:with:).
      """)
  }

  private var hasComplained = false

  /// The item of a row; nil if there is none.
  public final func item(at indexPath: IndexPath) -> Item? {
    items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// How many items there are.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  /// A cell that is configured for the item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let dequeued = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier)
    let tableCell = dequeued ?? Cell(style: .default, reuseIdentifier: reuseIdentifier)
    guard let item = item(at: indexPath) else { return tableCell }
    guard let cell = tableCell as? Cell else {
      Messages.intentions.error(
        """
        The cell that is registered for '\(reuseIdentifier)' is a \(type(of: tableCell)), and no \(Cell.self), so it \
        shows nothing. Register \(Cell.self) for it, or a nib with one.
        """)
      return tableCell
    }
    configure(cell, with: item)
    return cell
  }
}
