// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A motion of a scroll view's content without a finger: a fling, or an animated scroll by the application.
///
/// It stores the remaining distance and not a list of offsets, because the content offset may be corrected meanwhile:
/// see ``shift(by:)``.
final class ScrollMotion {
  private enum Pace {
    /// Exponential slowing: after `t` seconds, e^-(friction * t) of the speed is left.
    case slowing(Double)
    /// Easing in and out, with this duration in seconds.
    case easing(TimeInterval)
  }

  private let pace: Pace
  private var distance: CGVector
  private let start = Interface.current.clock.now
  /// The time since the start, in seconds. A frame may have an earlier time stamp than the last update; the content
  /// doesn't move back then.
  private var elapsed: TimeInterval = 0
  /// The content offset at the end.
  private(set) var target: CGPoint

  /// UIKit's duration, in seconds.
  private static let duration = 0.3
  /// The distance, in points, below which a movement isn't visible.
  private static let visible = 0.25

  /// Creates the motion of an animated scroll by the application.
  convenience init(to target: CGPoint, from offset: CGPoint) {
    self.init(.easing(Self.duration), to: target, from: offset)
  }

  /// Creates the motion of a fling that ends at `target`.
  convenience init(
    slidingTo target: CGPoint, from offset: CGPoint, _ rate: UIScrollView.DecelerationRate
  ) {
    self.init(.slowing(rate.friction), to: target, from: offset)
  }

  private init(_ pace: Pace, to target: CGPoint, from offset: CGPoint) {
    self.pace = pace
    self.target = target
    distance = CGVector(dx: target.x - offset.x, dy: target.y - offset.y)
  }

  /// Whether this is a fling.
  var isDeceleration: Bool { if case .slowing = pace { true } else { false } }

  /// The content offset at `time`.
  func offset(at time: TimeInterval) -> CGPoint {
    let rest = rest(at: time)
    return CGPoint(x: target.x - distance.dx * rest, y: target.y - distance.dy * rest)
  }

  /// Changes the target. The motion goes on from the current offset, and ends at the same time as before.
  func aim(at target: CGPoint) {
    let rest = rest(at: start + elapsed)
    guard target != self.target, rest > 0 else { return }
    let offset = CGPoint(
      x: self.target.x - distance.dx * rest, y: self.target.y - distance.dy * rest)
    distance = CGVector(dx: (target.x - offset.x) / rest, dy: (target.y - offset.y) / rest)
    self.target = target
  }

  /// The remaining fraction of the distance.
  private func rest(at time: TimeInterval) -> Double {
    elapsed = max(elapsed, time - start)
    switch pace {
    case .slowing(let friction):
      let rest = exp(-friction * elapsed)
      return max(abs(distance.dx), abs(distance.dy)) * rest < Self.visible ? 0 : rest
    case .easing(let duration):
      return 1 - TimingCurve.cubic(.easeInOut).progress(at: elapsed / duration).x
    }
  }

  /// Moves the motion by a distance, because the content offset was corrected or has reached the end of the content.
  func shift(by distance: CGVector) {
    target.x += distance.dx
    target.y += distance.dy
  }
}

extension UIScrollView {
  /// How fast a fling slows down.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The rate for lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate for pages.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The constant k of the exponential slowing: after t seconds, the speed is v e^-kt.
    fileprivate var friction: Double {
      rawValue > 0 && rawValue < 1 ? -1000 * log(rawValue) : Self.normal.friction
    }

    /// The distance that a fling covers, in points, for its velocity at the start in points per second: v / k for a
    /// speed of v e^-kt.
    func distance(at velocity: CGPoint) -> CGVector {
      CGVector(dx: velocity.x / friction, dy: velocity.y / friction)
    }
  }

  /// Ends a motion that nobody sees: a fling stops where it is; a scroll by the application jumps to its target.
  func endUnseenMotion() {
    guard let motion else { return }
    if !motion.isDeceleration { scrollOnPurpose(to: motion.target) }
    endMotion(hasArrived: !motion.isDeceleration)
  }

  /// Whether animations of the application are shown: the view's window is visible, and the desktop wants animations.
  var showsAnimations: Bool {
    isSeen && (interface.host == nil || window?.host?.showsAnimations ?? false)
  }

  private var isSeen: Bool { window?.isVisible ?? false }

  /// Starts a motion, and ends the previous one.
  func begin(_ motion: ScrollMotion) {
    endScrolling()
    self.motion = motion
    interface.scrollMotions.add(self)
  }

  /// Starts a fling, at a velocity in points per second.
  /// - Parameters:
  ///   - target: the content offset at which it comes to rest, within the range.
  ///   - isNatural: whether `target` is where the velocity alone leads, or the end of the range on that way.
  func slide(to target: CGPoint, at velocity: CGPoint, isNatural: Bool) {
    let rate = isPagingEnabled ? .fast : decelerationRate
    let way = rate.distance(at: velocity)
    let end = CGPoint(x: contentOffset.x + way.dx, y: contentOffset.y + way.dy)
    begin(ScrollMotion(slidingTo: isNatural ? end : target, from: contentOffset, rate))
    tell { $0.scrollViewWillBeginDecelerating(self) }
  }

  func advanceMotion(to time: TimeInterval) {
    guard let motion else { return }
    guard isSeen else { return endUnseenMotion() }
    let (wanted, old) = (motion.offset(at: time), contentOffset)
    let offset = motion.isDeceleration ? scrollRange.nearest(to: wanted, from: old) : wanted
    let isOver = wanted == motion.target || offset == old && wanted != old
    // At an end of the content, the motion goes on for a frame: a correction may make room for more.
    motion.shift(by: CGVector(dx: offset.x - wanted.x, dy: offset.y - wanted.y))
    scrollOnPurpose(to: offset)
    if isOver, self.motion === motion { endMotion(hasArrived: true) }
  }

  /// Ends the motion at the current content offset.
  func endMotion(hasArrived: Bool = false) {
    guard let ended = motion else { return }
    motion = nil
    guard ended.isDeceleration else {
      if hasArrived { tell { $0.scrollViewDidEndScrollingAnimation(self) } }
      return
    }
    tell { $0.scrollViewDidEndDecelerating(self) }
    if hasArrived { comeBack() }
  }

  /// Scrolls back into the range of a person's scrolling, if the content has become smaller during a motion.
  func comeBack() {
    let place = scrollRange.nearest(to: contentOffset)
    guard motion == nil, place != contentOffset else { return }
    if showsAnimations {
      begin(ScrollMotion(to: place, from: contentOffset))
    } else {
      scrollOnPurpose(to: place)
    }
  }
}
