// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a navigation bar shows for one screen.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationitem
open class UINavigationItem: Wirable {
  /// Creates an item.
  /// - Parameter title: what stands in the middle of the bar; empty for nothing.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item that an Interface Builder document describes.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    coder.decode(self)
  }

  /// The wires of navigation items, by UIKit's key-value coding names.
  open class var wires: AnyWires {
    Wires<UINavigationItem>()
      .attribute("title", \.title)
      .attribute("backButtonTitle", \.backButtonTitle)
      .attribute("hidesBackButton", \.hidesBackButton)
      .outlet("titleView", \.titleView)
      .outlet("backBarButtonItem", \.backBarButtonItem)
      .outlet("leftBarButtonItem", \.leftBarButtonItem)
      .outlet("rightBarButtonItem", \.rightBarButtonItem)
      .outlets("leftBarButtonItems", \.leftItems)
      .outlets("rightBarButtonItems", \.rightItems)
  }

  /// Called when a document has made the item and connected it.
  open func awakeFromNib() {}

  /// What stands in the middle of the bar. A controller's item takes over its title.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// A view that stands in the title's place, as large as it wants to be; nil for the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

  /// Whether the title is shown large in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// Whether a title is shown large.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  nonisolated public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As that of the screen before; the first screen's is large.
    case automatic = 0
    /// Large.
    case always = 1
    /// Never large.
    case never = 2
  }

  /// What the back button of the next screen says; nil takes the title.
  open var backButtonTitle: String? { didSet { didChange() } }

  /// What the back button of the next screen says by its title; nil leaves it to the
  /// ``backButtonTitle``.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

  /// Whether there is no button that leads back from the screen.
  open var hidesBackButton = false { didSet { didChange() } }

  /// Whether the back button stays beside items on the left.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  /// The buttons on the leading side, from the edge inwards. They take the back button's place.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { leftItems = newValue ?? [] }
  }

  /// The buttons on the trailing side, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { rightItems = newValue ?? [] }
  }

  /// The first button on the leading side; nil for none. Setting it leaves only this one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { leftItems = newValue.map { [$0] } ?? [] }
  }

  /// The first button on the trailing side; nil for none. Setting it leaves only this one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { rightItems = newValue.map { [$0] } ?? [] }
  }

  private(set) var leftItems: [UIBarButtonItem] = [] { didSet { didChange() } }
  private(set) var rightItems: [UIBarButtonItem] = [] { didSet { didChange() } }

  /// The bar that shows the item, or a back button that leads to it.
  weak var bar: UINavigationBar?

  private func didChange() {
    bar?.itemDidChange()
  }
}
