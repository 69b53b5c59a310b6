// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What stands at one side of a navigation bar: a button, a view of the application's, or room between
/// others.
///
/// What happens when a button is pressed gets the item as its sender.
///
/// - One of the usual buttons: ``init(systemItem:primaryAction:menu:)``; with a target and an action see
///   UIBarButtonItem+Targets.swift
/// - With a title or an image: ``init(title:image:primaryAction:menu:)``
/// - A view: ``init(customView:)``
/// - Room: ``fixedSpace(_:)``, ``flexibleSpace()``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitem
open class UIBarButtonItem: UIBarItem {
  /// Creates a button with a title or an image that performs an action.
  /// - Parameters:
  ///   - title: the text; nil takes the action's.
  ///   - image: shown in place of the title; nil takes the action's.
  ///   - primaryAction: performed when the button is pressed; nil for nothing.
  ///   - menu: see ``menu``.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    super.init()
    self.menu = menu
    let actionTitle = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.title = title ?? actionTitle
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates one of the usual buttons.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    show(systemItem)
  }

  /// Creates an item that shows a view of the application's, as large as the view wants to be.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that an Interface Builder document describes.
  /// - Parameter coder: what the loader of documents passes; every other coder gives nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The wires of bar button items, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIBarButtonItem>(super.wires)
      .outlet("customView", \.customView)
      .attribute("width", \.width)
      .attribute("tintColor", \.tintColor)
      .attribute("hidden", \.isHidden)
  }

  /// Room of `width` points between two items.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Room that takes what is left. In a navigation bar the title has that room, and nothing is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  // MARK: - What a press does

  /// What a press performs; nil for nothing.
  open var primaryAction: UIAction? { didSet { didChange() } }

  /// The menu that a press opens if there is nothing else that it does, and that the secondary button
  /// opens in any case; nil for none.
  open var menu: UIMenu? { didSet { didChange() } }

  /// What a press does in addition, see UIBarButtonItem+Targets.swift.
  var handler: ((UIBarButtonItem) -> Void)? { didSet { didChange() } }

  // MARK: - Looks

  /// How much the button stands out.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

  /// The width in points; 0 for the natural one.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }

  /// A view that is shown in place of a button; nil for a button. It does itself what it does when it is
  /// pressed.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

  /// The colour of the title or the image; nil takes the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }

  /// Whether the item is left out of the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }

  /// Which of the usual items it is; nil for another.
  package private(set) var systemItem: SystemItem?

  /// Shows one of the usual items.
  package func show(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    title = systemItem.title
    style = systemItem.style
  }

  // MARK: - In a bar

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// What a bar shows of the item; nil for room.
  var view: UIView? {
    customView ?? (systemItem?.isSpace == true ? nil : button)
  }

  /// The button, made when a bar shows it first.
  package private(set) lazy var button = makeButton()
  private var isButtonMade = false

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    isButtonMade = true
    button.addAction(
      UIAction { [weak self] _ in self?.perform() }, for: .primaryActionTriggered)
    configure(button)
    return button
  }

  override func didChange() {
    if isButtonMade { configure(button) }
    bar?.itemDidChange()
  }

  private func configure(_ button: UIButton) {
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.menu = menu
    button.contextMenuInteraction?.sender = self
    button.showsMenuAsPrimaryAction = primaryAction == nil && handler == nil
    button.accessibilityLabel = accessibilityLabel ?? (image == nil ? nil : title)
    button.tintColor = tintColor
    button.titleLabel?.font = style.font
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Does what a press does.
  private func perform() {
    primaryAction?.perform(sender: self)
    handler?(self)
  }
}
