// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Frames, bounds and the conversion between coordinate systems.
extension UIView {
  /// Takes over a frame that the application sets.
  func setFrame(_ newValue: CGRect) {
    guard let transform = storedLayer?.transform else { return setUntransformedFrame(newValue) }
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
      animate(.origin(oldOrigin, newBounds.origin))
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
    animate(.transform(transform, newValue))
    ensuredLayer.transform = newValue.isIdentity ? nil : newValue
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

  /// Gives the view its place within its superview, whatever its transform: by ``frame`` as long as it
  /// has none.
  func fill(_ rect: CGRect) {
    guard storedLayer?.transform != nil else {
      frame = rect
      return
    }
    if rect.size != bounds.size { bounds.size = rect.size }
    center = CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Takes over a frame that Auto Layout gives, as in UIKit by ``bounds`` and ``center``, which a
  /// subclass may override.
  func takeLayoutFrame(_ newFrame: CGRect) {
    guard newFrame != untransformedFrame else { return }
    if newFrame.size != untransformedFrame.size {
      bounds = CGRect(origin: boundsOrigin, size: newFrame.size)
    }
    let newCenter = CGPoint(x: newFrame.midX, y: newFrame.midY)
    if newCenter != center { center = newCenter }
    // A third of a point, on three pixels a point, loses its last bit on the way by the centre.
    let error = hypot(
      untransformedFrame.minX - newFrame.minX, untransformedFrame.minY - newFrame.minY)
    if error < 1e-6 { untransformedFrame.origin = newFrame.origin }
  }

  /// Moves and resizes the view, whoever decided it, and resizes the subviews that follow.
  ///
  /// Subviews get their frames by ``frame``, which a subclass may override. Their own subviews wait
  /// in a queue: views may be nested too deeply for a recursion.
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

  /// Stores a frame that is finite and not negative.
  /// - Returns: the size before, if it was another one.
  func storeFrame(_ newFrame: CGRect) -> CGSize? {
    let oldFrame = untransformedFrame
    guard newFrame != oldFrame else { return nil }
    untransformedFrame = newFrame
    setNeedsCommit(.geometry)
    if AnimationBlock.current != nil, containingWindow != nil { animate(from: oldFrame) }
    if toldSafeArea != nil || parent?.toldSafeArea != nil { tellOfSafeArea() }
    if treeHasInsetGuides { invalidate(.insets) }
    guard newFrame.size != oldFrame.size else { return nil }
    setNeedsLayout()
    sizeDidChange()
    return oldFrame.size
  }

  private func animate(from oldFrame: CGRect) {
    let oldCenter = CGPoint(x: oldFrame.midX, y: oldFrame.midY)
    if oldCenter != center { animate(.center(oldCenter, center)) }
    if oldFrame.size != untransformedFrame.size {
      animate(.size(oldFrame.size, untransformedFrame.size))
    }
  }

  /// `rect` with a size that isn't negative, or nil if a number, or where it ends, isn't finite.
  static func valid(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    let isFinite =
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.maxX.isFinite && rect.maxY.isFinite
    return isFinite ? rect : nil
  }

  /// The class and, if there is one, the identifier: enough to find the view a message is about.
  var shortDescription: String {
    let name = String(describing: type(of: self))
    return accessibilityIdentifier.map { "\(name) '\($0)'" } ?? name
  }
}

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
