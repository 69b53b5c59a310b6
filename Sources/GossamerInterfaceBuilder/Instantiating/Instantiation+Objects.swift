// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// The names of the elements that objects are made of.
  static let supportedKinds = Set(
    ["barButtonItem", "customObject", "exit", "navigationItem", "placeholder", "tabBarItem"]
  )
  .union(gestureKinds.keys).union(ViewReaders.readers.keys).union(ControllerReaders.readers.keys)

  /// Makes the object of a `<customObject>`.
  func makeCustomObject(_ element: Element) -> AnyObject? {
    guard let name = element.string("customClass") else {
      diagnostics.warning(
        "The object has no class, so it is left out. Give it one in the identity inspector.",
        at: element)
      noteUnusableClass("NSObject", of: element)
      return nil
    }
    guard let type = knownClass(name, of: element, orElse: "the object is left out")
    else { return nil }
    guard let type = type as? any CustomObject.Type else {
      diagnostics.error(
        """
        The class '\(name.excerpt)' can't be made by a document, so the object is left out. Let it \
        conform to CustomObject.
        """, at: element)
      noteUnusableClass(name, of: element)
      return nil
    }
    let object = type.init()
    (object as? any DocumentObject)?.wasMade(byDocument: document.file, line: element.line)
    register(object, for: element)
    return object
  }
}
