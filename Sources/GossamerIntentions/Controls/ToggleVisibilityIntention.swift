// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Shows views that are hidden, and hides them again: details by a button, for instance.
///
///     ToggleVisibilityIntention(of: content.details, insteadOf: content.summary, on: content.moreButton)
///
/// A switch or another control with a state shows them when it is on. Within a stack view the others make room.
///
/// **In a document** it is an Object with the outlet collections `views` and `alternatives`, the attribute `isAnimated`
/// and the action `toggle:`, which a control calls.
public final class ToggleVisibilityIntention: Intention {
  private var shown: [Weak<UIView>] = []
  private var hidden: [Weak<UIView>] = []

  /// The views, held weakly.
  public var views: [UIView] {
    get { shown.compactMap(\.wrappedValue) }
    set { shown = newValue.map(Weak.init(_:)) }
  }

  /// What is seen while the views are hidden, and hidden while they are seen; held weakly.
  public var alternatives: [UIView] {
    get { hidden.compactMap(\.wrappedValue) }
    set { hidden = newValue.map(Weak.init(_:)) }
  }

  /// Whether views appear and disappear slowly, in a quarter of a second.
  public var isAnimated = false

  private weak var control: UIControl?

  /// The wires of intentions, `views`, `alternatives`, `isAnimated`, and the action `toggle:`.
  public override class var wires: AnyWires {
    Wires<ToggleVisibilityIntention>(super.wires)
      .outlets("views", \.views)
      .outlets("alternatives", \.alternatives)
      .attribute("isAnimated", \.isAnimated)
      .action("toggle:", ToggleVisibilityIntention.toggle(_:))
  }

  /// Shows and hides views.
  /// - Parameters:
  ///   - views: the views, held weakly.
  ///   - alternatives: see ``alternatives``.
  ///   - control: does it when it is pressed, or has another value; nil if ``toggle()`` is called otherwise.
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

  /// Connects with the control, and hides the alternatives of what is seen.
  public override func awake() {
    guard areSet(["views": !views.isEmpty]) else { return }
    control?.addTarget(
      self, action: ToggleVisibilityIntention.toggle(_:), for: .primaryActionTriggered)
    show((control as? UISwitch)?.isOn ?? areSeen)
  }

  private var areSeen: Bool { views.contains { !$0.isHidden } }

  /// Shows the views if they are hidden, and else hides them.
  public func toggle() { show(!areSeen, isAnimated: isAnimated) }

  private func toggle(_ sender: UIControl) {
    show((sender as? UISwitch)?.isOn ?? !areSeen, isAnimated: isAnimated)
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
