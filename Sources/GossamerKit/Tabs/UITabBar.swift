// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A bar of items of which one is selected. Assistive technologies see it as a list of tabs.
///
/// In a window of compact width each item has its title below its image, and the items share the width equally. In a wider
/// window the items are centred, with their titles beside their images.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbar
open class UITabBar: UIView {
  /// Is told which item a person selects; held weakly. The delegate of a tab bar controller's bar is the controller.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items; nil for none. Those of a tab bar controller's bar are its controllers'.
  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items. The selected item stays selected if it is among them.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { show(items ?? []) }

  /// The selected item; nil for none. One that isn't among the items is refused with a message.
  open var selectedItem: UITabBarItem? {
    didSet { selectedItemDidChange(from: oldValue) }
  }

  /// The colour of the bar; nil for the default.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }

  /// The style of the bar; `.black` makes it dark with light contents.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.userInterfaceStyle }
  }

  /// Whether content is seen through the bar. It has no effect: bars on a desktop are opaque.
  open var isTranslucent = true

  /// The image behind the items, stretched to the bar; nil for none. An empty image leaves the bar transparent.
  open var backgroundImage: UIImage? { didSet { lookDidChange() } }

  /// The image of the line at the bar's edge; nil for the usual line. It is used only together with a background image, as
  /// in UIKit.
  open var shadowImage: UIImage? { didSet { lookDidChange() } }

  /// The looks of the bar, which have priority over ``barTintColor`` and the images. The bar follows its changes.
  open var standardAppearance: UITabBarAppearance {
    get { ownAppearance ?? unsetAppearance }
    set { ownAppearance = followed(newValue) }
  }

  /// The looks while no content is behind the bar. It has no effect, because a bar doesn't know its content here.
  open var scrollEdgeAppearance: UITabBarAppearance?

  var ownAppearance: UITabBarAppearance? { didSet { lookDidChange() } }
  /// The appearance that is read before one is set; it becomes the bar's own when it is changed.
  private lazy var unsetAppearance = followed(UITabBarAppearance())

  private func followed(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    appearance.whenChanged = { [weak self] in self?.ownAppearance = $0 as? UITabBarAppearance }
    return appearance
  }

  private func lookDidChange() {
    var look = ownAppearance?.look ?? BarLook()
    if ownAppearance == nil {
      look.color = barTintColor ?? look.color
      look.take(image: backgroundImage, shadow: shadowImage)
    }
    background.show(look, lineAtTop: true)
    for button in buttons { button.itemDidChange() }
  }

  /// The colour of items that aren't selected; nil for grey. The selected one has the tint colour.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.setNeedsUpdateConfiguration() } }
  }

  // MARK: - UIView

  /// The height of UIKit's tab bars, and any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The given width, and the height of the items with the safe area below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    placeButtons()
  }

  /// Places titles below or beside the images, as the size class requires.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for button in buttons { button.setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  override func setUp() {
    super.setUp()
    addSubview(background)
    lookDidChange()
  }

  // MARK: - Items

  /// The height of the bar in points, without the safe area below.
  package static let height: CGFloat = 49
  /// The maximum width of an item in a wide window, in points.
  private static let widestItem: CGFloat = 180

  private let background = BarBackground(frame: .zero)
  private(set) var buttons: [TabBarButton] = []
  private var shownItems: [UITabBarItem] = []

  /// Returns whether an item that a person has pressed may be selected.
  var mayPress: (UITabBarItem) -> Bool = { _ in true }
  /// Called with the selected item, after the ``delegate``.
  var whenPressed: (UITabBarItem) -> Void = { _ in }

  /// Selects an item as a press on it does.
  func press(_ item: UITabBarItem) {
    guard item.isEnabled, mayPress(item) else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    whenPressed(item)
  }

  private func show(_ items: [UITabBarItem]) {
    for item in shownItems where item.bar === self { item.bar = nil }
    for button in buttons { button.removeFromSuperview() }
    shownItems = items
    buttons = items.map { TabBarButton(for: $0, in: self) }
    for (item, button) in zip(items, buttons) {
      item.bar = self
      addSubview(button)
    }
    if let selectedItem, !items.contains(where: { $0 === selectedItem }) {
      self.selectedItem = nil
    }
    setNeedsLayout()
  }

  func itemDidChange(_ item: UITabBarItem) {
    for button in buttons where button.item === item { button.itemDidChange() }
    setNeedsLayout()
  }

  private func selectedItemDidChange(from oldValue: UITabBarItem?) {
    guard selectedItem !== oldValue else { return }
    if let selectedItem, !shownItems.contains(where: { $0 === selectedItem }) {
      self.selectedItem = oldValue
      Messages.views.error(
        """
        The item '\(selectedItem.title ?? "")' can't be selected: it isn't among the items of the tab \
        bar.
        """)
      return
    }
    for button in buttons { button.itemDidChange() }
  }

  private func placeButtons() {
    guard !buttons.isEmpty else { return }
    let room = bounds.inset(by: safeAreaInsets)
    let isWide = traitCollection.horizontalSizeClass == .regular
    let share = room.width / CGFloat(buttons.count)
    let width = isWide ? min(share, Self.widestItem) : share
    let start = room.midX - width * CGFloat(buttons.count) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
      let (left, right) = (start + CGFloat(index) * width, start + CGFloat(index + 1) * width)
      button.frame = CGRect(
        x: left.rounded(), y: 0, width: right.rounded() - left.rounded(), height: Self.height)
    }
  }
}

/// Is told which item a person selects in a tab bar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when a person has selected an item, or pressed the selected one again.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
