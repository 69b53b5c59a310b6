// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows an accessibility element to assistive technologies, with a widget at the element's frame that draws nothing and
/// takes neither the pointer nor the focus.
///
/// GTK 4.8 has only widgets in its accessibility tree; accessible objects that aren't widgets came with 4.10.
final class ElementPeer {
  let element: UIAccessibilityElement
  private let handle: ObjectHandle
  private let role: GtkAccessibleRole
  private(set) var frame = PixelRect()
  private var texts = AccessibleTexts()
  private var states: UIAccessibilityTraits = []
  private var offersActions = false

  /// Creates a peer of `element`.
  init(_ element: UIAccessibilityElement) {
    self.element = element
    role = GtkAccessibleRole(element.accessibilityTraits)
    handle = ObjectHandle(referencing: ViewWidgetClass.makeWidget(of: PressableWidgetClass.type))
    Self.set(self, for: widget)
    handle.setAccessibleRole(role)
    handle.setAccessibleName(nil)
  }

  isolated deinit {
    Self.set(nil, for: widget)
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }

  var widget: WidgetPointer { handle.pointer(to: GtkWidget.self) }

  /// Whether the widget's role is that of the element, whose traits may have changed. GTK fixes the role at creation.
  var fits: Bool { role == GtkAccessibleRole(element.accessibilityTraits) }

  /// Brings the widget up to date with the element, which belongs to `view`.
  /// - Parameter origin: the point of the view's bounds at the upper left corner of the widget's parent.
  /// - Returns: whether the widget has to be allocated a new frame.
  func update(in view: UIView, origin: CGPoint) -> Bool {
    element.showingView = view
    tell(AccessibleTexts(of: element, describingValue: true))
    tell(element.accessibilityTraits.intersection([.notEnabled, .selected]))
    if element.mayHaveAccessibleActions, !offersActions {
      AccessibleActionsClass.insert(into: widget)
      offersActions = true
    }
    if let identifier = element.accessibilityIdentifier { gtk_widget_set_name(widget, identifier) }
    let newFrame = PixelRect(element.frame(in: view).offsetBy(dx: -origin.x, dy: -origin.y))
    defer { frame = newFrame }
    return newFrame != frame
  }

  private func tell(_ new: AccessibleTexts) {
    if new.label != texts.label { handle.setAccessibleName(new.label) }
    if new.description != texts.description {
      handle.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: new.description)
    }
    texts = new
  }

  private func tell(_ new: UIAccessibilityTraits) {
    let changes = new.symmetricDifference(states)
    states = new
    if changes.contains(.notEnabled) {
      handle.setAccessibleState(GTK_ACCESSIBLE_STATE_DISABLED, to: new.contains(.notEnabled))
      PressableWidgetClass.setActionEnabled(!new.contains(.notEnabled), of: widget)
    }
    if changes.contains(.selected) {
      handle.tellAccessibleChoice(GTK_ACCESSIBLE_STATE_SELECTED, new.contains(.selected))
    }
  }
}

// MARK: - From widget to peer

extension ElementPeer {
  private static let key = g_quark_from_string("gossamer-element")

  /// The element peer of `widget`; nil if the widget doesn't show an element.
  static func of(_ widget: WidgetPointer) -> ElementPeer? {
    widget.withMemoryRebound(to: GObject.self, capacity: 1) { object in
      g_object_get_qdata(object, key)
        .map { Unmanaged<ElementPeer>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  private static func set(_ peer: ElementPeer?, for widget: WidgetPointer) {
    widget.withMemoryRebound(to: GObject.self, capacity: 1) { object in
      g_object_set_qdata(object, key, peer.map { Unmanaged.passUnretained($0).toOpaque() })
    }
  }
}

extension WidgetPointer {
  /// The view or the accessibility element that the widget shows; nil for a part of a GTK widget.
  var accessible: (any Accessible)? { WidgetPeer.of(self)?.view ?? ElementPeer.of(self)?.element }

  /// Whether the widget shows a view or an element, and isn't a part of a GTK widget.
  var showsContent: Bool { WidgetPeer.of(self) != nil || ElementPeer.of(self) != nil }
}
