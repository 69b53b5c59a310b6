// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CoreFoundation

/// The lengths and heights of a text's paragraphs, from top to bottom. Some heights are only
/// estimated.
///
/// The paragraphs are divided into blocks of at most 256, each with the sums of its lengths and
/// heights. Finding a paragraph by a character or by a height walks over the blocks, and then over
/// the paragraphs of one of them. In 1 MB of text, some 20,000 paragraphs, that takes 100 to 300
/// steps. Replacing a paragraph changes one block.
///
/// There is always at least one paragraph: an empty text has an empty one. After a final paragraph
/// separator there is an empty one too. Only the last paragraph can be empty.
nonisolated package struct ParagraphHeights {
  package struct Paragraph: Equatable {
    /// In UTF-16 units, including the separator.
    var length: Int
    /// In points.
    var height: CGFloat
    /// Whether the height was measured. Otherwise it is an estimate.
    var isMeasured = false
  }

  /// Where a paragraph is.
  package struct Place: Equatable {
    fileprivate let block: Int
    fileprivate let slot: Int
    /// Where it begins, in UTF-16 units.
    let start: Int
    /// Where it begins, in points.
    let top: CGFloat
  }

  private struct Block {
    var paragraphs: [Paragraph] { didSet { sum() } }
    private(set) var length = 0
    private(set) var height: CGFloat = 0
    private(set) var unmeasuredCount = 0

    init(_ paragraphs: some Sequence<Paragraph>) {
      self.paragraphs = Array(paragraphs)
      sum()
    }

    private mutating func sum() {
      (length, height, unmeasuredCount) = (0, 0, 0)
      for paragraph in paragraphs {
        length += paragraph.length
        height += paragraph.height
        unmeasuredCount += paragraph.isMeasured ? 0 : 1
      }
    }
  }

  private static let blockSize = 256

  private var blocks = [Block([Paragraph(length: 0, height: 0)])]

  /// The height of all paragraphs.
  package var height: CGFloat { blocks.reduce(0) { $0 + $1.height } }

  /// Whether all heights were measured.
  package var isMeasured: Bool { blocks.allSatisfy { $0.unmeasuredCount == 0 } }

  /// The paragraph at a place.
  subscript(place: Place) -> Paragraph { blocks[place.block].paragraphs[place.slot] }

  // MARK: - Finding

  /// The paragraph that a character belongs to; the last one for the end of the text.
  func place(ofUnit unit: Int) -> Place {
    place { start, _, length, _ in unit < start + length }
  }

  /// The paragraph at a height; the last one for what is below all.
  func place(atHeight y: CGFloat) -> Place {
    place { _, top, _, height in y < top + height }
  }

  /// The paragraph after another one; nil after the last one.
  func place(after place: Place) -> Place? {
    let paragraph = self[place]
    let isLastOfBlock = place.slot + 1 == blocks[place.block].paragraphs.count
    guard !isLastOfBlock || place.block + 1 < blocks.count else { return nil }
    return Place(
      block: place.block + (isLastOfBlock ? 1 : 0), slot: isLastOfBlock ? 0 : place.slot + 1,
      start: place.start + paragraph.length, top: place.top + paragraph.height)
  }

  /// The first paragraph whose height is an estimate; nil if all were measured.
  var firstEstimated: Place? {
    var (start, top) = (0, CGFloat(0))
    for (index, block) in blocks.enumerated() {
      guard block.unmeasuredCount > 0 else {
        start += block.length
        top += block.height
        continue
      }
      for (slot, paragraph) in block.paragraphs.enumerated() {
        guard paragraph.isMeasured else {
          return Place(block: index, slot: slot, start: start, top: top)
        }
        start += paragraph.length
        top += paragraph.height
      }
    }
    return nil
  }

  /// The first block, and in it the first paragraph, for which `contains` holds; the last ones if it doesn't.
  private func place(
    where contains: (_ start: Int, _ top: CGFloat, _ length: Int, _ height: CGFloat) -> Bool
  ) -> Place {
    var (start, top, index) = (0, CGFloat(0), 0)
    while index + 1 < blocks.count,
      !contains(start, top, blocks[index].length, blocks[index].height)
    {
      start += blocks[index].length
      top += blocks[index].height
      index += 1
    }
    let paragraphs = blocks[index].paragraphs
    var slot = 0
    while slot + 1 < paragraphs.count,
      !contains(start, top, paragraphs[slot].length, paragraphs[slot].height)
    {
      start += paragraphs[slot].length
      top += paragraphs[slot].height
      slot += 1
    }
    return Place(block: index, slot: slot, start: start, top: top)
  }

  // MARK: - Changing

  /// Stores the measured height of the paragraph at a place.
  package mutating func set(_ height: CGFloat, at place: Place) {
    blocks[place.block].paragraphs[place.slot] = Paragraph(
      length: self[place].length, height: height, isMeasured: true)
  }

  /// Replaces all heights by new estimates.
  package mutating func forgetHeights(_ estimate: (_ length: Int) -> CGFloat) {
    blocks = blocks.map { block in
      Block(block.paragraphs.map { Paragraph(length: $0.length, height: estimate($0.length)) })
    }
  }

  /// Replaces the paragraphs from `first` to `last` by others, of which there must be at least one.
  mutating func replace(_ first: Place, through last: Place, by paragraphs: [Paragraph]) {
    if first.block == last.block, paragraphs.count + first.slot <= Self.blockSize {
      let rest = blocks[first.block].paragraphs.count - last.slot - 1
      if paragraphs.count + first.slot + rest <= Self.blockSize {
        blocks[first.block].paragraphs.replaceSubrange(first.slot...last.slot, with: paragraphs)
        return
      }
    }
    let all =
      blocks[first.block].paragraphs[..<first.slot] + paragraphs
      + blocks[last.block].paragraphs[(last.slot + 1)...]
    // New blocks are half full, so that there is room for what is typed next.
    let size = Self.blockSize / 2
    let new = stride(from: 0, to: all.count, by: size).map { start in
      Block(all[start..<min(start + size, all.count)])
    }
    blocks.replaceSubrange(first.block...last.block, with: new)
  }
}
