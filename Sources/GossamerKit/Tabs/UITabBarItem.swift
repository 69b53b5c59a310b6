// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The image, the title and the badge of a screen in a tab bar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbaritem
open class UITabBarItem: UIBarItem {
  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates an item.
  /// - Parameters:
  ///   - title: nil for none.
  ///   - image: used as a template image; nil for none.
  ///   - tag: a number that identifies the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item.
  /// - Parameters:
  ///   - title: nil for none.
  ///   - image: used as a template image; nil for none.
  ///   - selectedImage: shown while the item is selected; nil for `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system item, with its title and image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// Creates an item that an Interface Builder document describes.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The wires of tab bar items, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UITabBarItem>(super.wires)
      .attribute("selectedImage", \.selectedImage)
      .attribute("badgeValue", \.badgeValue)
      .attribute("badgeColor", \.badgeColor)
  }

  /// The image while the item is selected; nil for ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { didChange() } }

  /// A short text in a coloured oval at the image, such as the number of messages; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The colour of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { didChange() } } }

  /// Has no effect: the bar places the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The bar that shows the item.
  weak var bar: UITabBar?

  override func didChange() { bar?.itemDidChange(self) }
}

extension UITabBarItem {
  /// The system items.
  nonisolated public enum SystemItem: Int, Hashable, Sendable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock"
      case .contacts: "person.crop.circle"
      case .bookmarks: "bookmark"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.to.line"
      case .mostViewed: "list.number"
      }
    }
  }

  /// Sets the title and image of a system item.
  package func show(_ systemItem: SystemItem) {
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
  }
}
