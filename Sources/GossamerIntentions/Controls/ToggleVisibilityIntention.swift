// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Shows views that are hidden, and hides them again: details by a button, for instance.
///
///     ToggleVisibilityIntention(of: content.details, insteadOf: content.summary, on: content.moreButton)
///
/// A switch shows them when it is on. In a stack view the other views make room.
///
/// **In a document** it is an Object with the outlet collections `views` and `alternatives`, the attribute `isAnimated`
/// and the action `toggle:`, which a control calls.
public final class ToggleVisibilityIntention: Intention {
  private var weakViews: [Weak<UIView>] = []
  private var weakAlternatives: [Weak<UIView>] = []

  /// The views, held weakly.
  public var views: [UIView] {
    get { weakViews.compactMap(\.wrappedValue) }
    set { weakViews = newValue.map(Weak.init(_:)) }
  }

  /// The views that are shown while ``views`` are hidden, and hidden while those are shown; held weakly.
  public var alternatives: [UIView] {
    get { weakAlternatives.compactMap(\.wrappedValue) }
    set { weakAlternatives = newValue.map(Weak.init(_:)) }
  }

  /// Whether views appear and disappear slowly, in a quarter of a second.
  public var isAnimated = false

  private weak var control: UIControl?

  /// The wires of intentions, `views`, `alternatives`, `isAnimated`, and the action `toggle:`.
  public override class var wires: AnyWires {
    Wires<ToggleVisibilityIntention>(super.wires)
      .summary("Hides views, and shows them again.")
      .outlets("views", \.views)
      .outlets("alternatives", \.alternatives)
      .attribute("isAnimated", \.isAnimated)
      .action("toggle:", ToggleVisibilityIntention.toggle(_:))
  }

  /// Shows and hides views.
  /// - Parameters:
  ///   - views: the views, held weakly.
  ///   - alternatives: see ``alternatives``.
  ///   - control: toggles the views when it is pressed or changes its value; nil if code calls ``toggle()``.
  ///   - isAnimated: see ``isAnimated``.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init(
    of views: UIView..., insteadOf alternatives: [UIView] = [], on control: UIControl? = nil,
    isAnimated: Bool = false, file: String = #fileID, line: Int = #line
  ) {
    self.init()
    wasMade(in: file, line: line)
    self.views = views
    self.alternatives = alternatives
    self.control = control
    self.isAnimated = isAnimated
  }

  /// Connects with the control, and shows either the views or the alternatives.
  public override func awake() {
    guard areSet(["views": !views.isEmpty]) else { return }
    control?.addTarget(
      self, action: ToggleVisibilityIntention.toggle(_:), for: .primaryActionTriggered)
    show((control as? UISwitch)?.isOn ?? areViewsShown)
  }

  private var areViewsShown: Bool { views.contains { !$0.isHidden } }

  /// Shows the views if they are hidden, and hides them otherwise.
  public func toggle() { show(!areViewsShown, isAnimated: isAnimated) }

  private func toggle(_ sender: UIControl) {
    show((sender as? UISwitch)?.isOn ?? !areViewsShown, isAnimated: isAnimated)
  }

  private func show(_ isShown: Bool, isAnimated: Bool = false) {
    let change = { [views, alternatives] in
      for view in views where view.isHidden == isShown { view.isHidden = !isShown }
      for view in alternatives where view.isHidden != isShown { view.isHidden = isShown }
    }
    if isAnimated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
    for view in views { WireActivity.fire(from: self, to: view) }
  }
}
