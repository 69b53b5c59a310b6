// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The heights of a list's items, from top to bottom. Most of them haven't been measured yet, and
/// are estimated.
///
/// The items are divided into blocks of at most 64. Any two neighbouring blocks have more than 64
/// items together. A block whose items all have the estimated height stores no heights, so that a
/// million rows cost only their 15,625 blocks. A Fenwick tree keeps the sums of the blocks' item
/// counts and heights. Setting a height, finding where an item begins, and finding the item at an
/// offset each take a walk up or down the tree, O(log blocks), and a pass over one block.
///
/// A changed list is put together from pieces of the old one. It shares whole blocks with the old
/// one, and only copies those at the ends of a piece. So a change costs a few nanoseconds per
/// block: 10 microseconds for 100,000 items.
///
/// Heights are kept as Floats, which is exact for halves of points; their sums as Doubles, so that nothing
/// is lost at the end of a list of 40 million points.
///
/// Literature: P. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice and
/// Experience 24 (1994).
nonisolated package struct RowHeights {
  /// Consecutive items of a new list.
  enum Piece {
    /// These items of the old list.
    case kept(Range<Int>)
    /// This many new items, whose heights are estimated.
    case new(Int)
  }

  private static let blockSize = 64

  private struct Block {
    var count: Int
    /// The items' heights. Empty as long as all of them have the estimated height.
    var heights: [Float] = []
    /// One bit per item: whether its height was measured.
    var measured: UInt64 = 0
    /// The sum of the heights.
    var length: Double
  }

  /// A node of the Fenwick tree. Node i, from 1 on, has the sums of the blocks from `i - (i & -i)`
  /// up to, but not including, block i.
  private struct Node {
    var items = 0
    var length = 0.0
  }

  /// The height of an item whose height wasn't set.
  let estimate: CGFloat
  /// Whether the estimate is the exact height of all items that weren't set, so that there is
  /// nothing to measure.
  package let isExact: Bool

  private var blocks: [Block] = []
  private var tree: [Node] = []

  /// Creates `count` items of the estimated height.
  init(count: Int, estimate: CGFloat, isExact: Bool) {
    self.estimate = CGFloat(Float(max(0, estimate)))
    self.isExact = isExact
    appendEstimates(count)
    plantTree()
  }

  /// Creates a list from pieces of an old list and new items.
  init(_ pieces: [Piece], of old: RowHeights, estimate: CGFloat, isExact: Bool) {
    self.estimate = CGFloat(Float(max(0, estimate)))
    self.isExact = isExact
    blocks.reserveCapacity(old.blocks.count + 2 * pieces.count)
    for piece in pieces {
      switch piece {
      case .kept(let items): append(items, of: old)
      case .new(let count): appendEstimates(count)
      }
    }
    plantTree()
  }

  /// The number of items.
  package var count: Int { sum(of: blocks.count).items }

  /// The height of all items together.
  var total: CGFloat { sum(of: blocks.count).length }

  /// The height of an item, measured or estimated.
  package func height(of index: Int) -> CGFloat {
    let (block, place, _) = find(index)
    return blocks[block].heights.isEmpty ? estimate : CGFloat(blocks[block].heights[place])
  }

  /// Whether the height of an item is known.
  package func isMeasured(_ index: Int) -> Bool {
    if isExact { return true }
    let (block, place, _) = find(index)
    return blocks[block].measured & (1 << UInt64(place)) != 0
  }

  /// The offset at which an item begins. For the index `count` it is the end of the list.
  func offset(of index: Int) -> CGFloat {
    let (block, place, start) = find(index)
    guard place > 0 else { return start }
    let heights = blocks[block].heights
    guard !heights.isEmpty else { return start + CGFloat(place) * estimate }
    return heights[..<place].reduce(start) { $0 + CGFloat($1) }
  }

  /// The item at `offset`: the first one that ends below it, so items without a height are skipped.
  /// The last item for an offset beyond the end; nil for an empty list.
  package func index(at offset: CGFloat) -> Int? {
    guard !blocks.isEmpty else { return nil }
    var (block, rest, items) = (0, Double(offset), 0)
    var step = greatestStep
    while step > 0 {
      if block + step <= blocks.count, tree[block + step].length <= rest {
        block += step
        rest -= tree[block].length
        items += tree[block].items
      }
      step /= 2
    }
    guard block < blocks.count else { return items - 1 }
    return items + place(at: rest, in: block)
  }

  private func place(at rest: Double, in block: Int) -> Int {
    let last = blocks[block].count - 1
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
  /// - Parameter isMeasured: whether the height was measured. Pass false for a better estimate.
  /// - Returns: by how many points the item is higher than before.
  @discardableResult
  package mutating func set(_ height: CGFloat, of index: Int, isMeasured: Bool = true) -> CGFloat {
    let (block, place, _) = find(index)
    if isMeasured {
      blocks[block].measured |= 1 << UInt64(place)
    } else {
      blocks[block].measured &= ~(1 << UInt64(place))
    }
    let new = Float(max(0, height))
    if blocks[block].heights.isEmpty {
      if new == Float(estimate) { return 0 }
      blocks[block].heights = Array(repeating: Float(estimate), count: blocks[block].count)
    }
    let growth = Double(new) - Double(blocks[block].heights[place])
    blocks[block].heights[place] = new
    guard growth != 0 else { return 0 }
    blocks[block].length += growth
    var node = block + 1
    while node < tree.count {
      tree[node].length += growth
      node += node & -node
    }
    return growth
  }

  /// Marks all heights as estimates, which keeps their values.
  package mutating func forgetMeasurements() {
    for block in blocks.indices { blocks[block].measured = 0 }
  }

  // MARK: - The tree

  private mutating func plantTree() {
    tree = Array(repeating: Node(), count: blocks.count + 1)
    for place in stride(from: 1, through: blocks.count, by: 1) {
      tree[place].items += blocks[place - 1].count
      tree[place].length += blocks[place - 1].length
      let parent = place + place & -place
      guard parent <= blocks.count else { continue }
      tree[parent].items += tree[place].items
      tree[parent].length += tree[place].length
    }
  }

  /// The greatest power of two that is at most the number of blocks.
  private var greatestStep: Int {
    blocks.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - blocks.count.leadingZeroBitCount)
  }

  /// The block of an item, the item's index in the block, and the offset at which the block begins.
  private func find(_ index: Int) -> (block: Int, place: Int, start: CGFloat) {
    var (block, rest, start) = (0, index, 0.0)
    var step = greatestStep
    while step > 0 {
      if block + step <= blocks.count, tree[block + step].items <= rest {
        block += step
        rest -= tree[block].items
        start += tree[block].length
      }
      step /= 2
    }
    return (block, rest, start)
  }

  /// The sums of the first `blockCount` blocks.
  private func sum(of blockCount: Int) -> Node {
    var (sum, node) = (Node(), blockCount)
    while node > 0 {
      sum.items += tree[node].items
      sum.length += tree[node].length
      node -= node & -node
    }
    return sum
  }

  // MARK: - Putting blocks together

  private mutating func appendEstimates(_ count: Int) {
    var rest = count
    while rest > 0 {
      let size = min(rest, Self.blockSize)
      append(Block(count: size, length: Double(size) * Double(estimate)))
      rest -= size
    }
  }

  private mutating func append(_ items: Range<Int>, of old: RowHeights) {
    guard !items.isEmpty else { return }
    var (block, place, _) = old.find(items.lowerBound)
    var rest = items.count
    while rest > 0 {
      let end = min(place + rest, old.blocks[block].count)
      append(old.part(place..<end, of: block, estimate: estimate))
      rest -= end - place
      (block, place) = (block + 1, 0)
    }
  }

  /// A part of a block, for a new list whose estimate may be another one.
  private func part(_ places: Range<Int>, of index: Int, estimate: CGFloat) -> Block {
    var block = blocks[index]
    if block.heights.isEmpty, estimate != self.estimate, block.measured != 0 {
      block.heights = Array(repeating: Float(self.estimate), count: block.count)
    }
    guard places.count < block.count || estimate != self.estimate else { return block }
    if places.count < block.count {
      if !block.heights.isEmpty { block.heights = Array(block.heights[places]) }
      block.measured >>= UInt64(places.lowerBound)
      block.measured &= (1 << UInt64(places.count)) - 1
      block.count = places.count
    }
    block.length =
      block.heights.isEmpty
      ? Double(block.count) * Double(estimate) : block.heights.reduce(0) { $0 + Double($1) }
    return block
  }

  /// Appends a block. Merges it with the last one if both fit into one block.
  private mutating func append(_ block: Block) {
    guard let last = blocks.last, last.count + block.count <= Self.blockSize else {
      return blocks.append(block)
    }
    let end = blocks.count - 1
    if !last.heights.isEmpty || !block.heights.isEmpty {
      if last.heights.isEmpty {
        blocks[end].heights = Array(repeating: Float(estimate), count: last.count)
      }
      blocks[end].heights +=
        block.heights.isEmpty
        ? Array(repeating: Float(estimate), count: block.count) : block.heights
    }
    blocks[end].measured |= block.measured << UInt64(last.count)
    blocks[end].count += block.count
    blocks[end].length += block.length
  }
}
