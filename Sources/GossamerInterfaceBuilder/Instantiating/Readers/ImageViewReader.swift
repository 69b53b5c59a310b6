// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads `<imageView>`.
enum ImageViewReader: ViewReader {
  static func read(_ element: Element, into view: UIImageView, _ instantiation: Instantiation) {
    view.preferredSymbolConfiguration = instantiation.symbolConfiguration(of: element)
    view.image = instantiation.image("image", of: element)
    view.highlightedImage = instantiation.image("highlightedImage", of: element)
    view.isHighlighted = element.bool("highlighted") ?? false
  }
}
