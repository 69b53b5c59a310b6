// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The corners and the border of a view.
///
/// Only what a view's frame needs is here; there are no layers without a view.
/// Semantics: https://developer.apple.com/documentation/quartzcore/calayer
public final class CALayer: Wirable {
  private weak var view: UIView?

  init(view: UIView) {
    self.view = view
  }

  /// The wires of layers, by UIKit's key-value coding names.
  public static var wires: AnyWires {
    Wires<CALayer>()
      .attribute("cornerRadius", \.cornerRadius)
      .attribute("borderWidth", \.borderWidth)
      .attribute("borderColor", \.borderColor)
      .attribute("masksToBounds", \.masksToBounds)
  }

  /// The radius of the corners in points. The background is cut to it, and the content too if
  /// ``masksToBounds`` is set. Negative values count as 0.
  public var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { view?.setNeedsCommit(.appearance) } }
  }

  /// The width of the border, inside the bounds, in points. 0 for none.
  public var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { view?.setNeedsCommit(.appearance) } }
  }

  /// The colour of the border, black unless set; nil for none.
  public var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if borderColor != oldValue { view?.setNeedsCommit(.appearance) } }
  }

  /// Whether subviews are cut off at the bounds: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
}
