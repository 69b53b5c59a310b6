// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A table delegate that has the selected item. It is a control, though never visible, and sends `valueChanged`,
/// so that a screen reacts to a selection as it does to any other control. One of the two small objects that a
/// ``TableCoordinator`` owns.
///
/// **In a document** it is an Object whose class is a subclass without type parameters; the table's outlet
/// `delegate` leads to it, and its action for Value Changed leads to the object that reacts.
open class TableDelegate<Item>: UIControl, CustomObject, UITableViewDelegate {
  /// The item that was selected last; nil before the first selection.
  public final private(set) var selectedData: Item?

  /// The item of a row; nil if there is none. A coordinator sets it.
  final var item: (IndexPath) -> Item? = { _ in nil }

  /// Creates a delegate of no table yet.
  public required init() { super.init(frame: .zero) }

  /// As ``init()``.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As ``init()``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The wires of controls.
  open override class var wires: AnyWires { Wires<TableDelegate<Item>>(super.wires) }

  /// Deselects the row, keeps its item, and sends `valueChanged`.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let item = item(indexPath) else { return }
    selectedData = item
    sendActions(for: .valueChanged)
  }
}
