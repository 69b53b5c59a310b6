// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How the content of a scroll view moves by itself: it was let go while it moved, or the application
/// scrolls it before a person's eyes.
///
/// It is a sum of steps, and not a list of places, because the content may be corrected meanwhile: see
/// ``shift(by:)``.
final class ScrollMotion {
  private enum Pace {
    /// The speed falls by this part a second, as that of what slides: e^-(part * seconds) of it is left.
    case slowing(Double)
    /// There and at rest after so many seconds.
    case easing(TimeInterval)
  }

  private let pace: Pace
  private var distance: CGVector
  private let start = Interface.current.clock.now
  /// How long it has been moving, in seconds. A frame may be stamped with a time before that of the last
  /// update: nothing moves back then.
  private var elapsed: TimeInterval = 0
  /// Where it ends.
  private(set) var target: CGPoint

  /// UIKit's.
  private static let duration = 0.3
  /// A fourth of a point: nobody sees less.
  private static let visible = 0.25

  /// The application scrolls to `target`.
  convenience init(to target: CGPoint, from offset: CGPoint) {
    self.init(.easing(Self.duration), to: target, from: offset)
  }

  /// The content was let go, and slides to `target`.
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

  /// Whether a person has made it move.
  var isDeceleration: Bool { if case .slowing = pace { true } else { false } }

  /// Where the content is at `time`.
  func offset(at time: TimeInterval) -> CGPoint {
    let rest = rest(at: time)
    return CGPoint(x: target.x - distance.dx * rest, y: target.y - distance.dy * rest)
  }

  /// Another place is to be reached at the same time: the movement goes on from where it is.
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

  /// The content was corrected, or has come to its end: the movement goes on from there.
  func shift(by distance: CGVector) {
    target.x += distance.dx
    target.y += distance.dy
  }
}

extension UIScrollView {
  /// How fast content slows down that was let go.
  ///
  /// Semantics: https://developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What part of the speed is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As lists slow down.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// As pages slow down.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The part of its speed that the content loses in a second, if it went on losing as much as in the
    /// first instant.
    fileprivate var friction: Double {
      rawValue > 0 && rawValue < 1 ? -1000 * log(rawValue) : Self.normal.friction
    }

    /// How far content goes that is let go at a speed, in points per second: v / k for a speed of
    /// v e^-kt.
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

  /// Whether a person sees movements of the application's.
  var showsAnimations: Bool {
    isSeen && (interface.host == nil || window?.host?.showsAnimations ?? false)
  }

  private var isSeen: Bool { window?.isVisible ?? false }

  /// Begins a movement, in place of the one before.
  func begin(_ motion: ScrollMotion) {
    endScrolling()
    self.motion = motion
    interface.scrollMotions.add(self)
  }

  /// The content was let go at a speed: it slides on.
  /// - Parameters:
  ///   - target: where it comes to rest, within the range.
  ///   - isNatural: whether that is where its speed takes it, or to the end of the range on that way.
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
    // At an end of the content it stays for a frame: a correction may make room to go on.
    motion.shift(by: CGVector(dx: offset.x - wanted.x, dy: offset.y - wanted.y))
    scrollOnPurpose(to: offset)
    if isOver, self.motion === motion { endMotion(hasArrived: true) }
  }

  /// Ends the movement where it is.
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

  /// Scrolls to where a person can scroll, if the content has become smaller while it moved.
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
