// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The screens that are presented over the root view controller's.
extension UIWindow {
  /// The views of the shown screens, from back to front. A presentation may replace the screen below it.
  var shownLayers: [UIView] {
    var layers = [rootViewController?.viewIfLoaded].compactMap { $0 }
    for presentation in presentations {
      if presentation.shouldRemovePresentersView { layers.removeLast() }
      if let container = presentation.container { layers.append(container) }
    }
    return layers
  }

  /// Presents a screen over all others.
  func show(
    _ presentation: UIPresentationController, animated: Bool, from source: UIViewController,
    by presenting: UIViewController, then completion: (() -> Void)?
  ) {
    screenTransition?.interrupt(keeping: shownLayers)
    let presented = presentation.presentedViewController
    presentation.begin(in: self, by: presenting)
    guard let container = presentation.container else { return }
    takeKeyboard(for: presentation)
    let below = presentation.shouldRemovePresentersView ? shownLayers.last : nil
    presentations.append(presentation)
    presented.transitions.insert(.presented)
    addSubview(container)
    let toView = presentation.presentedView
    let frame = presentation.frameOfPresentedViewInContainerView
    let transition = ScreenTransition(
      in: container, animated: animated,
      ScreenTransition.Sides(
        from: presenting, to: presented, fromView: below, toView: toView, toFrame: frame),
      style: presentation.presentationStyle)
    screenTransition = transition
    let delegate = presented.transitioningDelegate
    if animated {
      transition.setAnimator(
        delegate?.animationController(
          forPresented: presented, presenting: presenting, source: source),
        else: presented.modalTransitionStyle == .coverVertical && !presentation.fades
          ? .rise : .fadeIn
      ) { delegate?.interactionControllerForPresentation(using: $0) }
    }
    transition.place = { presentation.showPresentedView() }
    transition.whenCompleted = { [weak self] transition, isDone in
      guard let self else { return }
      if isDone {
        finishShowing(instead: below, transition)
      } else {
        takeBack(presentation, over: below)
      }
      afterAppearance {
        presentation.presentationTransitionDidEnd(isDone)
        completion?()
      }
    }
    exchangeScreens(animated: animated) {
      presentation.presentationTransitionWillBegin()
      below?.announceDisappearance()
      toView?.fill(frame)
      toView?.announceAppearance(in: self)
      layersDidChange()
      transition.run()
    }
  }

  /// Called when a presentation is completed. Removes the screen below if the presented one replaces it.
  private func finishShowing(instead below: UIView?, _ transition: ScreenTransition) {
    guard let below, below.superview === self else { return }
    exchangeScreens(animated: transition.isAnimated) { transition.removeOutgoing(below) }
  }

  /// Called when the presentation of a screen was cancelled.
  private func takeBack(_ presentation: UIPresentationController, over below: UIView?) {
    presentations.removeAll { $0 === presentation }
    let container = presentation.container
    container?.announceDisappearance()
    container?.removeFromSuperview()
    presentation.end()
    below?.announceAppearance(in: self)
    layersDidChange()
    presentation.focus.restore(in: self)
  }

  /// Dismisses a screen, together with those that are presented over it.
  /// - Parameters:
  ///   - interactor: drives the transition instead of the transitioning delegate's; nil for the delegate's.
  ///   - completion: called with true if the screen was dismissed, and false if the dismissal was cancelled.
  func remove(
    _ presentation: UIPresentationController, animated: Bool,
    drivenBy interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
    then completion: @escaping (Bool) -> Void
  ) {
    // An interactive transition isn't decided yet, so it is interrupted.
    if let screenTransition, screenTransition.isInteractive { screenTransition.interrupt() }
    let focus = KeyboardFocus(in: self)
    // Losing the keyboard calls a delegate, which may itself present and dismiss. An alert that waits for a pause in
    // typing never had the keyboard.
    if !presentation.awaitsPause { takeFocus() }
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else {
      return completion(true)
    }
    screenTransition?.interrupt(
      keeping: shownLayers + presentations[index...].compactMap(\.presentedView)
        + Array(restingLayers(below: index).suffix(1)))
    // The completion of the interrupted transition may present and dismiss, too.
    guard presentations.indices.contains(index), presentations[index] === presentation else {
      return completion(true)
    }
    let removed = Array(presentations[index...])
    presentations.removeSubrange(index...)
    guard isVisible, let top = removed.last, let container = top.container else {
      for presentation in removed { presentation.end() }
      layersDidChange()
      return completion(true)
    }
    for presentation in removed {
      presentation.presentedViewController.transitions.insert(.dismissed)
    }
    let toView = removed.contains(where: \.shouldRemovePresentersView) ? shownLayers.last : nil
    let returning = shownLayers.enumerated().filter {
      $0.element.superview !== self || $0.element === toView
    }
    let transition = ScreenTransition(
      in: container, animated: animated,
      ScreenTransition.Sides(
        from: top.presentedViewController, to: presentation.presentingViewController,
        fromView: top.presentedView, toView: toView, toFrame: bounds),
      style: top.presentationStyle)
    screenTransition = transition
    let (screen, delegate) = (
      top.presentedViewController, top.presentedViewController.transitioningDelegate
    )
    if animated {
      transition.setAnimator(
        delegate?.animationController(forDismissed: screen),
        else: screen.modalTransitionStyle == .coverVertical && !top.fades ? .sink : .fadeOut,
        drivenBy: interactor
      ) { delegate?.interactionControllerForDismissal(using: $0) }
    }
    transition.place = { [weak self] in self?.place(returning.map { $0.element }) }
    transition.whenCompleted = { [weak self] transition, isDone in
      guard let self else { return }
      if isDone {
        finishRemoving(removed, transition)
      } else {
        putBack(removed, returning.map { $0.element })
        focus.restore(in: self)
      }
      afterAppearance { [weak self] in
        for presentation in removed.reversed() { presentation.dismissalTransitionDidEnd(isDone) }
        if isDone, let self, presentations.count == index {
          presentation.focus.restore(in: self)
        }
        completion(isDone)
      }
    }
    exchangeScreens(animated: animated) {
      for presentation in removed.reversed() {
        presentation.dismissalTransitionWillBegin()
        presentation.container?.announceDisappearance()
        // Unless the dismissal is interactive, the screens below can be used at once.
        presentation.container?.isUserInteractionEnabled = transition.interactor != nil
      }
      for presentation in removed.dropLast() { presentation.container?.isHidden = true }
      for (position, layer) in returning {
        layer.announceAppearance(in: self)
        if layer !== toView { insertSubview(layer, at: position) }
      }
      toView?.fill(bounds)
      transition.run()
      layersDidChange()
    }
  }

  /// The views that would be shown if only the first `count` screens were presented.
  private func restingLayers(below count: Int) -> [UIView] {
    var layers = [rootViewController?.viewIfLoaded].compactMap { $0 }
    for presentation in presentations.prefix(count) {
      if presentation.shouldRemovePresentersView { layers.removeLast() }
      if let container = presentation.container { layers.append(container) }
    }
    return layers
  }

  /// Adds the views of screens that come back to the window.
  private func place(_ returning: [UIView]) {
    let layers = shownLayers
    for layer in returning where layer.superview !== self {
      guard let position = layers.firstIndex(of: layer) else { continue }
      insertSubview(layer, at: position)
    }
  }

  /// Called when the dismissal of screens is completed.
  private func finishRemoving(
    _ removed: [UIPresentationController], _ transition: ScreenTransition
  ) {
    exchangeScreens(animated: transition.isAnimated) {
      for presentation in removed.reversed() {
        guard let container = presentation.container else { continue }
        if transition.isInterrupted { PictureView.leave(inside: container, in: self) }
        container.removeFromSuperview()
      }
    }
    for presentation in removed { presentation.end() }
    layersDidChange()
  }

  /// Called when the dismissal of screens was cancelled.
  private func putBack(_ removed: [UIPresentationController], _ returning: [UIView]) {
    for layer in returning {
      layer.announceDisappearance()
      layer.removeFromSuperview()
    }
    presentations.append(contentsOf: removed)
    for presentation in removed {
      presentation.presentedViewController.transitions.remove(.dismissed)
      presentation.container?.isHidden = false
      presentation.container?.isUserInteractionEnabled = true
      presentation.container?.setNeedsLayout()
      presentation.container?.announceAppearance(in: self)
    }
    layersDidChange()
  }

  /// Removes all presented screens, because the screen below them goes as well.
  func removePresentations(above controller: UIViewController?) {
    screenTransition?.interrupt()
    controller?.viewIfLoaded?.isCovered = false
    let removed = presentations
    presentations = []
    for presentation in removed.reversed() {
      presentation.container?.removeFromSuperview()
      presentation.end()
    }
  }

  /// Updates which screens can be used: the topmost one, and those below it that it doesn't cover.
  func layersDidChange() {
    let layers = shownLayers
    let covering = presentations.last { $0.coversScreensBelow && !$0.awaitsPause }?.container
    let lowest = layers.firstIndex { $0 === covering } ?? 0
    for (index, layer) in layers.enumerated() { layer.isCovered = index < lowest }
    titleMayHaveChanged()
  }

  // MARK: - The keyboard

  /// Takes the keyboard from the screens below a new one. An alert leaves it to a person who is typing there, until
  /// they pause.
  private func takeKeyboard(for presentation: UIPresentationController) {
    if presentation.yieldsToTyping, eventSynthesizer.isTyping {
      presentation.awaitsPause = true
      eventSynthesizer.awaitPause()
    } else {
      letAlertsTakeKeyboard()
      presentation.focus = KeyboardFocus(in: self)
      takeFocus()
    }
  }

  /// Called when a person pauses typing: the alerts that have appeared meanwhile take the keyboard focus.
  func letAlertsTakeKeyboard() {
    for presentation in presentations where presentation.awaitsPause {
      presentation.awaitsPause = false
      presentation.focus = KeyboardFocus(in: self)
      takeFocus()
      layersDidChange()
      // Losing the keyboard calls a delegate, which may dismiss.
      if presentations.last === presentation { presentation.takeKeyboard() }
    }
  }

  /// Called for Alt and the back arrow key if no view has handled it. Pops the frontmost navigation controller, as its
  /// back button does.
  /// - Returns: whether a view controller was popped.
  package func pressBack() -> Bool {
    let top = presentations.last?.presentedViewController ?? rootViewController
    var controllers = [top].compactMap { $0 }
    var innermost: UINavigationController?
    while let controller = controllers.popLast() {
      if let stack = controller as? UINavigationController { innermost = stack }
      controllers += controller.children.filter { $0.viewIfLoaded?.window === self }
    }
    guard let innermost, innermost.topViewController?.navigationItem.hidesBackButton != true else {
      return false
    }
    return innermost.popViewController(animated: true) != nil
  }

  /// Called for the Escape key if no view has handled it. Dismisses a sheet, unless its controller is modal or its
  /// delegate refuses.
  /// - Returns: whether it was dismissed.
  package func pressEscape() -> Bool {
    guard let top = presentations.last, top.isDismissedByPerson else { return false }
    return top.attemptToDismiss()
  }
}
