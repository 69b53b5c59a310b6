// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// From one coordinate system to another, through the transforms on the way.
extension UIView {
  /// The smallest upright rectangle around the view with its transform, in the superview's coordinates.
  var transformedFrame: CGRect {
    CGRect(origin: boundsOrigin, size: untransformedFrame.size).applying(toSuperview)
  }

  /// What takes a point of the view to the coordinates of its superview.
  private var toSuperview: CGAffineTransform {
    let (rect, origin) = (untransformedFrame, boundsOrigin)
    guard let transform = storedLayer?.transform else {
      return CGAffineTransform(translationX: rect.minX - origin.x, y: rect.minY - origin.y)
    }
    return CGAffineTransform(
      translationX: -origin.x - rect.width / 2, y: -origin.y - rect.height / 2
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }

  /// A point of the superview in the view's own coordinates; nil if the view's transform leaves no
  /// area of it.
  func fromSuperview(_ point: CGPoint) -> CGPoint? {
    guard storedLayer?.transform != nil else {
      return CGPoint(
        x: point.x - untransformedFrame.minX + boundsOrigin.x,
        y: point.y - untransformedFrame.minY + boundsOrigin.y)
    }
    return toSuperview.inverse.map { point.applying($0) }
  }

  /// A point in the coordinates of `source`, in those of `target`; nil means the root.
  func converted(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    let own = source?.toRoot ?? .identity
    let other = target?.toRoot ?? .identity
    guard own.isTranslation, other.isTranslation else {
      return point.applying(own.concatenating(other.inverted()))
    }
    return CGPoint(x: point.x + own.tx - other.tx, y: point.y + own.ty - other.ty)
  }

  /// A rectangle in the coordinates of `source`, in those of `target`; nil means the root.
  func converted(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    let own = source?.toRoot ?? .identity
    let other = target?.toRoot ?? .identity
    guard own.isTranslation, other.isTranslation else {
      return rect.applying(own.concatenating(other.inverted()))
    }
    return rect.offsetBy(dx: own.tx - other.tx, dy: own.ty - other.ty)
  }

  /// What takes a point of the view to the coordinates of the root.
  private var toRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      if view.storedLayer?.transform == nil {
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
