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

/// An object that a document creates, and that needs the ids of the objects with which it is connected.
package protocol ConnectionWitness: AnyObject {
  /// Called after an outlet of this object was connected.
  /// - Parameters:
  ///   - object: the destination.
  ///   - id: the id of the destination in the document.
  func wasConnected(with object: AnyObject, id: String)
}
