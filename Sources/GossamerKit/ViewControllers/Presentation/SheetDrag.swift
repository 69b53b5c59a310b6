// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Handles the dragging of a sheet's card, from detent to detent, and down to dismiss it.
///
/// Above the lowest detent, the drag changes the height of the card. Below, the card moves down with that height: this
/// is an interactive dismissal, or a rubber band if the dismissal is refused.
final class SheetDrag {
  private enum Stage {
    case none
    /// Between the detents.
    case stretching
    /// Below the lowest detent, in an interactive dismissal.
    case dismissing(UIPercentDrivenInteractiveTransition)
    /// Below the lowest detent of a sheet that may not be dismissed.
    case refused
  }

  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var owner: UISheetPresentationController?
  private var stage = Stage.none
  private var startHeight: CGFloat = 0

  init(of owner: UISheetPresentationController) {
    self.owner = owner
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: SheetDrag.follow)
    tap.addTarget(self, action: SheetDrag.tapBeside)
  }

  /// Whether the card is being dragged.
  var isDragging: Bool { if case .none = stage { false } else { true } }

  private func tapBeside(_ tap: UITapGestureRecognizer) {
    if tap.state == .ended { _ = owner?.attemptToDismiss() }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let owner, let container = owner.containerView else { return }
    let distance = pan.translation(in: container).y
    let velocity = pan.velocity(in: container).y
    switch pan.state {
    case .began: begin(owner)
    case .changed: move(owner, by: distance)
    case .ended: letGo(owner, at: velocity, after: distance)
    default: cancel(owner)
    }
  }

  private func begin(_ owner: UISheetPresentationController) {
    guard owner.window?.presentations.last === owner else { return }
    owner.window?.screenTransition?.interrupt()
    startHeight = owner.card.bounds.height - owner.card.overhang
    stage = .stretching
  }

  /// The height of the lowest detent; in a wide window, the height at the beginning of the drag.
  private var lowestHeight: CGFloat {
    guard let owner, owner.isEdgeAttached else { return startHeight }
    return owner.heights.first?.height ?? startHeight
  }

  private func move(_ owner: UISheetPresentationController, by distance: CGFloat) {
    let height = startHeight - distance
    let below = lowestHeight - height
    switch stage {
    case .none: return
    case .stretching where below > 0:
      owner.layOutCardForDrag(height: lowestHeight)
      if let lowest = owner.heights.first { owner.select(lowest.identifier) }
      let interaction = UIPercentDrivenInteractiveTransition()
      guard owner.attemptToDismiss(drivenBy: interaction) else {
        stage = .refused
        return move(owner, by: distance)
      }
      stage = .dismissing(interaction)
      interaction.update(below / dismissalDistance(of: owner))
    case .stretching: owner.layOutCardForDrag(height: height)
    case .dismissing(let interaction):
      interaction.update(max(below, 0) / dismissalDistance(of: owner))
    case .refused:
      owner.card.transform = CGAffineTransform(translationX: 0, y: Self.rubber(max(below, 0)))
    }
  }

  /// The distance, in points, after which the card isn't visible any more.
  private func dismissalDistance(of owner: UISheetPresentationController) -> CGFloat {
    max((owner.containerView?.bounds.height ?? 0) - owner.card.untransformedFrame.minY, 1)
  }

  private func letGo(
    _ owner: UISheetPresentationController, at velocity: CGFloat, after distance: CGFloat
  ) {
    let ended = stage
    stage = .none
    switch ended {
    case .none: return
    case .dismissing(let interaction):
      interaction.letGo(at: velocity / dismissalDistance(of: owner))
    case .refused:
      ScreenAnimator.animate({ owner.card.transform = .identity }, then: {})
    case .stretching:
      // A fling continues by the distance that its velocity covers in a quarter of a second.
      let height = startHeight - distance - velocity / 4
      let nearest = owner.heights.min { abs($0.height - height) < abs($1.height - height) }
      owner.animateChanges { if let nearest { owner.select(nearest.identifier) } }
    }
  }

  private func cancel(_ owner: UISheetPresentationController) {
    if case .dismissing(let interaction) = stage { interaction.cancel() }
    stage = .none
    owner.animateChanges { owner.card.transform = .identity }
  }

  /// The distance that a view moves when it is dragged by `distance` beyond its limit, in points. It grows less and
  /// less, to at most 200 points. This is the formula of UIKit's scroll views, found by measuring them.
  static func rubber(_ distance: CGFloat) -> CGFloat {
    let reach: CGFloat = 200
    return (1 - 1 / (distance * 0.55 / reach + 1)) * reach
  }
}

extension UISheetPresentationController {
  /// Shows the card at the height of the drag. Above the highest detent, the card follows less and less. In a wide
  /// window, does nothing.
  func layOutCardForDrag(height: CGFloat) {
    guard isEdgeAttached else { return }
    let highest = heights.last?.height ?? height
    let excess = max(height - highest, 0)
    showCard(height: min(height, highest) + SheetDrag.rubber(excess) / 4)
  }
}
