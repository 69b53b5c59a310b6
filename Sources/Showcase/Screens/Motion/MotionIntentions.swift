// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer

/// An intention about a view, which it holds weakly.
class ViewIntention: Intention {
  private(set) final weak var view: UIView?

  convenience init(_ view: UIView, file: String = #fileID, line: Int = #line) {
    self.init()
    wasMade(in: file, line: line)
    self.view = view
  }
}

/// Moves a view with the pointer, and on, with the speed that it is let go at, within its superview.
final class ThrowIntention: ViewIntention {
  override func awake() {
    let pan = UIPanGestureRecognizer(target: self, action: ThrowIntention.pan)
    // Two fingers pinch.
    pan.maximumNumberOfTouches = 1
    view?.addGestureRecognizer(pan)
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view, let container = view.superview else { return }
    let way = recognizer.translation(in: container)
    recognizer.setTranslation(.zero, in: container)
    view.transform = view.transform.moved(by: way)
    guard [.ended, .cancelled].contains(recognizer.state) else { return }
    let speed = recognizer.velocity(in: container)
    let glide = CGPoint(x: speed.x * 0.25, y: speed.y * 0.25)
    let room = container.bounds.insetBy(dx: view.bounds.width / 2, dy: view.bounds.height / 2)
    let place = CGPoint(x: view.frame.midX + glide.x, y: view.frame.midY + glide.y)
    let target = CGPoint(
      x: min(max(place.x, room.minX), room.maxX), y: min(max(place.y, room.minY), room.maxY))
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
  override func awake() {
    let turn = UITapGestureRecognizer(target: self, action: TransformIntention.turn)
    turn.numberOfTapsRequired = 2
    view?.addGestureRecognizer(turn)
    view?.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: TransformIntention.pinch))
  }

  private func turn(_ recognizer: UITapGestureRecognizer) {
    guard let view = recognizer.view else { return }
    UIView.animate(withDuration: 0.4) { view.transform = view.transform.rotated(by: .pi / 2) }
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let width = view.transform.decomposed().scale.width
    let scale = min(max(width * recognizer.scale, 0.5), 2) / width
    recognizer.scale = 1
    view.transform = view.transform.scaledBy(x: scale, y: scale)
  }
}

/// Changes a view when a button is pressed; a subclass says how.
class PressIntention: ViewIntention {
  private weak var button: UIControl?

  /// Changes `view` when `button` is pressed.
  convenience init(
    _ view: UIView, on button: UIControl, file: String = #fileID, line: Int = #line
  ) {
    self.init(view, file: file, line: line)
    self.button = button
  }

  override func awake() {
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

/// Brings a view back to where its constraints place it, as it was.
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

extension CGAffineTransform {
  /// This transform, then a movement.
  fileprivate func moved(by way: CGPoint) -> CGAffineTransform {
    concatenating(CGAffineTransform(translationX: way.x, y: way.y))
  }
}
