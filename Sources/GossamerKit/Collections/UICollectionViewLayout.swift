// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// The layout of a collection view: it determines the frames of all elements. A subclass computes them in
/// ``prepare()``, and overrides ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)`` to return them.
///
/// The collection view asks for the visible elements whenever it scrolls, so an answer should take no more time than
/// the number of elements in it requires. Coordinates run from the left in all languages, see
/// ``flipsHorizontallyInOppositeLayoutDirection``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout: CustomObject {
  /// Creates a layout.
  public required init() {}

  /// The outlets and attributes of layouts in documents; there are none.
  open class var wires: AnyWires { Wires<UICollectionViewLayout>() }

  /// Called after the layout was loaded from a document and its outlets were connected.
  open func awakeFromNib() {}

  /// The collection view that uses the layout; nil if none does.
  public internal(set) final weak var collectionView: UICollectionView?

  // MARK: - Subclassing

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Computes the layout. Called before the layout is used for the first time, and after it was invalidated. An
  /// override calls `super`.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The layout attributes of all elements in a rectangle; nil for none. The result may contain elements outside of it.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The layout attributes of an item; nil if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The layout attributes of a supplementary view; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The layout attributes of a decoration view; nil if there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether new bounds of the collection view invalidate the layout: it was scrolled or resized. False unless
  /// overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout has to be computed anew, because an element wants another size than the layout has given to it. False unless
  /// overridden. The elements in sight are asked for what they prefer: `preferredLayoutAttributesFitting(_:)`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The content offset at which scrolling ends after a drag. The proposed one unless overridden.
  /// - Parameter velocity: the velocity of the content offset, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Whether the collection view mirrors the layout in a user interface that runs from right to left. False unless
  /// overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Invalidating the layout

  /// Marks the layout as outdated: ``prepare()`` is called again at the collection view's next layout.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  // MARK: - Coordinating animated changes

  /// The attributes from which an inserted item is animated; nil, as unless overridden, to fade it in at its place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes to which a deleted item is animated; nil, as unless overridden, to fade it out at its place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: - Registering decoration views

  /// Registers a class for a kind of decoration views; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorations.makers[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return Messages.views.error(
        """
        \(viewClass) can't be registered for decorations of the kind '\(elementKind)', since it is no \
        UICollectionReusableView. Nothing was registered.
        """)
    }
    decorations.makers[elementKind] = { type.init(frame: .zero) }
  }

  // MARK: - State

  /// Whether the layout hasn't been invalidated since ``prepare()``.
  final var isPrepared = false
  /// The sizes that elements have wanted, until the items change.
  final var measured: [ElementKey: CGSize] = [:]

  /// Whether all elements are asked for the size that they prefer, not only those with an estimated one.
  var asksForPreferences: Bool { true }

  /// The actions of an item that is swiped; nil for none.
  func swipeActions(of indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    nil
  }

  /// The sections that scroll by themselves.
  var orthogonalSections: [OrthogonalSection] { [] }

  /// Marks the layout as outdated, because an element has wanted another size.
  final func invalidateForSizes() { isPrepared = false }

  final var decorations = ReusePool<UICollectionReusableView>()
}
