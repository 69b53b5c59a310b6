// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle that takes part in layout without being a view.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uilayoutguide
open class UILayoutGuide {
  /// The view that the guide was added to; nil for none.
  public internal(set) weak var owningView: UIView?

  /// A name for messages; empty for none.
  open var identifier = ""

  /// The rectangle as of the last layout, in the coordinates of the owning view.
  public var layoutFrame: CGRect {
    owningView?.engine?.frame(of: self) ?? .zero
  }

  /// Creates a guide. Add it to a view before using it in constraints.
  public init() {}

  /// Active constraints that the guide is an item of.
  var attachedConstraints: [NSLayoutConstraint] = []
}

/// A guide at fixed distances from the edges of its view, such as the layout margins.
final class InsetGuide: UILayoutGuide {
  private let insets: (UIView) -> UIEdgeInsets

  init(_ identifier: String, of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    super.init()
    self.identifier = identifier
    owningView = view
  }

  /// The distances at present, in points.
  var currentInsets: UIEdgeInsets { owningView.map(insets) ?? .zero }
}
