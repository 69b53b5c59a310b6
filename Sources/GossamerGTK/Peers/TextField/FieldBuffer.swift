// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// A GtkEntryBuffer without a limit: GTK's own drops what exceeds 65,534 bytes, without a word.
enum FieldBuffer {
  private static let type = register()
  private static let storageOffset = instanceSize(of: gtk_entry_buffer_get_type())

  /// The text of one buffer, behind the fields of GTK's own.
  private struct Storage {
    var text: UnsafeMutablePointer<GString>?
    var count: guint
    /// Makes what the buffer pretends to hold.
    var pretence: (() -> UnsafePointer<CChar>?)?
    var isPretending = false
  }

  /// Makes an empty buffer.
  static func make() -> ObjectHandle {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GObject made no text buffer.")
    }
    return ObjectHandle(owning: object)
  }

  /// Runs `body`, in which `buffer` pretends to hold what `text` makes, if that is given, and to make each
  /// change that is asked for.
  static func pretend(
    _ buffer: ObjectHandle, toHold text: (() -> UnsafePointer<CChar>?)?, _ body: () -> Void
  ) {
    let storage = storage(of: buffer.raw)
    storage.pointee.pretence = text
    storage.pointee.isPretending = true
    body()
    storage.pointee.pretence = nil
    storage.pointee.isPretending = false
  }

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
      FieldBuffer.storage(of: instance).initialize(to: Storage(text: g_string_new(nil), count: 0))
    }
    return g_type_register_static(base, "GossamerFieldBuffer", &info, GTypeFlags(rawValue: 0))
  }

  private static func overrideMethods(of bufferClass: UnsafeMutablePointer<GtkEntryBufferClass>) {
    bufferClass.pointee.get_text = { buffer, length in
      let storage = FieldBuffer.storage(of: buffer)?.pointee
      if let pretence = storage?.pretence?() {
        length?.pointee = gsize(strlen(pretence))
        return pretence
      }
      guard let text = storage?.text else { return nil }
      length?.pointee = text.pointee.len
      return UnsafePointer(text.pointee.str)
    }
    bufferClass.pointee.get_length = { FieldBuffer.storage(of: $0)?.pointee.count ?? 0 }
    bufferClass.pointee.insert_text = { buffer, position, characters, count in
      FieldBuffer.insert(into: buffer, at: position, characters, count)
    }
    bufferClass.pointee.delete_text = { buffer, position, count in
      FieldBuffer.delete(from: buffer, at: position, count)
    }
    // GTK's own would delete from GTK's own storage, which is empty.
    bufferClass.pointee.deleted_text = { buffer, _, _ in
      guard let buffer else { return }
      buffer.withMemoryRebound(to: GObject.self, capacity: 1) { object in
        g_object_notify(object, "text")
        g_object_notify(object, "length")
      }
    }
    bufferClass.pointee.parent_class.finalize = { object in
      guard let object else { return }
      g_string_free(FieldBuffer.storage(of: UnsafeMutableRawPointer(object)).pointee.text, 1)
      let base = g_type_class_peek(gtk_entry_buffer_get_type())
      base?.assumingMemoryBound(to: GObjectClass.self).pointee.finalize(object)
    }
  }

  private static func insert(
    into buffer: UnsafeMutablePointer<GtkEntryBuffer>?, at position: guint,
    _ characters: UnsafePointer<CChar>?, _ count: guint
  ) -> guint {
    guard let storage = storage(of: buffer), let text = storage.pointee.text, let characters else {
      return 0
    }
    guard !storage.pointee.isPretending else { return count }
    let place = min(position, storage.pointee.count)
    let length =
      g_utf8_offset_to_pointer(characters, Int(count)) - UnsafeMutablePointer(mutating: characters)
    g_string_insert_len(text, offset(of: place, in: text), characters, length)
    storage.pointee.count += count
    gtk_entry_buffer_emit_inserted_text(buffer, place, characters, count)
    return count
  }

  private static func delete(
    from buffer: UnsafeMutablePointer<GtkEntryBuffer>?, at position: guint, _ count: guint
  ) -> guint {
    guard let storage = storage(of: buffer), let text = storage.pointee.text else { return 0 }
    guard !storage.pointee.isPretending else { return count }
    let lower = min(position, storage.pointee.count)
    let upper = lower + min(count, storage.pointee.count - lower)
    guard lower < upper else { return 0 }
    let start = offset(of: lower, in: text)
    g_string_erase(text, start, offset(of: upper, in: text) - start)
    storage.pointee.count -= upper - lower
    gtk_entry_buffer_emit_deleted_text(buffer, lower, upper - lower)
    return upper - lower
  }

  /// Where character `index` begins, in bytes.
  private static func offset(of index: guint, in text: UnsafeMutablePointer<GString>) -> gssize {
    g_utf8_offset_to_pointer(text.pointee.str, Int(index)) - text.pointee.str
  }

  private static func storage(of buffer: UnsafeMutablePointer<GtkEntryBuffer>?)
    -> UnsafeMutablePointer<Storage>?
  {
    buffer.map { storage(of: UnsafeMutableRawPointer($0)) }
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
