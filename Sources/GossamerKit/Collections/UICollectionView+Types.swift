// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The constants and types nested in the collection view.
extension UICollectionView {
  /// The kind of supplementary views that are section headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of supplementary views that are section footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The direction in which the content of a layout scrolls.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical = 0
    /// The content scrolls horizontally.
    case horizontal = 1
  }

  /// The category of an element of a collection view.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view from the data source that belongs to a section or an item, such as a header.
    case supplementaryView = 1
    /// A view that belongs to the layout alone, not to the data.
    case decorationView = 2
  }

  /// The position to which an item is scrolled: at most one vertical and one horizontal position. In a direction
  /// without a position, the collection view scrolls as little as necessary.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
  nonisolated public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the set: one for each position.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}

/// An element that has a view.
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// The attributes when they were applied to the view. A layout may change its attributes objects later, so they are
  /// kept as a value.
  var look: UICollectionViewLayoutAttributes.Look
}

/// The number of items in each section, and the numbers of items counted across all sections.
nonisolated struct ItemCounts {
  let counts: [Int]
  private let starts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
  }

  /// The number of all items.
  var total: Int { starts[counts.count] }

  /// Whether an item exists.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  /// The number of an item, counted from 0 across all sections.
  func number(of indexPath: IndexPath) -> Int { starts[indexPath.section] + indexPath.item }

  /// The item with a number; nil if there is none.
  func indexPath(number: Int) -> IndexPath? {
    guard (0..<total).contains(number) else { return nil }
    let section = starts.dropFirst().countOfFirst { $0 <= number }
    return IndexPath(item: number - starts[section], section: section)
  }
}
