// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises a quick, straight movement in one direction.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe, or a set of permitted directions.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct
  nonisolated public struct Direction: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions of the swipe; to the right by default.
  open var direction = Direction.right

  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The wires of swipe recognizers, by UIKit's key-value coding names.
  open override class var wires: AnyWires {
    Wires<UISwipeGestureRecognizer>(super.wires)
      .attribute("numberOfTouchesRequired", \.numberOfTouchesRequired)
  }

  // UIKit doesn't document its limits. These come from its private headers.

  /// The minimum movement along the direction, and the maximum movement perpendicular to it, in points.
  private static let distance: CGFloat = 50
  /// The maximum duration, in seconds.
  private static let longestSwipe: TimeInterval = 0.5

  /// When the first finger touched the screen.
  private var start: TimeInterval = 0

  /// Notes the time of the first finger. Fails if there are too many fingers, or if a secondary button of the pointer is
  /// pressed.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count { start = interface.clock.now }
    let isMeant = touches.allSatisfy(\.isPrimary)
    if !isMeant || touchesDown.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognises the swipe as soon as all fingers have moved far enough in the same direction. Fails if that takes too
  /// long, or if a finger strays sideways.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard interface.clock.now - start <= Self.longestSwipe else {
      state = .failed
      return
    }
    let fingers = touchesDown.map(Self.progress)
    if fingers.contains(.failed) {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired,
      let first = fingers.first, case .swiped(let swiped) = first,
      fingers.allSatisfy({ $0 == first })
    {
      state = direction.contains(swiped) ? .ended : .failed
    }
  }

  /// Fails: the finger was lifted before the swipe was recognised.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// How far the swipe of one finger has come.
  private enum Progress: Equatable {
    /// The finger hasn't moved far enough yet.
    case short
    /// The finger has moved far enough in a direction.
    case swiped(Direction)
    /// The finger has moved too far sideways.
    case failed
  }

  private static func progress(of touch: UITouch) -> Progress {
    let x = touch.place.x - touch.startPlace.x
    let y = touch.place.y - touch.startPlace.y
    let (along, across) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    if across > distance { return .failed }
    guard along >= distance else { return .short }
    if abs(x) >= abs(y) { return .swiped(x > 0 ? .right : .left) }
    return .swiped(y > 0 ? .down : .up)
  }
}
