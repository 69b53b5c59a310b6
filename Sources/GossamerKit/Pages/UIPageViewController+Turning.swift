// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

// Turning from one page to another. The order of the calls: the new page's viewDidLoad and viewWillAppear, the old page's
// viewWillDisappear; after the animation the old page's viewDidDisappear, the new page's viewDidAppear, and the delegate.
extension UIPageViewController {
  static func spacing(in options: [OptionsKey: Any]?) -> CGFloat {
    switch options?[.interPageSpacing] {
    case let value as CGFloat: valid(spacing: value)
    case let value as Double: valid(spacing: CGFloat(value))
    case let value as Int: valid(spacing: CGFloat(value))
    default: 0
    }
  }

  private static func valid(spacing: CGFloat) -> CGFloat {
    spacing.isFinite && spacing > 0 ? spacing : 0
  }

  /// The page before or after the current one; nil for none.
  func neighbour(_ direction: NavigationDirection) -> UIViewController? {
    guard let current, let dataSource else { return nil }
    return switch direction {
    case .forward: dataSource.pageViewController(self, viewControllerAfter: current)
    case .reverse: dataSource.pageViewController(self, viewControllerBefore: current)
    }
  }

  // MARK: - Turning by the application

  func set(
    _ controllers: [UIViewController], _ direction: NavigationDirection, _ animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    if controllers.count != 1 {
      Messages.views.error(
        """
        \(type(of: self)) can't show \(controllers.count) pages, only one at a time. \
        \(controllers.isEmpty ? "The page stays" : "The first is shown"): give one screen to \
        setViewControllers(_:direction:animated:completion:).
        """)
    }
    guard let page = controllers.first, canShow(page) else {
      completion?(false)
      return
    }
    turn(to: page, direction, animated: animated) { [weak self] isFinished, _ in
      self?.updatePageControl()
      completion?(isFinished)
    }
  }

  private func canShow(_ controller: UIViewController) -> Bool {
    guard lineage.contains(controller) else { return true }
    Messages.views.error(
      "\(type(of: controller)) can't be a page of \(type(of: self)): it would contain itself.")
    return false
  }

  // MARK: - Turning by a person

  /// Turns to the neighbouring page, if there is one, and tells the delegate.
  /// - Parameter leader: drives an interactive turn; nil for an ordinary animation.
  /// - Returns: whether there is such a page.
  @discardableResult
  func turnByHand(
    _ direction: NavigationDirection,
    drivenBy leader: UIPercentDrivenInteractiveTransition? = nil
  ) -> Bool {
    guard let old = current, viewIfLoaded?.window != nil, let page = neighbour(direction),
      page !== old, canShow(page)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [page])
    guard current === old else { return false }
    turn(to: page, direction, animated: true, drivenBy: leader) { [weak self] isFinished, isDone in
      guard let self else { return }
      if isDone { pageIndex += direction == .forward ? 1 : -1 }
      delegate?.pageViewController(
        self, didFinishAnimating: isFinished, previousViewControllers: [old],
        transitionCompleted: isDone)
    }
    return true
  }

  /// Key commands for the arrow keys and the page keys, without those that a scroll view with the focus uses itself.
  var pageCommands: [UIKeyCommand]? {
    guard dataSource != nil, current != nil else { return nil }
    let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isHorizontal = navigationOrientation == .horizontal
    let (left, right) = (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
    var forward = [isMirrored ? left : right]
    var back = [isMirrored ? right : left]
    if !isHorizontal {
      (forward, back) = ([UIKeyCommand.inputDownArrow], [UIKeyCommand.inputUpArrow])
    }
    if viewIfLoaded?.window?.firstResponder is UIScrollView {
      if !isHorizontal { return nil }
    } else {
      forward.append(UIKeyCommand.inputPageDown)
      back.append(UIKeyCommand.inputPageUp)
    }
    return forward.map {
      UIKeyCommand(input: $0, modifierFlags: [], action: UIPageViewController.goForward)
    }
      + back.map { UIKeyCommand(input: $0, modifierFlags: [], action: UIPageViewController.goBack) }
  }

  private func goForward() { turnByHand(.forward) }
  private func goBack() { turnByHand(.reverse) }

  // MARK: - The page control

  /// Asks the data source for the number of pages and the index of the current one.
  func updatePageControl() {
    let count = navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) : 0
    pageControl.numberOfPages = count ?? 0
    if let dataSource, pageControl.numberOfPages > 0 {
      pageIndex = dataSource.presentationIndex(for: self)
    }
    pageControl.isHidden = pageControl.numberOfPages == 0
    viewIfLoaded?.setNeedsLayout()
  }

  /// Turns the page after a person has pressed the page control.
  func followPageControl() {
    let wanted = pageControl.currentPage
    pageControl.currentPage = pageIndex
    if wanted != pageIndex { turnByHand(wanted > pageIndex ? .forward : .reverse) }
  }

  // MARK: - Showing

  /// Shows the current page, if none has been shown yet.
  func showFirst() {
    guard shown == nil, let current, let pages = (viewIfLoaded as? PageView)?.pages else { return }
    current.loadViewIfNeeded()
    guard shown == nil, current === self.current else { return }
    shown = current
    current.view.fill(pages.bounds)
    if let window = pages.window { current.view.announceAppearance(in: window) }
    pages.addSubview(current.view)
  }

  /// Turns to `page`.
  /// - Parameter completion: gets whether the turn wasn't interrupted, and whether the new page is shown.
  private func turn(
    to page: UIViewController, _ direction: NavigationDirection, animated: Bool,
    drivenBy leader: UIPercentDrivenInteractiveTransition? = nil,
    then completion: @escaping (_ isFinished: Bool, _ isDone: Bool) -> Void
  ) {
    transition?.interrupt()
    let old = current
    guard page !== old else { return completion(true, true) }
    addChild(page)
    current = page
    guard let container = viewIfLoaded as? PageView, let window = container.window, let old else {
      if let old {
        remove(old)
        shown = nil
      }
      page.didMove(toParent: self)
      if viewIfLoaded?.window != nil { showFirst() }
      return completion(true, true)
    }
    container.layoutIfNeeded()
    page.loadViewIfNeeded()
    // The new page's viewDidLoad may have turned to another page.
    guard current === page else { return completion(false, false) }
    PendingAppearances.with(animated: animated) {
      let turn = ScreenTransition(
        in: container.pages, animated: animated,
        ScreenTransition.Sides(
          from: old, to: page, fromView: old.view, toView: page.view,
          toFrame: container.pages.bounds))
      transition = turn
      if leader != nil || window.host?.showsAnimations == true {
        let animator = PageAnimator(
          offset(of: direction, in: container.pages), under: page.view, old.view)
        turn.setAnimator(animator, else: .fadeIn, drivenBy: leader) { _ in nil }
      }
      turn.place = { [weak container] in
        guard let pages = container?.pages, page.view.superview !== pages else { return }
        pages.addSubview(page.view)
      }
      turn.whenCompleted = { [weak self, weak window] turn, isDone in
        guard let self else { return }
        end(turn, from: old, to: page, isDone: isDone, in: window)
        let isFinished = !turn.isInterrupted
        guard let window, window.isVisible else { return completion(isFinished, isDone) }
        window.afterAppearance { completion(isFinished, isDone) }
      }
      page.view.fill(container.pages.bounds)
      page.view.announceAppearance(in: window)
      old.view.announceDisappearance()
      shown = page
      turn.run()
    }
  }

  /// Removes the old page or, if the turn was cancelled, the new one.
  private func end(
    _ turn: ScreenTransition, from old: UIViewController, to page: UIViewController, isDone: Bool,
    in window: UIWindow?
  ) {
    let (gone, stays) = isDone ? (old, page) : (page, old)
    if !isDone { gone.viewIfLoaded?.announceDisappearance() }
    (current, shown) = (stays, stays)
    gone.willMove(toParent: nil)
    if let view = gone.viewIfLoaded { turn.removeOutgoing(view) }
    gone.removeFromParent()
    if isDone {
      stays.didMove(toParent: self)
    } else if let window {
      stays.viewIfLoaded?.announceAppearance(in: window)
    }
    window?.titleMayHaveChanged()
  }

  private func remove(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// The initial offset of a page that comes from this direction, in points.
  func offset(of direction: NavigationDirection, in pages: UIView) -> CGVector {
    let sign: CGFloat = direction == .forward ? 1 : -1
    guard navigationOrientation == .horizontal else {
      return CGVector(dx: 0, dy: sign * (pages.bounds.height + settings.spacing))
    }
    let isMirrored = pages.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGVector(
      dx: (isMirrored ? -sign : sign) * (pages.bounds.width + settings.spacing), dy: 0)
  }
}

/// Slides one page in from one side, and the other page out to the opposite side.
///
/// It animates their transforms, which layout ignores.
final class PageAnimator: UIViewControllerAnimatedTransitioning {
  private let offset: CGVector
  private weak var coming: UIView?
  private weak var going: UIView?

  /// - Parameter offset: the initial offset of the incoming page, in points.
  init(_ offset: CGVector, under coming: UIView, _ going: UIView) {
    self.offset = offset
    self.coming = coming
    self.going = going
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let coming, let going else { return context.completeTransition(true) }
    context.containerView.addSubview(coming)
    coming.transform = CGAffineTransform(translationX: offset.dx, y: offset.dy)
    ScreenAnimator.animate { [offset] in
      coming.transform = .identity
      going.transform = CGAffineTransform(translationX: -offset.dx, y: -offset.dy)
    } then: {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    // The page that has left must have no transform when it returns.
    coming?.transform = .identity
    going?.transform = .identity
  }
}
