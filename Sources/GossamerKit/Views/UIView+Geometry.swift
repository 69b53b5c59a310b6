// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Frames, bounds and the conversion between coordinate systems.
extension UIView {
  /// Takes over a frame that the application sets.
  func setFrame(_ newValue: CGRect) {
    guard let newFrame = UIView.valid(newValue) else {
      Messages.layout.error(
        "The frame \(newValue) of \(shortDescription) isn't finite; it stays \(storedFrame).")
      return
    }
    move(to: newFrame)
    frameWasSet()
  }

  /// Takes over bounds that the application or Auto Layout sets.
  func setBounds(_ newValue: CGRect) {
    guard let newBounds = UIView.valid(newValue) else {
      Messages.layout.error(
        "The bounds \(newValue) of \(shortDescription) aren't finite; they stay \(bounds).")
      return
    }
    if newBounds.origin != boundsOrigin {
      boundsOrigin = newBounds.origin
      setNeedsCommit(.geometry)
      setNeedsLayout()
      contentDidMove()
      (self as? UIScrollView)?.didScroll()
    }
    guard newBounds.size != storedFrame.size else { return }
    setFrame(
      CGRect(
        x: storedFrame.midX - newBounds.width / 2, y: storedFrame.midY - newBounds.height / 2,
        width: newBounds.width, height: newBounds.height))
  }

  /// Takes over a centre that the application or Auto Layout sets.
  func setCenter(_ newValue: CGPoint) {
    setFrame(
      CGRect(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2,
        width: storedFrame.width, height: storedFrame.height))
  }

  /// Takes over a frame that Auto Layout gives, as in UIKit by ``bounds`` and ``center``, which a
  /// subclass may override.
  func takeLayoutFrame(_ newFrame: CGRect) {
    guard newFrame != storedFrame else { return }
    if newFrame.size != storedFrame.size {
      bounds = CGRect(origin: boundsOrigin, size: newFrame.size)
    }
    let newCenter = CGPoint(x: newFrame.midX, y: newFrame.midY)
    if newCenter != center { center = newCenter }
    // A third of a point, on three pixels a point, loses its last bit on the way by the centre.
    let error = hypot(storedFrame.minX - newFrame.minX, storedFrame.minY - newFrame.minY)
    if error < 1e-6 { storedFrame.origin = newFrame.origin }
  }

  /// A point in the coordinates of `source`, in those of `target`; nil means the root.
  func converted(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    let own = source?.originInRoot ?? .zero
    let other = target?.originInRoot ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Where the view's own coordinate system starts, in the coordinates of the root.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let parent = view.parent {
      origin.x += view.storedFrame.minX - view.boundsOrigin.x
      origin.y += view.storedFrame.minY - view.boundsOrigin.y
      view = parent
    }
    return origin
  }

  /// Moves and resizes the view, whoever decided it, and resizes the subviews that follow.
  ///
  /// Subviews get their frames by ``frame``, which a subclass may override. Their own subviews wait
  /// in a queue: views may be nested too deeply for a recursion.
  func move(to newFrame: CGRect) {
    guard let oldSize = storeFrame(newFrame), autoresizesSubviews, !children.isEmpty else { return }
    UIView.resizes.append(Resize(view: self, oldSize: oldSize, newSize: newFrame.size))
    guard UIView.resizes.count == 1 else { return }
    var next = 0
    while next < UIView.resizes.count {
      let resize = UIView.resizes[next]
      resize.view.resizeSubviews(from: resize.oldSize, to: resize.newSize)
      next += 1
    }
    UIView.resizes = []
  }

  private struct Resize {
    let view: UIView
    let oldSize: CGSize
    let newSize: CGSize
  }

  /// The views whose subviews follow another size, the one at work included.
  private static var resizes: [Resize] = []

  /// Stores a frame that is finite and not negative.
  /// - Returns: the size before, if it was another one.
  func storeFrame(_ newFrame: CGRect) -> CGSize? {
    let oldFrame = storedFrame
    guard newFrame != oldFrame else { return nil }
    storedFrame = newFrame
    setNeedsCommit(.geometry)
    if toldSafeArea != nil || parent?.toldSafeArea != nil { tellOfSafeArea() }
    if treeHasInsetGuides { invalidate(.insets) }
    guard newFrame.size != oldFrame.size else { return nil }
    setNeedsLayout()
    sizeDidChange()
    return oldFrame.size
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
