// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CGdkPixbuf

/// A share in the ownership of a GObject, given up when the last copy of the reference goes away.
nonisolated final class GObjectReference {
  let pointer: OpaquePointer

  /// Takes over a reference that a constructor returned ("transfer full").
  ///
  /// Constructors of GObjects return an object or end the process for want of memory; that the
  /// pointer is optional is how C headers arrive in Swift.
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
