// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Lists the classes of a library that documents may name, so that a misspelt name gets a suggestion.
///
/// A library whose classes documents may name has a class `DocumentClasses` that conforms to this protocol. The document
/// reader doesn't import the library; it looks that class up by name.
package protocol DocumentClassList: AnyObject {
  /// The classes, in any order. A generic class is named by its base class: `AnyModelContainer` for `ModelContainer`.
  static var classes: [AnyClass] { get }
}
