// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bar above the screens of a navigation controller: the screen's title, a back button, and the screen's own
/// buttons.
///
/// At the top of a window, it is also the window's title bar. It leaves room for the window buttons, and dragging it
/// moves the window.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationbar
open class UINavigationBar: UIView {
  /// The item that the bar shows; nil for none.
  public private(set) var topItem: UINavigationItem?

  /// The item of the previous screen, to which the back button leads; nil for none.
  public private(set) var backItem: UINavigationItem?

  /// Whether titles are shown large, below the buttons, while the content isn't scrolled; see
  /// ``UINavigationItem/largeTitleDisplayMode-swift.property``.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
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

  /// The attributes of the title: its font and its colour; nil for the defaults.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }

  /// The attributes of the large title: its font and its colour; nil for the defaults.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }

  /// The image of the line at the bar's lower edge; nil for the usual line. An empty image leaves the line out. It is
  /// used only together with a background image, as in UIKit.
  open var shadowImage: UIImage? { didSet { lookDidChange() } }

  /// Sets the image behind the items, stretched to the bar; nil for none. An empty image leaves the bar transparent.
  /// The metrics have no effect: a bar has one look.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    ownBackgroundImage = backgroundImage
  }

  /// Sets the image behind the items, as ``setBackgroundImage(_:for:)``. The position has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    ownBackgroundImage = backgroundImage
  }

  /// Has no effect: the back button has the desktop's arrow.
  open var backIndicatorImage: UIImage?

  /// Has no effect; see ``backIndicatorImage``.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Has no effect: the title stands in the middle of the bar's height.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// The image behind the items; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { ownBackgroundImage }

  /// The looks of the bar, which have priority over the colours, attributes and images that are set on the bar itself. The
  /// bar follows its changes.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownAppearance ?? unsetAppearance }
    set { ownAppearance = followed(newValue) }
  }

  /// The looks in a window of compact height; nil for the ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

  /// The looks while a large title is fully visible; nil for the ``standardAppearance`` without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

  /// The background colour, which replaces the ``barTintColor``; nil for none.
  open override var backgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Called when the back button is pressed.
  var goBack: () -> Void = {}

  /// Called when the ``fullHeight`` has changed.
  var fullHeightDidChange: () -> Void = {}

  /// The widths that the window buttons cover at the left and the right of the bar, in points.
  var windowButtonInsets = UIEdgeInsets.zero {
    didSet { if windowButtonInsets != oldValue { setNeedsLayout() } }
  }

  /// The scroll view below the bar, whose scrolling collapses a large title; nil for none.
  weak var scrollView: UIScrollView? {
    didSet { if scrollView !== oldValue { refreshControlDidChange() } }
  }

  /// The height of the bar without a large title in points, as in UIKit.
  package static let height: CGFloat = 44

  /// The font of titles and buttons in the bar. It scales with the text size, but only as far as it fits the bar's
  /// fixed height. In UIKit it doesn't scale at all.
  package static func font(
    _ weight: UIFont.Weight = .regular, in traits: UITraitCollection = .current
  ) -> UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: 23, compatibleWith: traits)
  }

  /// The items, the one that is shown last; nil for none. Those of a navigation controller's bar are its controllers': don't set
  /// them.
  open var items: [UINavigationItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { show(newValue ?? []) }
  }

  /// Sets ``items``, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  private var contentSize = UIContentSizeCategory.unspecified

  let titleLabel = UILabel(frame: .zero)
  let largeTitle = LargeTitleView(frame: .zero)
  let backButton = BackButton.make()
  /// Contains the search bar of the item's search controller, and clips it while the bar collapses.
  let searchHolder = UIView(frame: .zero)
  let background = BarBackground(frame: .zero)
  var ownAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  /// The appearance that is read before one is set; it becomes the bar's own when it is changed.
  private lazy var unsetAppearance = followed(UINavigationBarAppearance())
  var ownBackgroundImage: UIImage? { didSet { lookDidChange() } }
  private var shownItems: [UINavigationItem] = []
  /// A button that refreshes the scroll view below, as pulling the scroll view does.
  private lazy var refreshItem = UIBarButtonItem(
    systemItem: .refresh,
    primaryAction: UIAction { [weak self] _ in self?.scrollView?.refreshControl?.refresh() })
  private var showsRefreshItem = false
  /// The subviews of the bar that come from the screen's items.
  private var contents: [UIView] = []
  /// The sizes of custom views when they were added. Views that had no size then aren't included.
  var givenSizes: [ObjectIdentifier: CGSize] = [:]

  override func setUp() {
    super.setUp()
    lookDidChange()
    titleLabel.font = Self.font(.semibold)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    backButton.label.font = Self.font()
    backButton.label.adjustsFontForContentSizeCategory = true
    backButton.label.lineBreakMode = .byTruncatingTail
    backButton.addAction(
      UIAction { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
    searchHolder.clipsToBounds = true
    searchHolder.isHidden = true
    for view in [background, largeTitle, searchHolder, backButton, titleLabel] { addSubview(view) }
  }

  /// Registers the bar with its window, because it may be the window's title bar.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.navigationBars.removeAll { $0 === self }
    newWindow?.navigationBars.append(self)
    // The refresh control may have changed while the bar wasn't in a window.
    if newWindow != nil { refreshControlDidChange() }
  }

  /// The height of a bar without a large title. The width is free.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Places the contents in the layout direction, with the title centred if there is room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  /// From the leading to the trailing edge, then the large title.
  package override var readingOrder: [UIView]? {
    let (leading, trailing) = (leadingItems.compactMap(\.view), trailingItems.compactMap(\.view))
    let middle = [titleLabel, titleView].compactMap(\.self)
    return [background, backButton] + leading + middle + trailing.reversed()
      + [largeTitle, searchHolder]
  }

  // MARK: - Contents

  /// Shows the last of `items`, and a back button to the one before it.
  func show(_ items: [UINavigationItem]) {
    for item in [topItem, backItem] where item?.bar === self { item?.bar = nil }
    shownItems = items
    topItem = items.last
    backItem = items.dropLast().last
    topItem?.bar = self
    backItem?.bar = self
    itemDidChange()
  }

  /// Updates the bar after one of its items has changed.
  func itemDidChange() {
    showContents()
    let title = topItem?.title
    showTitle(title)
    backButton.isHidden = !hasBackButton
    backButton.accessibilityLabel = backTitle
    let height = Self.height + largeTitleHeight + searchHeight
    if height != fullHeight {
      fullHeight = height
      fullHeightDidChange()
    }
    setNeedsLayout()
    window?.titleMayHaveChanged()
  }

  override func adjustFonts(to traits: UITraitCollection) {
    guard traits.contentSize != contentSize else { return }
    contentSize = traits.contentSize
    // The subviews get their fonts first, because their sizes are needed below.
    for view in descendants where view !== self { view.adjustFonts(to: traits) }
    itemDidChange()
  }

  private func showContents() {
    showSearchBar()
    let appearances = buttonAppearances
    for item in leadingItems + trailingItems {
      item.bar = self
      if appearances != nil || item.barAppearance != nil { item.barAppearance = appearances }
    }
    let views = (leadingItems + trailingItems).compactMap(\.view) + [titleView].compactMap { $0 }
    for view in contents where !views.contains(view) {
      givenSizes[ObjectIdentifier(view)] = nil
      if view.superview === self { view.removeFromSuperview() }
    }
    for view in views where view.superview !== self {
      if view.bounds.size != .zero { givenSizes[ObjectIdentifier(view)] = view.bounds.size }
      addSubview(view)
    }
    contents = views
  }

  var leadingItems: [UIBarButtonItem] { topItem?.leftItems.filter { !$0.isHidden } ?? [] }
  var trailingItems: [UIBarButtonItem] {
    let items = topItem?.rightItems.filter { !$0.isHidden } ?? []
    let hasOwnRefreshItem = (leadingItems + items).contains { $0.systemItem == .refresh }
    return showsRefreshItem && !hasOwnRefreshItem ? items + [refreshItem] : items
  }

  /// Shows, hides or disables the refresh button after the scroll view's refresh control has changed.
  func refreshControlDidChange() {
    let control = scrollView?.refreshControl
    guard showsRefreshItem || control != nil else { return }
    showsRefreshItem = control != nil
    refreshItem.isEnabled = control?.isEnabled == true && control?.isRefreshing == false
    itemDidChange()
  }

  var titleView: UIView? { topItem?.titleView }

  var hasBackButton: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
    return topItem.leftItems.isEmpty || topItem.leftItemsSupplementBackButton
  }

  var backTitle: String {
    switch backItem?.backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return Self.back
    case .default, nil: break
    }
    let titles = [backItem?.backBarButtonItem?.title, backItem?.backButtonTitle, backItem?.title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? Self.back
  }

  static let back = "Back"

  // MARK: - The large title

  /// The height of the bar while the content isn't scrolled, in points.
  private(set) var fullHeight = UINavigationBar.height

  /// The height of the bar at the present scroll position, in points.
  var presentHeight: CGFloat {
    guard let scrollView else { return fullHeight }
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    return max(leastHeight, fullHeight - max(0, scrolled))
  }

  /// The height that the large title adds while the content isn't scrolled, in points.
  var largeTitleHeight: CGFloat { showsLargeTitle ? largeTitle.height : 0 }

  /// The height of the bar when the content is scrolled: a search that is going on, and a bar that isn't hidden, stay.
  private var leastHeight: CGFloat {
    let stays =
      searchController?.isActive == true || topItem?.hidesSearchBarWhenScrolling == false
    return Self.height + (stays ? searchHeight : 0)
  }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in shownItems.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }
}
