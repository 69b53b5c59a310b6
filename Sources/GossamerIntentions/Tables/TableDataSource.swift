// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerSupport

/// The data source of a table with one section: it has the items, and lets cells show them. One of the two small
/// objects that a ``TableCoordinator`` owns.
///
/// **In a document** it is an Object whose class is a subclass without type parameters, which overrides
/// ``configure(_:with:)``; the table's outlet `dataSource` leads to it.
open class TableDataSource<Item, Cell: UITableViewCell>: CustomObject, UITableViewDataSource {
  /// What is shown, a row each. Whoever sets it tells the table; ``TableCoordinator/items`` does.
  public final var items: [Item] = []

  /// Lets a cell show an item. Nothing unless set.
  public final var configuration: ((Cell, Item) -> Void)?

  /// Creates a data source without items.
  public required init() {}

  /// What documents may reach: nothing yet.
  open class var wires: AnyWires { Wires<TableDataSource<Item, Cell>>() }

  /// What cells are registered for. The name of their class unless overridden. Where nothing is registered, cells
  /// are made by `init(style:reuseIdentifier:)`.
  open var reuseIdentifier: String { "\(Cell.self)" }

  /// Lets a cell show an item, by ``configuration`` unless overridden.
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

  /// A cell that shows the item.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let dequeued = tableView.dequeueReusableCell(withIdentifier: reuseIdentifier)
    let made = dequeued ?? Cell(style: .default, reuseIdentifier: reuseIdentifier)
    guard let item = item(at: indexPath) else { return made }
    guard let cell = made as? Cell else {
      Messages.intentions.error(
        """
        The cell that is registered for '\(reuseIdentifier)' is a \(type(of: made)), and no \(Cell.self), so it \
        shows nothing. Register \(Cell.self) for it, or a nib with one.
        """)
      return made
    }
    configure(cell, with: item)
    return cell
  }
}
