// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

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

  /// The kind of the lines between a list's rows; nil for none.
  var separators: String?
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

/// How a list looks that a compositional layout makes.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  nonisolated public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows from edge to edge, with room between the sections.
    case grouped
    /// Rows on a card for each section.
    case insetGrouped
  }

  /// Where a header comes from.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// The data source has one, of the kind `elementKindSectionHeader`.
    case supplementary
  }

  /// Where a footer comes from.
  nonisolated public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// The data source has one, of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// The appearance.
  public let appearance: Appearance
  /// Whether there are lines between the rows; true by default.
  public var showsSeparators = true
  /// Where headers come from; there are none by default.
  public var headerMode = HeaderMode.none
  /// Where footers come from; there are none by default.
  public var footerMode = FooterMode.none
  /// The room above a section's header, in points; nil for the appearance's own.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }

  func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let room: CGFloat = appearance == .plain ? 0 : 16
    let side: CGFloat = appearance == .insetGrouped ? 16 : 0
    let top = headerTopPadding ?? room
    section.contentInsets = NSDirectionalEdgeInsets(
      top: headerMode == .none ? top : 0, leading: side, bottom: room, trailing: side)
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = appearance == .plain
      header.contentInsets.top = top
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    if appearance == .insetGrouped {
      let card = NSCollectionLayoutDecorationItem.background(elementKind: ListCard.kind)
      card.zIndex = -1
      section.decorationItems = [card]
    }
    section.separators = showsSeparators ? ListSeparator.kind : nil
    return section
  }
}

/// The card behind the rows of a section.
final class ListCard: UICollectionReusableView {
  static let kind = "UICollectionLayoutListCard"

  required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The line between two rows.
final class ListSeparator: UICollectionReusableView {
  static let kind = "UICollectionLayoutListSeparator"

  required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
