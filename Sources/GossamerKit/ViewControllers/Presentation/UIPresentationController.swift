// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Manages a screen while it is presented: where it lies, what lies around it, and what comes and goes with
/// it.
///
/// For a presentation of one's own a subclass is given by the controller's `transitioningDelegate`, and the
/// controller's `modalPresentationStyle` is ``UIModalPresentationStyle/custom``. The Kit's sheets and full
/// screens are managed by subclasses too.
///
/// - The screens: ``presentedViewController``, ``presentingViewController``
/// - Its views: ``containerView``, ``presentedView``, ``frameOfPresentedViewInContainerView``
/// - Coming and going: ``presentationTransitionWillBegin()``, ``presentationTransitionDidEnd(_:)``,
///   ``dismissalTransitionWillBegin()``, ``dismissalTransitionDidEnd(_:)``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipresentationcontroller
open class UIPresentationController: UIContentContainer {
  /// Creates what manages the presentation of a screen.
  /// - Parameter presentingViewController: nil if it isn't known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    knownPresented = presentedViewController
    knownPresenting = presentingViewController
    style = presentedViewController.modalPresentationStyle
  }

  // MARK: - The screens

  /// The screen that is presented.
  open var presentedViewController: UIViewController { knownPresented ?? UIViewController() }

  /// The screen that presents: the outermost controller around the one whose `present` was called. Before
  /// that is known, the presented one.
  open var presentingViewController: UIViewController { knownPresenting ?? presentedViewController }

  /// Hears of what a person does to the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style that the screen is presented in.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The traits of the container.
  open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .current }

  // MARK: - Its views

  /// What fills the window while the screen is presented, and contains its view with what a subclass adds;
  /// nil before and after. A press beside them has no effect.
  open var containerView: UIView? { container }

  /// The view that is animated when the screen comes and goes: the screen's own, unless a subclass puts
  /// that into another one.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where ``presentedView`` lies: all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Called before the container lays out what is in it. An override places its own views, and sets the
  /// frame of ``presentedView`` if that depends on more than the size of the container.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out what is in it.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - How it is presented

  /// Whether the presented screen covers the window. True; presentations within a part of it aren't there.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the view of the screen below leaves the window while this one is presented. False unless
  /// overridden.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: - Coming and going

  /// Called before the screen comes. An override adds its own views to the container, and animates them by
  /// the presented controller's `transitionCoordinator`.
  open func presentationTransitionWillBegin() {}

  /// Called when the screen has come.
  /// - Parameter completed: false if it was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the screen goes.
  open func dismissalTransitionWillBegin() {}

  /// Called when the screen has gone.
  /// - Parameter completed: false if it was taken back, and the screen stays.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: - UIContentContainer

  /// The size that the presented controller prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller prefers another size: lays the container out.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The size of the presented screen in a container of `parentSize`: that, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the window gets another size; an override calls `super`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: - Overridden by the Kit's own recognizers

  /// Whether a person dismisses the screen by the Escape key.
  var isDismissedByPerson: Bool { false }

  /// Whether the screens below take no input, and what is beside the presented screen none either.
  var coversScreensBelow: Bool { true }

  /// Whether it leaves the keyboard focus to a person who is typing when it appears, until a pause.
  var yieldsToTyping: Bool { false }

  /// Takes the keyboard focus, which it had left to a person who was typing.
  func takeKeyboard() {}

  // MARK: - State

  /// Whether the keyboard is still where it was before, because a person types.
  var awaitsPause = false
  private weak var knownPresented: UIViewController?
  private weak var knownPresenting: UIViewController?
  /// What keeps the screen alive while it is presented.
  private var keptScreen: UIViewController?
  private(set) var container: PresentationContainer?
  private(set) var style: UIModalPresentationStyle
  /// The window that the screen was presented in.
  private(set) weak var window: UIWindow?
  /// The keyboard focus before the presentation.
  var focus = KeyboardFocus()
}

extension UIPresentationController {
  /// Connects the screens with each other, and makes the container.
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

  /// Takes the screens apart.
  func end() {
    knownPresenting?.ownPresentation = nil
    let screen = keptScreen
    screen?.presentedBy = nil
    container = nil
    keptScreen = nil
    screen?.endUnlessShownElsewhere()
  }

  /// Whether the screens are connected.
  var isActive: Bool { keptScreen != nil }

  /// Whether nothing is seen beside the screen.
  var fillsWindow: Bool {
    containerView.map { frameOfPresentedViewInContainerView.contains($0.bounds) } ?? false
  }

  /// Whether the screen is, or is about to be, presented; false when it has begun to go.
  fileprivate var isStaying: Bool {
    window?.presentations.contains { $0 === self } ?? false
  }

  /// A person wants the screen away: it goes, if neither its controller nor the delegate refuses.
  /// - Parameter interactor: leads it; nil if nobody does.
  /// - Returns: whether it goes.
  func attemptToDismiss(
    leadBy interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) -> Bool {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) != false
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    window?.remove(self, animated: true, leadBy: interactor) { [self] isDone in
      if isDone { delegate?.presentationControllerDidDismiss(self) }
    }
    return true
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

/// Covers the window, and takes the place of the screen below.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

/// Fills the window while a screen is presented.
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
    // A screen that is going is where its animator leads it.
    guard let owner, owner.isStaying else { return super.layoutSubviews() }
    owner.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // What an animation leads to counts from the next size on.
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
