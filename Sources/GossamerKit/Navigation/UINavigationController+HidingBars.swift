// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Hides and shows the bars of a navigation controller at a tap or a swipe on its content.
///
/// On a desktop the bars come back by Escape as well. While a screen reader runs they stay, as in UIKit.
final class BarHiding: UIGestureRecognizerDelegate {
  let tap = BarTapRecognizer()
  let swipe = BarSwipeRecognizer()
  private weak var owner: UINavigationController?
  /// The bars that a gesture has hidden, which the next one shows again.
  private var hidden: (navigationBar: Bool, toolbar: Bool) = (false, false)

  /// The distance that a swipe has to cover, in points.
  private static let swipeDistance: CGFloat = 40

  init(of owner: UINavigationController) {
    self.owner = owner
    tap.isEnabled = false
    swipe.isEnabled = false
    tap.delegate = self
    swipe.delegate = self
    tap.addTarget(self, action: BarHiding.didTap)
    swipe.addTarget(self, action: BarHiding.didSwipe)
    swipe.allowedScrollTypesMask = .all
    swipe.cancelsTouchesInView = false
    tap.cancelsTouchesInView = false
  }

  /// Whether a gesture has hidden bars that nothing has shown again.
  var hasHiddenBars: Bool {
    guard let owner else { return false }
    return (hidden.navigationBar && owner.isNavigationBarHidden)
      || (hidden.toolbar && owner.isToolbarHidden)
  }

  /// Hides the bars that are shown.
  func hide() {
    guard let owner, !UIAccessibility.isVoiceOverRunning else { return }
    hidden = (!owner.isNavigationBarHidden, !owner.isToolbarHidden)
    if hidden.navigationBar { owner.setNavigationBarHidden(true, animated: true) }
    if hidden.toolbar { owner.setToolbarHidden(true, animated: true) }
  }

  /// Shows the bars that a gesture has hidden.
  func show() {
    guard let owner else { return }
    if hidden.navigationBar { owner.setNavigationBarHidden(false, animated: true) }
    if hidden.toolbar { owner.setToolbarHidden(false, animated: true) }
    hidden = (false, false)
  }

  private func didTap(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended else { return }
    if hasHiddenBars { show() } else { hide() }
  }

  private func didSwipe(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed || pan.state == .ended, let view = pan.view else { return }
    let distance = pan.translation(in: view).y
    if distance < -Self.swipeDistance, !hasHiddenBars {
      hide()
    } else if distance > Self.swipeDistance, hasHiddenBars {
      show()
    }
  }

  // A press on a control, a field or a cell is meant for it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap else { return true }
    let views = sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self)
    return !views.contains { $0 is UIControl || $0 is UITextView || $0 is any ListCell }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Recognises a tap that hides or shows the bars.
final class BarTapRecognizer: UITapGestureRecognizer, ShortcutRecognizer {}

/// Recognises a swipe or the scrolling that hides or shows the bars.
final class BarSwipeRecognizer: UIPanGestureRecognizer, ShortcutRecognizer {}
