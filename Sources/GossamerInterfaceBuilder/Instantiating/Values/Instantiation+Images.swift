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
      return symbol(imageName, of: element).map { adapt($0, as: holder) }
    }
    guard let path = source.imagePath(of: imageName) else {
      diagnostics.warning(
        """
        The image '\(imageName.excerpt)' isn't among the resources, so it is left out. Put the file \
        into them, beside the document.
        """, at: element)
      return nil
    }
    if let image = UIImage(cachingContentsOfFile: path) { return adapt(image, as: holder) }
    diagnostics.warning(
      """
      The image '\(imageName.excerpt)' is left out, because its file can't be read as an image: \(path). \
      Replace the file.
      """, at: element)
    return nil
  }

  private func symbol(_ name: String, of element: Element) -> UIImage? {
    do throws(SymbolError) {
      return try UIImage(symbolNamed: name)
    } catch {
      diagnostics.warning(error.message(about: name.excerpt), at: element)
      return nil
    }
  }

  /// The image as an `<imageReference>` wants it.
  private func adapt(_ image: UIImage, as reference: Element) -> UIImage {
    var image = image
    if let scale = reference.choice("symbolScale", from: Self.symbolScales) {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    if let mode = reference.choice("renderingMode", from: Self.renderingModes) {
      image = image.withRenderingMode(mode)
    }
    return image
  }

  /// The `<preferredSymbolConfiguration>` with this key; nil if there is none.
  func symbolConfiguration(
    _ key: String = "preferredSymbolConfiguration", of element: Element
  ) -> UIImage.SymbolConfiguration? {
    guard let child = element.child(key: key) else { return nil }
    let scale = child.choice("scale", from: Self.symbolScales) ?? .unspecified
    if child.string("configurationType") == "font",
      let font = font("fontDescription", of: child)
    {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    guard let pointSize = child.number("pointSize") else {
      return UIImage.SymbolConfiguration(scale: scale)
    }
    return UIImage.SymbolConfiguration(pointSize: pointSize, weight: .unspecified, scale: scale)
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let renderingModes: [String: UIImage.RenderingMode] = [
    "automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate,
  ]
}
