// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK

/// The arguments of a signal handler. Argument 0 is the object that emits the signal.
struct SignalArguments {
  fileprivate let values: UnsafePointer<GValue>
  /// The number of arguments, the emitting object included.
  let count: Int

  init(values: UnsafePointer<GValue>, count: Int) {
    self.values = values
    self.count = count
  }

  /// Argument `index` as an integer.
  func int(_ index: Int) -> Int {
    Int(g_value_get_int(values + index))
  }

  /// Argument `index`, a case of a C enumeration, as its raw value.
  func enumeration(_ index: Int) -> Int {
    Int(g_value_get_enum(values + index))
  }

  /// Argument `index`, a whole number without a sign.
  func unsigned(_ index: Int) -> guint {
    g_value_get_uint(values + index)
  }

  /// Argument `index` as a number.
  func double(_ index: Int) -> Double {
    g_value_get_double(values + index)
  }

  /// Argument `index`, a boxed C structure, as a pointer; nil for NULL.
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_boxed(values + index)
  }

  /// Argument `index`, a boxed GValue that holds a string; nil for NULL.
  func boxedString(_ index: Int) -> String? {
    guard let value = g_value_get_boxed(values + index) else { return nil }
    return g_value_get_string(value.assumingMemoryBound(to: GValue.self)).map {
      String(cString: $0)
    }
  }

  /// Argument `index` as a string; nil for NULL.
  func string(_ index: Int) -> String? {
    g_value_get_string(values + index).map { String(cString: $0) }
  }

  /// The first `length` bytes of argument `index` as a string; all up to the NUL if `length` is negative.
  func string(_ index: Int, length: Int) -> String {
    guard let characters = g_value_get_string(values + index) else { return "" }
    let bytes = UnsafeBufferPointer(
      start: characters, count: length < 0 ? strlen(characters) : length)
    return String(decoding: bytes.lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Argument `index` as a pointer; nil for NULL.
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_pointer(values + index)
  }

  /// Argument `index` as an object, without taking a reference; nil for NULL.
  func object(_ index: Int) -> UnsafeMutableRawPointer? {
    g_value_get_object(values + index)
  }

  /// Argument `index` as a Boolean.
  func bool(_ index: Int) -> Bool {
    g_value_get_boolean(values + index) != 0
  }
}
