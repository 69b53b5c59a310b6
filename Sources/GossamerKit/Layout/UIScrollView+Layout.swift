// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The size of the content as constraints determine it.
extension UIScrollView {
  /// Takes over the size that constraints give the content; without any, what was set stays.
  func takeContentSizeOfConstraints() {
    guard let engine, let frame = engine.frame(of: guides.content) else { return }
    take(contentSize: frame.roundedToPixels(scale: traitCollection.displayScale).size)
  }

  func take(contentSize size: CGSize) {
    guard size != storedContentSize else { return }
    storedContentSize = size
    invalidate(.insets)
    rangeDidChange()
  }
}
