// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// An intention about a view, which it holds weakly. In a document it is an Object with the outlet `view`.
class ViewIntention: Intention {
  final weak var view: UIView?

  override class var wires: AnyWires { Wires<ViewIntention>(super.wires).outlet("view", \.view) }

  convenience init(_ view: UIView, file: String = #fileID, line: Int = #line) {
    self.init()
    wasMade(in: file, line: line)
    self.view = view
  }

  override func awake() {
    guard areSet(["view": view != nil]), let view else { return }
    prepare(view)
  }

  /// Adds what the intention needs to the view. Called once, when it awakes.
  func prepare(_ view: UIView) {}
}

/// Moves a view with the pointer. When the view is released, it glides on with the pointer's speed,
/// within its superview.
final class ThrowIntention: ViewIntention {
  override func prepare(_ view: UIView) {
    let pan = UIPanGestureRecognizer(target: self, action: ThrowIntention.pan)
    // Two fingers are for the pinch.
    pan.maximumNumberOfTouches = 1
    view.addGestureRecognizer(pan)
    for (name, offset) in Self.steps {
      view.addAction(named: name, of: self) { $0.move($1, by: offset) }
    }
  }

  /// The actions for people who can't drag.
  private static let steps = [
    ("Move Left", CGPoint(x: -40, y: 0)), ("Move Right", CGPoint(x: 40, y: 0)),
    ("Move Up", CGPoint(x: 0, y: -40)), ("Move Down", CGPoint(x: 0, y: 40)),
  ]

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view, let container = view.superview else { return }
    let offset = recognizer.translation(in: container)
    recognizer.setTranslation(.zero, in: container)
    view.transform = view.transform.moved(by: offset)
    guard [.ended, .cancelled].contains(recognizer.state) else { return }
    let speed = recognizer.velocity(in: container)
    move(view, by: CGPoint(x: speed.x * 0.25, y: speed.y * 0.25))
  }

  private func move(_ view: UIView, by glide: CGPoint) {
    guard let container = view.superview else { return }
    let area = container.bounds.insetBy(dx: view.bounds.width / 2, dy: view.bounds.height / 2)
    let place = CGPoint(x: view.frame.midX + glide.x, y: view.frame.midY + glide.y)
    let target = CGPoint(
      x: min(max(place.x, area.minX), area.maxX), y: min(max(place.y, area.minY), area.maxY))
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      view.transform = view.transform.moved(
        by: CGPoint(x: target.x - view.frame.midX, y: target.y - view.frame.midY))
    }
  }
}

/// Enlarges a view by a pinch, and turns it by a quarter at a double tap.
final class TransformIntention: ViewIntention {
  override func prepare(_ view: UIView) {
    let turn = UITapGestureRecognizer(target: self, action: TransformIntention.doubleTap)
    turn.numberOfTapsRequired = 2
    view.addGestureRecognizer(turn)
    view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: TransformIntention.pinch))
    view.addAction(named: "Turn", of: self) { $0.turn($1) }
    view.addAction(named: "Enlarge", of: self) { $0.enlarge($1, by: 1.25) }
    view.addAction(named: "Reduce", of: self) { $0.enlarge($1, by: 0.8) }
  }

  private func doubleTap(_ recognizer: UITapGestureRecognizer) { recognizer.view.map(turn) }

  private func turn(_ view: UIView) {
    UIView.animate(withDuration: 0.4) { view.transform = view.transform.rotated(by: .pi / 2) }
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    recognizer.view.map { enlarge($0, by: recognizer.scale) }
    recognizer.scale = 1
  }

  private func enlarge(_ view: UIView, by factor: CGFloat) {
    let width = view.transform.decomposed().scale.width
    let scale = min(max(width * factor, 0.5), 2) / width
    view.transform = view.transform.scaledBy(x: scale, y: scale)
  }
}

/// Changes a view when a button is pressed; a subclass says how.
class PressIntention: ViewIntention {
  final weak var button: UIControl?

  override class var wires: AnyWires {
    Wires<PressIntention>(super.wires).outlet("button", \.button)
  }

  /// Changes `view` when `button` is pressed.
  convenience init(
    _ view: UIView, on button: UIControl, file: String = #fileID, line: Int = #line
  ) {
    self.init(view, file: file, line: line)
    self.button = button
  }

  override func prepare(_ view: UIView) {
    guard areSet(["button": button != nil]) else { return }
    button?.addTarget(self, action: PressIntention.press, for: .primaryActionTriggered)
  }

  /// Changes the view. The base implementation leaves it as it is.
  func change(_ view: UIView) {}

  private func press() {
    if let view { change(view) }
  }
}

/// Fades a view at a press of a button, and shows it again at the next.
final class FadeIntention: PressIntention {
  override func change(_ view: UIView) {
    UIView.animate(withDuration: 0.4) { view.alpha = view.alpha < 1 ? 1 : 0.2 }
  }
}

/// Resets a view's transform and alpha, so that it returns to where its constraints place it.
final class HomeIntention: PressIntention {
  override func change(_ view: UIView) {
    UIView.animate(
      withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      view.transform = .identity
      view.alpha = 1
    }
  }
}

extension UIView {
  /// Adds an accessibility action, which assistive technologies perform, and keys by
  /// ``performAction(named:)``.
  fileprivate func addAction<Owner: AnyObject>(
    named name: String, of owner: Owner, _ action: @escaping (Owner, UIView) -> Void
  ) {
    let view = Weak(self)
    let new = UIAccessibilityCustomAction(name: name) { [weak owner] _ in
      guard let owner, let view = view.wrappedValue else { return false }
      action(owner, view)
      return true
    }
    accessibilityCustomActions = (accessibilityCustomActions ?? []) + [new]
  }

  /// Performs one of the ``accessibilityCustomActions``.
  func performAction(named name: String) {
    guard let action = accessibilityCustomActions?.first(where: { $0.name == name }) else { return }
    _ = action.actionHandler?(action)
  }
}

extension CGAffineTransform {
  /// This transform, followed by a translation.
  fileprivate func moved(by offset: CGPoint) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
  }
}
