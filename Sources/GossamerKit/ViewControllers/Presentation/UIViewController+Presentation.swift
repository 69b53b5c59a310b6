// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Presentations.
extension UIViewController {
  /// This controller and those that contain it.
  var lineage: some Sequence<UIViewController> {
    sequence(first: self, next: \.storedParent)
  }

  /// The presentation that this controller, or one that contains it, has started.
  var presentationAbove: UIPresentationController? {
    lineage.lazy.compactMap(\.ownPresentation).first { _ in true }
  }

  /// The presentation in which this controller, or one that contains it, is the presented one.
  var presentationBelow: UIPresentationController? {
    lineage.lazy.compactMap(\.presentedBy).first { _ in true }
  }

  /// Presents `controller` from the outermost controller around this one.
  func startPresenting(
    _ controller: UIViewController, animated: Bool, then completion: (() -> Void)?
  ) {
    let presenting = lineage.reduce(self) { $1 }
    let attempt =
      "\(type(of: controller)) isn't presented on \(type(of: presenting)) (by \(type(of: self)))"
    // A presentation that isn't in the list any more is still being dismissed.
    if let dismissed = presenting.ownPresentation, let window = dismissed.window,
      !window.presentations.contains(where: { $0 === dismissed })
    {
      window.screenTransition?.interrupt()
    }
    if let presented = presenting.ownPresentation?.presentedViewController {
      Messages.views.error(
        """
        \(attempt): it is already presenting \(type(of: presented)). Dismiss that one before, or \
        present from it.
        """)
      return
    }
    guard let window = presenting.viewIfLoaded?.window, viewIfLoaded?.window != nil else {
      Messages.views.error(
        """
        \(attempt): the view of \(type(of: self)) isn't in a window. Present in viewDidAppear(_:) \
        or later.
        """)
      return
    }
    if let parent = controller.storedParent ?? controller.presentedBy?.presentingViewController {
      Messages.views.error("\(attempt): \(type(of: parent)) shows it already.")
      return
    }
    if window.rootViewController === controller {
      Messages.views.error("\(attempt): it is the window's root view controller.")
      return
    }
    if let popover = controller.adaptedPopover(in: window) {
      return startPresenting(popover, animated: animated, then: completion)
    }
    guard let presentation = controller.presentation(by: presenting, from: self) else { return }
    window.show(
      presentation, animated: animated, from: self, by: presenting, then: completion)
  }

  /// The presentation controller for a presentation of this controller. Nil, after a message, if the delegate returns
  /// one that is in use or belongs to another controller.
  private func presentation(
    by presenting: UIViewController, from source: UIViewController
  ) -> UIPresentationController? {
    guard modalPresentationStyle == .custom else { return ensuredPresentationController }
    let given = transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenting, source: source)
    guard let given else {
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
    guard !given.isActive, given.presentedViewController === self else {
      Messages.views.error(
        """
        \(type(of: self)) isn't presented on \(type(of: presenting)): the \(type(of: given)) that its \
        transitioningDelegate gives is for \(type(of: given.presentedViewController))\
        \(given.isActive ? ", which it is presenting" : ""). Make a new one each time.
        """)
      return nil
    }
    return given
  }

  /// The presentation controller for the current style, created if necessary. Nil for a custom style.
  var ensuredPresentationController: UIPresentationController? {
    let style = modalPresentationStyle.resolved
    if let stored = storedPresentationController, stored.presentationStyle.resolved == style {
      return stored
    }
    if style != .custom, let made = makeOwnPresentationController() {
      storedPresentationController = made
      return made
    }
    let made: UIPresentationController
    switch style {
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .custom: return nil
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .overFullScreen:
      made = UIPresentationController(presentedViewController: self, presenting: nil)
    default: made = FullScreenPresentationController(presentedViewController: self, presenting: nil)
    }
    storedPresentationController = made
    return made
  }

  /// The controller to present instead of this one, which would be a popover, in another style. Nil if this isn't a popover
  /// or can be one in `window`.
  ///
  /// The controller keeps the popover's source as its ``popoverPresentationController``.
  private func adaptedPopover(in window: UIWindow) -> UIViewController? {
    guard modalPresentationStyle == .popover,
      let popover = ensuredPresentationController as? UIPopoverPresentationController
    else { return nil }
    let isCompact = window.traitCollection.horizontalSizeClass == .compact
    let style =
      popover.delegate.map {
        $0.adaptivePresentationStyle(for: popover, traitCollection: window.traitCollection)
      } ?? (isCompact ? .automatic : .none)
    guard style != .none, style != .popover else { return nil }
    let other =
      popover.delegate?.presentationController(
        popover, viewControllerForAdaptivePresentationStyle: style.resolved) ?? self
    other.modalPresentationStyle = style.resolved
    other.ensuredPresentationController?.delegate = popover.delegate
    other.ensuredPresentationController?.adaptedPopover = popover
    return other
  }

  /// Dismisses the presentation over this controller, or else this controller itself.
  func endPresenting(animated: Bool, then completion: (() -> Void)?) {
    guard let presentation = presentationAbove ?? presentationBelow else {
      completion?()
      return
    }
    presentation.window?.remove(presentation, animated: animated) { _ in completion?() }
  }

  /// Called when the controller prefers another size. Notifies its container.
  func preferredSizeDidChange() {
    storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if let presentedBy { presentedBy.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
}

extension UIPresentationController {
  /// Adds the presented view to the container, unless the animator has added it.
  func showPresentedView() {
    guard let container, let presentedView, !presentedView.isDescendant(of: container) else {
      return
    }
    container.addSubview(presentedView)
  }
}
