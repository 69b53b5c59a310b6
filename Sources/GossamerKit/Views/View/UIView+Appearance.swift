// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Tint and direction: what a view inherits from the views around it.
extension UIView {
  func setTintColor(_ color: UIColor?) {
    guard color != ownTintColor else { return }
    ownTintColor = color
    tintColorDidChange()
    for child in children { child.inheritTintColor(of: self) }
  }

  /// Takes over the tint colour of a superview, or that of the application if there is none.
  func inheritTintColor(of superview: UIView?) {
    let color = superview.flatMap { $0.ownTintColor ?? $0.inheritedTintColor }
    var stack: [UIView] = [self]
    while let view = stack.popLast() {
      guard view.inheritedTintColor != color else { continue }
      view.inheritedTintColor = color
      guard view.ownTintColor == nil else { continue }
      view.tintColorDidChange()
      stack.append(contentsOf: view.children.reversed())
    }
  }

  /// The layer, made when it is needed first.
  var ensuredLayer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = type(of: self).layerClass.init()
    layer.attach(to: self)
    storedLayer = layer
    return layer
  }

  func layoutDirectionDidChange() {
    engine?.directionDidChange(of: self)
    invalidate(.insets)
    setNeedsCommit([.appearance, .content])
    setNeedsLayout()
  }
}
