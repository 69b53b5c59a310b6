// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The bar above the screens of a navigation controller: the screen's title, a button that leads back,
/// and the screen's own buttons.
///
/// Along the top of a window it is the window's title bar too: it makes room for the window's buttons,
/// and the window is moved by it.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uinavigationbar
open class UINavigationBar: UIView {
  /// What the bar shows; nil for nothing.
  public private(set) var topItem: UINavigationItem?

  /// What the back button leads to; nil for nothing.
  public private(set) var backItem: UINavigationItem?

  /// Whether titles are shown large, below the buttons, for as long as the content isn't scrolled;
  /// see ``UINavigationItem/largeTitleDisplayMode-swift.property``.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
  }

  /// The colour of the bar; nil for the usual one.
  open var barTintColor: UIColor? {
    didSet { background.backgroundColor = barTintColor ?? Self.background }
  }

  /// The colour behind the bar; nil for none. It is shown in place of the ``barTintColor``.
  open override var backgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// Called when the back button is pressed.
  var goBack: () -> Void = {}

  /// Called when ``fullHeight`` has changed.
  var fullHeightDidChange: () -> Void = {}

  /// How far the window's buttons reach into the bar from the left and from the right, in points.
  var windowButtonInsets = UIEdgeInsets.zero {
    didSet { if windowButtonInsets != oldValue { setNeedsLayout() } }
  }

  /// What is scrolled below the bar, and makes a large title small; nil for nothing.
  weak var scrollView: UIScrollView? {
    didSet { if scrollView !== oldValue { refreshControlDidChange() } }
  }

  /// The height of the bar without a large title in points, UIKit's.
  package static let height: CGFloat = 44

  /// The font of what stands in the row of the bar, which is as high at any size of text: so the font grows no larger
  /// than finds room in it. In UIKit it doesn't grow at all.
  package static func font(
    _ weight: UIFont.Weight = .regular, in traits: UITraitCollection = .current
  ) -> UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: 23, compatibleWith: traits)
  }

  private var contentSize = UIContentSizeCategory.unspecified

  let titleLabel = UILabel(frame: .zero)
  let largeTitle = LargeTitleView(frame: .zero)
  let backButton = BackButton.make()
  let line = UIView(frame: .zero)
  let background = UIView(frame: .zero)
  private var items: [UINavigationItem] = []
  /// Does what pulling the content below the bar does.
  private lazy var refreshItem = UIBarButtonItem(
    systemItem: .refresh,
    primaryAction: UIAction { [weak self] _ in self?.scrollView?.refreshControl?.refresh() })
  private var showsRefreshItem = false
  /// What the items of the screen have added to the bar.
  private var contents: [UIView] = []
  /// How large those were that had a size when they came.
  var givenSizes: [ObjectIdentifier: CGSize] = [:]

  override func setUp() {
    super.setUp()
    background.backgroundColor = Self.background
    background.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    titleLabel.font = Self.font(.semibold)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.accessibilityTraits = .header
    backButton.label.font = Self.font()
    backButton.label.adjustsFontForContentSizeCategory = true
    backButton.label.lineBreakMode = .byTruncatingTail
    backButton.addAction(
      UIAction { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
    for view in [background, line, largeTitle, backButton, titleLabel] { addSubview(view) }
  }

  /// The window knows its bars: they may be its title bar.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.navigationBars.removeAll { $0 === self }
    newWindow?.navigationBars.append(self)
    // What happened to a refresh control meanwhile nobody has told.
    if newWindow != nil { refreshControlDidChange() }
  }

  /// Positions the contents: by the direction of reading, the title in the middle if there is room.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContents()
  }

  /// From the leading to the trailing edge, then the large title.
  package override var readingOrder: [UIView]? {
    let (leading, trailing) = (leadingItems.compactMap(\.view), trailingItems.compactMap(\.view))
    let middle = [titleLabel, titleView].compactMap(\.self)
    return [background, line, backButton] + leading + middle + trailing.reversed() + [largeTitle]
  }

  // MARK: - What it shows

  /// Shows the top one of `items`, and the way back to the one before.
  func show(_ items: [UINavigationItem]) {
    for item in [topItem, backItem] where item?.bar === self { item?.bar = nil }
    self.items = items
    topItem = items.last
    backItem = items.dropLast().last
    topItem?.bar = self
    backItem?.bar = self
    itemDidChange()
  }

  /// Something of what the bar shows has changed.
  func itemDidChange() {
    showContents()
    let title = topItem?.title
    titleLabel.text = title
    largeTitle.text = title
    backButton.isHidden = !hasBackButton
    backButton.accessibilityLabel = backTitle
    let height = Self.height + (showsLargeTitle ? largeTitle.height : 0)
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
    // Their sizes are asked for before they are told themselves.
    for view in descendants where view !== self { view.adjustFonts(to: traits) }
    itemDidChange()
  }

  private func showContents() {
    for item in leadingItems + trailingItems { item.bar = self }
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
    let isThere = (leadingItems + items).contains { $0.systemItem == .refresh }
    return showsRefreshItem && !isThere ? items + [refreshItem] : items
  }

  /// What is scrolled below the bar can be refreshed, or can't any more, or is being refreshed.
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
    let titles = [backItem?.backBarButtonItem?.title, backItem?.backButtonTitle, backItem?.title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? Self.back
  }

  static let back = "Back"

  // MARK: - The large title

  /// The height of the bar while the content isn't scrolled, in points.
  private(set) var fullHeight = UINavigationBar.height

  /// The height of the bar, as far as the content is scrolled, in points.
  var presentHeight: CGFloat {
    guard let scrollView else { return fullHeight }
    let scrolled = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    return max(Self.height, fullHeight - max(0, scrolled))
  }

  private var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The colours of UIKit's bars, as recorded without what shines through them.
  private static let background = UIColor(light: 0xF9F9F9, dark: 0x1D1D1D)
}
