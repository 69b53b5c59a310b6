// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A section of a compositional layout: a group that is repeated until its items are used up.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor public final class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup

  /// Creates a section.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// A section that looks like a table's.
  /// - Parameter layoutEnvironment: that of the layout's section provider.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    configuration.section()
  }

  /// The distances around the groups, in points.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups, in points.
  public var interGroupSpacing: CGFloat = 0

  /// Whether the section scrolls across the layout's direction, and where that stops.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The headers and footers.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether headers and footers keep the section's insets at the sides; true by default.
  public var supplementariesFollowContentInsets = true

  /// The backgrounds.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Called when the visible area has changed, with the visible elements of the section, whose attributes it may change; the offset of
  /// the visible area from the section's origin, in points; and the environment. Nil for none.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// How the list looks that the section is; nil for another section.
  var list: UICollectionLayoutListConfiguration?
}

/// Changes the attributes of a section's visible elements.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// An element of a section that is visible.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position from back to front.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// The centre, in the coordinates of what scrolls.
  var center: CGPoint { get set }
  /// The transform around the centre.
  var transform: CGAffineTransform { get set }
  /// The frame, in the coordinates of what scrolls.
  var frame: CGRect { get }
  /// The size, with the origin (0, 0).
  var bounds: CGRect { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// Whether a section scrolls across the layout's direction, and where that stops.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
nonisolated public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It doesn't.
  case none
  /// It stops anywhere.
  case continuous
  /// It stops where a group begins.
  case continuousGroupLeadingBoundary
  /// It stops at multiples of the visible width, at most one further.
  case paging
  /// It stops where a group begins, at most one further.
  case groupPaging
  /// It stops where a group is in the middle, at most one further.
  case groupPagingCentered
}

/// A header or a footer of a section, or of a whole layout.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  public let elementKind: String
  /// The edge at which it stands.
  public let alignment: NSRectAlignment
  /// The distance from its place, in points.
  public let offset: CGPoint

  /// Creates a header (`top`, or `leading` in a layout that scrolls horizontally) or a footer (`bottom`, `trailing`).
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.elementKind, self.alignment, offset) = (elementKind, alignment, absoluteOffset)
    super.init(layoutSize: layoutSize)
  }

  /// Whether the items make room for it; true by default. Otherwise it lies over them.
  public var extendsBoundary = true

  /// Whether it stays visible while its section is.
  public var pinToVisibleBounds = false

  /// The position from back to front; 0, the default, is in front of the items if it is pinned.
  public var zIndex = 0
}

/// Edges and corners of a rectangle.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nsrectalignment
nonisolated public enum NSRectAlignment: Int, Sendable {
  /// None.
  case none
  /// The upper edge.
  case top
  /// The upper leading corner.
  case topLeading
  /// The leading edge.
  case leading
  /// The lower leading corner.
  case bottomLeading
  /// The lower edge.
  case bottom
  /// The lower trailing corner.
  case bottomTrailing
  /// The trailing edge.
  case trailing
  /// The upper trailing corner.
  case topTrailing

  var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isLeading: Bool { self == .leading || self == .topLeading || self == .bottomLeading }
  var isTrailing: Bool { self == .trailing || self == .topTrailing || self == .bottomTrailing }
}

/// A background of a section, whose view the layout makes: see `UICollectionViewLayout.register(_:forDecorationViewOfKind:)`.
///
/// Semantics: https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration view.
  public let elementKind: String

  /// The position from back to front.
  public var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole)
  }

  /// A background of the whole section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
