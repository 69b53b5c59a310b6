// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The peer of a UITextField: a border, a GtkText and a clear button.
final class TextFieldPeer: WidgetPeer {
  /// The widget that shows the text. It is replaced when `isSecureTextEntry` changes, because GTK reports the role of
  /// a widget to assistive technologies only once.
  private(set) var text: FieldText
  private let border: ObjectHandle
  private let clearButton: ObjectHandle
  private var connections: [SignalConnection] = []
  private var focusRing: FocusRing?
  private var tintLook: SharedLook?
  /// The style of the border's corners, taken from the corner radius of the view's layer.
  private let corners = ObjectHandle(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
  private var cornerRadius: CGFloat = 0

  /// Creates a peer of `field`. It shows the field's text after the first ``update(_:of:)``.
  init(field: UITextField, in windowHost: GTKWindowHost) {
    text = FieldText(of: field)
    border = ObjectHandle(referencing: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    clearButton = ObjectHandle(
      referencing: gtk_button_new_from_icon_name("edit-clear-symbolic"))
    super.init(view: field, in: windowHost)
    border.setAccessibleRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
    gtk_widget_add_css_class(widget, "text-field")
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_add_css_class(border.pointer(to: GtkWidget.self), "text-field-border")
    gtk_widget_set_can_target(border.pointer(to: GtkWidget.self), 0)
    configureClearButton()
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), corners.opaque,
      guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
    gtk_widget_set_parent(border.pointer(to: GtkWidget.self), widget)
    insertEntry()
    gtk_widget_set_parent(button, widget)
  }

  isolated deinit {
    text.detach()
    for child in [border.pointer(to: GtkWidget.self), entry, button] {
      FocusFollower.unparent(child)
    }
  }

  private var entry: WidgetPointer { text.entry.pointer(to: GtkWidget.self) }

  private var button: WidgetPointer { clearButton.pointer(to: GtkWidget.self) }

  private var field: UITextField? { view as? UITextField }

  private func insertEntry() {
    gtk_widget_add_css_class(entry, StyleSheet.viewClass)
    gtk_widget_add_css_class(text.widget, StyleSheet.viewClass)
    gtk_widget_insert_after(entry, widget, border.pointer(to: GtkWidget.self))
  }

  private func replaceText(of field: UITextField) {
    text.detach()
    FocusFollower.unparent(entry)
    text = FieldText(of: field)
    text.takeOverFromField()
    insertEntry()
    updatePermissions(of: field)
    tellAccessibleTextsAnew()
    if field.isFirstResponder { windowHost?.focus.withoutFollowing(focus) }
  }

  private func configureClearButton() {
    for style in ["flat", "circular", "text-field-clear"] {
      gtk_widget_add_css_class(button, style)
    }
    gtk_widget_set_focus_on_click(button, 0)
    gtk_widget_set_focusable(button, 0)
    gtk_widget_set_visible(button, 0)
    gtk_widget_set_tooltip_text(button, Self.clearButtonName)
    clearButton.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: Self.clearButtonName)
    connections = [
      SignalConnection(clearButton.raw, "clicked") { [weak self] _ in
        UpdateBeforeInput.runIfNeeded()
        self?.field?.clear()
      }
    ]
  }

  /// The accessibility label that UIKit gives the clear button.
  private static let clearButtonName = "Clear text"

  // MARK: - WidgetPeer

  override func update(_ changes: ViewChanges, of view: UIView) {
    guard let field = view as? UITextField else { return }
    if changes.contains(.content) {
      if field.isSecureTextEntry != text.isSecure { replaceText(of: field) }
      if changes.isSuperset(of: .all) { text.takeOverFromField() }
      updateText(of: field)
      updateBorder(of: field)
      text.showSelection()
      showAttributes(of: field)
      gtk_widget_set_visible(button, field.arrangement.clearButton == nil ? 0 : 1)
      gtk_widget_queue_allocate(widget)
    }
    if !changes.isDisjoint(with: [.content, .appearance]) {
      updateCorners(of: field)
      updateFocusRing(of: field)
      updateTint(of: field)
    }
    super.update(changes, of: view)
    if changes.contains(.state) { updatePermissions(of: field) }
  }

  override func allocateContent(width: Int32, height: Int32) {
    guard let field else { return }
    let arrangement = field.arrangement
    border.pointer(to: GtkWidget.self).allocate(PixelRect(arrangement.border))
    // The style sheet gives the text a padding inside the entry, so the entry is wider than the text.
    let entryFrame = arrangement.text.insetBy(dx: -field.horizontalInset, dy: 0)
    let baseline = field.baselines.first - arrangement.text.minY
    let widthBefore = gtk_widget_get_width(text.widget)
    entry.allocate(
      PixelRect(entryFrame), baseline: PixelRect.grid(max(baseline, 0).rounded(.down)))
    if gtk_widget_get_width(text.widget) > widthBefore { text.fieldDidResize() }
    if let frame = arrangement.clearButton { button.allocate(PixelRect(frame)) }
  }

  /// The peer's widget is only a group: to assistive technologies, the entry inside is the field.
  override func accessibleRole(of view: UIView) -> GtkAccessibleRole {
    GTK_ACCESSIBLE_ROLE_GROUP
  }

  override var accessibleHandle: ObjectHandle { text.entry }

  /// The value that the entry reports is its text, or dots if the text is secure.
  override var tellsItsValue: Bool { true }

  override var tracksTouches: Bool { true }

  override var textMirror: (any TextMirror)? { text }

  override func focus() {
    // A window that isn't shown yet sets the focus when it is shown.
    guard gtk_widget_get_root(widget) != nil else { return }
    gtk_text_grab_focus_without_selecting(text.gtkText)
  }

  override func drawForeground(on snapshot: OpaquePointer, size: CGSize) {
    focusRing?.draw(within: CGRect(origin: .zero, size: size), on: snapshot)
  }
}

// MARK: - Looks

extension TextFieldPeer {
  private func updateText(of field: UITextField) {
    gtk_text_set_placeholder_text(
      text.gtkText, DisplayText.replacingNUL(in: field.placeholder ?? ""))
    gtk_text_set_visibility(text.gtkText, field.isSecureTextEntry ? 0 : 1)
    gtk_text_set_invisible_char(
      text.gtkText, UITextField.secureCharacter.unicodeScalars.first?.value ?? 0)
    gtk_text_set_input_purpose(text.gtkText, GtkInputPurpose(of: field))
    gtk_text_set_input_hints(text.gtkText, GtkInputHints(of: field))
    updateAlignment(of: field)
  }

  private func showAttributes(of field: UITextField) {
    text.showAttributes()
    // GTK has set the attributes of the text for the placeholder, too.
    let attributes = field.placeholderAttributes
    withExtendedLifetime(attributes) {
      for label in placeholderLabels {
        gtk_label_set_attributes(OpaquePointer(label), attributes.list)
      }
    }
  }

  /// A field that is disabled, or that ignores touches, is read-only and can't get the focus.
  private func updatePermissions(of field: UITextField) {
    let isUsable: gboolean = field.isEnabled && field.isUserInteractionEnabled ? 1 : 0
    gtk_editable_set_editable(text.handle.opaque, isUsable)
    text.entry.setAccessible(GTK_ACCESSIBLE_PROPERTY_READ_ONLY, isUsable == 0)
    gtk_widget_set_focusable(text.widget, isUsable)
    gtk_widget_set_focusable(entry, isUsable)
  }

  private func updateAlignment(of field: UITextField) {
    let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let direction = isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    gtk_widget_set_direction(entry, direction)
    gtk_widget_set_direction(text.widget, direction)
    // GTK mirrors the alignment of right-to-left text.
    let alignment: Float =
      switch field.textAlignment {
      case .left: isRightToLeft ? 1 : 0
      case .right: isRightToLeft ? 0 : 1
      case .center: 0.5
      case .justified, .natural: 0
      }
    gtk_editable_set_alignment(text.handle.opaque, alignment)
    for label in placeholderLabels {
      gtk_widget_set_direction(label, direction)
      gtk_label_set_xalign(OpaquePointer(label), alignment)
    }
  }

  /// The labels by which GtkText shows its placeholder.
  private var placeholderLabels: some Sequence<WidgetPointer> {
    text.widget.children.lazy.filter(\.isLabel)
  }

  private func updateBorder(of field: UITextField) {
    let styles: [(UITextField.BorderStyle, String)] = [
      (.line, "line"), (.bezel, "bezel"), (.roundedRect, "rounded"),
    ]
    for (style, name) in styles {
      if field.borderStyle == style {
        gtk_widget_add_css_class(widget, name)
      } else {
        gtk_widget_remove_css_class(widget, name)
      }
    }
  }

  private func updateCorners(of field: UITextField) {
    let radius = max(field.storedLayer?.cornerRadius ?? 0, 0)
    guard radius != cornerRadius else { return }
    cornerRadius = radius
    let style = radius > 0 ? "* { border-radius: \(Int(radius.rounded()))px; }" : ""
    gtk_css_provider_load_from_data(corners.pointer(to: GtkCssProvider.self), style, -1)
  }

  /// Shows the caret and the selection in the tint colour.
  private func updateTint(of field: UITextField) {
    let tint = field.tintColor.components(with: field.traitCollection)
    let rules = """
      & text { caret-color: \(tint.css); }
      & text > selection { background-color: \(tint.withAlpha(tint.alpha * 0.3).css); color: inherit; }
      """
    SharedLook.replace(&tintLook, by: rules, of: widget)
  }

  /// A field without a border has no focus ring: its caret shows the keyboard focus, as in a text view.
  private func updateFocusRing(of field: UITextField) {
    let layerRadius = field.storedLayer?.cornerRadius ?? 0
    let radius = layerRadius > 0 ? layerRadius : Self.cornerRadius(of: field.borderStyle)
    let hasEdges = field.borderStyle != .none || layerRadius > 0
    let ring = field.isEditing && hasEdges ? FocusRing(of: field, cornerRadius: radius) : nil
    guard ring != focusRing else { return }
    focusRing = ring
    gtk_widget_queue_draw(widget)
  }

  /// The corner radius of a border in points, the same as in the style sheet.
  private static func cornerRadius(of style: UITextField.BorderStyle) -> CGFloat {
    switch style {
    case .none, .line: 0
    case .bezel: 3
    case .roundedRect: 8
    }
  }
}

extension WidgetPointer {
  fileprivate var isLabel: Bool {
    withMemoryRebound(to: GTypeInstance.self, capacity: 1) { instance in
      g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0
    }
  }
}
