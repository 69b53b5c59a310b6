// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An element of a menu: an action, a command or a submenu.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor open class UIMenuElement {
  /// The title.
  open var title: String { storedTitle }

  /// The smaller text below the title; nil for none.
  open var subtitle: String?

  /// The image beside the title; nil for none.
  open var image: UIImage? { storedImage }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
  }

  /// Whether the menu shows the element.
  var isShown: Bool { true }

  /// The entry that the host shows for the element; nil if the element has no entry of its own.
  func entry(in menu: ShownMenu, of group: UIMenu) -> MenuEntry? { nil }

  /// The style of an element, and whether it can be chosen.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys something, and is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element isn't shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The check mark of an element.
  nonisolated public enum State: Int, Hashable, Sendable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash, for something that is partly on.
    case mixed = 2
  }
}

/// A menu, or a group of elements in one.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uimenu
open class UIMenu: UIMenuElement {
  /// The unique identifier of the menu.
  public let identifier: Identifier

  /// The options, such as how it is shown in its parent menu.
  public let options: Options

  /// The elements, from the top.
  public let children: [UIMenuElement]

  /// Creates a menu.
  /// - Parameters:
  ///   - title: the title above the menu, and of its entry in the parent menu; empty for none.
  ///   - subtitle: the smaller text below the title in the parent menu; nil for none.
  ///   - image: the image beside the title in the parent menu; nil for none.
  ///   - identifier: the identifier; nil creates a unique one.
  ///   - options: the options, such as how it is shown in its parent menu.
  ///   - children: the elements, from the top.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The elements whose state is on, including those of inline groups.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let group = child as? UIMenu, group.isInline { return group.selectedElements }
      return (child as? any MarkedElement)?.state == .on ? [child] : []
    }
  }

  var isInline: Bool { options.contains(.displayInline) }

  override var isShown: Bool { children.contains(where: \.isShown) }

  override func entry(in menu: ShownMenu, of group: UIMenu) -> MenuEntry? {
    MenuEntry(
      self, of: group, attributes: options.contains(.destructive) ? .destructive : [],
      submenu: { [weak menu] in menu?.page(for: self) ?? MenuPage(title: self.title, sections: []) }
    )
  }

  /// Options of a menu.
  nonisolated public struct Options: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the parent menu, between separators.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's entry in the parent menu is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one element is on: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The unique identifier of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// A menu element that can have a check mark.
protocol MarkedElement: UIMenuElement {
  var state: UIMenuElement.State { get set }
}

/// A placeholder for menu elements that are provided when the menu opens.
///
/// The menu shows "Loading…" until they arrive. The provider is called once, unless the element was created by
/// ``uncached(_:)``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uideferredmenuelement
open class UIDeferredMenuElement: UIMenuElement {
  /// Provides the elements by calling the closure that it gets, at once or later.
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  private var known: [UIMenuElement]?

  /// Creates an element whose provider is called when a menu with it opens for the first time.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element whose provider is called each time that a menu with it opens.
  open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping ElementProvider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "")
  }

  /// Returns the elements if they are available at once; otherwise returns nil and calls `later` with them.
  func elements(later: @escaping ([UIMenuElement]) -> Void) -> [UIMenuElement]? {
    if isCached, let known { return known }
    var (found, isWaiting) = ([UIMenuElement]?.none, false)
    provider { [weak self] elements in
      guard found == nil else { return }
      found = elements
      self?.known = elements
      if isWaiting { later(elements) }
    }
    isWaiting = true
    return found
  }
}
