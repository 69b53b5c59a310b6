// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// A strong reference to a GObject, released when the handle is freed.
///
/// It is given up on the main thread, whoever drops the handle, because GTK's objects are freed nowhere else. That is why
/// it isn't the `GObjectReference` of GossamerGraphics: a decoded picture is freed on the thread that decoded it.
final class ObjectHandle {
  let raw: UnsafeMutableRawPointer

  /// Takes over the reference that a constructor returned ("transfer full").
  init(owning pointer: UnsafeMutableRawPointer) {
    raw = pointer
  }

  /// Adds a reference to an object that somebody else owns ("transfer none"). Takes over the floating reference of a new
  /// widget.
  init(referencing pointer: UnsafeMutableRawPointer) {
    g_object_ref_sink(pointer)
    raw = pointer
  }

  isolated deinit {
    g_object_unref(raw)
  }

  /// The object as GTK's functions take it if the struct of its class is private.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object as GTK's functions take it if the struct of its class is public.
  /// - Precondition: the object is of this class, which isn't checked.
  func pointer<Object>(to type: Object.Type) -> UnsafeMutablePointer<Object> {
    raw.assumingMemoryBound(to: type)
  }
}
