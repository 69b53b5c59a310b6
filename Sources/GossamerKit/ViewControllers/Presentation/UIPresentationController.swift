// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Manages the presentation of a screen: its frame, the views around it, and their transitions.
///
/// For a custom presentation, the controller's `transitioningDelegate` returns a subclass, and the controller's
/// `modalPresentationStyle` is ``UIModalPresentationStyle/custom``. Sheets and full screens are subclasses too.
///
/// - The screens: ``presentedViewController``, ``presentingViewController``
/// - Its views: ``containerView``, ``presentedView``, ``frameOfPresentedViewInContainerView``
/// - Transitions: ``presentationTransitionWillBegin()``, ``presentationTransitionDidEnd(_:)``,
///   ``dismissalTransitionWillBegin()``, ``dismissalTransitionDidEnd(_:)``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor open class UIPresentationController: UIContentContainer {
  /// Creates the controller for the presentation of a screen.
  /// - Parameter presentingViewController: the presenting controller; nil if it isn't known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    knownPresented = presentedViewController
    knownPresenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
  }

  // MARK: - The screens

  /// The presented view controller.
  open var presentedViewController: UIViewController { knownPresented ?? UIViewController() }

  /// The presenting view controller: the outermost one around the controller on which `present` was called. If it isn't
  /// known yet, the presented view controller.
  open var presentingViewController: UIViewController { knownPresenting ?? presentedViewController }

  /// The delegate, which is called when a person dismisses the screen. Held weakly; nil for none.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The traits of the container.
  open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .current }

  // MARK: - Its views

  /// The view that fills the window during the presentation. It contains the presented view and the views that a
  /// subclass adds. Nil before and after. A press beside these views has no effect, unless a sheet leaves the screen
  /// below undimmed.
  open var containerView: UIView? { container }

  /// The view that is animated in transitions. Unless overridden, the presented controller's view. An override may
  /// return a view that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of ``presentedView``. Unless overridden, the bounds of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out its subviews. An override places its own views. It also sets the frame of
  /// ``presentedView`` if that depends on more than the size of the container.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - How it is presented

  /// Whether the presented screen covers the window. Always true: presentations in a part of it aren't supported.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view of the screen below is removed from the window during the presentation. False unless overridden.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: - Transitions

  /// Called before the presentation's transition. An override adds its own views to the container, and animates them
  /// with the presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation's transition.
  /// - Parameter completed: false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal's transition.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal's transition.
  /// - Parameter completed: false if it was cancelled, so that the screen stays.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - UIContentContainer

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller prefers another size. Lays out the container.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The size of the presented screen in a container of `parentSize`. Unless overridden, `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the window's size changes. An override calls `super`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: - Overridden by the Kit's own presentation controllers

  /// Whether a person can dismiss the screen with the Escape key.
  var isDismissedByPerson: Bool { false }

  /// Whether the screens below, and the area beside the presented screen, take no input.
  var coversScreensBelow: Bool { true }

  /// Whether the screen fades in and out, unless its controller's transition style or delegate says otherwise.
  var fades: Bool { false }

  /// Whether the screen takes the keyboard focus only after a pause, if a person is typing when it appears.
  var yieldsToTyping: Bool { false }

  /// Called after that pause. An override takes the keyboard focus.
  func takeKeyboard() {}

  // MARK: - State

  /// Whether the screen hasn't taken the keyboard focus yet, because a person is typing.
  var awaitsPause = false
  private weak var knownPresented: UIViewController?
  private weak var knownPresenting: UIViewController?
  /// Keeps the view controller alive while it is presented.
  private var keptScreen: UIViewController?
  private(set) var container: PresentationContainer?
  private(set) var style: UIModalPresentationStyle
  /// The window that the screen was presented in.
  private(set) weak var window: UIWindow?
  /// The popover instead of which this presentation is shown; nil for none.
  var adaptedPopover: UIPopoverPresentationController?
  /// The keyboard focus before the presentation.
  var focus = KeyboardFocus()
}

extension UIPresentationController {
  /// Connects the presenting and the presented controller, and creates the container.
  func begin(in window: UIWindow, by presenting: UIViewController) {
    knownPresenting = presenting
    keptScreen = presentedViewController
    style = presentedViewController.modalPresentationStyle.resolved
    self.window = window
    container = PresentationContainer(of: self)
    container?.frame = window.bounds
    presenting.ownPresentation = self
    presentedViewController.presentedBy = self
    presentedViewController.storedPresentationController = nil
  }

  /// Disconnects the two controllers, and releases the presented one.
  func end() {
    knownPresenting?.ownPresentation = nil
    let screen = keptScreen
    screen?.presentedBy = nil
    if let adaptedPopover, adaptedPopover.presentedViewController === screen {
      // It may become a popover when it is presented the next time.
      screen?.modalPresentationStyle = .popover
      screen?.storedPresentationController = adaptedPopover
    }
    container = nil
    keptScreen = nil
    screen?.endUnlessShownElsewhere()
  }

  /// Whether the two controllers are connected.
  var isActive: Bool { keptScreen != nil }

  /// Whether the presented view covers the whole container.
  var fillsWindow: Bool {
    containerView.map { frameOfPresentedViewInContainerView.contains($0.bounds) } ?? false
  }

  /// Whether the screen is or will be presented. False from the start of its dismissal.
  fileprivate var isStaying: Bool {
    window?.presentations.contains { $0 === self } ?? false
  }

  /// Called when a person wants to dismiss the screen. It is dismissed unless its controller or the delegate refuses.
  /// - Parameter interactor: drives the transition; nil if it isn't interactive.
  /// - Returns: whether the dismissal has begun.
  func attemptToDismiss(
    drivenBy interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> Bool {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) != false, popoverMayDismiss
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    window?.remove(self, animated: true, drivenBy: interactor) { [self] isDone in
      guard isDone else { return }
      delegate?.presentationControllerDidDismiss(self)
      if let popover = self as? UIPopoverPresentationController {
        (delegate as? any UIPopoverPresentationControllerDelegate)?
          .popoverPresentationControllerDidDismissPopover(popover)
      }
    }
    return true
  }

  /// Whether the delegate of a popover, asked in the way from before iOS 13, permits that it is dismissed.
  private var popoverMayDismiss: Bool {
    guard let popover = self as? UIPopoverPresentationController,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return true }
    return delegate.popoverPresentationControllerShouldDismissPopover(popover)
  }
}

extension UIModalPresentationStyle {
  /// The style itself, or the one that `automatic` and `none` stand for.
  var resolved: UIModalPresentationStyle {
    switch self {
    case .automatic: .pageSheet
    case .none: .fullScreen
    default: self
    }
  }
}

/// Presents a screen that fills the window and replaces the screen below.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// The view that fills the window during a presentation.
final class PresentationContainer: UIView {
  private weak var owner: UIPresentationController?
  private var filledSize: CGSize?

  init(of owner: UIPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    // During its dismissal, the animator places the presented view.
    guard let owner, owner.isStaying else { return super.layoutSubviews() }
    owner.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // The final frame of an animation is kept until the size of the container changes.
    if let filledSize, filledSize != bounds.size, let view = owner.presentedView,
      view.superview === self
    {
      view.fill(owner.frameOfPresentedViewInContainerView)
    }
    filledSize = bounds.size
    owner.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && owner?.coversScreensBelow == false ? nil : hit
  }
}
