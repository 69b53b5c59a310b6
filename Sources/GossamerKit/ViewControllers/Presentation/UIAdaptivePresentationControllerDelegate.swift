// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Hears of what a person does to a presentation, such as dragging a sheet away, and decides on it. What
/// code dismisses it doesn't hear of. Each method has a default.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a person may dismiss the screen. Not asked where the controller's `isModalInPresentation`
  /// says no.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// A person begins to dismiss the screen, and may still let go before it is away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// A person has dismissed the screen, which is gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// A person has tried to dismiss a screen that stays.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// What has a size within something that contains it: view controllers, and what manages their
/// presentation.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uicontentcontainer
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like to have, in points; a side of zero says nothing.
  var preferredContentSize: CGSize { get }

  /// Called when something contained prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size of something contained, for a size of its container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
