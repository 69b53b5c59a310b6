// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What a preview of a view looks like, and where it comes from. Menus on a desktop open without a preview; what an application says
/// about it is kept.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor open class UITargetedPreview {
  /// The view that is shown.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters
  /// Where it comes from.
  public let target: UIPreviewTarget

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// A preview of a view that is in a window, at its place.
  public convenience init(view: UIView, parameters: UIPreviewParameters = .init()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// The size of the preview in points.
  open var size: CGSize { view.bounds.size }
}

/// How a preview is shown.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor open class UIPreviewParameters {
  /// The part of the view that is shown; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil for that of what is shown.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; nil for the system's.
  open var backgroundColor: UIColor?

  /// Creates parameters.
  public init() {}
}

/// The place of a preview.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor open class UIPreviewTarget {
  /// The view in which it is.
  public let container: UIView
  /// The centre in that view.
  public let center: CGPoint
  /// The transform around the centre.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}
