// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Tint, traits and direction: what a view inherits from the views around it.
extension UIView {
  /// The colour of interactive content. Inherited from the superview unless set; set nil to inherit
  /// again.
  public var tintColor: UIColor? {
    get {
      for view in sequence(first: self, next: \.parent) {
        if let color = view.ownTintColor { return color }
      }
      return .tintColor
    }
    set {
      guard newValue != ownTintColor else { return }
      ownTintColor = newValue
      for view in descendants where view === self || view.ownTintColor == nil {
        view.tintColorDidChange()
      }
    }
  }

  /// The traits that the view is shown with: those of its window, else the current ones.
  public var traitCollection: UITraitCollection {
    window?.windowTraits ?? .current
  }

  /// The direction that leading and trailing mean here, from the semantic attribute and the traits.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  /// Corners and border of the view.
  public var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer(view: self)
    storedLayer = layer
    return layer
  }

  func layoutDirectionDidChange() {
    engine?.directionDidChange(of: self)
    setNeedsCommit([.appearance, .content])
    setNeedsLayout()
  }
}
