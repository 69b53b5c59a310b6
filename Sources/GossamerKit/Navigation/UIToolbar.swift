// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A bar of buttons, usually at the lower edge of a screen.
///
/// A navigation controller has one, ``UINavigationController/toolbar``, which shows the `toolbarItems` of the topmost
/// screen. As a view of its own it takes any items:
///
///     toolbar.items = [
///       UIBarButtonItem(systemItem: .trash, primaryAction: delete), .flexibleSpace(),
///       UIBarButtonItem(systemItem: .compose, primaryAction: write),
///     ]
///
/// If the items are wider than the bar, titles are truncated. Assistive technologies see it as a toolbar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitoolbar
open class UIToolbar: UIView {
  /// The wires of toolbars, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UIToolbar>(super.wires)
      .outlet("delegate", \.delegate)
      .outlets("items", \.shownItems)
      .attribute("barTintColor", \.barTintColor)
      .attribute("translucent", \.isTranslucent)
  }

  /// The delegate; held weakly. Nothing is asked of it on a desktop, where a bar never reaches under a status bar.
  open weak var delegate: (any UIToolbarDelegate)?

  // MARK: - Items

  /// The items from the leading to the trailing edge; nil for none.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items. An item that another bar shows moves to this one.
  /// - Parameter animated: whether items that come and go fade, while the bar is in a visible window.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else {
      shownItems = items ?? []
      return
    }
    let old = contents
    shownItems = items ?? []
    let new = contents.filter { !old.contains($0) }
    for view in new { view.alpha = 0 }
    UIView.animate(withDuration: Self.fadeDuration) { for view in new { view.alpha = 1 } }
  }

  // MARK: - Looks

  /// The style of the bar; `.black` makes it dark with light contents.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.userInterfaceStyle }
  }

  /// The colour of the bar; nil for the default.
  open var barTintColor: UIColor? { didSet { lookDidChange() } }

  /// Whether content is seen through the bar. It has no effect: bars on a desktop are opaque. A bar without background
  /// is had by a transparent ``standardAppearance``.
  open var isTranslucent = true

  /// The looks of the bar, which have priority over ``barTintColor`` and the images. The bar follows
  /// its changes.
  open var standardAppearance: UIToolbarAppearance {
    get { ownAppearance ?? unsetAppearance }
    set { ownAppearance = followed(newValue) }
  }

  /// The looks in a window of compact height; nil for the ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }

  /// The looks while no content is behind the bar. It has no effect, because a bar doesn't know its content here.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the image behind the items, stretched to the bar; nil for none. An empty image leaves the bar transparent.
  /// The position and the metrics have no effect: a bar has one look.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    ownBackgroundImage = backgroundImage
  }

  /// The image behind the items; nil for none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { ownBackgroundImage }

  /// Sets the image of the line at the bar's edge; nil for the usual line. An empty image leaves the line out. It is
  /// used only together with a background image, as in UIKit.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    ownShadowImage = shadowImage
  }

  /// The image of the line at the bar's edge; nil for the usual line.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    ownShadowImage
  }

  // MARK: - UIView

  /// The height of UIKit's toolbars, and any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The given width, and the height of the items with the safe area below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  /// Places the items in the layout direction.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  /// Applies the look for the height of the window.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
  }

  override func setUp() {
    super.setUp()
    addSubview(background)
    lookDidChange()
  }

  override func adjustFonts(to traits: UITraitCollection) {
    for view in descendants where view !== self { view.adjustFonts(to: traits) }
    setNeedsLayout()
  }

  // MARK: - State

  /// The height of the bar in points, without the safe area below.
  package static let height: CGFloat = 44
  private static let fadeDuration = 0.2

  private let background = BarBackground(frame: .zero)
  private var shownItems: [UIBarButtonItem] = [] { didSet { itemsDidChange(from: oldValue) } }
  private var contents: [UIView] { shownItems.filter { !$0.isHidden }.compactMap(\.view) }
  /// The sizes of custom views when they were added. Views that had no size then aren't included.
  private var givenSizes: [ObjectIdentifier: CGSize] = [:]
  var ownAppearance: UIToolbarAppearance? { didSet { lookDidChange() } }
  /// The appearance that is read before one is set; it becomes the bar's own when it is changed.
  private lazy var unsetAppearance = followed(UIToolbarAppearance())
  var ownBackgroundImage: UIImage? { didSet { lookDidChange() } }
  var ownShadowImage: UIImage? { didSet { lookDidChange() } }
}

extension UIToolbar: ItemBar {
  func itemDidChange() { itemsDidChange(from: shownItems) }

  fileprivate func itemsDidChange(from old: [UIBarButtonItem]) {
    for item in old where item.bar === self { item.bar = nil }
    for item in shownItems { item.bar = self }
    let shown = contents
    let former = subviews.filter { $0 !== background && !shown.contains($0) }
    for view in former {
      givenSizes[ObjectIdentifier(view)] = nil
      view.removeFromSuperview()
    }
    for view in shown {
      if view.superview !== self, view.bounds.size != .zero {
        givenSizes[ObjectIdentifier(view)] = view.bounds.size
      }
      // The order of the subviews is the order of reading and of the Tab key.
      addSubview(view)
    }
    setNeedsLayout()
  }

  fileprivate func lookDidChange() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let appearance = (isCompact ? compactAppearance : nil) ?? ownAppearance
    var look = appearance?.look ?? BarLook()
    if appearance == nil {
      look.color = barTintColor ?? look.color
      look.take(image: ownBackgroundImage, shadow: ownShadowImage)
    }
    for item in shownItems {
      item.barAppearance = appearance.map { ($0.buttonAppearance, $0.doneButtonAppearance) }
    }
    background.show(look, lineAtTop: true)
  }

  fileprivate func followed(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    appearance.whenChanged = { [weak self] in self?.ownAppearance = $0 as? UIToolbarAppearance }
    return appearance
  }

  fileprivate func placeContents() {
    background.frame = bounds
    let items = shownItems.filter { !$0.isHidden }
    var layout = ToolbarLayout(width: bounds.width - safeAreaInsets.left - safeAreaInsets.right)
    layout.parts = items.map(part)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (item, stretch) in zip(items, layout.stretches) {
      guard let view = item.view else { continue }
      let height = min(item.customView == nil ? Self.height : size(of: item).height, Self.height)
      let frame = CGRect(
        x: safeAreaInsets.left + stretch.start, y: ((Self.height - height) / 2).rounded(),
        width: stretch.width, height: height)
      view.frame = frame.mirrored(in: bounds.width, if: isMirrored)
    }
  }

  private func part(_ item: UIBarButtonItem) -> ToolbarLayout.Part {
    switch item.systemItem {
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace(item.width)
    default: .item(size(of: item).width, shrinks: item.customView == nil && item.image == nil)
    }
  }

  private func size(of item: UIBarButtonItem) -> CGSize {
    item.naturalSize { givenSizes[ObjectIdentifier($0)] }
  }
}

/// The delegate of a toolbar.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The delegate of a bar that has a position.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns where a bar lies. It isn't called: on a desktop a bar looks the same in each place.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A bar that has a position.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uibarpositioning
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

extension UIToolbar: UIBarPositioning {
  /// `.bottom`.
  public var barPosition: UIBarPosition { .bottom }
}

extension UINavigationBar: UIBarPositioning {
  /// `.top`.
  public var barPosition: UIBarPosition { .top }
}
