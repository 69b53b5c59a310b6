// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Finding the view that a press is for.
extension UIView {
  /// The view that takes input at `point`, without an event that asks.
  package func hitTest(_ point: CGPoint) -> UIView? { hitTest(point, with: nil) }

  /// The deepest view that takes input at `point`, in the view's own coordinates.
  ///
  /// Views of the plain classes are gone through here, since trees may be thousands of views deep;
  /// the others are asked by ``hitTest(_:with:)``, which a subclass may override.
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesInput(at: point, with: event) else { return nil }
    var (view, point) = (self, point)
    while true {
      var deeper: (view: UIView, point: CGPoint)?
      for child in view.children.reversed() {
        let inner = CGPoint(
          x: point.x - child.storedFrame.minX + child.boundsOrigin.x,
          y: point.y - child.storedFrame.minY + child.boundsOrigin.y)
        if UIView.plainClasses.contains(ObjectIdentifier(type(of: child))) {
          guard child.takesInput(at: inner, with: event) else { continue }
          deeper = (child, inner)
          break
        }
        if let hit = child.hitTest(inner, with: event) { return hit }
      }
      guard let deeper else { return view }
      (view, point) = deeper
    }
  }

  /// Whom a press on this view is for: the view itself or the nearest one around it that is a control
  /// or takes the keyboard; nil for nobody.
  package var pressReceiver: UIView? {
    sequence(first: self, next: \.parent).first { $0 is UIControl || $0.canBecomeFirstResponder }
  }

  private func takesInput(at point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isCovered && !isHidden && alpha > 0.01
      && self.point(inside: point, with: event)
  }

  /// Classes of the Kit whose hit test is that of UIView, and which views are made of that are nested
  /// deeply.
  private static let plainClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIStackView.self),
    ObjectIdentifier(UILabel.self), ObjectIdentifier(UIImageView.self),
  ]
}
