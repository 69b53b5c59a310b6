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
    gtk_widget_set_focusable(widget, 1)
    ObjectHandle(referencing: container).setAccessibleRole(GTK_ACCESSIBLE_ROLE_LIST)
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
