// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// The GtkEntryBuffer of a field. GtkText reads from it the part of the field's text that it shows.
///
/// GTK's functions that insert or delete succeed without changing the buffer: the field has already set the new text
/// by ``hold(_:count:)``. GTK's own class isn't used, because it silently drops what exceeds 65,534 bytes.
struct FieldBuffer {
  private static let type = register()
  private static let storageOffset = instanceSize(of: gtk_entry_buffer_get_type())

  /// The GtkEntryBuffer.
  let handle: ObjectHandle
  /// The same object as ``handle``, which retains it.
  private let buffer: UnsafeMutablePointer<GtkEntryBuffer>
  /// The fields of the object, valid as long as ``handle``.
  private let storage: UnsafeMutablePointer<Storage>

  /// The fields of the subclass. They follow those of GtkEntryBuffer in the instance.
  fileprivate struct Storage {
    var characters: UnsafeMutablePointer<CChar>?
    /// The length in bytes.
    var length: gsize = 0
    /// The number of scalars.
    var count: guint = 0
    /// Makes the text that GTK reads in place of ``characters``; nil if it reads ``characters``.
    var pretence: (() -> UnsafePointer<CChar>?)?
  }

  /// Creates an empty buffer.
  init() {
    guard let object = g_object_new_with_properties(Self.type, 0, nil, nil) else {
      preconditionFailure("GObject made no text buffer.")
    }
    handle = ObjectHandle(owning: object)
    buffer = handle.pointer(to: GtkEntryBuffer.self)
    storage = Self.storage(of: handle.raw)
  }

  /// The number of scalars in the buffer.
  var count: Int { Int(storage.pointee.count) }

  /// Replaces the text, without notifying GtkText. That would lay out the text at once, and again when its caret is
  /// moved. Call ``layOut()`` or ``notify()`` afterwards.
  /// - Parameter count: the number of scalars in `text`.
  func hold(_ text: String, count: Int) {
    g_free(storage.pointee.characters)
    storage.pointee.length = gsize(text.utf8.count)
    storage.pointee.characters = g_strndup(text, storage.pointee.length)
    storage.pointee.count = guint(count)
  }

  /// Makes GtkText lay out the new text. Its caret and its selection stay where they are.
  func layOut() { gtk_entry_buffer_emit_inserted_text(buffer, 0, "", 0) }

  /// Notifies of a new text that GtkText has laid out already, because its caret was moved.
  func notify() {
    g_object_notify(handle.pointer(to: GObject.self), "text")
    g_object_notify(handle.pointer(to: GObject.self), "length")
  }

  /// Runs `body`. If GTK reads the text meanwhile, it gets what `text` returns; nil for the buffer's own text.
  func pretend(toHold text: @escaping () -> UnsafePointer<CChar>?, _ body: () -> Void) {
    storage.pointee.pretence = text
    body()
    storage.pointee.pretence = nil
  }

  // MARK: - The class

  private static func register() -> GType {
    let base = gtk_entry_buffer_get_type()
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkEntryBufferClass>.size)
    info.instance_size = guint16(storageOffset + MemoryLayout<Storage>.size)
    info.class_init = { bufferClass, _ in
      guard let bufferClass else { return }
      FieldBuffer.overrideMethods(of: bufferClass.assumingMemoryBound(to: GtkEntryBufferClass.self))
    }
    info.instance_init = { instance, _ in
      guard let instance else { return }
      FieldBuffer.storage(of: instance).initialize(to: Storage(characters: g_strdup("")))
    }
    return g_type_register_static(base, "GossamerFieldBuffer", &info, GTypeFlags(rawValue: 0))
  }

  private static func overrideMethods(of bufferClass: UnsafeMutablePointer<GtkEntryBufferClass>) {
    bufferClass.pointee.get_text = { buffer, length in
      guard let buffer else { return nil }
      let storage = FieldBuffer.storage(of: buffer)
      if let pretence = storage.pointee.pretence?() {
        length?.pointee = gsize(strlen(pretence))
        return pretence
      }
      length?.pointee = storage.pointee.length
      return UnsafePointer(storage.pointee.characters)
    }
    bufferClass.pointee.get_length = { buffer in
      buffer.map { FieldBuffer.storage(of: $0).pointee.count } ?? 0
    }
    bufferClass.pointee.insert_text = { _, _, _, count in count }
    bufferClass.pointee.delete_text = { _, _, count in count }
    bufferClass.pointee.parent_class.finalize = { object in
      guard let object else { return }
      let storage = FieldBuffer.storage(of: UnsafeMutableRawPointer(object))
      g_free(storage.pointee.characters)
      storage.deinitialize(count: 1)
      let base = g_type_class_peek(gtk_entry_buffer_get_type())
      base?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize(object)
    }
  }

  private static func storage(of buffer: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Storage> {
    (buffer + storageOffset).assumingMemoryBound(to: Storage.self)
  }

  private static func instanceSize(of type: GType) -> Int {
    var query = GTypeQuery()
    g_type_query(type, &query)
    return Int(query.instance_size)
  }
}
