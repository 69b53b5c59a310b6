// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout of one section of a flow layout, as a value.
///
/// "Along" is the direction in which the content is scrolled, "across" the other one: the items
/// fill a line across, then the next one. As in UIKit, lines are justified: the remaining space is
/// distributed between the items of a line, and a single item is centred. The last line is spaced
/// as if further items of its last item's size filled it up.
nonisolated package struct FlowSection {
  /// A length along and across.
  package struct Extent: Equatable {
    package var along: CGFloat
    package var across: CGFloat

    package init(along: CGFloat, across: CGFloat) {
      self.along = along
      self.across = across
    }
  }

  /// How large the items are.
  package enum Sizes {
    /// All items have the same size. Then the cost doesn't depend on their number.
    case uniform(Extent, count: Int)
    case each([Extent])
  }

  let sizes: Sizes
  /// The length of a line, across.
  let room: CGFloat
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat

  /// The place and contents of a line. Sections of uniform items do without, because their lines
  /// are computed.
  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var thickness: CGFloat
    var indent: CGFloat
    var gap: CGFloat
  }

  private var lines: [Line] = []
  private var uniformLine: (capacity: Int, indent: CGFloat, gap: CGFloat) = (1, 0, 0)

  /// The length of the section along: all lines with their spacing.
  package private(set) var length: CGFloat = 0

  package init(sizes: Sizes, room: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.sizes = sizes
    self.room = room
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    switch sizes {
    case .uniform(let size, let count):
      uniformLine = justified(size.across)
      uniformLine.capacity = min(uniformLine.capacity, max(count, 1))
      let count = CGFloat(lineCount)
      length = max(0, count * size.along + (count - 1) * lineSpacing)
    case .each(let extents):
      makeLines(extents)
      length = lines.last.map { $0.start + $0.thickness } ?? 0
    }
  }

  package var itemCount: Int {
    switch sizes {
    case .uniform(_, let count): count
    case .each(let extents): extents.count
    }
  }

  private var lineCount: Int {
    switch sizes {
    case .uniform(_, let count): (count + uniformLine.capacity - 1) / uniformLine.capacity
    case .each: lines.count
    }
  }

  /// How many items of one size fit in a line, the indent of the first, and the gap between two.
  private func justified(_ across: CGFloat) -> (capacity: Int, indent: CGFloat, gap: CGFloat) {
    let step = across + itemSpacing
    // The small addend makes up for rounding, so that three items of a third of the width fit.
    let fitting = step > 0 ? ((room + itemSpacing) / step + 1e-9).rounded(.down) : .infinity
    let capacity = fitting >= 1e9 ? 1_000_000_000 : max(1, Int(fitting))
    let rest = max(0, room - CGFloat(capacity) * across - CGFloat(capacity - 1) * itemSpacing)
    return capacity == 1
      ? (1, rest / 2, itemSpacing) : (capacity, 0, itemSpacing + rest / CGFloat(capacity - 1))
  }

  private mutating func makeLines(_ extents: [Extent]) {
    var (first, start) = (0, CGFloat(0))
    while first < extents.count {
      var (end, used, thickness) = (first + 1, extents[first].across, extents[first].along)
      while end < extents.count, used + itemSpacing + extents[end].across <= room + 1e-6 {
        used += itemSpacing + extents[end].across
        thickness = max(thickness, extents[end].along)
        end += 1
      }
      var (count, width) = (end - first, used)
      if end == extents.count {
        let step = extents[end - 1].across + itemSpacing
        if step > 0, room > width {
          let further = min(((room - width) / step + 1e-9).rounded(.down), 1e9)
          count += Int(further)
          width += further * step
        }
      }
      let rest = max(0, room - width)
      lines.append(
        Line(
          items: first..<end, start: start, thickness: thickness,
          indent: count == 1 ? rest / 2 : 0,
          gap: count == 1 ? itemSpacing : itemSpacing + rest / CGFloat(count - 1)))
      start += thickness + lineSpacing
      first = end
    }
  }

  /// Where an item begins, and how large it is.
  package func place(of item: Int) -> (along: CGFloat, across: CGFloat, size: Extent) {
    switch sizes {
    case .uniform(let size, _):
      let (line, column) = item.quotientAndRemainder(dividingBy: uniformLine.capacity)
      return (
        CGFloat(line) * (size.along + lineSpacing),
        uniformLine.indent + CGFloat(column) * (size.across + uniformLine.gap), size
      )
    case .each(let extents):
      let line = lines[lines.countOfFirst { $0.items.upperBound <= item }]
      var across = line.indent
      for earlier in line.items.lowerBound..<item { across += extents[earlier].across + line.gap }
      let size = extents[item]
      return (line.start + (line.thickness - size.along) / 2, across, size)
    }
  }

  /// The items of all lines that overlap a span along. Uniform items without an area are left out.
  package func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard itemCount > 0, start < length, end > 0 else { return 0..<0 }
    switch sizes {
    case .uniform(let size, let count):
      guard size.along > 0, size.across > 0 else { return 0..<0 }
      let step = size.along + lineSpacing
      var first = Int(max(0, start / step).rounded(.down))
      if CGFloat(first) * step + size.along <= start { first += 1 }
      let last = Int(min((end / step).rounded(.up), CGFloat(lineCount)))
      guard first < last else { return 0..<0 }
      let (from, to) = (first * uniformLine.capacity, last * uniformLine.capacity)
      return min(from, count)..<min(to, count)
    case .each:
      let first = lines.countOfFirst { $0.start + $0.thickness <= start }
      let last = lines.countOfFirst { $0.start < end }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }
}
