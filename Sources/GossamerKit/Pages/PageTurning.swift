// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Turns pages by gestures: a finger, the pointer or a touchpad drags a page interactively, a step of the wheel turns a
/// whole page.
final class PageTurning: UIGestureRecognizerDelegate {
  private let pan = UIPanGestureRecognizer()
  private let wheel = PageWheelRecognizer()
  private weak var owner: UIPageViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// The direction of the page that is being dragged.
  private var direction = UIPageViewController.NavigationDirection.forward

  var recognizers: [UIGestureRecognizer] { [pan, wheel] }

  init(of owner: UIPageViewController) {
    self.owner = owner
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
    pan.addTarget(self, action: PageTurning.follow)
    wheel.addTarget(self, action: PageTurning.turnByWheel)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.dataSource != nil, owner.current != nil else { return false }
    let movement = pan.translation(in: pan.view)
    let isHorizontal = abs(movement.x) > abs(movement.y)
    return isHorizontal == (owner.navigationOrientation == .horizontal)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginTurn(pan)
    case .changed:
      if let fraction = fraction(of: pan.translation(in: pan.view)), interaction != nil,
        fraction >= 0
      {
        interaction?.update(fraction)
      } else {
        // The drag has reversed beyond its start, so the other neighbour is dragged now.
        if interaction != nil { owner?.transition?.interrupt() }
        interaction = nil
        beginTurn(pan)
      }
    case .ended:
      interaction?.letGo(at: fraction(of: pan.velocity(in: pan.view)) ?? 0)
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  /// Begins an interactive turn to the page in the direction of the drag.
  private func beginTurn(_ pan: UIPanGestureRecognizer) {
    guard let owner, let pages = pan.view else { return }
    let movement = pan.translation(in: pages)
    guard movement != .zero else { return }
    let forward = owner.offset(of: .forward, in: pages)
    let isForward = forward.dx * movement.x + forward.dy * movement.y < 0
    let wanted: UIPageViewController.NavigationDirection = isForward ? .forward : .reverse
    let leader = UIPercentDrivenInteractiveTransition()
    guard owner.turnByHand(wanted, drivenBy: leader) else { return }
    direction = wanted
    interaction = leader
    if let fraction = fraction(of: movement) { leader.update(fraction) }
  }

  /// A movement as a fraction of the distance to the dragged page; nil if that distance is 0.
  private func fraction(of movement: CGPoint) -> CGFloat? {
    guard let owner, let pages = pan.view else { return nil }
    let way = owner.offset(of: direction, in: pages)
    let square = way.dx * way.dx + way.dy * way.dy
    guard square > 0 else { return nil }
    return -(movement.x * way.dx + movement.y * way.dy) / square
  }

  private func turnByWheel(_ wheel: PageWheelRecognizer) {
    guard [.began, .changed].contains(wheel.state), let owner,
      owner.transition?.isRunning != true
    else { return }
    let isMirrored = wheel.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (x, y) = (wheel.step.dx, wheel.step.dy)
    let step = abs(x) > abs(y) ? (isMirrored ? -x : x) : y
    if step != 0 { owner.turnByHand(step > 0 ? .forward : .reverse) }
  }
}

/// Recognises steps of the wheel, unless a scroll view below the pointer can scroll.
final class PageWheelRecognizer: UIGestureRecognizer {
  /// The last step: the distance by which content would scroll up and to the left.
  private(set) var step = CGVector.zero

  override func follows(_ scroll: EventScroll) -> Bool { scroll.isDiscrete }

  override func scrolled(by scroll: EventScroll) {
    switch scroll.phase {
    case .began, .moved:
      step = scroll.distance
      if isRecognized {
        state = .changed
      } else if !hasOtherUse(scroll) {
        state = .began
      }
    case .ended: if isRecognized { state = .ended }
    case .cancelled: if isRecognized { state = .cancelled }
    case .stationary: break
    }
  }

  /// Whether a scroll view with more content than fits is below the pointer. Even at its end the wheel is meant for it.
  private func hasOtherUse(_ scroll: EventScroll) -> Bool {
    let isVertical = abs(scroll.distance.dy) >= abs(scroll.distance.dx)
    var next = view?.window?.hitTest(scroll.location, with: nil)
    while let hit = next, hit !== view {
      if let list = hit as? UIScrollView, list.isScrollEnabled {
        let seen = list.bounds.inset(by: list.adjustedContentInset)
        let isLonger =
          isVertical
          ? list.contentSize.height > seen.height : list.contentSize.width > seen.width
        if isLonger { return true }
      }
      next = hit.superview
    }
    return false
  }
}

/// The view of a page view controller: the pages, and the page control below them.
final class PageView: UIView {
  let pages = UIView()
  private weak var owner: UIPageViewController?

  init(of owner: UIPageViewController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
    let control = owner.pageControl
    pages.clipsToBounds = true
    for recognizer in owner.turning.recognizers { pages.addGestureRecognizer(recognizer) }
    addSubview(pages)
    addSubview(control)
    control.addAction(
      UIAction { [weak owner] _ in owner?.followPageControl() }, for: .valueChanged)
    owner.updatePageControl()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // The first page's view is loaded only now, so that the page view controller's own `viewDidLoad` comes before.
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow != nil { owner?.showFirst() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { owner?.showFirst() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    let control = owner.pageControl
    let below = control.isHidden ? 0 : UIPageControl.height + safeAreaInsets.bottom
    let height = max(0, bounds.height - below)
    pages.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    control.frame = CGRect(
      x: 0, y: height, width: bounds.width, height: control.isHidden ? 0 : UIPageControl.height)
    for page in pages.subviews where page.controller?.parent === owner { page.fill(pages.bounds) }
  }
}
