// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The part of a view that a keyboard on the screen would cover.
///
/// Hold to its top what has to stay above a keyboard. A desktop has no keyboard on the screen: the
/// guide is what lies below the safe area, from edge to edge, and its top is the bottom of the safe area.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
open class UIKeyboardLayoutGuide: UILayoutGuide {
  private var top: (safeArea: NSLayoutConstraint, edge: NSLayoutConstraint)?

  /// Whether the top is the bottom of the safe area; otherwise it is the bottom of the view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { placeTop() } }
  }

  /// Places the guide in the view that owns it.
  func place(in view: UIView) {
    owningView = view
    top = (
      topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      topAnchor.constraint(equalTo: view.bottomAnchor)
    )
    let sides = [
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ]
    for constraint in sides { constraint.identifier = identifier }
    NSLayoutConstraint.activate(sides)
    placeTop()
  }

  private func placeTop() {
    guard let top else { return }
    for constraint in [top.safeArea, top.edge] {
      constraint.identifier = identifier
      constraint.isActive = false
    }
    (usesBottomSafeArea ? top.safeArea : top.edge).isActive = true
  }
}

extension UIView {
  /// The guide of the keyboard, made when it is needed first.
  var ensuredKeyboardGuide: UIKeyboardLayoutGuide {
    let layout = ensuredLayout
    if let guide = layout.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    layout.keyboardGuide = guide
    guide.place(in: self)
    return guide
  }

  /// The guide of what is comfortable to read, made when it is needed first.
  var ensuredReadableGuide: UILayoutGuide {
    let layout = ensuredLayout
    if let guide = layout.readableGuide { return guide }
    let (guide, margins) = (UILayoutGuide(), ensuredMarginsGuide)
    guide.identifier = "UIViewReadableContentGuide"
    guide.owningView = self
    layout.readableGuide = guide
    let fullWidth = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
    fullWidth.priority = .required - 1
    let constraints = [
      guide.widthAnchor.constraint(lessThanOrEqualToConstant: UIView.readableWidth), fullWidth,
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    for constraint in constraints { constraint.identifier = guide.identifier }
    NSLayoutConstraint.activate(constraints)
    return guide
  }

  /// UIKit's width in points at the default text size, of 17 points.
  private static let readableWidth: CGFloat = 672
}
