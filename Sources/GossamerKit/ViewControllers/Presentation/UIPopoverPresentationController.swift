// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// Presents a screen on a card beside a view or a bar button, with an arrow that points to it.
///
///     palette.modalPresentationStyle = .popover
///     palette.preferredContentSize = CGSize(width: 240, height: 300)
///     palette.popoverPresentationController?.sourceItem = colorButton
///     present(palette, animated: true)
///
/// In a window of compact width a popover is a sheet, unless the delegate's `adaptivePresentationStyle(for:)` is `.none`.
/// What it is, is decided when it is presented. A press beside it and the Escape key dismiss it.
///
/// - The source: ``sourceItem``, ``barButtonItem``, ``sourceView``, ``sourceRect``
/// - The arrow: ``permittedArrowDirections``, ``arrowDirection``
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: - The source

  /// The bar button or the view that the arrow points to; nil if there is none, or if it is a part of a view. Setting it
  /// replaces ``barButtonItem`` and ``sourceView``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// The bar button that the arrow points to; nil for none. It has priority over ``sourceView``.
  open var barButtonItem: UIBarButtonItem? { didSet { placeDidChange() } }

  /// The view that the arrow points to; nil for none.
  open weak var sourceView: UIView? { didSet { placeDidChange() } }

  /// The part of ``sourceView`` that the arrow points to, in its coordinates. Null, the default, is all of it.
  open var sourceRect = CGRect.null { didSet { placeDidChange() } }

  /// Whether the popover may lie over its source if there is too little room beside it. It has no effect: it never does.
  open var canOverlapSourceViewRect = false

  // MARK: - The arrow

  /// The directions that the arrow may have. Without any the popover has no arrow, and lies over its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeDidChange() } }

  /// The direction of the arrow; unknown while the popover isn't shown.
  open var arrowDirection: UIPopoverArrowDirection {
    guard isActive, let geometry else { return .unknown }
    return geometry.direction ?? []
  }

  // MARK: - Looks and input

  /// The least distances of the popover from the edges of the window, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { placeDidChange() }
  }

  /// The colour of the card and its arrow; nil for that of screens.
  open var backgroundColor: UIColor? { didSet { card.show(color: backgroundColor) } }

  /// Views below the popover that take input while it is shown; nil for none.
  open var passthroughViews: [UIView]? { didSet { if isActive { window?.layersDidChange() } } }

  // MARK: - UIPresentationController

  /// The card.
  open override var presentedView: UIView? { card }

  /// The frame of the card with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let geometry else { return .zero }
    return geometry.arrow.map(geometry.frame.union) ?? geometry.frame
  }

  /// Places the card.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    beside.frame = containerView?.bounds ?? .zero
    placeCard()
  }

  /// Adds the card.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
    if source == nil { reportMissingSource() }
    beside.owner = self
    tap.addTarget(self, action: UIPopoverPresentationController.tapBeside)
    beside.addGestureRecognizer(tap)
    containerView.addSubview(beside)
    card.show(presentedViewController)
    placeCard()
  }

  override var isDismissedByPerson: Bool { true }
  override var coversScreensBelow: Bool { passthroughViews?.isEmpty != false }
  override var fades: Bool { true }

  // MARK: - State

  private(set) lazy var card = PopoverCard(of: presentedViewController)
  private let beside = PopoverSurroundings(frame: .zero)
  private let tap = UITapGestureRecognizer()
}

extension UIPopoverPresentationController {
  /// The width of a popover whose controller prefers no size, in points, as in UIKit. It is as high as the window then.
  private static let defaultWidth: CGFloat = 320

  /// The rectangle of the source in the window; nil without a source that is in the window.
  func source(in container: UIView) -> CGRect? {
    if let view = barButtonItem?.view, view.window === container.window, view.window != nil {
      return view.convert(view.bounds, to: container)
    }
    guard barButtonItem == nil, let sourceView, sourceView.window != nil,
      sourceView.window === container.window
    else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  private var source: CGRect? { containerView.flatMap(source) }

  /// The area of the window that popovers can use.
  func room(in container: UIView) -> CGRect {
    let (safe, margins) = (container.safeAreaInsets, popoverLayoutMargins)
    return container.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margins.top), left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom), right: max(safe.right, margins.right)))
  }

  private var geometry: PopoverGeometry? {
    guard let containerView else { return nil }
    let room = room(in: containerView)
    let wanted = presentedViewController.sizeInPopover
    let size = CGSize(
      width: wanted.width > 0 ? wanted.width : Self.defaultWidth,
      height: wanted.height > 0 ? wanted.height : room.height)
    guard let source else {
      let middle = CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
      return PopoverGeometry(room: room, source: middle, size: size, permitted: [])
    }
    return PopoverGeometry(
      room: room, source: source, size: size, permitted: permittedArrowDirections)
  }

  private func placeCard() {
    if let geometry { card.place(geometry) }
  }

  private func placeDidChange() {
    if isActive { containerView?.setNeedsLayout() }
  }

  private func tapBeside(_ tap: UITapGestureRecognizer) {
    if tap.state == .ended { _ = attemptToDismiss() }
  }

  private func reportMissingSource() {
    Messages.views.error(
      """
      The popover with \(type(of: presentedViewController)) has no source in the window, so it is in the \
      window's middle. Set its popoverPresentationController's sourceItem before it is presented.
      """)
  }
}

extension UIViewController {
  /// The size that the controller, or the topmost screen of a navigation controller, prefers.
  fileprivate var sizeInPopover: CGSize {
    guard preferredContentSize == .zero, let stack = self as? UINavigationController,
      let screen = stack.topViewController
    else { return preferredContentSize }
    return screen.preferredContentSize
  }
}

/// Takes the presses beside a popover, but not those on views that stay usable.
final class PopoverSurroundings: UIView {
  weak var owner: UIPopoverPresentationController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let usable = owner?.passthroughViews ?? []
    let isOver = usable.contains { view in
      view.window === window && view.bounds.contains(convert(point, to: view))
    }
    return isOver ? nil : super.hitTest(point, with: event)
  }
}

/// What a popover can point to: a view or a bar button.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// The frame in the coordinates of another view; null if they aren't in the same window.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The frame in the coordinates of another view; null if they aren't in the same window.
  public func frame(in referenceView: UIView) -> CGRect {
    guard window != nil, window === referenceView.window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The frame of the item's view in the coordinates of another view; null if no bar in the same window shows it.
  public func frame(in referenceView: UIView) -> CGRect {
    bar == nil ? .null : view?.frame(in: referenceView) ?? .null
  }
}

/// The delegate of a popover. Every method is optional.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover is shown, as the last opportunity to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Returns whether a person may dismiss the popover; the name of `presentationControllerShouldDismiss(_:)` before iOS 13.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a person has dismissed the popover; the name of `presentationControllerDidDismiss(_:)` before iOS 13.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// True.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
