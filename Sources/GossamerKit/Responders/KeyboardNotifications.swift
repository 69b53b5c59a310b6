// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// A desktop has no keyboard on the screen, so there is none to tell of. What is shown at the bottom of the window is an
// `inputView` or an `inputAccessoryView`, and these notifications tell of that.
extension UIResponder {
  /// Posted before an input view is shown at the bottom of the window, or has another height. It isn't posted for a
  /// keyboard: a desktop has none on the screen.
  nonisolated public class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }

  /// Posted after an input view was shown; see ``keyboardWillShowNotification``.
  nonisolated public class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }

  /// Posted before an input view goes; see ``keyboardWillShowNotification``.
  nonisolated public class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }

  /// Posted after an input view has gone; see ``keyboardWillShowNotification``.
  nonisolated public class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }

  /// Posted together with ``keyboardWillShowNotification`` and ``keyboardWillHideNotification``.
  nonisolated public class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }

  /// Posted together with ``keyboardDidShowNotification`` and ``keyboardDidHideNotification``.
  nonisolated public class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the frame before, in the window: an `NSValue` with a `CGRect`.
  nonisolated public class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }

  /// The key of the frame after, in the window: an `NSValue` with a `CGRect`.
  nonisolated public class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }

  /// The key of how long the change takes, in seconds: 0.
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// The key of the curve of the change, the raw value of a `UIView.AnimationCurve`.
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }

  /// The key of whether the view belongs to this application: true.
  nonisolated public class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}

/// The views at the bottom of a window that belong to the first responder: its accessory above its input view.
final class InputDock: UIView {
  private var shown: [UIView] = []

  /// Whether it shows nothing.
  var isEmpty: Bool { shown.isEmpty }

  /// Shows views one below the other; the last one is at the bottom.
  func show(_ views: [UIView]) {
    guard views != shown else { return }
    for view in shown where !views.contains(view) { view.removeFromSuperview() }
    shown = views
    for view in views where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  private func height(of view: UIView, _ width: CGFloat) -> CGFloat {
    if view.frame.height > 0 { return view.frame.height }
    return view.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
  }

  /// The height of all views.
  func height(forWidth width: CGFloat) -> CGFloat {
    shown.reduce(0) { $0 + height(of: $1, width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for view in shown {
      let height = height(of: view, bounds.width)
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}

extension UIWindow {
  /// Shows the input views of the first responder at the bottom of the window, or none, and posts the notifications of a
  /// keyboard.
  func updateInputViews() {
    let views = [firstResponder?.inputAccessoryViewInChain, firstResponder?.inputView]
      .compactMap(\.self)
    guard !views.isEmpty || inputDock?.isEmpty == false else { return }
    let dock = inputDock ?? InputDock(frame: .zero)
    inputDock = dock
    let before = dock.superview == nil ? frameOfDock(0) : dock.frame
    dock.show(views)
    let after = frameOfDock(dock.height(forWidth: bounds.width))
    guard before != after || dock.superview == nil else { return }
    dock.backgroundColor = .secondarySystemBackground
    dock.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let isShown = !views.isEmpty
    let info: [String: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: after),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: [Notification.Name]) {
      for name in names {
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
      }
    }
    post([
      UIResponder.keyboardWillChangeFrameNotification,
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
    ])
    if isShown {
      dock.frame = after
      addSubview(dock)
    } else {
      dock.removeFromSuperview()
    }
    post([
      UIResponder.keyboardDidChangeFrameNotification,
      isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
    ])
  }

  private func frameOfDock(_ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

extension UIResponder {
  /// The accessory of this responder, or of the nearest one in the chain that has one, as on iOS.
  var inputAccessoryViewInChain: UIView? {
    sequence(first: self, next: \.next).lazy.compactMap(\.inputAccessoryView).first { _ in true }
  }
}
