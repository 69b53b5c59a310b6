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
