// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The default animations of screens: they slide or fade.
///
/// Screens are moved by their transform, which layout ignores. Animations are additive: a pop during a push starts
/// where both screens are visible at that moment.
final class ScreenAnimator: UIViewControllerAnimatedTransitioning {
  enum Movement {
    /// The new screen slides in from the trailing edge. The old one moves a little to the other side.
    case push
    /// The reverse.
    case pop
    /// The new screen slides up from below.
    case rise
    /// The old screen slides down again.
    case sink
    /// The new screen fades in, in place.
    case fadeIn
    /// The reverse.
    case fadeOut
  }

  private let movement: Movement
  private weak var goingView: UIView?
  private weak var comingView: UIView?
  private var edge: CALayer?

  /// The fraction of its width by which the screen below moves.
  private static let depth: CGFloat = 0.3
  /// The duration of UIKit's transitions, in seconds.
  private static let duration: TimeInterval = 0.5

  init(_ movement: Movement) {
    self.movement = movement
  }

  /// Animates as UIKit's screens move: a spring that comes to rest, without overshooting, in half a second.
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
    (goingView, comingView) = (from, to)
    let (start, end) = places(of: to, from, in: container)
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
    // Undoes the animation's changes to a view that has left: it may return without an animation.
    for view in [goingView, transitionCompleted ? nil : comingView].compactMap({ $0 }) {
      switch movement {
      case .fadeIn where view === comingView, .fadeOut where view === goingView: view.alpha = 1
      case .push, .pop: view.transform = .identity
      case .rise where view === comingView, .sink where view === goingView:
        view.transform = .identity
      default: break
      }
    }
  }

  private var isGoingBack: Bool { [.pop, .sink, .fadeOut].contains(movement) }

  /// Where the screen that comes is at the beginning, and the one that goes at the end; nil for where
  /// they are.
  private func places(
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

  /// What tells a screen that slides over another from that, be both of them white: a shadow that falls on the one
  /// below, and a line, because in dark no shadow is seen.
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

  /// Below the lower edge of the container.
  private static func below(_ view: UIView, in container: UIView) -> CGAffineTransform {
    let distance = container.bounds.height - view.untransformedFrame.minY
    return CGAffineTransform(translationX: 0, y: max(distance, 0))
  }
}
