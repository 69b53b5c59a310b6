// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The content offsets that a person can scroll to.
nonisolated package struct ScrollRange: Equatable {
  /// The offset at the beginning of the content.
  package private(set) var start = CGPoint.zero

  /// The offset at the end of the content. The same as ``start`` if all of the content is visible.
  package private(set) var end = CGPoint.zero

  /// Creates a range in which nothing can be scrolled.
  init() {}

  /// Creates the range of a content with an inset around it. `seen` is the size of the scroll view.
  init(content: CGSize, inset: UIEdgeInsets, seen: CGSize) {
    start = CGPoint(x: -inset.left, y: -inset.top)
    end = CGPoint(
      x: max(start.x, content.width + inset.right - seen.width),
      y: max(start.y, content.height + inset.bottom - seen.height))
  }

  /// The offset of the range that is nearest to `offset`.
  func nearest(to offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, start.x), end.x), y: min(max(offset.y, start.y), end.y))
  }

  /// The offset nearest to `offset` that a person can scroll to from `old`. `old` may be beyond the range, because an
  /// application has set it.
  func nearest(to offset: CGPoint, from old: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, min(start.x, old.x)), max(end.x, old.x)),
      y: min(max(offset.y, min(start.y, old.y)), max(end.y, old.y)))
  }

  /// The offset that replaces `offset` when this range replaces `old`. An offset at the start stays at the start. One
  /// within the range stays within it. One beyond the range, which an application has set, is kept.
  func keeping(_ offset: CGPoint, from old: ScrollRange) -> CGPoint {
    CGPoint(
      x: Self.kept(offset.x, (old.start.x, old.end.x), (start.x, end.x)),
      y: Self.kept(offset.y, (old.start.y, old.end.y), (start.y, end.y)))
  }

  private static func kept(
    _ offset: CGFloat, _ old: (start: CGFloat, end: CGFloat), _ new: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    if offset == old.start { return new.start }
    guard offset > old.start, offset <= old.end else { return offset }
    return min(max(offset, new.start), new.end)
  }
}
