// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Several animations of a layer that run together.
///
/// Their times are in the group's: a `beginTime` of 0 is the group's beginning, and one that goes on beyond the group's duration is cut
/// off. Their delegates aren't told, and `isRemovedOnCompletion` has no effect; only the group's have.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
  /// The animations, of which later ones cover earlier ones; nil for none.
  open var animations: [CAAnimation]?

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func show(_ fraction: Double, turn: Double, of duration: TimeInterval, on shown: CALayer)
  {
    let time = eased(fraction) * duration
    for animation in animations ?? [] {
      animation.show(
        at: time, beganAt: animation.timing.beginTime, standard: duration, on: shown)
    }
  }

  override var animatedKeyPaths: [String] { (animations ?? []).flatMap(\.animatedKeyPaths) }

  override func reason(against layer: CALayer) -> String? {
    let hasTransition = (animations ?? []).contains { $0 is CATransition }
    return hasTransition
      ? "a CATransition is added alone, not in a group."
      : (animations ?? []).lazy.compactMap { $0.reason(against: layer) }.first
  }
}

/// A transition of a view's layer from what it shows to what it shows after the changes that are made now.
///
///     let fade = CATransition()
///     fade.duration = 0.3
///     label.layer.add(fade, forKey: nil)
///     label.text = "Another text"
///
/// Only views have a picture of what they showed. Added to another layer it ends at its time, and the new content is shown at once.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/catransition
open class CATransition: CAAnimation {
  /// The type; `fade` by default.
  open var type = CATransitionType.fade

  /// Where a movement comes from; nil, the default, for the left.
  open var subtype: CATransitionSubtype?

  /// The part at which it begins, from 0 to 1.
  open var startProgress: Float = 0

  /// The part at which it ends, from 0 to 1.
  open var endProgress: Float = 1

  /// What the layer showed; nil if it wasn't shown, or has no view.
  package var picture: AnyObject?

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    (type, subtype, picture) = (other.type, other.subtype, other.picture)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  /// The progress after a part of the duration.
  func progress(_ fraction: Double) -> Double {
    let (start, end) = (Double(startProgress), Double(endProgress))
    guard start.isFinite, end.isFinite else { return eased(fraction) }
    return min(max(start + (end - start) * eased(fraction), 0), 1)
  }
}

/// The type of a transition.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/catransitiontype
nonisolated public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type from its name. One that isn't declared here fades.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The old content moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The view turns, for `UIView.transition(with:)`.
  package static let flip = CATransitionType(rawValue: "flip")
}

/// The side that a transition's movement comes from.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/catransitionsubtype
nonisolated public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
