// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Frame, bounds, centre and transform.
extension UIView {
  /// Takes over a frame that the application sets.
  func setFrame(_ newValue: CGRect) {
    guard let transform = storedLayer?.flatTransform else { return setUntransformedFrame(newValue) }
    let size = transform.inverse.map {
      CGRect(origin: .zero, size: newValue.size).applying($0).size
    }
    setUntransformedFrame(
      CGRect(
        center: CGPoint(x: newValue.midX, y: newValue.midY), size: size ?? untransformedFrame.size))
  }

  /// Takes over bounds that the application or Auto Layout sets.
  func setBounds(_ newValue: CGRect) {
    guard let newBounds = UIView.valid(newValue) else {
      Messages.layout.error(
        "The bounds \(newValue) of \(shortDescription) aren't finite; they stay \(bounds).")
      return
    }
    if newBounds.origin != boundsOrigin {
      let oldOrigin = boundsOrigin
      AnimationBlock.record(.origin(oldOrigin, newBounds.origin), of: self)
      boundsOrigin = newBounds.origin
      setNeedsCommit(.geometry)
      originDidChange(from: oldOrigin)
    }
    guard newBounds.size != untransformedFrame.size else { return }
    setUntransformedFrame(
      CGRect(
        center: CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY),
        size: newBounds.size))
  }

  /// Takes over a centre that the application or Auto Layout sets.
  func setCenter(_ newValue: CGPoint) {
    setUntransformedFrame(CGRect(center: newValue, size: untransformedFrame.size))
  }

  /// Takes over a transform.
  func setTransform(_ newValue: CGAffineTransform) {
    guard newValue.isFinite else {
      Messages.layout.error(
        "The transform \(newValue) of \(shortDescription) isn't finite; it stays \(transform).")
      return
    }
    guard newValue != transform else { return }
    AnimationBlock.record(.transform(transform, newValue), of: self)
    ensuredLayer.flatTransform = newValue.isIdentity ? nil : newValue
    parent?.input?.subviewSearch = .unknown
    setNeedsCommit(.geometry)
  }

  private func setUntransformedFrame(_ newValue: CGRect) {
    guard let newFrame = UIView.valid(newValue) else {
      Messages.layout.error(
        "The frame \(newValue) of \(shortDescription) isn't finite; it stays \(untransformedFrame)."
      )
      return
    }
    move(to: newFrame)
    frameWasSet()
  }

  /// Places the view in a rectangle of its superview, whatever its transform. Sets ``frame`` if the view has no
  /// transform, and otherwise ``bounds`` and ``center``.
  func fill(_ rect: CGRect) {
    guard storedLayer?.flatTransform != nil else {
      frame = rect
      return
    }
    if rect.size != bounds.size { bounds.size = rect.size }
    center = CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Applies a frame that Auto Layout has computed. As in UIKit, this sets ``bounds`` and ``center``, which a subclass
  /// may override.
  func takeLayoutFrame(_ newFrame: CGRect) {
    guard newFrame != untransformedFrame else { return }
    if newFrame.size != untransformedFrame.size {
      bounds = CGRect(origin: boundsOrigin, size: newFrame.size)
    }
    let newCenter = CGPoint(x: newFrame.midX, y: newFrame.midY)
    if newCenter != center { center = newCenter }
    // At three pixels per point, coordinates are thirds of a point. They lose their last bit when computed from the
    // centre.
    let error = hypot(
      untransformedFrame.minX - newFrame.minX, untransformedFrame.minY - newFrame.minY)
    if error < 1e-6 { untransformedFrame.origin = newFrame.origin }
  }

  /// Moves and resizes the view, and resizes its subviews by their autoresizing masks.
  ///
  /// The frames of subviews are set through ``frame``, which a subclass may override. Their own subviews are put in a
  /// queue, because views may be nested too deeply for a recursion.
  func move(to newFrame: CGRect) {
    guard let oldSize = storeFrame(newFrame), autoresizesSubviews, !children.isEmpty else { return }
    let passes = interface.passes
    passes.resizes.append(
      RunningPasses.Resize(view: self, oldSize: oldSize, newSize: newFrame.size))
    guard passes.resizes.count == 1 else { return }
    var next = 0
    while next < passes.resizes.count {
      let resize = passes.resizes[next]
      resize.view.resizeSubviews(from: resize.oldSize, to: resize.newSize)
      next += 1
    }
    passes.resizes = []
  }

  /// Stores a frame that is finite and whose size isn't negative.
  /// - Returns: the previous size if the size has changed, otherwise nil.
  func storeFrame(_ newFrame: CGRect) -> CGSize? {
    let oldFrame = untransformedFrame
    guard newFrame != oldFrame else { return nil }
    untransformedFrame = newFrame
    setNeedsCommit(.geometry)
    if AnimationBlock.current != nil, containingWindow != nil { animate(from: oldFrame) }
    if toldSafeArea != nil || parent?.toldSafeArea != nil { SafeArea.tell(self) }
    if treeHasInsetGuides { invalidate(.insets) }
    guard newFrame.size != oldFrame.size else { return nil }
    setNeedsLayout()
    sizeDidChange()
    return oldFrame.size
  }

  private func animate(from oldFrame: CGRect) {
    let oldCenter = CGPoint(x: oldFrame.midX, y: oldFrame.midY)
    if oldCenter != center { AnimationBlock.record(.center(oldCenter, center), of: self) }
    if oldFrame.size != untransformedFrame.size {
      AnimationBlock.record(.size(oldFrame.size, untransformedFrame.size), of: self)
    }
  }

  /// `rect` with a size that isn't negative, or nil if its origin or its maximum x or y isn't finite.
  static func valid(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    let isFinite =
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.maxX.isFinite && rect.maxY.isFinite
    return isFinite ? rect : nil
  }
}

// Conversion between coordinate systems, through the transforms of the views in between.
extension UIView {
  /// The smallest upright rectangle around the transformed view, in the superview's coordinates.
  var transformedFrame: CGRect {
    CGRect(origin: boundsOrigin, size: untransformedFrame.size).applying(toSuperview)
  }

  /// The transform from the view's coordinates to those of its superview.
  private var toSuperview: CGAffineTransform {
    let (rect, origin) = (untransformedFrame, boundsOrigin)
    guard let transform = storedLayer?.flatTransform else {
      return CGAffineTransform(translationX: rect.minX - origin.x, y: rect.minY - origin.y)
    }
    return CGAffineTransform(
      translationX: -origin.x - rect.width / 2, y: -origin.y - rect.height / 2
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  /// Converts a point from the superview's coordinates to the view's own. Nil if the view's transform can't be
  /// inverted.
  func fromSuperview(_ point: CGPoint) -> CGPoint? {
    guard storedLayer?.flatTransform != nil else {
      return CGPoint(
        x: point.x - untransformedFrame.minX + boundsOrigin.x,
        y: point.y - untransformedFrame.minY + boundsOrigin.y)
    }
    return toSuperview.inverse.map { point.applying($0) }
  }

  /// Converts a point from the coordinates of `source` to those of `target`. Nil means the root view.
  func converted(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    let own = source?.toRoot ?? .identity
    let other = target?.toRoot ?? .identity
    guard own.isTranslation, other.isTranslation else {
      return point.applying(own.concatenating(other.inverted()))
    }
    return CGPoint(x: point.x + own.tx - other.tx, y: point.y + own.ty - other.ty)
  }

  /// Converts a rectangle from the coordinates of `source` to those of `target`. Nil means the root view.
  func converted(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    let own = source?.toRoot ?? .identity
    let other = target?.toRoot ?? .identity
    guard own.isTranslation, other.isTranslation else {
      return rect.applying(own.concatenating(other.inverted()))
    }
    return rect.offsetBy(dx: own.tx - other.tx, dy: own.ty - other.ty)
  }

  /// The transform from the view's coordinates to those of the root view.
  private var toRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      if view.storedLayer?.flatTransform == nil {
        result.tx += view.untransformedFrame.minX - view.boundsOrigin.x
        result.ty += view.untransformedFrame.minY - view.boundsOrigin.y
      } else {
        result = result.concatenating(view.toSuperview)
      }
      view = parent
    }
    return result
  }
}

// Autoresizing.
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

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
