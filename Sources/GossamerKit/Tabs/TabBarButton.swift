// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The button of a tab bar item, which assistive technologies see as a tab.
package final class TabBarButton: UIButton {
  private(set) weak var item: UITabBarItem?
  private weak var bar: UITabBar?
  private let badge = TabBadge()

  /// The font sizes of titles below images and beside them. UIKit's 10 points below images are hard to read on a desktop.
  private static let (fontSize, wideFontSize): (CGFloat, CGFloat) = (11, 14)

  convenience init(for item: UITabBarItem, in bar: UITabBar) {
    self.init(configuration: .plain())
    self.item = item
    self.bar = bar
    titleLabel?.lineBreakMode = .byTruncatingTail
    addSubview(badge)
    addAction(
      UIAction { [weak item, weak bar] _ in if let item { bar?.press(item) } },
      for: .primaryActionTriggered)
    itemDidChange()
  }

  /// Whether the item is the selected one.
  package var isCurrent: Bool { item != nil && bar?.selectedItem === item }

  func itemDidChange() {
    isEnabled = item?.isEnabled ?? false
    // Grey already means that another tab is selected, so a disabled one is translucent.
    alpha = isEnabled ? 1 : 0.5
    accessibilityLabel = item?.accessibilityLabel
    badge.show(item?.badgeValue, item?.badgeColor ?? look?.badgeBackgroundColor)
    setNeedsCommit(.accessibility)
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// The bar's own looks of the item in its state; nil if the bar has no appearance.
  private var look: UITabBarItemStateAppearance? {
    let isWide = traitCollection.horizontalSizeClass == .regular
    let items =
      isWide
      ? bar?.ownAppearance?.inlineLayoutAppearance : bar?.ownAppearance?.stackedLayoutAppearance
    return !isEnabled ? items?.disabled : isCurrent ? items?.selected : items?.normal
  }

  /// Shows the item in the bar's colours.
  package override func updateConfiguration() {
    super.updateConfiguration()
    guard let bar else { return }
    let isWide = traitCollection.horizontalSizeClass == .regular
    var look = UIButton.Configuration.plain()
    look.title = item?.title
    let image = isCurrent ? item?.selectedImage ?? item?.image : item?.image
    look.image = isWide ? image : image?.preferring(UIImage.SymbolConfiguration(scale: .large))
    look.imagePlacement = isWide ? .leading : .top
    look.imagePadding = isWide ? 8 : 1
    look.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 3, trailing: 4)
    look.baseForegroundColor =
      isCurrent ? bar.tintColor : bar.unselectedItemTintColor ?? .secondaryLabel
    let own = self.look
    if let color = own?.titleTextAttributes[.foregroundColor] as? UIColor {
      look.baseForegroundColor = color
    }
    if let color = own?.iconColor {
      look.image = look.image?.withTintColor(color, renderingMode: .alwaysOriginal)
    }
    configuration = look
    titleLabel?.font =
      own?.titleTextAttributes[.font] as? UIFont
      ?? .systemFont(
        ofSize: isWide ? Self.wideFontSize : Self.fontSize, weight: isCurrent ? .semibold : .regular
      )
  }

  /// Inside the bar's edges.
  package override var focusShape: (frame: CGRect, cornerRadius: CGFloat) {
    (bounds.insetBy(dx: 4, dy: 4), 8)
  }

  override var defaultAccessibilityValue: String? { item?.badgeValue }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isCurrent ? super.defaultAccessibilityTraits.union(.selected) : super.defaultAccessibilityTraits
  }

  /// Places the badge at the upper trailing corner of the image; in a wide window after the title.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let size = badge.sizeThatFits(.zero)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isWide = traitCollection.horizontalSizeClass == .regular
    let image = imageView.flatMap { $0.isHidden ? nil : $0.frame }
    let start = isWide ? titleLabel?.frame : image
    let place = start ?? CGRect(x: bounds.midX, y: 12, width: 0, height: 0)
    let gap = isWide ? Self.badgeGap : -Self.badgeOverlap
    let x = isMirrored ? place.minX - gap - size.width : place.maxX + gap
    let y = isWide ? bounds.midY - size.height / 2 : max(place.minY - 4, 2)
    badge.frame = CGRect(
      x: min(max(x, 0), bounds.width - size.width).rounded(), y: y.rounded(),
      width: size.width, height: size.height)
  }

  /// The distance of a badge from the title, and its overlap with the image, in points.
  private static let (badgeGap, badgeOverlap): (CGFloat, CGFloat) = (5, 6)
}

/// A short text in a coloured oval.
final class TabBadge: UIView {
  private let label = UILabel()
  private static let height: CGFloat = 16

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 11, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: String?, _ color: UIColor?) {
    label.text = text
    backgroundColor = color ?? .systemRed
    isHidden = text == nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.intrinsicContentSize.width
    return CGSize(width: max(text + 8, Self.height), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
