// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

extension ObjectHandle {
  /// Says what a widget is to assistive technologies. Only once, before anybody has asked.
  func setAccessibleRole(_ role: GtkAccessibleRole) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    g_object_set_property(pointer(to: GObject.self), "accessible-role", &value)
    g_value_unset(&value)
  }

  /// Says something of a widget to assistive technologies; nil for nothing.
  func setAccessibleProperty(_ property: GtkAccessibleProperty, to text: String?) {
    guard let text else { return gtk_accessible_reset_property(opaque, property) }
    var property = property
    var value = GValue()
    g_value_init(&value, GType.string)
    g_value_set_string(&value, DisplayText.replacingNUL(in: text))
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  /// Says whether something holds for a widget.
  func setAccessible(_ property: GtkAccessibleProperty, _ isOn: Bool) {
    var property = property
    var value = GValue()
    g_value_init(&value, GType.boolean)
    g_value_set_boolean(&value, isOn ? 1 : 0)
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  /// Says what a widget is called; nil for nothing. GTK would call it by its class, unless it is a group.
  func setAccessibleName(_ name: String?) {
    let role = gtk_accessible_get_accessible_role(opaque)
    let isGroup = role == GTK_ACCESSIBLE_ROLE_GROUP || role == GTK_ACCESSIBLE_ROLE_LIST_ITEM
    setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: name ?? (isGroup ? nil : ""))
  }

  /// Turns on, or off again, a state that is off unless somebody says otherwise.
  func setAccessibleState(_ state: GtkAccessibleState, to isOn: Bool) {
    guard isOn else { return gtk_accessible_reset_state(opaque, state) }
    var state = state
    var value = GValue()
    g_value_init(&value, GType.boolean)
    g_value_set_boolean(&value, 1)
    gtk_accessible_update_state_value(opaque, 1, &state, &value)
    g_value_unset(&value)
  }

  /// Says whether something is the chosen one, and, unlike other states, if it isn't.
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

// What assistive technologies are told.
extension WidgetPeer {
  /// Passes on what the view says of itself, where it has changed.
  ///
  /// The identifier becomes the widget's name, which GTK's inspector and style sheets know; GTK 4.8 has
  /// no place for it in the accessibility tree.
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

  /// Describes the view otherwise than by its value and its hint; nil by those.
  func tellDescription(_ text: String?) {
    accessibleHandle.setAccessibleProperty(
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text ?? accessibleTexts.description)
  }

  /// What lies inside of an accessibility element, such as a button's title, is part of it; what lies
  /// under another screen isn't there for the moment; and a view may say that something isn't found. Pictures and texts that
  /// are no elements are decoration, and a label that says nothing isn't seen.
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

  /// A control, or a cell, without a label of its own is called by the texts inside of it: one of them,
  /// at `view`, has changed.
  func updateNameOfControl(around view: UIView) {
    let ancestors = sequence(first: view, next: \.superview)
    guard let named = ancestors.first(where: { $0 is UIControl || $0 is any ListCell }) else {
      return
    }
    (named.peer as? WidgetPeer)?.updateAccessibility(of: named)
  }

  /// Tells everything to an ``accessibleHandle`` that is another one than before.
  func tellAccessibleTextsAnew() {
    accessibleTexts = AccessibleTexts()
    isNameTold = false
    if let view { updateAccessibility(of: view) }
  }
}

/// What a view, or an element of one, says of itself.
struct AccessibleTexts: Equatable {
  var label: String?
  /// What is said beside the label: the value, what happens, and of a row its place.
  var description: String?

  /// Nothing.
  init() {}

  /// What `accessible` says.
  ///
  /// GTK 4.8 has places for values and positions, but tells assistive technologies of those only that its own widgets
  /// have: so they are a part of the description.
  /// - Parameter describingValue: whether no widget tells the value.
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
