// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

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
    /// Rows without lines, for the primary column of a split view.
    case sidebar
    /// Rows from edge to edge without room between the sections, for the primary column of a split view.
    case sidebarPlain
  }

  /// Where a header comes from.
  nonisolated public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none
    /// The data source has one, of the kind `elementKindSectionHeader`.
    case supplementary
    /// The first item of a section looks like a header.
    case firstItemInSection
  }

  /// Where a footer comes from.
  nonisolated public enum FooterMode: Int, Sendable {
    /// There is none.
    case none
    /// The data source has one, of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the actions that appear when a row is swiped; nil for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the separators of a row.
  /// - Parameter sectionSeparatorConfiguration: those of the list.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The appearance.
  public let appearance: Appearance
  /// Whether there are lines between the rows; true by default, except in a sidebar.
  public var showsSeparators: Bool
  /// The lines between the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The lines of single rows; nil for those of the list.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the whole list; nil for that of the collection view. It is that of the appearance by default.
  public var backgroundColor: UIColor?
  /// Where headers come from; there are none by default.
  public var headerMode = HeaderMode.none
  /// Where footers come from; there are none by default.
  public var footerMode = FooterMode.none
  /// The room above a section's header, in points; nil for the appearance's own.
  public var headerTopPadding: CGFloat?
  /// The actions at the leading edge of a row that is swiped; nil for none. They are in the row's context menu, too.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing edge of a row that is swiped; nil for none. They are in the row's context menu, too.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    showsSeparators = !isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor =
      appearance == .grouped || appearance == .insetGrouped
      ? .systemGroupedBackground : .systemBackground
  }

  var isOnCard: Bool { appearance == .insetGrouped }

  /// The line below a row, which the next row has a say in; nil for none.
  func separator(below row: IndexPath) -> UIListSeparatorConfiguration? {
    guard showsSeparators else { return nil }
    let next = IndexPath(item: row.item + 1, section: row.section)
    let own = itemSeparatorHandler?(row, separatorConfiguration) ?? separatorConfiguration
    let following = itemSeparatorHandler?(next, separatorConfiguration) ?? separatorConfiguration
    let isHidden =
      own.bottomSeparatorVisibility == .hidden || following.topSeparatorVisibility == .hidden
    return isHidden ? nil : own
  }

  func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let room: CGFloat = appearance == .plain || appearance == .sidebarPlain ? 0 : 16
    let side: CGFloat = appearance == .insetGrouped || appearance == .sidebar ? 16 : 0
    let top = headerTopPadding ?? room
    section.contentInsets = NSDirectionalEdgeInsets(
      top: headerMode == .supplementary ? 0 : top, leading: side, bottom: room, trailing: side)
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
    if isOnCard {
      let card = NSCollectionLayoutDecorationItem.background(elementKind: ListCard.kind)
      card.zIndex = -1
      section.decorationItems = [card]
    }
    section.list = self
    return section
  }
}

/// The lines above and below a row of a list.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is visible.
  nonisolated public enum Visibility: Int, Sendable {
    /// As the list decides: between rows.
    case automatic
    /// It is.
    case visible
    /// It isn't.
    case hidden
  }

  /// The line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// The line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the line above the row from the row's edges, in points.
  public var topSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 16, bottom: 0, trailing: 0)
  /// The distances of the line below the row from the row's edges, in points.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 16, bottom: 0, trailing: 0)
  /// The colour.
  public var color = UIColor.separator

  /// The lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The card behind the rows of a section.
final class ListCard: UICollectionReusableView {
  static let kind = "UICollectionLayoutListCard"
  static let cornerRadius: CGFloat = 10

  required init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = Self.cornerRadius
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

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let color = layoutAttributes.lineColor { backgroundColor = color }
  }
}
