// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CGdkPixbuf

/// A strong reference to a GObject, released when this object is deallocated.
nonisolated final class GObjectReference {
  let pointer: OpaquePointer

  /// Takes over a reference that a constructor returned ("transfer full").
  ///
  /// Constructors of GObjects never return NULL: without memory they end the process. The parameter
  /// is optional only because Swift imports C pointers so.
  init(owning pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("A GObject constructor returned no object.") }
    self.pointer = pointer
  }

  /// Adds a reference of its own to an object that somebody else owns ("transfer none").
  init(referencing pointer: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
