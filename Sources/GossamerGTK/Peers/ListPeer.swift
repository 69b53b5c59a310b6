// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UITableView or a UICollectionView: a scroll view that takes the keyboard focus. Its canvas has the accessible
/// role of a list, because GTK 4.8 reports a GtkScrolledWindow to AT-SPI as a scroll pane, whatever its role.
final class ListPeer: ScrollViewPeer {
  /// Creates a peer of a table or a collection view.
  init(list: UIScrollView, in windowHost: GTKWindowHost) {
    super.init(scrollView: list, in: windowHost)
  }

  /// True: the list's items take the keyboard focus.
  override func takesKeyboard(_ scrollView: UIScrollView) -> Bool { true }

  /// Draws nothing: the list itself draws a ring around the focused item.
  override func drawFocus(on snapshot: OpaquePointer) {}

  override var roleOfCanvas: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST }

  override func update(_ changes: ViewChanges, of view: UIView) {
    super.update(changes, of: view)
    if changes.contains(.accessibility) {
      ObjectHandle(referencing: container).setAccessibleName(view.accessibilityLabel)
    }
  }

  /// The Tab key stops once at the items, and an arrow key from outside enters them. Within the items the list moves the
  /// focus itself.
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

/// Shows a cell of a list. Assistive technologies can activate it; the list handles its keys.
final class CellPeer: WidgetPeer {
  /// Creates a peer of `cell`.
  init(cell: UIView, in windowHost: GTKWindowHost) {
    super.init(view: cell, in: windowHost, base: PressableWidgetClass.type)
  }
}

extension WidgetPeer {
  /// Tells assistive technologies the position of a cell in its list and the number of items, if they have changed.
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
