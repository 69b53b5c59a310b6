// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension GtkAccessibleRole {
  /// The role of `view`, by its class and its accessibility traits. GTK fixes it when the widget is made.
  init(of view: UIView) {
    var traits = view.accessibilityTraits
    if view is UIControl, !(view is UIRefreshControl || view is UIDatePicker) {
      traits.insert(.button)
    }
    // A view that isn't an element itself, such as a picker, is adjusted by the controls inside it.
    if !view.isAccessibilityElement { traits.remove(.adjustable) }
    self =
      if view is SheetCard || view is PopoverCard {
        GTK_ACCESSIBLE_ROLE_DIALOG
      } else if view is AlertView {
        GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
      } else if view is any ListCell {
        GTK_ACCESSIBLE_ROLE_LIST_ITEM
      } else if view is SegmentView {
        GTK_ACCESSIBLE_ROLE_RADIO
      } else if view is UITabBar {
        GTK_ACCESSIBLE_ROLE_TAB_LIST
      } else if view is UIToolbar {
        GTK_ACCESSIBLE_ROLE_TOOLBAR
      } else if view is UISearchBar {
        GTK_ACCESSIBLE_ROLE_SEARCH
      } else if view is TabBarButton {
        GTK_ACCESSIBLE_ROLE_TAB
      } else {
        GtkAccessibleRole(traits)
      }
  }

  /// The role by accessibility traits alone.
  init(_ traits: UIAccessibilityTraits) {
    self =
      if traits.contains(.link) {
        GTK_ACCESSIBLE_ROLE_LINK
      } else if traits.contains(.button) {
        GTK_ACCESSIBLE_ROLE_BUTTON
      } else if traits.contains(.adjustable) {
        GTK_ACCESSIBLE_ROLE_SLIDER
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
