// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A bar that shows bar button items.
protocol ItemBar: AnyObject {
  /// Updates the bar after one of its items has changed.
  func itemDidChange()
}

extension UINavigationBar: ItemBar {}

extension UIBarButtonItem {
  /// The natural size of the item's view.
  /// - Parameter givenSize: returns the size that a custom view had when it was added; nil if it had none.
  func naturalSize(_ givenSize: (UIView) -> CGSize?) -> CGSize {
    var size = CGSize.zero
    if let customView {
      size = customView.naturalSizeInBar(givenSize(customView))
    } else if view != nil {
      size = button.intrinsicContentSize
    }
    if width > 0 { size.width = width }
    return size
  }
}

extension UIView {
  /// The natural size of a custom view in a bar. A view that is laid out by constraints gets the size that they
  /// determine. Another view keeps the size that it had when it was added. If it had none, it gets its intrinsic
  /// content size.
  func naturalSizeInBar(_ given: CGSize?) -> CGSize {
    if !translatesAutoresizingMaskIntoConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    if let given { return given }
    let content = intrinsicContentSize
    if content.width >= 0, content.height >= 0 { return content }
    return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
