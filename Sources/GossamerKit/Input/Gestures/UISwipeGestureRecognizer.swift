// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Recognises a quick, straight movement in one direction.
///
/// Semantics: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
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

  private var start: TimeInterval = 0

  /// Starts the timing, and fails with too many fingers.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count == touches.count { start = interface.clock.now }
    let isMeant = touches.allSatisfy(\.isPrimary)
    if !isMeant || touchesDown.count > numberOfTouchesRequired { state = .failed }
  }

  /// Recognises the swipe as soon as it is long enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    guard interface.clock.now - start <= Self.longestSwipe else {
      state = .failed
      return
    }
    let directions = touchesDown.map(Self.direction)
    if directions.contains(.failed) {
      state = .failed
    } else if directions.count == numberOfTouchesRequired,
      let first = directions.first, case .swiped(let swiped) = first,
      directions.allSatisfy({ $0 == first })
    {
      state = direction.contains(swiped) ? .ended : .failed
    }
  }

  /// Fails, because the movement was too short.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private enum Progress: Equatable {
    case short
    case swiped(Direction)
    case failed
  }

  private static func direction(of touch: UITouch) -> Progress {
    let x = touch.place.x - touch.startPlace.x
    let y = touch.place.y - touch.startPlace.y
    let (along, across) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
    if across > distance { return .failed }
    guard along >= distance else { return .short }
    if abs(x) >= abs(y) { return .swiped(x > 0 ? .right : .left) }
    return .swiped(y > 0 ? .down : .up)
  }
}
