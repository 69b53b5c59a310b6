// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

/// A layout that is put together from items, groups and sections.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
///     let group = NSCollectionLayoutGroup.horizontal(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///       subitems: [item])
///     collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(
///       section: NSCollectionLayoutSection(group: group))
///
/// A length that is `estimated` follows from the constraints of the cell once it is seen. A section with an
/// `orthogonalScrollingBehavior` scrolls in a scroll view of its own. A new layout costs time in proportion to the number of items.
///
/// Not there yet: badges of items, edge spacings, outlines and reordering of lists.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private var provider: UICollectionViewCompositionalLayoutSectionProvider?

  /// Creates a layout whose sections are all the same.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    self.init()
    provider = sectionProvider
    self.configuration = configuration
  }

  /// A layout that looks like a table.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { _, _ in configuration.section() })
  }

  /// What concerns the whole layout.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  // MARK: - Laying out

  /// Asks for the sections, and computes the layout.
  open override func prepare() {
    super.prepare()
    if decorations.makers[ListSeparator.kind] == nil {
      register(ListSeparator.self, forDecorationViewOfKind: ListSeparator.kind)
      register(ListCard.self, forDecorationViewOfKind: ListCard.kind)
    }
    arrange()
  }

  /// The size of the whole content, in points.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// The layout attributes of the elements in a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    places.indices.flatMap { section -> [UICollectionViewLayoutAttributes] in
      guard let area = area(of: section), area.intersects(rect) else { return [] }
      let found = places[section].elements.indices.compactMap {
        let attributes = attributes(of: $0, in: section)
        return attributes.place.intersects(rect) ? attributes : nil
      }
      letHandlerChange(found, in: section)
      return found
    }
  }

  /// Lets the application change the attributes of a section's visible elements.
  private func letHandlerChange(_ found: [UICollectionViewLayoutAttributes], in section: Int) {
    guard let handler = sections[section].visibleItemsInvalidationHandler, let collectionView
    else { return }
    let own = collectionView.orthogonalOffset(of: section)
    let origin = origin(of: section)
    // What the section itself scrolls lies, for the handler, in the coordinates of its own content.
    let (x, y) =
      own.map { isVertical ? ($0, CGFloat(0)) : (CGFloat(0), $0) } ?? (CGFloat(0), CGFloat(0))
    for item in found { item.place = item.place.offsetBy(dx: x, dy: y) }
    let seen = collectionView.layoutBounds.origin
    let offset =
      own == nil ? CGPoint(x: seen.x - origin.x, y: seen.y - origin.y) : CGPoint(x: x, y: y)
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    handler(found, offset, LayoutEnvironment(room, collectionView.traitCollection))
    for item in found { item.place = item.place.offsetBy(dx: -x, dy: -y) }
  }

  override func swipeActions(
    of indexPath: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(indexPath.section), let list = sections[indexPath.section].list
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  /// The layout attributes of an item; nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .cell(indexPath)) }

  /// The layout attributes of a header or footer; nil if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

  /// The layout attributes of a background or a line; nil if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(category: .decorationView, kind: elementKind, indexPath: indexPath))
  }

  /// True if the visible area has another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != arrangedSize
  }

  /// True: elements with an estimated length get the one that fits.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let isNew = preferredAttributes.size != originalAttributes.size
    return originalAttributes.estimate.isAny && isNew
  }

  /// The layout is mirrored where people write from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: - State

  private var places: [SectionGeometry] = []
  private var sections: [NSCollectionLayoutSection] = []
  /// Where each section begins, along.
  private var starts: [CGFloat] = []
  /// The index of each element in its section.
  private var indices: [ElementKey: (section: Int, element: Int)] = [:]
  private var contentSize = CGSize.zero
  private var arrangedSize: CGSize?

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  private func arrange() {
    (places, sections, starts, indices, contentSize) = ([], [], [], [:], .zero)
    guard let collectionView else { return }
    arrangedSize = collectionView.bounds.size
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let environment = LayoutEnvironment(room, collectionView.traitCollection)
    var along: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let given = provider?(section, environment)
      if given == nil {
        Messages.layout.error(
          """
          A \(type(of: self)) has no section \(section): its section provider returned nil. The \
          section is left out.
          """)
      }
      let made = given.map { arrange($0, section, room, collectionView) }
      if !places.isEmpty { along += configuration.interSectionSpacing }
      starts.append(along)
      places.append(made ?? SectionGeometry())
      sections.append(given ?? .empty)
      along += isVertical ? made?.size.height ?? 0 : made?.size.width ?? 0
      for (index, element) in (made?.elements ?? []).enumerated() {
        indices[element.key] = (section, index)
      }
    }
    showBackground(in: collectionView)
    contentSize =
      isVertical
      ? CGSize(width: room.width, height: along) : CGSize(width: along, height: room.height)
  }

  private func arrange(
    _ section: NSCollectionLayoutSection, _ index: Int, _ room: CGSize,
    _ collectionView: UICollectionView
  ) -> SectionGeometry {
    SectionArranger(
      section: section, index: index, itemCount: collectionView.numberOfItems(inSection: index),
      container: room, isVertical: isVertical, traits: collectionView.traitCollection,
      measured: { [measured] in measured[$0] }
    ).arrange()
  }

  /// Gives a collection view that has UIKit's usual background the one of the list that it shows.
  private func showBackground(in collectionView: UICollectionView) {
    guard collectionView.backgroundColor == .systemBackground,
      let color = sections.first?.list?.backgroundColor, color != .clear
    else { return }
    collectionView.backgroundColor = color
  }

  private func origin(of section: Int) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: starts[section]) : CGPoint(x: starts[section], y: 0)
  }

  private func area(of section: Int) -> CGRect? {
    CGRect(origin: origin(of: section), size: places[section].size).insetBy(dx: -1, dy: -1)
  }

  private func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    indices[key].map { attributes(of: $0.element, in: $0.section) }
  }

  private func attributes(of index: Int, in section: Int) -> UICollectionViewLayoutAttributes {
    let element = places[section].elements[index]
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init()
    attributes.key = element.key
    let origin = origin(of: section)
    attributes.place = element.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.zIndex = element.zIndex
    attributes.estimate = element.estimate
    attributes.row = element.row
    attributes.lineColor = element.lineColor
    if element.isPinned { pin(attributes, in: section, isFooter: element.isFooter) }
    if element.scrolls, let offset = collectionView?.orthogonalOffset(of: section) {
      attributes.place.origin.x -= isVertical ? offset : 0
      attributes.place.origin.y -= isVertical ? 0 : offset
    }
    return attributes
  }

  /// Keeps a header or footer in the visible area while its section is there.
  private func pin(
    _ attributes: UICollectionViewLayoutAttributes, in section: Int, isFooter: Bool
  ) {
    guard let collectionView else { return }
    let seen = collectionView.layoutBounds.inset(by: collectionView.adjustedContentInset)
    let span = CGRect(origin: origin(of: section), size: places[section].size)
    let place = attributes.place
    if isVertical {
      attributes.place.origin.y =
        isFooter
        ? min(place.minY, max(seen.maxY - place.height, span.minY))
        : max(place.minY, min(seen.minY, span.maxY - place.height))
    } else {
      attributes.place.origin.x =
        isFooter
        ? min(place.minX, max(seen.maxX - place.width, span.minX))
        : max(place.minX, min(seen.minX, span.maxX - place.width))
    }
  }

  // MARK: - Sections that scroll by themselves

  override var asksForPreferences: Bool { false }

  override var orthogonalSections: [OrthogonalSection] {
    places.indices.compactMap { section in
      guard let area = places[section].scrollArea else { return nil }
      let origin = origin(of: section)
      return OrthogonalSection(
        section: section, frame: area.offsetBy(dx: origin.x, dy: origin.y),
        length: places[section].scrollLength, groups: places[section].groups,
        inset: isVertical
          ? sections[section].contentInsets.leading : sections[section].contentInsets.top,
        behavior: sections[section].orthogonalScrollingBehavior, isHorizontal: isVertical)
    }
  }
}

/// Returns the section with an index; nil leaves it out, with a message.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What concerns the whole of a compositional layout.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor public final class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the content scrolls; vertical by default.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  public var interSectionSpacing: CGFloat = 0

  /// Creates a configuration.
  public init() {}
}

extension NSCollectionLayoutSection {
  /// A section without any size.
  fileprivate static var empty: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }
}
