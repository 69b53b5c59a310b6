// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Finding the view that a press is for.
extension UIView {
  /// The deepest view that takes input at `point`, in the view's own coordinates.
  ///
  /// Views of the plain classes are gone through here, since trees may be thousands of views deep;
  /// the others are asked by ``hitTest(_:with:)``, which a subclass may override.
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesInput(at: point, with: event) else { return nil }
    var (view, point) = (self, point)
    while let next = UIView.frontmost(of: view.children, at: point, with: event) {
      guard next.isToBeSearched else { return next.view }
      (view, point) = (next.view, next.point)
    }
    return view
  }

  /// What is found among siblings: a plain view whose children are to be searched, or what was hit.
  private struct Find {
    let view: UIView
    /// In the coordinates of the view.
    let point: CGPoint
    let isToBeSearched: Bool
  }

  /// The frontmost of `siblings` that takes input at `point`, or what it answers.
  ///
  /// Of thousands of siblings a point lies in a few. To retain each of them would take most of the time: a view
  /// that is referred to weakly, as one in a window is, counts its references in a table beside it. So the array,
  /// a copy whatever those that are asked do, keeps them alive.
  private static func frontmost(
    of siblings: [UIView], at point: CGPoint, with event: UIEvent?
  ) -> Find? {
    siblings.withUnsafeBytes { bytes in
      for sibling in bytes.bindMemory(to: Unmanaged<UIView>.self).reversed() {
        let find = sibling._withUnsafeGuaranteedRef { sibling -> Find? in
          guard !sibling.isFar(from: point), let inner = sibling.fromSuperview(point) else {
            return nil
          }
          if sibling.isPlain {
            guard sibling.takesInput(at: inner, with: event) else { return nil }
            return Find(view: sibling, point: inner, isToBeSearched: true)
          }
          return sibling.hitTest(inner, with: event).map {
            Find(view: $0, point: inner, isToBeSearched: false)
          }
        }
        if let find { return find }
      }
      return nil
    }
  }

  /// Whether the view is a plain one, and a point in the coordinates of its superview is a point or more away
  /// from it: what is true of nearly all of many siblings is found out by comparisons alone.
  private func isFar(from point: CGPoint) -> Bool {
    guard isPlain, storedLayer?.transform == nil else { return false }
    let (origin, size) = (untransformedFrame.origin, untransformedFrame.size)
    return point.x < origin.x - 1 || point.x > origin.x + size.width + 1
      || point.y < origin.y - 1 || point.y > origin.y + size.height + 1
  }

  private func takesInput(at point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isCovered && !isHidden && alpha > 0.01
      && storedLayer?.blocksInput != true && self.point(inside: point, with: event)
  }

  /// Whether the view is of a class of the Kit that leaves hit tests and touches to UIView, and that views
  /// are made of that are nested deeply.
  var isPlain: Bool {
    let type = ObjectIdentifier(type(of: self))
    return type == ObjectIdentifier(UIView.self) || type == ObjectIdentifier(UILabel.self)
      || type == ObjectIdentifier(UIStackView.self) || type == ObjectIdentifier(UIImageView.self)
  }
}
