// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// The layout of a navigation bar: a row with the buttons and the title, and a large title below it.
extension UINavigationBar {
  func placeContents() {
    let backTitles = [backTitle, Self.back, nil]
    let layout = rowLayout(backTitles: backTitles)
    if let back = layout.back {
      backButton.setTitle(backTitles[layout.backIndex], for: .normal)
      place(backButton, at: back)
    }
    for (item, stretch) in zip(leadingItems, layout.leading) { place(item, at: stretch) }
    for (item, stretch) in zip(trailingItems, layout.trailing) { place(item, at: stretch) }
    place(titleLabel, at: layout.title)
    if let titleView {
      place(titleView, at: layout.title, height: naturalSize(of: titleView).height)
    }
    placeLargeTitle()
    background.frame = bounds
  }

  private func rowLayout(backTitles: [String?]) -> NavigationBarLayout {
    var layout = NavigationBarLayout(width: bounds.width)
    let (left, right) = (windowButtonInsets.left, windowButtonInsets.right)
    layout.covered = isRightToLeft ? (right, left) : (left, right)
    if hasBackButton { layout.backWidths = backTitles.map(backButton.width(showing:)) }
    layout.leadingWidths = leadingItems.map { size(of: $0).width }
    layout.trailingWidths = trailingItems.map { size(of: $0).width }
    if let titleView {
      layout.titleWidth = naturalSize(of: titleView).width
    } else if topItem?.title?.isEmpty == false {
      layout.titleWidth = titleLabel.intrinsicContentSize.width
    }
    return layout
  }

  /// Places the large title. When the content is scrolled, it moves up behind the row until the small title replaces
  /// it. As in UIKit, the bar has no background while the large title is fully visible.
  private func placeLargeTitle() {
    // The search bar collapses before the large title does.
    let search = min(searchHeight, max(0, bounds.height - leastHeightAboveSearch))
    placeSearchBar(at: bounds.height - search, height: search)
    let room = max(0, bounds.height - Self.height - search)
    let isExpanded = largeTitleHeight > 0 && room >= largeTitleHeight
    largeTitle.isHidden = room == 0
    largeTitle.frame = CGRect(x: 0, y: Self.height, width: bounds.width, height: room)
    let hasNoTitle = titleView != nil || topItem?.title?.isEmpty ?? true
    titleLabel.isHidden = hasNoTitle || room > 0 || titleLabel.frame.width == 0
    showBackground(isExpanded: isExpanded)
  }

  private func place(_ item: UIBarButtonItem, at stretch: NavigationBarLayout.Stretch) {
    guard let view = item.view else { return }
    place(view, at: stretch, height: item.customView == nil ? Self.height : size(of: item).height)
  }

  private func place(
    _ view: UIView, at stretch: NavigationBarLayout.Stretch,
    height: CGFloat = UINavigationBar.height
  ) {
    let height = min(height, Self.height)
    let y = ((Self.height - height) / 2).rounded()
    let frame = CGRect(x: stretch.start, y: y, width: stretch.width, height: height)
    view.frame = frame.mirrored(in: bounds.width, if: isRightToLeft)
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The natural size of an item.
  private func size(of item: UIBarButtonItem) -> CGSize {
    item.naturalSize { givenSizes[ObjectIdentifier($0)] }
  }

  private func naturalSize(of view: UIView) -> CGSize {
    view.naturalSizeInBar(givenSizes[ObjectIdentifier(view)])
  }
}

/// The title in large letters, below the row of buttons.
final class LargeTitleView: UIView {
  private let label = UILabel(frame: .zero)

  private static let margin: CGFloat = 16
  private static let bottomMargin: CGFloat = 8
  /// UIKit's height at the default text size, in points.
  private static let leastHeight: CGFloat = 52

  /// The height that the large title adds to the bar, in points.
  var height: CGFloat {
    max(Self.leastHeight, label.font.lineHeight.rounded(.up) + Self.bottomMargin)
  }

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    clipsToBounds = true
    label.font = Self.font
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  private static var font: UIFont { .preferredFont(.largeTitle, weight: .bold) }

  /// The title that is shown; nil for none.
  var text: String? { label.text }

  /// Shows a title with the attributes that a bar or its appearance gives it.
  func show(_ title: String?, _ attributes: [NSAttributedString.Key: Any]?) {
    traitCollection.performAsCurrent { label.show(title, attributes, font: Self.font) }
  }

  /// Places the label at the lower edge, so that a smaller view clips the top of the title.
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: Self.margin, y: bounds.height - height,
      width: max(0, bounds.width - 2 * Self.margin), height: height - Self.bottomMargin)
  }
}
