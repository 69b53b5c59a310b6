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
    while true {
      var deeper: (view: UIView, point: CGPoint)?
      for child in view.children.reversed() {
        guard let inner = child.fromSuperview(point) else { continue }
        if child.isPlain {
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

  private func takesInput(at point: CGPoint, with event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isCovered && !isHidden && alpha > 0.01
      && storedLayer?.blocksInput != true && self.point(inside: point, with: event)
  }

  /// Whether the view is of a class of the Kit that leaves hit tests and touches to UIView.
  var isPlain: Bool { UIView.plainClasses.contains(ObjectIdentifier(type(of: self))) }

  /// Classes of the Kit whose hit test is that of UIView, and which views are made of that are nested
  /// deeply.
  private static let plainClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIStackView.self),
    ObjectIdentifier(UILabel.self), ObjectIdentifier(UIImageView.self),
  ]
}
