// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The bar above the screens of a navigation controller: the screen's title, a button that leads back,
/// and the screen's own buttons.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationbar
open class UINavigationBar: UIView {
  /// What the bar shows; nil for nothing.
  public private(set) var topItem: UINavigationItem?

  /// What the back button leads to; nil for nothing.
  public private(set) var backItem: UINavigationItem?

  /// Called when the back button is pressed.
  var goBack: () -> Void = {}

  /// How far the window's buttons reach into the bar from the left and from the right, in points.
  var windowButtonInsets = UIEdgeInsets.zero {
    didSet { if windowButtonInsets != oldValue { setNeedsLayout() } }
  }

  /// The height of the bar in points, UIKit's.
  package static let height: CGFloat = 44
  static let font = UIFont.systemFont(ofSize: 17)
  package static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

  private let titleLabel = UILabel(frame: .zero)
  private let backButton = BackButton.make()
  private let line = UIView(frame: .zero)
  private var buttons: [UIButton] = []

  override func setUp() {
    super.setUp()
    backgroundColor = Self.background
    line.backgroundColor = .separator
    titleLabel.font = Self.titleFont
    titleLabel.accessibilityTraits = .header
    backButton.label.font = Self.font
    backButton.label.lineBreakMode = .byTruncatingTail
    backButton.addAction(
      UIAction { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
    for view in [line, backButton, titleLabel] { addSubview(view) }
  }

  /// Shows the top one of `items`, and the way back to the one before.
  func show(_ items: [UINavigationItem]) {
    for item in [topItem, backItem] where item?.bar === self { item?.bar = nil }
    topItem = items.last
    backItem = items.dropLast().last
    topItem?.bar = self
    backItem?.bar = self
    itemDidChange()
  }

  /// Something of what the bar shows has changed.
  func itemDidChange() {
    let shown = topItem?.leftItems ?? []
    let wanted = (shown + (topItem?.rightItems ?? [])).map(\.button)
    for button in buttons where !wanted.contains(button) { button.removeFromSuperview() }
    for button in wanted where button.superview !== self { addSubview(button) }
    buttons = wanted
    titleLabel.text = topItem?.title
    titleLabel.isHidden = topItem?.title?.isEmpty ?? true
    backButton.isHidden = !hasBackButton
    backButton.accessibilityLabel = backTitle
    setNeedsLayout()
    window?.titleMayHaveChanged()
  }

  private var hasBackButton: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
    return topItem.leftItems.isEmpty || topItem.leftItemsSupplementBackButton
  }

  private var backTitle: String {
    let titles = [backItem?.backBarButtonItem?.title, backItem?.backButtonTitle, backItem?.title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? Self.back
  }

  private static let back = "Back"

  /// Positions the contents: by the direction of reading, the title in the middle if there is room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let backTitles = [backTitle, Self.back, nil]
    var layout = NavigationBarLayout(width: bounds.width)
    let (left, right) = (windowButtonInsets.left, windowButtonInsets.right)
    layout.covered = isRightToLeft ? (right, left) : (left, right)
    if hasBackButton { layout.backWidths = backTitles.map(backButton.width(showing:)) }
    let (leading, trailing) = (topItem?.leftItems ?? [], topItem?.rightItems ?? [])
    layout.leadingWidths = leading.map(\.button.intrinsicContentSize.width)
    layout.trailingWidths = trailing.map(\.button.intrinsicContentSize.width)
    layout.titleWidth = titleLabel.isHidden ? 0 : titleLabel.intrinsicContentSize.width
    place(titleLabel, at: layout.title)
    if let back = layout.back {
      backButton.setTitle(backTitles[layout.backIndex], for: .normal)
      place(backButton, at: back)
    }
    for (item, stretch) in zip(leading, layout.leading) { place(item.button, at: stretch) }
    for (item, stretch) in zip(trailing, layout.trailing) { place(item.button, at: stretch) }
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }

  private func place(_ view: UIView, at stretch: NavigationBarLayout.Stretch) {
    let frame = CGRect(x: stretch.start, y: 0, width: stretch.width, height: bounds.height)
    view.frame = frame.mirrored(in: bounds.width, if: isRightToLeft)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The window knows its bars: they may be its title bar.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.navigationBars.removeAll { $0 === self }
    newWindow?.navigationBars.append(self)
  }

  /// The colours of UIKit's bars, as recorded without what shines through them.
  package static let background = UIColor(light: 0xF9F9F9, dark: 0x1D1D1D)
}
