// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decodes an object from an element of an Interface Builder document.
///
/// Semantics: https://developer.apple.com/documentation/foundation/nscoder
nonisolated package final class NibCoder: NSCoder {
  private let decodeObject: @MainActor (AnyObject) -> Void

  /// Creates a coder.
  /// - Parameter decode: sets the attributes and the contents of the object that is being initialised.
  package init(decode: @escaping @MainActor (AnyObject) -> Void) {
    decodeObject = decode
    super.init()
  }

  /// Sets up `object`, whose stored properties have their initial values.
  @MainActor func decode(_ object: AnyObject) {
    decodeObject(object)
  }
}
