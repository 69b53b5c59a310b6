// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// Says where the elements of a collection view lie. A subclass overrides ``prepare()`` to find it out, and
/// ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)`` to answer.
///
/// The collection view asks for what is seen, each time that it is scrolled: an answer should cost no more than what
/// it has in it. Coordinates run from the left, whatever the language, see
/// ``flipsHorizontallyInOppositeLayoutDirection``.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
open class UICollectionViewLayout: CustomObject {
  /// Creates a layout.
  public required init() {}

  /// The wires of layouts; none.
  open class var wires: AnyWires { Wires<UICollectionViewLayout>() }

  /// Called when a document has made the layout and all is connected.
  open func awakeFromNib() {}

  /// The collection view that it lays out; nil as long as it is none's layout.
  public internal(set) final weak var collectionView: UICollectionView?

  // MARK: - Subclassing

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Finds out where everything lies. Called before the layout is asked after it became invalid. An override calls
  /// `super`.
  open func prepare() {}

  /// The size of everything, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// What lies in a rectangle; nil for nothing. What lies beside it may be in the answer.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item lies; nil if it isn't known.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view lies; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration view lies; nil for none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout is another one when the collection view has these bounds: it is scrolled, or resized. False
  /// unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where scrolling comes to rest that a person lets go; the proposed offset unless overridden.
  /// - Parameter velocity: how fast the content offset is changing, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Whether the collection view mirrors the layout where the interface runs from right to left. False unless
  /// overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Invalidating the layout

  /// Finds everything out anew, at the next layout of the collection view.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  // MARK: - Coordinating animated changes

  /// From where an item comes that is inserted; nil, as unless overridden, lets it fade in where it lies.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item goes that is deleted; nil, as unless overridden, lets it fade where it lay.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: - Registering decoration views

  /// Names a class whose views are the decorations of a kind; nil for none any more.
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

  /// Whether nothing has changed since ``prepare()``.
  final var isPrepared = false
  final var decorations = ReusePool<UICollectionReusableView>()
}
