// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport

// Computing a flow layout from the delegate's answers, and finding the elements in a rectangle.
extension UICollectionViewFlowLayout {
  /// The greatest length of items, headers and distances, in points. Greater ones are limited to it, so that sums don't
  /// overflow.
  private static let greatestLength: CGFloat = 1_000_000

  private var isVertical: Bool { scrollDirection == .vertical }

  /// The length of the content across the scroll direction, in points: that of the collection view without its content
  /// insets.
  func breadth(of size: CGSize, in collectionView: UICollectionView) -> CGFloat {
    let inset = collectionView.adjustedContentInset
    return max(
      0,
      isVertical
        ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom)
  }

  func makeGeometry(of collectionView: UICollectionView) -> FlowGeometry {
    let breadth = breadth(of: collectionView.bounds.size, in: collectionView)
    var widest: (length: CGFloat, room: CGFloat, indexPath: IndexPath)?
    let sections = (0..<collectionView.numberOfSections).map { section in
      let inset = inset(of: section, in: collectionView)
      let room = max(
        0, breadth - (isVertical ? inset.left + inset.right : inset.top + inset.bottom))
      let sizes = sizes(of: section, in: collectionView) { across, item in
        if across > room, across > widest?.length ?? 0 {
          widest = (across, room, IndexPath(item: item, section: section))
        }
      }
      return FlowGeometry.Section(
        items: FlowSection(
          sizes: sizes, room: room, lineSpacing: lineSpacing(of: section, in: collectionView),
          itemSpacing: itemSpacing(of: section, in: collectionView)),
        header: endLength(of: section, in: collectionView, isHeader: true),
        footer: endLength(of: section, in: collectionView, isHeader: false),
        before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
        indent: isVertical ? inset.left : inset.top)
    }
    // Without any room no items are visible, so items that are too large aren't reported.
    if let widest, breadth > 0 { complain(of: widest) }
    return FlowGeometry(axis: scrollDirection, breadth: breadth, sections: sections)
  }

  private func complain(
    of widest: (length: CGFloat, room: CGFloat, indexPath: IndexPath)
  ) {
    let side = isVertical ? "width" : "height"
    Messages.layout.warning(
      """
      The item \(Array(widest.indexPath)) of a \(type(of: self)) has a \(side) of \(widest.length) points, but the \
      collection view has only \(widest.room) for it without its insets. It stands in a line of its own, \
      and is cut off. Give it a lesser \(side), or make the insets smaller.
      """)
  }

  // MARK: - Asking the delegate

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The default implementation of the delegate's item size. A call shows that the delegate doesn't implement the
  /// method.
  func sizeOfAnyItem() -> CGSize {
    usesOwnItemSize = true
    return itemSize
  }

  /// The sizes of a section's items.
  /// - Parameter note: called with the length of each size across the scroll direction, and the number of the item.
  ///   Called once, with item 0, if all items have the layout's ``itemSize``.
  private func sizes(
    of section: Int, in collectionView: UICollectionView, note: (CGFloat, Int) -> Void
  ) -> FlowSection.Sizes {
    let count = collectionView.numberOfItems(inSection: section)
    func extent(_ size: CGSize, _ item: Int?) -> FlowSection.Extent {
      let size = CGSize(
        width: length(size.width, .width(item.map { IndexPath(item: $0, section: section) })),
        height: length(size.height, .height(item.map { IndexPath(item: $0, section: section) })))
      let extent = FlowSection.Extent(
        along: isVertical ? size.height : size.width, across: isVertical ? size.width : size.height)
      note(extent.across, item ?? 0)
      return extent
    }
    guard count > 0 else { return .each([]) }
    if estimatedItemSize != .zero {
      return .each(
        (0..<count).map { item in
          let key = ElementKey.cell(IndexPath(item: item, section: section))
          return extent(measured[key] ?? estimate(key.indexPath, in: collectionView), item)
        })
    }
    guard let delegate else { return .uniform(extent(itemSize, nil), count: count) }
    usesOwnItemSize = false
    var extents: [FlowSection.Extent] = []
    for item in 0..<count {
      let size = delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      if item == 0 {
        if usesOwnItemSize { return .uniform(extent(itemSize, nil), count: count) }
        extents.reserveCapacity(count)
      }
      extents.append(extent(size, item))
    }
    return .each(extents)
  }

  /// The size of an item before it is measured.
  private func estimate(_ indexPath: IndexPath, in collectionView: UICollectionView) -> CGSize {
    usesOwnItemSize = false
    let asked = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
    if let asked, !usesOwnItemSize { return asked }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  private func inset(of section: Int, in collectionView: UICollectionView) -> UIEdgeInsets {
    let asked =
      delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ?? sectionInset
    let lengths = [asked.top, asked.left, asked.bottom, asked.right]
    guard lengths.allSatisfy({ abs($0) <= Self.greatestLength }) else {
      complain("section inset", of: section, "\(asked)", "none")
      return .zero
    }
    return asked
  }

  private func lineSpacing(of section: Int, in collectionView: UICollectionView) -> CGFloat {
    length(
      delegate?.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing, .other("minimum line spacing", section))
  }

  private func itemSpacing(of section: Int, in collectionView: UICollectionView) -> CGFloat {
    length(
      delegate?.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing, .other("minimum interitem spacing", section))
  }

  private func endLength(
    of section: Int, in collectionView: UICollectionView, isHeader: Bool
  ) -> CGFloat {
    let size =
      isHeader
      ? delegate?.collectionView(
        collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      : delegate?.collectionView(
        collectionView, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    return length(
      isVertical ? size.height : size.width,
      .other(isHeader ? "header reference size" : "footer reference size", section))
  }

  // MARK: - Invalid lengths

  /// The meaning of a length, for messages.
  private enum Meaning {
    /// The associated value is nil if the length applies to all items.
    case width(IndexPath?)
    case height(IndexPath?)
    case other(String, Int)
  }

  /// A length that is limited to the valid range. An invalid length is reported.
  private func length(_ length: CGFloat, _ meaning: Meaning) -> CGFloat {
    if length >= 0, length <= Self.greatestLength { return length }
    let counted = length > Self.greatestLength ? Self.greatestLength : 0
    switch meaning {
    case .width(nil), .height(nil):
      complain("itemSize", of: nil, "\(itemSize.width) x \(itemSize.height)", "\(counted)")
    case .width(let item?):
      complain("width of the item \(Array(item))", of: nil, "\(length)", "\(counted)")
    case .height(let item?):
      complain("height of the item \(Array(item))", of: nil, "\(length)", "\(counted)")
    case .other(let name, let section):
      complain(name, of: section, "\(length)", "\(counted)")
    }
    return counted
  }

  private func complain(_ what: String, of section: Int?, _ value: String, _ counted: String) {
    let place = section.map { " of section \($0)" } ?? ""
    Messages.layout.error(
      """
      The \(what)\(place) of a \(type(of: self)) is \(value), but lengths are from 0 to \
      \(Int(Self.greatestLength)) points. It counts as \(counted).
      """)
  }

  // MARK: - Elements

  func attributes(_ key: ElementKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init()
    attributes.key = key
    attributes.place = frame
    if estimatedItemSize != .zero, key.category == .cell {
      attributes.estimate = SizeEstimate(width: true, height: true)
    }
    return attributes
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let geometry else { return [] }
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: start, to: end) {
      let indexPath = IndexPath(item: 0, section: section)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let end = endAttributes(kind, indexPath), end.place.intersects(rect) {
          found.append(end)
        }
      }
      for item in geometry.items(of: section, from: start, to: end) {
        guard let frame = geometry.frame(ofItem: item, in: section), frame.intersects(rect) else {
          continue
        }
        found.append(attributes(.cell(IndexPath(item: item, section: section)), frame))
      }
    }
    return found
  }

  func endAttributes(
    _ kind: String, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, indexPath.item == 0, let geometry else { return nil }
    let section = indexPath.section
    let frame: CGRect?
    let isPinned: Bool
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      (frame, isPinned) = (geometry.headerFrame(of: section), sectionHeadersPinToVisibleBounds)
    case UICollectionView.elementKindSectionFooter:
      (frame, isPinned) = (geometry.footerFrame(of: section), sectionFootersPinToVisibleBounds)
    default: return nil
    }
    guard let frame else { return nil }
    let made = attributes(.supplementary(kind, indexPath), frame)
    if isPinned {
      made.place = pinned(
        frame, in: section, isHeader: kind == UICollectionView.elementKindSectionHeader)
      // As in UIKit, pinned headers and footers are in front of the items.
      made.zIndex = 10
    }
    return made
  }

  /// The frame of a pinned header or footer while its section is visible.
  private func pinned(_ frame: CGRect, in section: Int, isHeader: Bool) -> CGRect {
    guard let geometry, let collectionView else { return frame }
    let seen = collectionView.layoutBounds
    let span = geometry.span(of: section)
    var kept = frame
    if isVertical {
      kept.origin.y =
        isHeader
        ? max(frame.minY, min(seen.minY, span.end - frame.height))
        : min(frame.minY, max(seen.maxY - frame.height, span.start))
    } else {
      kept.origin.x =
        isHeader
        ? max(frame.minX, min(seen.minX, span.end - frame.width))
        : min(frame.minX, max(seen.maxX - frame.width, span.start))
    }
    return kept
  }
}
