// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// Manages a screen on a card over the dimmed screen below.
///
/// In a narrow window the card is as wide as the window, rests at one of its ``detents``, and is dragged from
/// one to another and down to dismiss it. In a wide window it lies in the middle, and has no detents; it is
/// dragged down to dismiss it too. A press beside the card, and the Escape key, dismiss it as well.
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

  /// Where the sheet rests in a narrow window, from low to high. The large one unless set; an empty list
  /// is refused with a message.
  open var detents: [Detent] = [.large()] {
    didSet {
      guard detents.isEmpty else { return heightsDidChange() }
      detents = oldValue
      Messages.views.error(
        "The detents of a sheet can't be empty; they stay as they were. Use [.large()].")
    }
  }

  /// The detent at which the sheet rests. Nil, or one that isn't there, means the lowest one. Dragging sets
  /// it. Within ``animateChanges(_:)`` the sheet moves there.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { heightsDidChange() } }
  }

  /// The highest detent at which the screen below isn't dimmed and can be used; nil dims it always.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { heightsDidChange() } }
  }

  /// Animates what `changes` changes of the sheet.
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

  /// Whether a short line at the top of the card shows that it can be dragged. False unless set; seen in
  /// narrow windows.
  open var prefersGrabberVisible = false {
    didSet { card.showsGrabber = prefersGrabberVisible && isEdgeAttached }
  }

  /// The radius of the card's corners, in points; nil for the usual one.
  open var preferredCornerRadius: CGFloat? {
    didSet { card.layer.cornerRadius = cornerRadius }
  }

  // MARK: - UIPresentationController

  /// The card.
  open override var presentedView: UIView? { card }

  /// Where the card lies; one at the lower edge of the window reaches below it by its rounded corners.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let frame = cardFrame
    let overhang = frame.maxY >= bounds.height ? cornerRadius : 0
    return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + overhang)
  }

  /// Places the card.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    // The window's buttons stay in use, and what is beside them moves the window.
    windowHandle.frame = CGRect(x: 0, y: 0, width: bounds.width, height: titleBarHeight)
    if !drag.isDragging { layOutCard() }
  }

  /// Dims the screen below as the card comes.
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

  /// Takes the dimming back as the card goes.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  /// A card that stays is dimmed around again.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if !completed { layOutCard() }
  }

  private func fade(to alpha: CGFloat) {
    let dimming = dimming
    presentedViewController.transitionCoordinator?.animate { _ in dimming.alpha = alpha }
  }

  override var isDismissedByPerson: Bool { true }
  override var coversScreensBelow: Bool { isDimmed }

  // MARK: - Its parts

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
  /// Whether the card reaches from one side of the window to the other, and rests at its detents.
  var isEdgeAttached: Bool { geometry.isEdgeAttached(in: bounds.size) }

  /// The detents that there are in this window with their heights, from low to high.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let maximum = geometry.frame(in: bounds.size).height
    let context = SheetHeights(traitCollection, maximum: maximum, windowHeight: bounds.height)
    let resolved = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (identifier: detent.identifier, height: $0) }
    }
    return resolved.isEmpty
      ? [(.large, maximum)] : resolved.sorted { $0.height < $1.height }
  }

  /// The detent where the card rests.
  var restingHeight: (identifier: Detent.Identifier, height: CGFloat)? {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first
  }

  /// A person has brought the card to a detent.
  func select(_ identifier: Detent.Identifier) {
    guard isEdgeAttached, identifier != restingHeight?.identifier else { return }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Where the card rests.
  private var cardFrame: CGRect {
    var frame = geometry.frame(in: bounds.size)
    guard isEdgeAttached else { return frame }
    let height = restingHeight?.height ?? frame.height
    frame.origin.y += frame.height - height
    frame.size.height = height
    return frame
  }

  /// Whether the screen below is dimmed at the detent where the card rests.
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

  /// Brings the card to where it rests.
  func layOutCard() {
    card.showsGrabber = prefersGrabberVisible && isEdgeAttached
    placeCard(at: frameOfPresentedViewInContainerView, cornerRadius)
  }

  /// Shows the card with its upper edge so far above the lower edge of the window.
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

  /// What UIKit's sheets lay over the screen below, as recorded from iOS 13 on.
  private static let shade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
