// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// The class of the object that an element describes.
  /// - Parameters:
  ///   - base: the class that UIKit has for such elements.
  ///   - adopt: makes of a class what is needed; nil if it is no subclass of `base`.
  /// - Returns: what `adopt` gives for the `customClass`; nil, with a message if there is one that can't
  ///   be used, to take `base`.
  func customClass<Class>(
    of element: Element, insteadOf base: String, adopt: (AnyClass) -> Class?
  ) -> Class? {
    guard purpose == .running, let name = element.string("customClass") else { return nil }
    guard let type = knownClass(name, of: element, orElse: "\(base) stands in for it")
    else { return nil }
    if let adopted = adopt(type) { return adopted }
    diagnostics.error(
      """
      The class '\(name.excerpt)' is no subclass of \(base), which <\(element.name)> has to be, so \
      \(base) stands in for it. Choose another class, or another object.
      """, at: element)
    noteUnusableClass(name, of: element)
    return nil
  }

  /// The class with the name that a document gives an element; nil, with a message, if there is none.
  /// - Parameter consequence: what happens then, for the message.
  func knownClass(
    _ name: String, of element: Element, orElse consequence: String
  ) -> AnyClass? {
    if let type = source.classes.find(name, module: element.string("customModule")) { return type }
    let advice = source.classes.advice(for: name)
    let message = "The class '\(name.excerpt)' is unknown, so \(consequence). \(advice)"
    // Nothing stands in for an object, so that what it does is lost.
    if element.name == "customObject" {
      diagnostics.error(message, at: element)
    } else {
      diagnostics.warning(message, at: element)
    }
    noteUnusableClass(name, of: element)
    return nil
  }
}
