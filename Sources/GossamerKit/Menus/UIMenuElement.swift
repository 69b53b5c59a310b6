// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Something that stands in a menu: an action, a command, a menu inside of it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uimenuelement
open class UIMenuElement {
  /// What it says.
  open var title: String { storedTitle }

  /// What it says below the title, smaller; nil for nothing.
  open var subtitle: String?

  /// What it shows beside the title; nil for nothing.
  open var image: UIImage? { storedImage }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
  }

  /// Whether a person finds the element in its menu.
  var isShown: Bool { true }

  /// What a host shows for the element; nil for none of its own.
  func entry(in menu: ShownMenu, of group: UIMenu) -> MenuEntry? { nil }

  /// How an element looks, and whether it can be chosen.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something: it is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out of the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What mark an element has.
  nonisolated public enum State: Int, Hashable, Sendable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: what it stands for is partly on.
    case mixed = 2
  }
}

/// A menu, or a group of elements in one.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uimenu
open class UIMenu: UIMenuElement {
  /// What tells the menu from others.
  public let identifier: Identifier

  /// How it stands in the menu around it.
  public let options: Options

  /// What is in it, from the top.
  public let children: [UIMenuElement]

  /// Creates a menu.
  /// - Parameters:
  ///   - title: what stands above it, or, in the menu around it, leads to it; empty for nothing.
  ///   - subtitle: what stands below the title in the menu around it; nil for nothing.
  ///   - image: what stands beside the title in the menu around it; nil for nothing.
  ///   - identifier: what tells the menu from others; nil makes one that no other menu has.
  ///   - options: how it stands in the menu around it.
  ///   - children: what is in it, from the top.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A menu that is the same but for what is in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The elements inside that have a mark, those of groups included.
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

  /// How a menu stands in the menu around it.
  nonisolated public struct Options: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title that leads to it is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements has a mark: what is chosen gets it.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What tells a menu from others.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a value from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// An element that can have a mark.
protocol MarkedElement: UIMenuElement {
  var state: UIMenuElement.State { get set }
}

/// Elements of a menu that are found out when it is opened.
///
/// Until they are there the menu says that it is loading. They are asked for once, unless the element was
/// made by ``uncached(_:)``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uideferredmenuelement
open class UIDeferredMenuElement: UIMenuElement {
  /// Finds the elements out, and hands them to the closure that it gets, at once or later.
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: ElementProvider
  private let isCached: Bool
  private var known: [UIMenuElement]?

  /// Creates an element whose provider is asked when a menu with it is opened for the first time.
  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element whose provider is asked each time that a menu with it is opened.
  open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping ElementProvider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "")
  }

  /// The elements, if they are known at once; otherwise `later` is called with them.
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
