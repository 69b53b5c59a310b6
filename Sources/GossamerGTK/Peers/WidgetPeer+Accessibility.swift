// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension ObjectHandle {
  /// Sets the accessible role of a widget. GTK allows it only once, before anything has asked for the role.
  func setAccessibleRole(_ role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    g_object_set_property(pointer(to: GObject.self), "accessible-role", &value)
    g_value_unset(&value)
  }

  /// Sets an accessible property of a widget to a text; nil resets it.
  func setAccessibleProperty(_ property: GtkAccessibleProperty, to text: String?) {
    guard let text else { return gtk_accessible_reset_property(opaque, property) }
    var property = property
    var value = GValue()
    g_value_init(&value, GType.string)
    g_value_set_string(&value, DisplayText.replacingNUL(in: text))
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  /// Sets a Boolean accessible property of a widget.
  func setAccessible(_ property: GtkAccessibleProperty, _ isOn: Bool) {
    var property = property
    var value = GValue()
    g_value_init(&value, GType.boolean)
    g_value_set_boolean(&value, isOn ? 1 : 0)
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  /// Sets the accessible name of a widget; nil for none. An empty name stands for none, because GTK would name a widget
  /// without one after its class, unless it is a group.
  func setAccessibleName(_ name: String?) {
    let role = gtk_accessible_get_accessible_role(opaque)
    let isGroup = role == GTK_ACCESSIBLE_ROLE_GROUP || role == GTK_ACCESSIBLE_ROLE_LIST_ITEM
    setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name ?? (isGroup ? nil : ""))
  }

  /// Turns on, or resets, an accessible state that is off by default.
  func setAccessibleState(_ state: GtkAccessibleState, to isOn: Bool) {
    guard isOn else { return gtk_accessible_reset_state(opaque, state) }
    var state = state
    var value = GValue()
    g_value_init(&value, GType.boolean)
    g_value_set_boolean(&value, 1)
    gtk_accessible_update_state_value(opaque, 1, &state, &value)
    g_value_unset(&value)
  }

  /// Sets a state of selection. Unlike other states it is set to false rather than reset, so that assistive technologies
  /// read "not selected".
  func tellAccessibleChoice(_ state: GtkAccessibleState, _ isOn: Bool) {
    var state = state
    var value = GValue()
    // GTK documents a GtkAccessibleTristate or a boolean here, but reads an integer.
    g_value_init(&value, GType.int)
    let answer = isOn ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    g_value_set_int(&value, gint(answer.rawValue))
    gtk_accessible_update_state_value(opaque, 1, &state, &value)
    g_value_unset(&value)
  }
}

// Accessibility of views.
extension WidgetPeer {
  /// Updates the accessible properties of the widget that have changed.
  ///
  /// The accessibility identifier becomes the widget's name, for GTK's inspector and style sheets; GTK 4.8 has no property
  /// for it in the accessibility tree.
  func updateAccessibility(of view: UIView) {
    let texts = AccessibleTexts(of: view, describingValue: !tellsItsValue)
    if texts.label != accessibleTexts.label || !isNameTold {
      accessibleHandle.setAccessibleName(texts.label)
      isNameTold = true
    }
    if view.mayHaveAccessibleActions, !offersActions {
      AccessibleActionsClass.insert(into: widget)
      offersActions = true
    }
    if texts.description != accessibleTexts.description {
      accessibleHandle.setAccessibleProperty(
        GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: texts.description)
    }
    accessibleTexts = texts
    if let segment = view as? SegmentView {
      handle.tellAccessibleChoice(GTK_ACCESSIBLE_STATE_CHECKED, segment.isSelected)
    }
    if let tab = view as? TabBarButton {
      handle.tellAccessibleChoice(GTK_ACCESSIBLE_STATE_SELECTED, tab.isCurrent)
    }
    if let cell = view as? any ListCell {
      updatePlaceInSet(of: cell)
      handle.tellAccessibleChoice(GTK_ACCESSIBLE_STATE_SELECTED, cell.isSelected)
    }
    if let identifier = view.accessibilityIdentifier { gtk_widget_set_name(widget, identifier) }
    updateAccessibleHiding(of: view)
    for subview in view.subviews {
      (subview.peer as? WidgetPeer)?.updateAccessibleHiding(of: subview)
    }
  }

  /// Replaces the accessible description, which is usually the value and the hint; nil restores it.
  func tellDescription(_ text: String?) {
    accessibleHandle.setAccessibleProperty(
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text ?? accessibleTexts.description)
  }

  /// Hides the view from assistive technologies, or shows it again. Hidden are views inside an accessibility element, such
  /// as a button's title; views below another screen; views that an ancestor leaves out of its elements; image views and
  /// labels that aren't accessibility elements, because they are decoration; and labels without text.
  func updateAccessibleHiding(of view: UIView) {
    let saysNothing = view is UILabel && view.accessibilityLabel?.isEmpty != false
    let isDecoration =
      (!view.isAccessibilityElement && (view is UIImageView || view is UILabel) || saysNothing)
      && view.subviews.isEmpty
    let isHidden =
      view.superview?.isAccessibilityElement == true || view.isCovered || isLeftOut
      || view.accessibilityElementsHidden || isDecoration
    guard isHidden != isHiddenFromAccessibility else { return }
    isHiddenFromAccessibility = isHidden
    handle.setAccessibleState(GTK_ACCESSIBLE_STATE_HIDDEN, to: isHidden)
  }

  /// Updates the name of the control or cell around `view`, a label whose text has changed: without an accessibility label
  /// a control is named after the texts inside it.
  func updateNameOfControl(around view: UIView) {
    let ancestors = sequence(first: view, next: \.superview)
    guard let named = ancestors.first(where: { $0 is UIControl || $0 is any ListCell }) else {
      return
    }
    (named.peer as? WidgetPeer)?.updateAccessibility(of: named)
  }

  /// Sets all accessible texts again, because ``accessibleHandle`` is another widget than before.
  func tellAccessibleTextsAnew() {
    accessibleTexts = AccessibleTexts()
    isNameTold = false
    if let view { updateAccessibility(of: view) }
  }
}

/// The accessible name and description of a view or an element.
struct AccessibleTexts: Equatable {
  var label: String?
  /// The value, the hint and, for a cell, its position in the list, in this order.
  var description: String?

  /// No texts.
  init() {}

  /// The texts of `accessible`.
  ///
  /// GTK 4.8 has properties for values and positions, but passes on only those of its own widgets. So both are part of the
  /// description.
  /// - Parameter describingValue: whether the description contains the value, because no widget of GTK's reports it.
  init(of accessible: any Accessible, describingValue: Bool) {
    label = accessible.accessibilityLabel
    let texts = [
      describingValue ? accessible.accessibilityValue : nil, accessible.accessibilityHint,
      (accessible as? any ListCell)?.placeDescription,
    ]
    let said = texts.compactMap(\.self).filter { !$0.isEmpty }
    description = said.isEmpty ? nil : said.joined(separator: ", ")
  }
}
