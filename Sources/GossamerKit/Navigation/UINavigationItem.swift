// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The contents of a navigation bar for one screen.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: Wirable {
  /// Creates an item.
  /// - Parameter title: the title in the bar; empty for none.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item that an Interface Builder document describes.
  /// - Parameter coder: the coder that the loader of documents passes. Any other coder makes the result nil.
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

  /// Called after a document has created and connected the item.
  open func awakeFromNib() {}

  /// The title in the bar. A view controller's item takes the title of the view controller.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// A view that is shown instead of the title, at its natural size; nil for the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }

  /// Whether the title is shown large in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  /// When a title is shown large.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
  nonisolated public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As on the previous screen; large on the first screen.
    case automatic = 0
    /// Always large.
    case always = 1
    /// Never large.
    case never = 2
  }

  /// The title of the back button on the next screen; nil for this item's title.
  open var backButtonTitle: String? { didSet { didChange() } }

  /// What the back button on the next screen shows.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous screen.
    case `default`
    /// "Back".
    case generic
    /// Only a chevron.
    case minimal
  }

  /// What the back button on the next screen shows.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }

  /// The arrangement of a bar's items.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator
    /// The title at the leading edge, for a browser.
    case browser
    /// The title at the leading edge, for documents.
    case editor
  }

  /// The arrangement of the bar's items. It has no effect: the title stays in the middle.
  open var style = ItemStyle.navigator

  /// The place of a search bar.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// As the system decides: below the bar.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case stacked
  }

  /// The place of the search bar. It has no effect: it is below the bar.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The place of the search bar: below the bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// An item whose title the back button on the next screen shows; nil for the ``backButtonTitle``.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

  /// Whether the screen has no back button.
  open var hidesBackButton = false { didSet { didChange() } }

  /// Whether the back button is shown in addition to left items.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  /// Sets ``hidesBackButton``, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets ``leftBarButtonItem``, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets ``rightBarButtonItem``, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets ``leftBarButtonItems``, at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets ``rightBarButtonItems``, at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The buttons on the leading side, from the edge inwards. They replace the back button, unless
  /// ``leftItemsSupplementBackButton`` is true.
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

  // MARK: - Looks

  /// The looks of the bar while this screen is shown; nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// The looks in a window of compact height; nil for the ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// The looks while a large title is fully visible; nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  // MARK: - Searching

  /// The search controller whose search bar is shown below the title; nil for none.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.showingItem = nil
      searchController?.showingItem = self
      didChange()
    }
  }

  /// Whether the search bar moves away when the content is scrolled, and comes back at its top.
  open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }

  // MARK: - State

  private(set) var leftItems: [UIBarButtonItem] = [] { didSet { didChange() } }
  private(set) var rightItems: [UIBarButtonItem] = [] { didSet { didChange() } }

  /// The bar that shows the item, or its title in the back button; nil for none.
  weak var bar: UINavigationBar?

  private func didChange() {
    bar?.itemDidChange()
  }
}
