// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the subviews that may be hit at a point, without looking at each of them.
///
/// This is an interval tree of the subviews' extents along one axis: the axis on which fewer of them overlap. The
/// extents are sorted by their starts. The middle extent of each range is the root of a subtree, and stores the
/// greatest end in that subtree. (Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, "Interval trees".)
struct SubviewIndex {
  /// The number of subviews above which the index is faster than a linear search.
  static let worthwhileCount = 64

  private struct Extent {
    let start: CGFloat
    let end: CGFloat
    /// The greatest end in the subtree of which this extent is the root.
    var greatestEnd: CGFloat
    let number: Int
  }

  private let isVertical: Bool
  private var extents: [Extent] = []
  /// The subviews that have to be asked wherever the point is, because they have no `hitArea`.
  private var others: [Int] = []

  /// Builds the index of subviews that are given from back to front. Costs n log n, and less if they are sorted
  /// already.
  init(of subviews: [UIView]) {
    var areas: [(number: Int, area: CGRect)] = []
    var (all, width, height) = (CGRect.null, 0.0, 0.0)
    for (number, view) in subviews.enumerated() {
      guard let area = view.hitArea else {
        others.append(number)
        continue
      }
      areas.append((number, area))
      all = all.union(area)
      width += area.width
      height += area.height
    }
    isVertical = height * all.width <= width * all.height
    for (number, area) in areas {
      let (start, end) = isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
      extents.append(Extent(start: start - 1, end: end + 1, greatestEnd: end + 1, number: number))
    }
    extents.sort { $0.start < $1.start }
    _ = findGreatestEnd(in: 0..<extents.count)
  }

  /// The indexes of the subviews that may be hit at a point in the superview's coordinates, the frontmost first.
  func candidates(at point: CGPoint) -> [Int] {
    var found = others
    search(0..<extents.count, at: isVertical ? point.y : point.x, into: &found)
    return found.sorted(by: >)
  }

  private mutating func findGreatestEnd(in range: Range<Int>) -> CGFloat {
    guard !range.isEmpty else { return -.infinity }
    let middle = range.middle
    let end = max(
      extents[middle].end, findGreatestEnd(in: range.lowerBound..<middle),
      findGreatestEnd(in: middle + 1..<range.upperBound))
    extents[middle].greatestEnd = end
    return end
  }

  private func search(_ range: Range<Int>, at place: CGFloat, into found: inout [Int]) {
    guard !range.isEmpty else { return }
    let middle = range.middle
    guard extents[middle].greatestEnd >= place else { return }
    search(range.lowerBound..<middle, at: place, into: &found)
    guard extents[middle].start <= place else { return }
    if extents[middle].end >= place { found.append(extents[middle].number) }
    search(middle + 1..<range.upperBound, at: place, into: &found)
  }
}

extension Range<Int> {
  fileprivate var middle: Int { lowerBound + count / 2 }
}
