// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of a navigation bar or a toolbar: a button, a custom view, or a space.
///
/// The item is the sender of its actions.
///
/// - System items: ``init(systemItem:primaryAction:menu:)``; for items with a target and an action see
///   UIBarButtonItem+Targets.swift
/// - With a title or an image: ``init(title:image:primaryAction:menu:)``
/// - Custom views: ``init(customView:)``
/// - Spaces: ``fixedSpace(_:)``, ``flexibleSpace()``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitem
open class UIBarButtonItem: UIBarItem {
  /// Creates a button with a title or an image.
  /// - Parameters:
  ///   - title: the title; nil for the action's title.
  ///   - image: an image that is shown instead of the title; nil for the action's image.
  ///   - primaryAction: performed when the button is pressed; nil for none.
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

  /// Creates a system item.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    show(systemItem)
  }

  /// Creates an item that shows a custom view at its natural size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button that an Interface Builder document describes.
  /// - Parameter coder: the coder that the loader of documents passes. Any other coder makes the result nil.
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

  /// A space of `width` points between two items.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes the remaining width. In a navigation bar its width is 0, because the title takes the rest.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  // MARK: - Actions

  /// The action that a press performs; nil for none.
  open var primaryAction: UIAction? { didSet { didChange() } }

  /// The menu; nil for none. A press opens it if the item has no action. A press of the secondary mouse button always
  /// opens it.
  open var menu: UIMenu? { didSet { didChange() } }

  /// The object on which a press calls the method that ``action`` names; held weakly. It has to have a wire for it. If nil,
  /// the responder chain is searched for one when the button is pressed.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitem/target
  open weak var target: AnyObject? { didSet { isDirected = target != nil } }

  /// The method that a press calls on ``target``, with the item as its argument; nil for none.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uibarbuttonitem/action
  open var action: Selector? { didSet { if action != oldValue { didChange() } } }

  /// Whether a target was set, which may have been freed since.
  private(set) var isDirected = false

  /// Called by a press, after the primary action; see UIBarButtonItem+Targets.swift. Nil for none.
  var handler: ((UIBarButtonItem) -> Void)? { didSet { didChange() } }

  // MARK: - Looks

  /// The style of the button.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }

  /// The width in points; 0 for the natural width.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }

  /// A view that is shown instead of a button; nil for a button. The item's actions don't apply to it.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }

  /// The tint colour of the button; nil for the bar's.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }

  /// Whether the bar doesn't show the item.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }

  /// The system item; nil if this isn't one.
  package private(set) var systemItem: SystemItem?

  /// Makes this a system item, with its title, image and style.
  package func show(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    title = systemItem.title
    style = systemItem.style
  }

  /// The attributes of the title that were set, by state.
  private(set) var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] {
    didSet { didChange() }
  }

  open override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  open override func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: - In a bar

  /// The bar that shows the item; nil for none.
  weak var bar: (any ItemBar)?

  /// The looks that the bar gives to its buttons, ordinary ones and those that complete a task; nil for none.
  var barAppearance: (plain: UIBarButtonItemAppearance, done: UIBarButtonItemAppearance)? {
    didSet { if isButtonMade { configure(button) } }
  }

  /// The view that a bar shows for the item; nil for a space.
  var view: UIView? {
    customView ?? (systemItem?.isSpace == true ? nil : button)
  }

  /// The button, which is created when a bar first shows it.
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
    button.showsMenuAsPrimaryAction = primaryAction == nil && handler == nil && action == nil
    button.accessibilityLabel = accessibilityLabel ?? (image == nil ? nil : title)
    button.tintColor = tintColor
    showTitleAttributes(on: button)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Performs the actions of a press.
  private func perform() {
    primaryAction?.perform(sender: self)
    handler?(self)
    sendAction()
  }
}
