// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// The delegate of a table that has the item which a person has selected: a control that is never seen, and sends
/// `valueChanged`, so that a screen hears of a selection as of any other control. One of the two small objects
/// that a ``TableCoordinator`` owns.
///
/// **In a document** it is an Object whose class is a subclass without type parameters; the table's outlet
/// `delegate` leads to it, and its action for Value Changed to who wants to know.
open class TableDelegate<Item>: UIControl, CustomObject, UITableViewDelegate {
  /// What was selected last; nil for nothing yet.
  public final private(set) var selectedData: Item?

  /// Tells which item is in a row. A coordinator sets it.
  final var item: (IndexPath) -> Item? = { _ in nil }

  /// Creates a delegate of no table yet.
  public required init() { super.init(frame: .zero) }

  /// As ``init()``.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As ``init()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What documents may reach: what they may of controls.
  open override class var wires: AnyWires { Wires<TableDelegate<Item>>(super.wires) }

  /// Notes the item, takes the selection from its row again, and sends `valueChanged`.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let item = item(indexPath) else { return }
    selectedData = item
    sendActions(for: .valueChanged)
  }
}
