// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension GtkAccessibleRole {
  /// What `view` is to assistive technologies, by its traits. GTK fixes it when the widget is made.
  init(of view: UIView) {
    let traits = view.accessibilityTraits
    self =
      if view is SheetCard {
        GTK_ACCESSIBLE_ROLE_DIALOG
      } else if view is AlertView {
        GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
      } else if view is any ListCell {
        GTK_ACCESSIBLE_ROLE_LIST_ITEM
      } else if view is SegmentView {
        GTK_ACCESSIBLE_ROLE_RADIO
      } else if view is UITabBar {
        GTK_ACCESSIBLE_ROLE_TAB_LIST
      } else if view is TabBarButton {
        GTK_ACCESSIBLE_ROLE_TAB
      } else if traits.contains(.link) {
        GTK_ACCESSIBLE_ROLE_LINK
      } else if traits.contains(.button) || view is UIControl && !(view is UIRefreshControl) {
        GTK_ACCESSIBLE_ROLE_BUTTON
      } else if traits.contains(.image) {
        GTK_ACCESSIBLE_ROLE_IMG
      } else if traits.contains(.header) {
        GTK_ACCESSIBLE_ROLE_HEADING
      } else if traits.contains(.staticText) {
        GTK_ACCESSIBLE_ROLE_LABEL
      } else {
        GTK_ACCESSIBLE_ROLE_GROUP
      }
  }
}
