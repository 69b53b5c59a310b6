// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The parts of a view's frame that change with its superview's size.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
  nonisolated public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes the subviews that are laid out by their frames, according to their autoresizing masks.
  func resizeSubviews(from oldSize: CGSize, to newSize: CGSize) {
    for child in children
    where !child.autoresizingMask.isEmpty && child.translatesAutoresizingMaskIntoConstraints {
      let (mask, old) = (child.autoresizingMask, child.untransformedFrame)
      let horizontal = Self.resize(
        (old.minX, old.width), from: oldSize.width, to: newSize.width,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      let vertical = Self.resize(
        (old.minY, old.height), from: oldSize.height, to: newSize.height,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      let frame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
      if let frame = UIView.valid(frame) { child.fill(frame) }
    }
  }

  /// Distributes the change of the superview's length among the flexible parts, in proportion to their lengths; equally if
  /// these are 0.
  private static func resize(
    _ span: (start: CGFloat, length: CGFloat), from old: CGFloat, to new: CGFloat,
    _ startIsFlexible: Bool, _ lengthIsFlexible: Bool, _ endIsFlexible: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      (span.start, startIsFlexible), (span.length, lengthIsFlexible),
      (old - span.start - span.length, endIsFlexible),
    ]
    let flexible = parts.filter(\.1)
    let total = flexible.reduce(0) { $0 + $1.0 }
    func share(_ index: Int) -> CGFloat {
      guard parts[index].1 else { return 0 }
      let fraction = total > 0 ? parts[index].0 / total : 1 / CGFloat(flexible.count)
      return (new - old) * fraction
    }
    return (span.start + share(0), max(0, span.length + share(1)))
  }
}
