// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a view or a controller is decoded from: an element of an Interface Builder document.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nscoder
nonisolated package final class NibCoder: NSCoder {
  private let decodeObject: @MainActor (AnyObject) -> Void

  /// Creates a coder.
  /// - Parameter decode: sets up the object that is being initialised: its attributes and what is
  ///   inside of it.
  package init(decode: @escaping @MainActor (AnyObject) -> Void) {
    decodeObject = decode
    super.init()
  }

  /// Sets up `object`, whose stored properties have their initial values.
  @MainActor func decode(_ object: AnyObject) {
    decodeObject(object)
  }
}
