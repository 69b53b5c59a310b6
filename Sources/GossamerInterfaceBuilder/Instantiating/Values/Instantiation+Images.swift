// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

extension Instantiation {
  /// The image whose name an attribute has; nil if there is none, or, with a message, if it isn't among the
  /// resources or can't be read.
  func image(_ name: String, of element: Element) -> UIImage? {
    guard let imageName = element.string(name) ?? element.child(key: name)?.string("image") else {
      return nil
    }
    let holder = element.string(name) == nil ? element.child(key: name) ?? element : element
    if holder.string("catalog") == "system" {
      diagnostics.warning(
        """
        The image '\(imageName.excerpt)' is a symbol of Apple's, which isn't there on this system, so \
        it is left out. Choose an image of the application's own.
        """, at: element)
      return nil
    }
    guard let path = source.imagePath(of: imageName) else {
      diagnostics.warning(
        """
        The image '\(imageName.excerpt)' isn't among the resources, so it is left out. Put the file \
        into them, beside the document.
        """, at: element)
      return nil
    }
    if let image = UIImage(contentsOfFile: path) { return image }
    diagnostics.warning(
      """
      The image '\(imageName.excerpt)' is left out, because its file can't be read as an image: \(path). \
      Replace the file.
      """, at: element)
    return nil
  }
}
