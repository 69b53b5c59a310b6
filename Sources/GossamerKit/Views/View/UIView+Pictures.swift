// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Pictures of views, masks of views, and their transforms of space.
extension UIView {
  /// Draws the view with its subviews into the current graphics context, scaled to `rect`; see `CALayer.render(in:)` for what is drawn.
  /// - Parameter afterUpdates: whether pending layout is done before.
  /// - Returns: false without a graphics context, or if the view has no size.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0,
      rect.width > 0, rect.height > 0
    else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view of the same size that shows what this one shows now; nil if it has no size. It takes no input.
  /// - Parameter afterUpdates: whether pending layout is done before.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if let picture = PictureView(of: self) {
      (picture.transform, picture.alpha) = (.identity, 1)
      picture.frame = CGRect(origin: .zero, size: bounds.size)
      return picture
    }
    let renderer = UIGraphicsImageRenderer(size: bounds.size)
    let size = bounds.size
    let image = renderer.image { _ in
      drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: false)
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(origin: .zero, size: size)
    return view
  }

  /// A view whose alpha decides what is seen of this one with its subviews, in its coordinates; nil for all of it. It isn't a subview; one
  /// that has a superview is refused with a message. Of the mask is drawn what `CALayer.render(in:)` draws without a window.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/mask
  public var mask: UIView? {
    get { (storedLayer?.mask as? ViewMask)?.shape }
    set {
      guard newValue !== mask else { return }
      guard let newValue else {
        layer.mask = nil
        return
      }
      guard newValue.superview == nil, newValue !== self, newValue.ensuredLayer.maskedLayer == nil
      else {
        return Messages.views.error(
          """
          \(newValue.shortDescription) doesn't mask \(shortDescription), because it is a subview or \
          a mask already.
          """)
      }
      layer.mask = ViewMask(of: newValue, in: layer)
    }
  }

  /// The transform of the view about its centre. Drawn is what it does in the plane; a perspective isn't.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiview/transform3d
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

/// The mask that a view is for another.
final class ViewMask: CALayer {
  private(set) var shape: UIView?

  convenience init(of shape: UIView, in masked: CALayer) {
    self.init()
    self.shape = shape
    // So that its changes are those of the masked layer.
    shape.ensuredLayer.maskedLayer = masked
  }

  isolated deinit {
    shape?.storedLayer?.maskedLayer = nil
  }

  /// Takes over the place of the view.
  func follow() {
    guard let shape else { return }
    geometry.bounds = shape.bounds
    geometry.position = shape.center
    geometry.transform = shape.transform
  }

  override var content: LayerContent? {
    guard let shape, shape.bounds.width > 0, shape.bounds.height > 0, !shape.isHidden
    else { return nil }
    let context = CGContext(recordingOf: shape.bounds)
    context.paintGroup(alpha: shape.alpha) {
      LayerPainter(context: context).paint(shape.ensuredLayer)
    }
    return .drawing(Drawing(context, bounds: shape.bounds))
  }
}

extension CALayer {
  /// The mask with its present geometry; nil for none.
  package var drawnMask: CALayer? {
    (storedMask as? ViewMask)?.follow()
    return storedMask
  }
}
