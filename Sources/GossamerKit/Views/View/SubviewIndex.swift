// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Which of many subviews may take input at a point, found without looking at all of them.
///
/// An interval tree over their extents along the axis on which fewer of them overlap: the extents are sorted by where they
/// start, the middle of each part is the root of a subtree, and with it is kept where the last of the subtree ends.
/// (Cormen, Leiserson, Rivest, Stein: Introduction to Algorithms, "Interval trees".)
struct SubviewIndex {
  /// Of how many subviews on it is faster than to look at each.
  static let worthwhileCount = 64

  private struct Extent {
    let start: CGFloat
    let end: CGFloat
    /// Where the last of the subtree ends whose root this is.
    var greatestEnd: CGFloat
    let number: Int
  }

  private let isVertical: Bool
  private var extents: [Extent] = []
  /// The views that have to be asked wherever the point is.
  private var others: [Int] = []

  /// Sorts subviews, in their order from back to front. Costs n log n, less where they are sorted already.
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

  /// The numbers of the subviews that may take input at a point of the superview, the frontmost first.
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
