// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lets items flow: they fill a line, then the next one, with headers and footers around each section.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.scrollDirection = .horizontal
///     layout.itemSize = CGSize(width: 44, height: 44)
///
/// Where the delegate is a ``UICollectionViewDelegateFlowLayout`` it is asked for the sizes and distances. Items that
/// are all as large cost nothing each: a million of them are laid out at once. Where the delegate says how large each
/// one is, it is asked for all.
///
/// As in UIKit the minimum spacing between items grows until the line is full, an item that is alone in its line
/// stands in the middle, and the layout is mirrored where the interface runs from right to left.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The wires of flow layouts, by UIKit's key-value coding names.
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

  /// In which direction the content is scrolled; vertically unless set.
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

  /// How large items are, in points, where the delegate doesn't say. 50 by 50 unless set.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// What is left free around the items of a section. Nothing unless set.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  // MARK: - Configuring headers and footers

  /// How large headers are, where the delegate doesn't say: their height, or their width where the content is scrolled
  /// sideways; the other length doesn't count. None with 0, as unless set.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// How large footers are. See ``headerReferenceSize``.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// Whether a header stays at the beginning of what is seen, as long as its section is. False unless set.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether a footer stays at the end of what is seen, as long as its section is. False unless set.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: - Laying out

  /// Asks the delegate for the sizes, and finds out where everything lies.
  open override func prepare() {
    super.prepare()
    geometry = collectionView.map(makeGeometry)
  }

  /// The size of everything.
  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// The items, headers and footers in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Where an item lies.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2,
      let frame = geometry?.frame(ofItem: indexPath.item, in: indexPath.section)
    else { return nil }
    return attributes(.cell(indexPath), frame)
  }

  /// Where a header or a footer lies, or is kept in sight.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { endAttributes(elementKind, indexPath) }

  /// True if the lines have another width.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let geometry else { return false }
    return breadth(of: newBounds.size, in: collectionView) != geometry.breadth
  }

  /// True: a flow begins at the right where the interface runs from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: - State that the chapter keeps

  /// Nil until the layout is prepared.
  final var geometry: FlowGeometry?
  /// Whether the delegate said in its last answer that it has no sizes of its own.
  final var usesOwnItemSize = false
}

/// Says how large the items of a flow layout are, and how far they keep from each other. Every method is optional; the
/// layout's own properties count unless one is implemented.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large an item is, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize

  /// What is left free around the items of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets

  /// The least distance between the lines of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat

  /// The least distance between the items of a line of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat

  /// How large the header of a section is; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize

  /// How large the footer of a section is; 0 for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }

  /// The layout's ``UICollectionViewFlowLayout/itemSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.sizeOfAnyItem() ?? .zero }

  /// The layout's ``UICollectionViewFlowLayout/sectionInset``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }

  /// The layout's ``UICollectionViewFlowLayout/minimumLineSpacing``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }

  /// The layout's ``UICollectionViewFlowLayout/minimumInteritemSpacing``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }

  /// The layout's ``UICollectionViewFlowLayout/headerReferenceSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }

  /// The layout's ``UICollectionViewFlowLayout/footerReferenceSize``.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
