// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The default animator of screens, which slides or fades them.
///
/// Screens are moved by their transform, which layout ignores. Animations are additive: a pop during a push starts
/// where both screens are visible at that moment.
final class ScreenAnimator: UIViewControllerAnimatedTransitioning {
  enum Movement {
    /// The new screen slides in from the trailing edge. The old one moves a little to the other side.
    case push
    /// The reverse of ``push``.
    case pop
    /// The new screen slides up from below.
    case rise
    /// The old screen slides down again.
    case sink
    /// The new screen fades in, in place.
    case fadeIn
    /// The old screen fades out, in place.
    case fadeOut
  }

  private let movement: Movement
  private weak var oldView: UIView?
  private weak var newView: UIView?
  private var edge: CALayer?

  /// The distance that the lower screen moves in a push or a pop, as a fraction of its width.
  private static let depth: CGFloat = 0.3
  /// The duration of UIKit's transitions, in seconds.
  private static let duration: TimeInterval = 0.5

  init(_ movement: Movement) {
    self.movement = movement
  }

  /// Animates `changes` with the timing of UIKit's transitions: a critically damped spring of half a second.
  static func animate(_ changes: @escaping () -> Void, then completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: changes
    ) { _ in completion() }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let screen = context.viewController(forKey: .to) {
      to.fill(context.finalFrame(for: screen))
      if let from, isGoingBack, from.superview === container {
        container.insertSubview(to, belowSubview: from)
      } else if to.superview !== container || !isGoingBack {
        container.addSubview(to)
      }
    }
    (oldView, newView) = (from, to)
    let (start, end) = transforms(of: to, from, in: container)
    if let start { to?.transform = start }
    if let upper = movement == .push ? to : movement == .pop ? from : nil {
      edge = Self.addEdge(to: upper)
    }
    if movement == .fadeIn { to?.alpha = 0 }
    Self.animate { [movement] in
      if start != nil { to?.transform = .identity }
      if let end { from?.transform = end }
      if movement == .fadeIn { to?.alpha = 1 }
      if movement == .fadeOut { from?.alpha = 0 }
    } then: {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    edge?.removeFromSuperlayer()
    // Resets a view that has been removed, because it may be shown again without an animation.
    for view in [oldView, transitionCompleted ? nil : newView].compactMap({ $0 }) {
      switch movement {
      case .fadeIn where view === newView, .fadeOut where view === oldView: view.alpha = 1
      case .push, .pop: view.transform = .identity
      case .rise where view === newView, .sink where view === oldView:
        view.transform = .identity
      default: break
      }
    }
  }

  private var isGoingBack: Bool { [.pop, .sink, .fadeOut].contains(movement) }

  /// The initial transform of the new screen's view, and the final transform of the old one's. Nil for a view that
  /// isn't moved.
  private func transforms(
    of to: UIView?, _ from: UIView?, in container: UIView
  ) -> (start: CGAffineTransform?, end: CGAffineTransform?) {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -container.bounds.width : container.bounds.width
    let near = CGAffineTransform(translationX: width, y: 0)
    let far = CGAffineTransform(translationX: -width * Self.depth, y: 0)
    switch movement {
    case .push: return (near, far)
    case .pop: return (far, near)
    case .rise: return (to.map { Self.below($0, in: container) }, nil)
    case .sink: return (nil, from.map { Self.below($0, in: container) })
    case .fadeIn, .fadeOut: return (nil, nil)
    }
  }

  /// Adds a shadow and a line at the leading edge of a screen that slides over another one. They separate two screens
  /// of the same colour. In dark mode, only the line is visible.
  private static func addEdge(to view: UIView) -> CALayer {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (edge, width) = (CAGradientLayer(), CGFloat(12))
    let x = isMirrored ? view.bounds.maxX : view.bounds.minX - width
    edge.frame = CGRect(x: x, y: view.bounds.minY, width: width, height: view.bounds.height)
    edge.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0)
    edge.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0)
    let line = UIColor.separator.resolvedColor(with: view.traitCollection).cgColor
    let (clear, dark) = (UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.1).cgColor)
    let start = NSNumber(value: 1 - 1 / Double(width))
    edge.colors = [clear, dark, line, line]
    edge.locations = [0, start, start, 1]
    view.layer.addSublayer(edge)
    return edge
  }

  /// The transform that moves a view below the lower edge of its container.
  private static func below(_ view: UIView, in container: UIView) -> CGAffineTransform {
    let distance = container.bounds.height - view.untransformedFrame.minY
    return CGAffineTransform(translationX: 0, y: max(distance, 0))
  }
}
