// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A layout that arranges items in lines: it fills one line after the other. Each section may have a header and a
/// footer.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.scrollDirection = .horizontal
///     layout.itemSize = CGSize(width: 44, height: 44)
///
/// If the delegate is a ``UICollectionViewDelegateFlowLayout``, it is asked for sizes and distances. If all items have
/// the same size, a layout takes no time per item, even for a million of them. If the delegate returns item sizes, it
/// is asked for every item.
///
/// As in UIKit, the spacing between items grows beyond its minimum until the line is full, an item that is alone in its
/// line is centred, and the layout is mirrored in a user interface that runs from right to left.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The attributes of flow layouts in documents, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UICollectionViewFlowLayout>(super.wires)
      .attribute("itemSize", \.itemSize)
      .attribute("minimumLineSpacing", \.minimumLineSpacing)
      .attribute("minimumInteritemSpacing", \.minimumInteritemSpacing)
      .attribute("sectionInset", \.sectionInset)
      .attribute("headerReferenceSize", \.headerReferenceSize)
      .attribute("footerReferenceSize", \.footerReferenceSize)
      .attribute("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
      .attribute("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
  }

  // MARK: - Configuring the scroll direction

  /// The direction in which the content scrolls. Vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  // MARK: - Configuring the item spacing

  /// The least distance between lines, in points. 10 unless set.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The least distance between the items of a line, in points. 10 unless set.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items, in points, if the delegate doesn't return one. 50 by 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size of items before they are measured; their constraints decide their size then. ``automaticSize`` takes ``itemSize``. With
  /// zero, as unless set, items aren't measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// Stands for an estimate that the layout makes itself.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The insets around the items of a section, in points. Zero unless set.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  // MARK: - Configuring headers and footers

  /// The size of headers, in points, if the delegate doesn't return one. Only the length in the scroll direction
  /// counts: the height if the content scrolls vertically, the width if it scrolls horizontally. With 0, as unless
  /// set, there are no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, in points, if the delegate doesn't return one. See ``headerReferenceSize``.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether headers are pinned to the start of the visible area while their sections are visible. False unless set.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers are pinned to the end of the visible area while their sections are visible. False unless set.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: - Laying out

  /// Asks the delegate for sizes and distances, and computes the layout.
  open override func prepare() {
    super.prepare()
    geometry = collectionView.map(makeGeometry)
  }

  /// True for items that are measured and want another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.estimate.isAny && preferredAttributes.size != originalAttributes.size
  }

  override var asksForPreferences: Bool { false }

  /// The size of the whole content, in points.
  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// The layout attributes of the items, headers and footers in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// The layout attributes of an item; nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2,
      let frame = geometry?.frame(ofItem: indexPath.item, in: indexPath.section)
    else { return nil }
    return attributes(.cell(indexPath), frame)
  }

  /// The layout attributes of a header or footer, which may be pinned; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { endAttributes(elementKind, indexPath) }

  /// Returns true if the length of the lines changes with the bounds.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let geometry else { return false }
    return breadth(of: newBounds.size, in: collectionView) != geometry.breadth
  }

  /// True: in a user interface that runs from right to left, lines begin at the right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: - Stored state of the extensions

  /// The computed layout; nil until the layout is prepared.
  final var geometry: FlowGeometry?
  /// Whether the delegate's last answer came from the default implementation for item sizes.
  final var usesOwnItemSize = false
}

/// A delegate that also determines the sizes and distances in a flow layout. Every method is optional; the layout's own
/// properties apply for those that aren't implemented.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// The insets around the items of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least distance between the lines of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance between the items in a line of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The size of a section's header, in points. With 0 in the scroll direction, the section has no header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// The size of a section's footer, in points. With 0 in the scroll direction, the section has no footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  /// Returns the layout's ``UICollectionViewFlowLayout/itemSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.sizeOfAnyItem() ?? .zero }

  /// Returns the layout's ``UICollectionViewFlowLayout/sectionInset``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }

  /// Returns the layout's ``UICollectionViewFlowLayout/minimumLineSpacing``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }

  /// Returns the layout's ``UICollectionViewFlowLayout/minimumInteritemSpacing``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }

  /// Returns the layout's ``UICollectionViewFlowLayout/headerReferenceSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }

  /// Returns the layout's ``UICollectionViewFlowLayout/footerReferenceSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
