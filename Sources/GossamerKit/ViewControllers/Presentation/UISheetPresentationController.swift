// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// Presents a screen on a card over the dimmed screen below.
///
/// In a narrow window, the card is as wide as the window and rests at one of its ``detents``. A person drags it from
/// one to another, and down to dismiss it. In a wide window, it is in the middle of the window and has no detents, but
/// can be dragged down as well. A press beside the card and the Escape key also dismiss it.
///
///     if let sheet = picker.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(picker, animated: true)
///
/// - Heights: ``detents``, ``selectedDetentIdentifier``, ``largestUndimmedDetentIdentifier``,
///   ``animateChanges(_:)``, ``invalidateDetents()``
/// - Looks: ``prefersGrabberVisible``, ``preferredCornerRadius``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
open class UISheetPresentationController: UIPresentationController {
  // MARK: - Heights

  /// The heights at which the sheet rests in a narrow window, from low to high. Only the large one unless set. An
  /// empty array is refused with a message.
  open var detents: [Detent] = [.large()] {
    didSet {
      guard detents.isEmpty else { return heightsDidChange() }
      detents = oldValue
      Messages.views.error(
        "The detents of a sheet can't be empty; they stay as they were. Use [.large()].")
    }
  }

  /// The detent at which the sheet rests. Nil, or one that isn't in ``detents``, means the lowest one. Dragging sets
  /// it. Within ``animateChanges(_:)``, setting it is animated.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { heightsDidChange() } }
  }

  /// The highest detent at which the screen below is neither dimmed nor blocked. If it is nil or isn't in ``detents``,
  /// and in a wide window, the screen below is always dimmed and blocked.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { heightsDidChange() } }
  }

  /// Animates the changes of the sheet's properties in `changes`, which is called at once.
  open func animateChanges(_ changes: @escaping () -> Void) {
    ScreenAnimator.animate(
      { [self] in
        changes()
        layOutCard()
        containerView?.layoutIfNeeded()
      }, then: {})
  }

  /// Asks the detents for their heights again.
  open func invalidateDetents() { heightsDidChange() }

  // MARK: - Looks

  /// Whether a grabber at the top of the card shows that it can be dragged. False unless set. Only visible in narrow
  /// windows.
  open var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible && isEdgeAttached }
  }

  /// Whether scrolling to the end makes the card higher. It has no effect: a card changes its height only by its edge.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the card is at the lower edge in a window of compact height. It has no effect: a card here always is in a narrow window.
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width of a card at the edge follows the preferred content size. It has no effect: such a card is as wide as the window.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// The radius of the card's corners, in points; nil for the default.
  open var preferredCornerRadius: CGFloat? {
    didSet { card.layer.cornerRadius = cornerRadius }
  }

  // MARK: - UIPresentationController

  /// The card.
  open override var presentedView: UIView? { card }

  /// The frame of the card. At the lower edge of the window, the card reaches below it by its corner radius.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let frame = cardFrame
    let overhang = frame.maxY >= bounds.height ? cornerRadius : 0
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + overhang)
  }

  /// Places the card, unless it is being dragged.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    // The window's buttons can be used, and the area beside them moves the window.
    windowHandle.frame = CGRect(x: 0, y: 0, width: bounds.width, height: titleBarHeight)
    if !drag.isDragging { layOutCard() }
  }

  /// Adds the card and dims the screen below, along with the transition.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    containerView.clipsToBounds = true
    containerView.addSubview(dimming)
    containerView.addSubview(windowHandle)
    card.show(presentedViewController)
    card.layer.cornerRadius = cornerRadius
    dimming.addGestureRecognizer(drag.tap)
    card.addGestureRecognizer(drag.pan)
    dimming.alpha = 0
    fade(to: isDimmed ? 1 : 0)
  }

  /// Fades out the dimming along with the transition.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  /// Moves the card to its frame, and dims the screen below again, if the dismissal was cancelled.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed else { return }
    layOutCard()
    dimming.alpha = isDimmed ? 1 : 0
  }

  private func fade(to alpha: CGFloat) {
    let dimming = dimming
    presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = alpha }
  }

  override var isDismissedByPerson: Bool { true }
  override var coversScreensBelow: Bool { isDimmed }

  // MARK: - Parts

  private(set) lazy var card = SheetCard(of: presentedViewController)
  let dimming = DimmingView()
  private let windowHandle = WindowHandleView(frame: .zero)
  private(set) lazy var drag = SheetDrag(of: self)

  private var bounds: CGRect { containerView?.bounds ?? .zero }
  private var titleBarHeight: CGFloat { containerView?.window?.windowButtonInsets.top ?? 0 }
  private var cornerRadius: CGFloat {
    preferredCornerRadius.map { $0.isFinite ? max($0, 0) : SheetGeometry.cornerRadius }
      ?? SheetGeometry.cornerRadius
  }

  private var geometry: SheetGeometry {
    SheetGeometry(
      isForm: presentedViewController.modalPresentationStyle == .formSheet,
      preferredSize: presentedViewController.preferredContentSize, titleBarHeight: titleBarHeight)
  }
}

// MARK: - Heights

extension UISheetPresentationController {
  /// Whether the card is as wide as the window, and rests at its detents.
  var isEdgeAttached: Bool { geometry.isEdgeAttached(in: bounds.size) }

  /// The detents with their heights in this window, in points, from low to high.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let maximum = geometry.frame(in: bounds.size).height
    let context = SheetHeights(traitCollection, maximum: maximum, windowHeight: bounds.height)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, height: $0) }
    }
    return resolved.isEmpty
      ? [(.large, maximum)] : resolved.sorted { $0.height < $1.height }
  }

  /// The detent at which the card rests, with its height.
  var restingHeight: (identifier: Detent.Identifier, height: CGFloat)? {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
  }

  /// Called when a person has dragged the card to a detent.
  func select(_ identifier: Detent.Identifier) {
    guard isEdgeAttached, identifier != restingHeight?.identifier else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// The frame in which the card rests.
  private var cardFrame: CGRect {
    var frame = geometry.frame(in: bounds.size)
    guard isEdgeAttached else { return frame }
    let height = restingHeight?.height ?? frame.height
    frame.origin.y += frame.height - height
    frame.size.height = height
    return frame
  }

  /// Whether the screen below is dimmed at the current detent.
  var isDimmed: Bool {
    guard isEdgeAttached,
      let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return true }
    return (restingHeight?.height ?? .infinity) > limit.height
  }

  private func heightsDidChange() {
    guard isActive else { return }
    containerView?.setNeedsLayout()
    guard let window, window.presentations.contains(where: { $0 === self }) else { return }
    dimming.alpha = isDimmed ? 1 : 0
    window.layersDidChange()
  }

  /// Moves the card to the frame in which it rests.
  func layOutCard() {
    card.showsGrabber = prefersGrabberVisible && isEdgeAttached
    placeCard(at: frameOfPresentedViewInContainerView, cornerRadius)
  }

  /// Shows `height` points of the card above the lower edge of the window.
  func showCard(height: CGFloat) {
    let frame = geometry.frame(in: bounds.size)
    placeCard(
      at: CGRect(
        x: frame.minX, y: frame.maxY - height, width: frame.width, height: height + cornerRadius),
      cornerRadius)
  }

  private func placeCard(at frame: CGRect, _ cornerRadius: CGFloat) {
    card.overhang = max(frame.maxY - bounds.height, 0)
    card.fill(frame)
  }
}

/// Dims the screen below a sheet.
final class DimmingView: UIView {
  override func setUp() {
    super.setUp()
    backgroundColor = Self.shade
  }

  /// The shade of UIKit's sheets since iOS 13, as measured.
  private static let shade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
