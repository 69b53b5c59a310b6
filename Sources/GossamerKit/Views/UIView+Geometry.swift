// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Frames, bounds and the conversion between coordinate systems.
extension UIView {
  /// The rectangle of the view in the coordinates of its superview.
  ///
  /// A rectangle of negative size is standardised; one that isn't finite is refused with a message.
  public var frame: CGRect {
    get { storedFrame }
    set {
      guard let newFrame = UIView.valid(newValue) else {
        Messages.layout.error(
          "The frame \(newValue) of \(shortDescription) isn't finite; it stays \(storedFrame).")
        return
      }
      setFrame(newFrame)
      frameWasSet()
    }
  }

  /// The rectangle of the view in its own coordinates: the origin is where its content starts.
  public var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      guard let newBounds = UIView.valid(newValue) else {
        Messages.layout.error(
          "The bounds \(newValue) of \(shortDescription) aren't finite; they stay \(bounds).")
        return
      }
      if newBounds.origin != boundsOrigin {
        boundsOrigin = newBounds.origin
        setNeedsCommit(.geometry)
        setNeedsLayout()
        (self as? UIScrollView)?.didScroll()
      }
      guard newBounds.size != storedFrame.size else { return }
      let center = center
      frame = CGRect(
        x: center.x - newBounds.width / 2, y: center.y - newBounds.height / 2,
        width: newBounds.width, height: newBounds.height)
    }
  }

  /// The centre of the frame in the coordinates of the superview.
  public var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2)
    }
  }

  /// Sets the size to what ``sizeThatFits(_:)`` answers for the present one.
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Converts a point from the coordinates of this view to those of `view`.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from the coordinates of `view` to those of this view.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle from the coordinates of this view to those of `view`.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of `view` to those of this view.
  /// - Parameter view: a view of the same tree; nil means the root, which is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The deepest visible view that takes input at `point`, in the view's own coordinates; nil for
  /// none.
  package func hitTest(_ point: CGPoint) -> UIView? {
    guard takesInput(at: point) else { return nil }
    var hit = (view: self, point: point)
    while let deeper = hit.view.frontmostSubview(at: hit.point) { hit = deeper }
    return hit.view
  }

  private func frontmostSubview(at point: CGPoint) -> (view: UIView, point: CGPoint)? {
    for subview in children.reversed() {
      let inner = CGPoint(
        x: point.x - subview.storedFrame.minX + subview.boundsOrigin.x,
        y: point.y - subview.storedFrame.minY + subview.boundsOrigin.y)
      if subview.takesInput(at: inner) { return (subview, inner) }
    }
    return nil
  }

  private func takesInput(at point: CGPoint) -> Bool {
    isUserInteractionEnabled && !isCovered && !isHidden && alpha > 0.01 && bounds.contains(point)
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

  /// Moves and resizes the view, whoever decided it: the application, or Auto Layout.
  func setFrame(_ newFrame: CGRect) {
    guard let oldSize = storeFrame(newFrame) else { return }
    var resized = [(view: self, oldSize: oldSize)]
    while let (view, oldSize) = resized.popLast() {
      resized.append(contentsOf: view.resizeSubviews(from: oldSize))
    }
  }

  /// Stores a frame that is finite and not negative.
  /// - Returns: the size before, if it was another one.
  func storeFrame(_ newFrame: CGRect) -> CGSize? {
    let oldFrame = storedFrame
    guard newFrame != oldFrame else { return nil }
    storedFrame = newFrame
    setNeedsCommit(.geometry)
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
