// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Presents an alert over the dimmed screen below.
final class AlertPresentationController: UIPresentationController {
  private let dimming = DimmingView()
  private let windowHandle = WindowHandleView(frame: .zero)
  private let tap = UITapGestureRecognizer()
  private let arrow = PopoverArrow(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var bounds: CGRect { containerView?.bounds ?? .zero }

  /// The area of the container that the alert can use.
  private var room: CGRect {
    guard let containerView else { return .zero }
    let insets = containerView.safeAreaInsets
    let titleBar = containerView.window?.windowButtonInsets.top ?? 0
    let isAtBottom = alert?.isAtBottom == true
    let margin = isAtBottom ? AlertLook.sheetMargin : AlertLook.margin
    return bounds.inset(
      by: UIEdgeInsets(
        top: max(insets.top, titleBar) + AlertLook.margin, left: insets.left + margin,
        bottom: insets.bottom + margin, right: insets.right + margin))
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let alert, let view = alert.view as? AlertView else { return bounds }
    let room = room
    let size = view.sizeThatFits(CGSize(width: max(room.width, 0), height: max(room.height, 0)))
    if let geometry = besideSource(size) { return geometry.frame }
    // An alert is in the middle of the window, unless it would cover the title bar there.
    let top = alert.isAtBottom ? room.maxY - size.height : (bounds.height - size.height) / 2
    return CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: max(top, room.minY).rounded(),
      width: size.width, height: size.height)
  }

  /// Where an action sheet of this size stands beside its source; nil if it has none, or is at the lower edge.
  private func besideSource(_ size: CGSize) -> PopoverGeometry? {
    guard let alert, let containerView, !alert.isAtBottom, alert.preferredStyle == .actionSheet,
      let source = alert.sheetAnchor.source(in: containerView)
    else { return nil }
    return PopoverGeometry(
      room: alert.sheetAnchor.room(in: containerView), source: source, size: size,
      permitted: alert.sheetAnchor.permittedArrowDirections)
  }

  /// Places the arrow of an action sheet that stands beside its source.
  private func placeArrow() {
    let geometry = presentedView.flatMap { besideSource($0.bounds.size) }
    arrow.isHidden = geometry?.arrow == nil
    arrow.direction = geometry?.direction ?? .up
    if let place = geometry?.arrow { arrow.frame = place }
  }

  override var yieldsToTyping: Bool { true }

  override func takeKeyboard() { alert?.alertView?.takeKeyboard() }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = bounds
    windowHandle.frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: containerView?.window?.windowButtonInsets.top ?? 0)
    presentedView?.fill(frameOfPresentedViewInContainerView)
    placeArrow()
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView, let alert else { return }
    alert.isDecided = false
    containerView.clipsToBounds = true
    containerView.addSubview(dimming)
    containerView.addSubview(windowHandle)
    if alert.preferredStyle == .actionSheet {
      tap.addTarget(self, action: AlertPresentationController.tapBeside)
      dimming.addGestureRecognizer(tap)
      arrow.color = .secondarySystemGroupedBackground
      containerView.addSubview(arrow)
    }
    dimming.alpha = 0
    arrow.alpha = 0
    fade(to: 1)
    guard !alert.isAtBottom, let view = alert.view else { return }
    let start = AlertLook.startScale
    view.transform = CGAffineTransform(scaleX: start, y: start)
    alert.transitionCoordinator?.animate { _ in view.transform = .identity }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed else {
      alert?.forgetHandlers()
      return
    }
    dimming.alpha = 1
    arrow.alpha = 1
  }

  private func fade(to alpha: CGFloat) {
    let (dimming, arrow) = (dimming, arrow)
    presentedViewController.transitionCoordinator?.animate { _ in
      dimming.alpha = alpha
      arrow.alpha = alpha
    }
  }

  private func tapBeside(_ tap: UITapGestureRecognizer) {
    if tap.state == .ended { alert?.cancel() }
  }
}

/// The dimensions of alerts, in points. Unless a comment says otherwise, they are UIKit's since iOS 13.
enum AlertLook {
  /// The width of an alert: the minimum width of libadwaita's message dialogs. UIKit's alerts are 270 points wide.
  static let width: CGFloat = 300
  /// The maximum widths of an action sheet at the lower edge of the window, and in its middle.
  static let (sheetWidth, centredSheetWidth): (CGFloat, CGFloat) = (480, 360)
  /// The margins around an alert, and around an action sheet at the lower edge.
  static let (margin, sheetMargin): (CGFloat, CGFloat) = (16, 8)
  static let cornerRadius: CGFloat = 14
  /// The distance between an action sheet and its cancel button.
  static let gap: CGFloat = 8
  /// The minimum heights of the buttons of an alert, and of an action sheet.
  static let (buttonHeight, sheetButtonHeight): (CGFloat, CGFloat) = (44, 56)
  static let buttonInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  /// The insets of the texts and text fields, in an alert and in an action sheet.
  static let (headerInset, sheetHeaderInset): (CGFloat, CGFloat) = (20, 14)
  /// The distances between the title and the message, above the first text field, and between text fields.
  static let (textGap, fieldsGap, fieldGap): (CGFloat, CGFloat, CGFloat) = (4, 14, 8)
  static let fieldHeight: CGFloat = 34
  static let lineWidth: CGFloat = 1
  /// The scale of an alert when its presentation begins.
  static let startScale: CGFloat = 1.1
}
