// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The content offsets that a person can scroll to.
nonisolated package struct ScrollRange: Equatable {
  /// The offset at the beginning of the content.
  package private(set) var start = CGPoint.zero

  /// The offset at its end; that at its beginning if all of it can be seen.
  package private(set) var end = CGPoint.zero

  /// Where nothing can be scrolled.
  init() {}

  /// The offsets of a content with an inset around it, of which so much is seen at a time.
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

  /// The offset nearest to `offset` that a person can scroll to from `old`, which may lie beyond the range
  /// because an application has set it.
  func nearest(to offset: CGPoint, from old: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, min(start.x, old.x)), max(end.x, old.x)),
      y: min(max(offset.y, min(start.y, old.y)), max(end.y, old.y)))
  }

  /// What becomes of `offset` when this range takes the place of `old`: where it was at the
  /// beginning it stays there, and where it was within the range it stays within. One that an
  /// application has set beyond it stays.
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
