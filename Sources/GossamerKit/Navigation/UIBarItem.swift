// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a navigation bar or a tab bar, with a title, an image, or both.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor open class UIBarItem: Wirable {
  init() {}

  /// Creates an item that an Interface Builder document describes.
  /// - Parameter coder: the coder that the loader of documents passes. Any other coder makes the result nil.
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

  /// Called after a document has created and connected the item.
  open func awakeFromNib() {}

  /// The title; nil for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The image, which is used as a template in the tint colour; nil for none. A navigation bar shows it instead of the
  /// title, a tab bar together with the title.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

  /// Whether the item is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// Has no effect: the bar places the image.
  open var imageInsets = UIEdgeInsets.zero

  /// A number that identifies the item in the application.
  open var tag = 0

  /// The name that assistive technologies read; nil for the title.
  open var accessibilityLabel: String? { didSet { didChange() } }

  /// Sets the attributes of the title in a state: its font and its colour. Nil for those of the bar. The item of a tab bar
  /// has none of its own; see `UITabBar.unselectedItemTintColor`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// The attributes of the title that were set for a state; nil for none.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// Called when a property has changed.
  func didChange() {}
}
