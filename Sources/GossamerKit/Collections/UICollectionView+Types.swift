// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The choices that a collection view has.
extension UICollectionView {
  /// The kind of the supplementary views that stand before the items of a section.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of the supplementary views that stand after the items of a section.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// In which direction the content of a layout is scrolled.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// What stands in a collection view.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview/elementcategory
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view that belongs to a section or an item, such as a header, which the data source makes.
    case supplementaryView = 1
    /// A view that the layout alone knows.
    case decorationView = 2
  }

  /// Where an item comes to lie that is scrolled to: one place up and down, and one to the sides. Where none is said,
  /// it takes the least scrolling.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
  nonisolated public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit each.
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
  /// What the attributes said when the view took them over: a layout may change those that it keeps.
  var look: UICollectionViewLayoutAttributes.Look
}

/// How many items each section has, and which number each one has among all.
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

  /// How many items there are.
  var total: Int { starts[counts.count] }

  /// Whether there is such an item.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  /// Which one of all items it is, from 0 on.
  func number(of indexPath: IndexPath) -> Int { starts[indexPath.section] + indexPath.item }

  /// The item with a number; nil for none.
  func indexPath(number: Int) -> IndexPath? {
    guard (0..<total).contains(number) else { return nil }
    let section = starts.dropFirst().countOfFirst { $0 <= number }
    return IndexPath(item: number - starts[section], section: section)
  }
}
