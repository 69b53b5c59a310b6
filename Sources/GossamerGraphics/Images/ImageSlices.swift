// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The caps of an image, which keep their size when it is shown larger, and what happens between
/// them. The corners keep both sizes, the edges one.
nonisolated package struct ImageSlices: Hashable, Sendable {
  /// A part of an image, and where it is shown. Each in points.
  package struct Part: Hashable {
    /// The part, from the image's top left corner.
    package let source: CGRect
    /// Where it is shown.
    package let target: CGRect
    /// The size in which the part is repeated in the target; nil if it is stretched.
    package let tile: CGSize?
  }

  package let capInsets: UIEdgeInsets
  package let resizingMode: UIImage.ResizingMode

  /// Caps in points. One that is negative or not finite counts as 0.
  package init(capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    self.capInsets = UIEdgeInsets(
      top: length(capInsets.top), left: length(capInsets.left), bottom: length(capInsets.bottom),
      right: length(capInsets.right))
    self.resizingMode = resizingMode
  }

  /// The parts of an image of `size` that fill `area`, row by row. Caps that don't fit into the area
  /// are made smaller together.
  package func parts(of size: CGSize, in area: CGRect) -> [Part] {
    let columns = Self.spans(
      of: size.width, capInsets.left, capInsets.right, in: area.minX, area.width)
    let rows = Self.spans(
      of: size.height, capInsets.top, capInsets.bottom, in: area.minY, area.height)
    return rows.enumerated().flatMap { row, vertical in
      columns.enumerated().compactMap { column, horizontal -> Part? in
        let source = CGRect(
          x: horizontal.source.lowerBound, y: vertical.source.lowerBound,
          width: horizontal.source.upperBound - horizontal.source.lowerBound,
          height: vertical.source.upperBound - vertical.source.lowerBound)
        let target = CGRect(
          x: horizontal.target.lowerBound, y: vertical.target.lowerBound,
          width: horizontal.target.upperBound - horizontal.target.lowerBound,
          height: vertical.target.upperBound - vertical.target.lowerBound)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
          return nil
        }
        let isRepeated = resizingMode == .tile && (row == 1 || column == 1)
        return Part(
          source: source, target: target,
          tile: isRepeated
            ? CGSize(
              width: column == 1 ? source.width : target.width,
              height: row == 1 ? source.height : target.height) : nil)
      }
    }
  }

  /// The three spans of one direction: cap, middle, cap.
  private static func spans(
    of length: CGFloat, _ first: CGFloat, _ last: CGFloat, in origin: CGFloat, _ room: CGFloat
  ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
    let firstCap = min(first, length)
    let lastCap = min(last, length - firstCap)
    let factor = firstCap + lastCap > room ? max(room, 0) / (firstCap + lastCap) : 1
    let (start, end) = (origin + firstCap * factor, origin + max(room, 0) - lastCap * factor)
    return [
      (0...firstCap, origin...start),
      (firstCap...(length - lastCap), start...max(start, end)),
      ((length - lastCap)...length, max(start, end)...(origin + max(room, 0))),
    ]
  }
}
