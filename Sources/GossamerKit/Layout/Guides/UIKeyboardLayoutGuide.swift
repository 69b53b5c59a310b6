// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The area of a view that an on-screen keyboard would cover.
///
/// Constrain views that have to stay above a keyboard to its top. A desktop has no on-screen keyboard: here the guide is
/// the area below the safe area, from edge to edge, and its top is the bottom of the safe area.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
open class UIKeyboardLayoutGuide: UILayoutGuide {
  private var top: (safeArea: NSLayoutConstraint, edge: NSLayoutConstraint)?

  /// Whether the guide's top is the bottom of the safe area; if not, it is the bottom of the view.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { placeTop() } }
  }

  /// Constrains the guide to the view that owns it.
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
