// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CoreFoundation

/// The heights of the items of a list, one below the other, most of which nobody has measured yet.
///
/// The items stand in blocks of 64. A block in which all items are as high as estimated has no storage, so
/// that a million rows cost as little as the 15,625 numbers of their blocks. A Fenwick tree keeps the sums
/// of the blocks: to set a height, to find where an item begins and which one lies at an offset takes a
/// walk up or down the tree, of as many steps as the number of blocks has binary digits, and one within a
/// block.
///
/// Heights are kept as Floats, which is exact for halves of points; their sums as Doubles, so that nothing
/// is lost at the end of a list of 40 million points.
///
/// Literature: P. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice and
/// Experience 24 (1994).
nonisolated struct RowHeights {
  private static let blockSize = 64

  private struct Block {
    /// Empty as long as all of them are as estimated.
    var heights: [Float] = []
    /// One bit an item.
    var measured: UInt64 = 0
  }

  /// The number of items.
  let count: Int
  /// The height of an item that nobody has set.
  let estimate: CGFloat
  /// Whether the estimate is the height of all that isn't set, so that there is nothing to measure.
  let isExact: Bool

  private var blocks: [Block]
  /// Of place i, from 1 on, the sum of the blocks before it, back to where its lowest binary digit is taken off.
  private var tree: [Double]

  /// Creates `count` items that are as high as estimated.
  init(count: Int, estimate: CGFloat, isExact: Bool) {
    self.count = count
    self.estimate = CGFloat(Float(max(0, estimate)))
    self.isExact = isExact
    let blockCount = (count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(repeating: Block(), count: blockCount)
    tree = Array(repeating: 0, count: blockCount + 1)
    for place in stride(from: 1, through: blockCount, by: 1) {
      tree[place] += Double(length(of: place - 1)) * Double(self.estimate)
      let parent = place + place & -place
      if parent <= blockCount { tree[parent] += tree[place] }
    }
  }

  /// The height of all items together.
  var total: CGFloat { prefix(blocks.count) }

  /// The height of an item, measured or estimated.
  func height(of index: Int) -> CGFloat {
    let (block, place) = index.quotientAndRemainder(dividingBy: Self.blockSize)
    return blocks[block].heights.isEmpty ? estimate : CGFloat(blocks[block].heights[place])
  }

  /// Whether the height of an item is known.
  func isMeasured(_ index: Int) -> Bool {
    let (block, place) = index.quotientAndRemainder(dividingBy: Self.blockSize)
    return isExact || blocks[block].measured & (1 << UInt64(place)) != 0
  }

  /// Where an item begins; of the one past the last one, where all end.
  func offset(of index: Int) -> CGFloat {
    let (block, place) = index.quotientAndRemainder(dividingBy: Self.blockSize)
    guard place > 0 else { return prefix(block) }
    let heights = blocks[block].heights
    guard !heights.isEmpty else { return prefix(block) + CGFloat(place) * estimate }
    return heights[..<place].reduce(prefix(block)) { $0 + CGFloat($1) }
  }

  /// The first item that ends below `offset`: the one that lies there, whatever has no height left out. The last
  /// item for what is beyond all; nil without any.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var (block, rest) = (0, Double(offset))
    var step = 1
    while step * 2 <= blocks.count { step *= 2 }
    while step > 0 {
      if block + step <= blocks.count, tree[block + step] <= rest {
        block += step
        rest -= tree[block]
      }
      step /= 2
    }
    guard block < blocks.count else { return count - 1 }
    return block * Self.blockSize + place(at: rest, in: block)
  }

  private func place(at rest: Double, in block: Int) -> Int {
    let last = length(of: block) - 1
    let heights = blocks[block].heights
    guard !heights.isEmpty else {
      return estimate > 0 ? min(max(0, Int(rest / Double(estimate))), last) : 0
    }
    var rest = rest
    for place in 0..<last {
      if rest < Double(heights[place]) { return place }
      rest -= Double(heights[place])
    }
    return last
  }

  /// Sets the height of an item.
  /// - Parameter isMeasured: whether that is what it is, and not another estimate.
  /// - Returns: by how much it is higher than before.
  @discardableResult
  mutating func set(_ height: CGFloat, of index: Int, isMeasured: Bool = true) -> CGFloat {
    let (block, place) = index.quotientAndRemainder(dividingBy: Self.blockSize)
    if blocks[block].heights.isEmpty {
      blocks[block].heights = Array(repeating: Float(estimate), count: length(of: block))
    }
    let old = blocks[block].heights[place]
    let new = Float(max(0, height))
    blocks[block].heights[place] = new
    if isMeasured {
      blocks[block].measured |= 1 << UInt64(place)
    } else {
      blocks[block].measured &= ~(1 << UInt64(place))
    }
    let growth = Double(new) - Double(old)
    guard growth != 0 else { return 0 }
    var node = block + 1
    while node < tree.count {
      tree[node] += growth
      node += node & -node
    }
    return growth
  }

  /// Takes all heights for estimates from now on.
  mutating func forgetMeasurements() {
    for block in blocks.indices { blocks[block].measured = 0 }
  }

  /// Takes over the heights of other items that have become these.
  /// - Parameter newIndex: the place here of an item there; nil for none.
  mutating func adopt(_ old: RowHeights, newIndex: (Int) -> Int?) {
    for (block, content) in old.blocks.enumerated() where !content.heights.isEmpty {
      for (place, height) in content.heights.enumerated() {
        guard let index = newIndex(block * Self.blockSize + place) else { continue }
        set(CGFloat(height), of: index, isMeasured: content.measured & (1 << UInt64(place)) != 0)
      }
    }
  }

  private func length(of block: Int) -> Int {
    min(Self.blockSize, count - block * Self.blockSize)
  }

  /// The height of the first blocks.
  private func prefix(_ blockCount: Int) -> CGFloat {
    var (sum, node) = (0.0, blockCount)
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return sum
  }
}
