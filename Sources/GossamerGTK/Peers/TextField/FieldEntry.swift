// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// The entry that contains a field's GtkText, and that assistive technologies read. It is a subclass of one of GTK's
/// entries, and implements GtkEditable by the field's text.
///
/// GTK answers assistive technologies by the entry's GtkEditable interface, which otherwise forwards to the GtkText.
/// That has only an excerpt of a long text, and would reveal a secure one. Positions count scalars.
enum FieldEntry {
  private static let plainType = register(gtk_entry_get_type())
  private static let secureType = register(gtk_password_entry_get_type())
  private static let key = g_quark_from_string("gossamer-field-text")

  /// Creates an entry. It has the role of a password field only if the text is secure.
  static func make(isSecure: Bool) -> WidgetPointer {
    let type = isSecure ? secureType : plainType
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no entry.")
    }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Sets the object by which the entry implements GtkEditable; nil for none. It isn't retained.
  static func set(_ text: FieldText?, for entry: ObjectHandle) {
    g_object_set_qdata(
      entry.pointer(to: GObject.self), key, text.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  private static func text(of entry: OpaquePointer?) -> FieldText? {
    guard let entry else { return nil }
    return g_object_get_qdata(
      UnsafeMutableRawPointer(entry).assumingMemoryBound(to: GObject.self), key
    ).map { Unmanaged<FieldText>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func register(_ base: GType) -> GType {
    var query = GTypeQuery()
    g_type_query(base, &query)
    var info = GTypeInfo()
    info.class_size = guint16(query.class_size)
    info.instance_size = guint16(query.instance_size)
    let name = "GossamerField" + String(cString: g_type_name(base))
    let type = g_type_register_static(base, name, &info, GTypeFlags(rawValue: 0))
    var interface = GInterfaceInfo()
    interface.interface_init = { interface, _ in
      guard let interface else { return }
      FieldEntry.implement(interface.assumingMemoryBound(to: GtkEditableInterface.self))
    }
    g_type_add_interface_static(type, gtk_editable_get_type(), &interface)
    return type
  }

  private static func implement(_ interface: UnsafeMutablePointer<GtkEditableInterface>) {
    interface.pointee.get_text = { entry in
      FieldEntry.text(of: entry)?.accessibleText
        ?? gtk_editable_get_text(gtk_editable_get_delegate(entry))
    }
    interface.pointee.get_selection_bounds = { entry, anchor, caret in
      let places = FieldEntry.text(of: entry)?.accessibleSelection ?? (anchor: 0, caret: 0)
      anchor?.pointee = gint(places.anchor)
      caret?.pointee = gint(places.caret)
      return places.anchor == places.caret ? 0 : 1
    }
    interface.pointee.set_selection_bounds = { entry, anchor, caret in
      FieldEntry.text(of: entry)?.accessibleSelect(anchor: Int(anchor), caret: Int(caret))
    }
    interface.pointee.do_insert_text = { entry, characters, length, position in
      guard let characters, let position else { return }
      let bytes = UnsafeBufferPointer(
        start: characters, count: length < 0 ? strlen(characters) : Int(length))
      let string = String(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
      FieldEntry.text(of: entry)?.accessibleInsert(string, at: Int(position.pointee))
      position.pointee += gint(string.unicodeScalars.count)
    }
    interface.pointee.do_delete_text = { entry, start, end in
      FieldEntry.text(of: entry)?.accessibleDelete(from: Int(start), to: Int(end))
    }
  }
}

// MARK: - Requests of assistive technologies

extension FieldText {
  fileprivate var accessibleSelection: (anchor: Int, caret: Int) {
    guard let text = field?.edited else { return (0, 0) }
    return (text.scalarCount(upTo: text.anchor), text.scalarCount(upTo: text.caret))
  }

  fileprivate func accessibleSelect(anchor: Int, caret: Int) {
    guard let field = updatedField() else { return }
    field.editor.hostDidSelect(
      anchor: place(ofScalar: anchor, in: field.edited),
      caret: place(ofScalar: caret, in: field.edited), isShown: false)
  }

  fileprivate func accessibleInsert(_ text: String, at scalar: Int) {
    guard let field = updatedField() else { return }
    field.editor.hostWillInsert(
      text, at: NSRange(location: place(ofScalar: scalar, in: field.edited), length: 0))
  }

  fileprivate func accessibleDelete(from start: Int, to end: Int) {
    guard let field = updatedField() else { return }
    let lower = place(ofScalar: start, in: field.edited)
    let upper = place(ofScalar: end, in: field.edited)
    if lower < upper { requestDeletion(of: NSRange(lower..<upper)) }
  }

  /// The field, after pending updates were run.
  private func updatedField() -> UITextField? {
    UpdateBeforeInput.runIfNeeded()
    return field
  }

  /// The position of a scalar in UTF-16 units. A negative one means the end, as everywhere in GTK.
  private func place(ofScalar scalar: Int, in text: EditedText) -> Int {
    scalar < 0 ? text.length : text.range(ofScalars: scalar..<scalar).location
  }
}
