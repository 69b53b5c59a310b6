// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What stands in a bar: a title, an image, or both.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibaritem
open class UIBarItem: Wirable {
  init() {}

  /// Creates an item that an Interface Builder document describes.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    coder.decode(self)
  }

  /// The wires of bar items, by UIKit's key-value coding names.
  open class var wires: AnyWires {
    Wires<UIBarItem>()
      .attribute("title", \.title)
      .attribute("image", \.image)
      .attribute("enabled", \.isEnabled)
      .attribute("tag", \.tag)
      .attribute("accessibilityLabel", \.accessibilityLabel)
  }

  /// Called when a document has made the item and connected it.
  open func awakeFromNib() {}

  /// The text; nil for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The image, filled with the tint colour; nil for none. It is shown in place of the title.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

  /// Whether the item can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// A number to tell items apart by. The meaning is the application's.
  open var tag = 0

  /// What assistive technologies call the item; nil takes the title.
  open var accessibilityLabel: String? { didSet { didChange() } }

  func didChange() {}
}
