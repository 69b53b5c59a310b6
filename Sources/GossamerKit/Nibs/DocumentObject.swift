// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that says in its messages where a document makes it.
package protocol DocumentObject: AnyObject {
  /// Called before the object is connected.
  /// - Parameters:
  ///   - file: the document.
  ///   - line: the line where the object stands.
  func wasMade(byDocument file: String, line: Int)
}
