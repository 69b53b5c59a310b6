// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UITableView or a UICollectionView as a UIScrollView is shown, which has the keyboard. To assistive
/// technologies the cells are in a list; the widget around it is a scroll pane to them, whatever its role (AT-SPI in
/// GTK 4.8).
final class ListPeer: ScrollViewPeer {
  /// Creates a peer of a table or a collection view.
  init(list: UIScrollView, in windowHost: GTKWindowHost) {
    super.init(scrollView: list, in: windowHost)
  }

  /// Its items have it.
  override func takesKeyboard(_ scrollView: UIScrollView) -> Bool { true }

  /// The list has a line around its item.
  override func drawFocus(on snapshot: OpaquePointer) {}

  override var roleOfCanvas: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    if changes.contains(.accessibility) {
      ObjectHandle(referencing: container).setAccessibleName(view.accessibilityLabel)
    }
  }

  /// The items are one stop of the Tab key, and an arrow goes to them from outside. In an item the list itself moves the
  /// focus, and is asked before GTK.
  override func moveFocus(_ direction: GtkDirectionType, byClass: () -> Bool) -> Bool {
    guard let list = view as? ListScrollView else { return byClass() }
    switch direction {
    case GTK_DIR_TAB_FORWARD: return list.hostMovesFocus(forward: true)
    case GTK_DIR_TAB_BACKWARD: return list.hostMovesFocus(forward: false)
    default:
      let isInside = windowHost?.focusedView?.isDescendant(of: list) == true
      return !isInside && list.hostFocusesItems()
    }
  }
}

/// Shows a cell of a list. Assistive technologies activate it; the keyboard is the list's.
final class CellPeer: WidgetPeer {
  /// Creates a peer of `cell`.
  init(cell: UIView, in windowHost: GTKWindowHost) {
    super.init(view: cell, in: windowHost, base: PressableWidgetClass.type)
  }
}

extension WidgetPeer {
  /// Says which item of the list a cell is, and how many there are, where that has changed.
  func updatePlaceInSet(of cell: any ListCell) {
    let place = cell.placeInList
    guard place.position > 0, place != placeInSet else { return }
    placeInSet = place
    var relations = [GTK_ACCESSIBLE_RELATION_POS_IN_SET, GTK_ACCESSIBLE_RELATION_SET_SIZE]
    var values = [GValue(), GValue()]
    for (index, number) in [place.position, place.count].enumerated() {
      g_value_init(&values[index], GType.int)
      g_value_set_int(&values[index], gint(clamping: number))
    }
    gtk_accessible_update_relation_value(handle.opaque, 2, &relations, &values)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
