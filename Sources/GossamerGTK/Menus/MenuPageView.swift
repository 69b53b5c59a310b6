// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// One page of a menu: a column of entries that look like those of the desktop's own menus. A submenu is another page.
final class MenuPageView {
  private let box = ObjectHandle(referencing: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private var entries: [MenuEntryView] = []
  /// The index of the entry that gets the focus when the page is shown: at first the selected entry of a group with a
  /// single selection, or else the first enabled entry; later the entry that was chosen last.
  private var current: Int?

  var widget: WidgetPointer { box.pointer(to: GtkWidget.self) }

  /// Makes the page.
  /// - Parameters:
  ///   - back: the title of the entry that leads back to the previous page; nil for the first page.
  ///   - choose: called with the entry that a person chooses.
  ///   - goBack: called when a person wants to go back to the previous page.
  init(
    _ page: MenuPage, back: String?, traits: UITraitCollection,
    choose: @escaping (MenuEntry) -> Void, goBack: @escaping () -> Void
  ) {
    box.setAccessibleRole(GTK_ACCESSIBLE_ROLE_MENU)
    let all = page.sections.flatMap(\.entries)
    let layout = MenuEntryLayout(of: all)
    if let back {
      add(MenuEntryView(back: back, choose: goBack))
      append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    } else {
      appendTitle(page.title)
    }
    for (index, section) in page.sections.enumerated() {
      if index > 0 { append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)) }
      appendTitle(section.title)
      for entry in section.entries {
        let index = entries.count
        let isChosen = entry.isOneOfGroup && entry.state == .on
        if entry.isEnabled, current == nil || isChosen { current = index }
        add(
          MenuEntryView(
            entry, layout, traits: traits,
            choose: { [weak self] in
              self?.current = index
              choose(entry)
            }, goBack: back == nil ? nil : goBack))
      }
    }
  }

  /// Gives the focus to the current entry.
  func focus() {
    guard let entry = current.map({ entries[$0] }) ?? entries.first else { return }
    gtk_widget_grab_focus(entry.widget)
  }

  private func add(_ entry: MenuEntryView) {
    entries.append(entry)
    append(entry.widget)
  }

  private func append(_ child: WidgetPointer?) {
    gtk_box_append(box.pointer(to: GtkBox.self), child)
  }

  private func appendTitle(_ title: String) {
    guard !title.isEmpty else { return }
    append(MenuEntryView.makeTitle(title))
  }
}

/// The columns that all entries of a page leave room for, so that their titles are aligned.
struct MenuEntryLayout {
  let hasMarks: Bool
  let hasImages: Bool

  /// The columns that `entries` need.
  init(of entries: [MenuEntry]) {
    hasMarks = entries.contains { $0.state != .off || $0.isOneOfGroup }
    hasImages = entries.contains { $0.image != nil }
  }
}

/// An entry of a menu: a GtkButton that is styled as a menu item.
final class MenuEntryView {
  private let button: ObjectHandle
  private var connections: [SignalConnection] = []

  var widget: WidgetPointer { button.pointer(to: GtkWidget.self) }

  /// Makes an entry.
  /// - Parameter goBack: called for the left arrow key (the right one if mirrored); nil if the key does nothing.
  init(
    _ entry: MenuEntry, _ layout: MenuEntryLayout, traits: UITraitCollection,
    choose: @escaping () -> Void, goBack: (() -> Void)?
  ) {
    button = Self.makeButton()
    let row = ObjectHandle(referencing: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10))
    if layout.hasMarks { Self.append(Self.makeMark(entry.state), to: row) }
    if layout.hasImages { Self.append(Self.makeImage(entry, traits), to: row) }
    Self.append(Self.makeTexts(entry), to: row)
    if let keys = entry.keys, let label = gtk_label_new(keys) {
      gtk_widget_add_css_class(label, "dim-label")
      Self.append(label, to: row)
    }
    if entry.submenu != nil {
      Self.append(gtk_image_new_from_icon_name("pan-end-symbolic"), to: row)
    }
    gtk_button_set_child(buttonPointer, row.pointer(to: GtkWidget.self))
    gtk_widget_set_sensitive(widget, entry.isEnabled ? 1 : 0)
    if entry.isDestructive { gtk_widget_add_css_class(widget, "destructive") }
    if let hint = entry.hint {
      gtk_widget_set_tooltip_text(widget, DisplayText.replacingNUL(in: hint))
    }
    tellAssistiveTechnologies(entry)
    connections = [SignalConnection(button.raw, "clicked") { _ in choose() }]
    watchArrows(right: entry.submenu == nil ? nil : choose, left: goBack)
  }

  /// Makes the entry that leads back to the previous page.
  init(back title: String, choose: @escaping () -> Void) {
    button = Self.makeButton()
    let row = ObjectHandle(referencing: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10))
    Self.append(gtk_image_new_from_icon_name("pan-start-symbolic"), to: row)
    Self.append(Self.makeTitle(title), to: row)
    gtk_button_set_child(buttonPointer, row.pointer(to: GtkWidget.self))
    button.setAccessibleRole(GTK_ACCESSIBLE_ROLE_MENU_ITEM)
    button.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: title)
    connections = [SignalConnection(button.raw, "clicked") { _ in choose() }]
    watchArrows(right: nil, left: choose)
  }

  private var buttonPointer: UnsafeMutablePointer<GtkButton> { button.pointer(to: GtkButton.self) }

  /// Handles the arrow keys that lead into a submenu and out of it.
  private func watchArrows(right: (() -> Void)?, left: (() -> Void)?) {
    guard right != nil || left != nil, let keys = gtk_event_controller_key_new() else { return }
    gtk_widget_add_controller(widget, keys)
    connections.append(
      SignalConnection(UnsafeMutableRawPointer(keys), answering: "key-pressed") {
        [weak self] arguments in
        guard let self else { return false }
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let action: (() -> Void)? =
          switch arguments.unsigned(1) {
          case guint(GDK_KEY_Right): isMirrored ? left : right
          case guint(GDK_KEY_Left): isMirrored ? right : left
          default: nil
          }
        action?()
        return action != nil
      })
  }

  private func tellAssistiveTechnologies(_ entry: MenuEntry) {
    let hasMark = entry.isOneOfGroup || entry.state != .off
    button.setAccessibleRole(
      !hasMark
        ? GTK_ACCESSIBLE_ROLE_MENU_ITEM
        : entry.isOneOfGroup
          ? GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO : GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX)
    button.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL, to: entry.title)
    button.setAccessibleProperty(
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: entry.subtitle ?? entry.hint)
    guard hasMark else { return }
    var state = GTK_ACCESSIBLE_STATE_CHECKED
    var value = GValue()
    // GTK documents a GtkAccessibleTristate here, but reads an integer.
    g_value_init(&value, GType.int)
    let checked =
      switch entry.state {
      case .on: GTK_ACCESSIBLE_TRISTATE_TRUE
      case .off: GTK_ACCESSIBLE_TRISTATE_FALSE
      case .mixed: GTK_ACCESSIBLE_TRISTATE_MIXED
      }
    g_value_set_int(&value, gint(checked.rawValue))
    gtk_accessible_update_state_value(button.opaque, 1, &state, &value)
    g_value_unset(&value)
  }

  // MARK: - Parts

  /// Makes a button with the CSS name of a menu item, so that the theme draws it as one.
  private static func makeButton() -> ObjectHandle {
    var name = GValue()
    g_value_init(&name, GType.string)
    g_value_set_string(&name, "modelbutton")
    defer { g_value_unset(&name) }
    let object = "css-name".withCString { property -> UnsafeMutablePointer<GObject>? in
      var names: UnsafePointer<CChar>? = property
      return g_object_new_with_properties(gtk_button_get_type(), 1, &names, &name)
    }
    guard let object else { preconditionFailure("GTK made no button.") }
    let handle = ObjectHandle(referencing: UnsafeMutableRawPointer(object))
    gtk_widget_add_css_class(handle.pointer(to: GtkWidget.self), "flat")
    return handle
  }

  private static func append(_ child: WidgetPointer?, to box: ObjectHandle) {
    gtk_box_append(box.pointer(to: GtkBox.self), child)
  }

  /// Makes the label of a section's title, in one line; its reference is floating.
  static func makeTitle(_ text: String) -> WidgetPointer? {
    guard let label = gtk_label_new(DisplayText.replacingNUL(in: text)) else { return nil }
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    gtk_label_set_max_width_chars(OpaquePointer(label), 36)
    gtk_widget_add_css_class(label, "title")
    return label
  }

  /// Makes a label of at most two lines; its reference is floating.
  static func makeLabel(_ text: String) -> WidgetPointer? {
    guard let label = gtk_label_new(DisplayText.replacingNUL(in: text)) else { return nil }
    let pointer = OpaquePointer(label)
    gtk_label_set_xalign(pointer, 0)
    gtk_label_set_wrap(pointer, 1)
    gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_lines(pointer, 2)
    gtk_label_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
    gtk_label_set_max_width_chars(pointer, 36)
    return label
  }

  private static func makeTexts(_ entry: MenuEntry) -> WidgetPointer? {
    guard let title = makeLabel(entry.title) else { return nil }
    guard let text = entry.subtitle, let subtitle = makeLabel(text),
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    else {
      gtk_widget_set_hexpand(title, 1)
      return title
    }
    gtk_widget_add_css_class(subtitle, "caption")
    gtk_widget_add_css_class(subtitle, "dim-label")
    let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(box, title)
    gtk_box_append(box, subtitle)
    gtk_widget_set_hexpand(column, 1)
    return column
  }

  private static func makeMark(_ state: UIMenuElement.State) -> WidgetPointer? {
    let image = gtk_image_new_from_icon_name(
      state == .mixed ? "list-remove-symbolic" : "object-select-symbolic")
    if state == .off { gtk_widget_set_opacity(image, 0) }
    return image
  }

  /// Images are 16 points high, like the desktop's icons. Template images have the colour of the title.
  private static func makeImage(_ entry: MenuEntry, _ traits: UITraitCollection) -> WidgetPointer? {
    let side: gint = 16
    guard let image = entry.image, let widget = gtk_image_new() else { return gtk_image_new() }
    gtk_image_set_pixel_size(OpaquePointer(widget), side)
    if !entry.isEnabled { gtk_widget_set_opacity(widget, 0.5) }
    let isShape =
      image.renderingMode == .alwaysTemplate
      || image.renderingMode == .automatic && image.isSymbolImage
    let color: UIColor = entry.isDestructive ? .systemRed : .label
    let pixels = image.pixels(
      with: traits,
      height: image.isSymbolImage ? Int(side) * Int(gtk_widget_get_scale_factor(widget)) : nil)
    let shown = isShape ? pixels?.filled(with: color.components(with: traits)) : pixels
    if let texture = shown.flatMap(ImageTexture.makeTexture) {
      gtk_image_set_from_paintable(OpaquePointer(widget), texture.opaque)
    }
    return widget
  }
}
