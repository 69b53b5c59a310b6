// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An object that a document creates, and whose messages name its place in the document.
package protocol DocumentObject: AnyObject {
  /// Called before the object is connected.
  /// - Parameters:
  ///   - file: the file name of the document.
  ///   - line: the line of the object's element.
  func wasMade(byDocument file: String, line: Int)
}
