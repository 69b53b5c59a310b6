// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Content and frame as constraints see them.
extension UIScrollView {
  /// The content, for constraints: they determine the ``contentSize``.
  public var contentLayoutGuide: UILayoutGuide { guides.content }

  /// What is seen of the content, for constraints: what is held to it doesn't scroll.
  public var frameLayoutGuide: UILayoutGuide { guides.frame }

  /// Takes over the size that constraints give the content; without any, what was set stays.
  func takeContentSizeOfConstraints() {
    guard let engine, let frame = engine.frame(of: guides.content) else { return }
    take(contentSize: frame.roundedToPixels(scale: traitCollection.displayScale).size)
  }

  func take(contentSize size: CGSize) {
    guard size != storedContentSize else { return }
    storedContentSize = size
    rangeDidChange()
  }
}
