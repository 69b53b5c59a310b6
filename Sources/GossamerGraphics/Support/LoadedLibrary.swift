// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A C library that is loaded when it is first needed, because few applications need it. It stays
/// loaded.
nonisolated struct LoadedLibrary: @unchecked Sendable {
  // The handle is only passed to `dlsym`, which any thread may call.
  private let handle: UnsafeMutableRawPointer

  /// Loads a library by its file name; nil if it isn't installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW) else { return nil }
    self.handle = handle
  }

  /// The function with this name; nil if the library has none.
  /// - Parameter type: the type of the function, as the library's header declares it.
  func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
