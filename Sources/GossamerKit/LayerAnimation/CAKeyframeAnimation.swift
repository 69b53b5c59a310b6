// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// An animation through several values, or along a path.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the same types as those of a `CABasicAnimation`; not used if there is a ``path``.
  open var values: [Any]? { didSet { frames = nil } }

  /// The path that a property with points, such as `position`, follows; nil for the ``values``.
  open var path: CGPath? { didSet { frames = nil } }

  /// When each value is reached, from 0 at the beginning to 1 at the end. If it is nil, or has another count, the values are
  /// distributed evenly. `.discrete` needs one more time than values, and the paced modes ignore it.
  open var keyTimes: [NSNumber]? { didSet { frames = nil } }

  /// The curve of the time between each two values; nil for constant speed.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How the values between are found; linear by default.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { frames = nil } }

  /// Whether the layer is rotated along the ``path``; nil, the default, for not.
  open var rotationMode: CAAnimationRotationMode?

  /// The values with their times, once they have been needed.
  private var frames: [Frame]?

  private struct Frame {
    let time: Double
    let value: AnimatedValue
    /// The direction of the path that begins here, in radians.
    var angle: Double?
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
  }

  override var givenValues: [Any] { path == nil ? values ?? [] : [] }

  override var animatedKeyPaths: [String] {
    super.animatedKeyPaths + (rotationMode == nil ? [] : ["transform.rotation.z"])
  }

  override func reason(against layer: CALayer) -> String? {
    if let reason = super.reason(against: layer) { return reason }
    if path != nil, property?.kind != .point {
      return "'\(keyPath ?? "")' has no points that could follow a path."
    }
    return path == nil && values?.isEmpty != false ? "it has neither values nor a path." : nil
  }

  override func show(_ fraction: Double, turn: Double, of duration: TimeInterval, on shown: CALayer)
  {
    let frames = frames ?? makeFrames()
    self.frames = frames
    let time = eased(fraction)
    guard let property, let first = frames.first, let last = frames.last else { return }
    let base = property.value(of: shown)
    let index = max(frames.lastIndex { $0.time <= time } ?? 0, 0)
    var value = frames[index].value
    var angle = frames[index].angle
    if !isDiscrete, index + 1 < frames.count {
      let (from, to) = (frames[index], frames[index + 1])
      let length = to.time - from.time
      var part = length > 0 ? min(max((time - from.time) / length, 0), 1) : 1
      if let timingFunctions, timingFunctions.indices.contains(index), path == nil {
        part = timingFunctions[index].curve.progress(at: part).x
      }
      value = isCubic ? smooth(frames, index, part) : from.value.mixed(with: to.value, part)
    } else {
      angle = angle ?? (frames.count > 1 ? frames[frames.count - 2].angle : nil)
    }
    if isCumulative, turn > 0 {
      value = value.adding(last.value, times: turn).adding(first.value, times: -turn)
    }
    show(value, over: base, on: shown)
    guard rotationMode != nil, let angle, let rotation = AnimatedProperty("transform.rotation.z")
    else { return }
    let isBack = rotationMode == .rotateAutoReverse
    rotation.set(.vector([angle + (isBack ? Double.pi : 0)]), of: shown)
  }

  private var isDiscrete: Bool { calculationMode == .discrete }
  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }
  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  /// A point of the Catmull-Rom spline through the values.
  private func smooth(_ frames: [Frame], _ index: Int, _ t: Double) -> AnimatedValue {
    func numbers(_ index: Int) -> [Double]? {
      guard case .vector(let numbers) = frames[min(max(index, 0), frames.count - 1)].value
      else { return nil }
      return numbers
    }
    guard let a = numbers(index - 1), let b = numbers(index), let c = numbers(index + 1),
      let d = numbers(index + 2), Set([a.count, b.count, c.count, d.count]).count == 1
    else { return frames[index].value.mixed(with: frames[index + 1].value, t) }
    return .vector(
      b.indices.map { i in
        let slope = (c[i] - a[i], d[i] - b[i])
        let bend = 2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]
        let twist = 3 * (b[i] - c[i]) + d[i] - a[i]
        return b[i] + 0.5 * t * (slope.0 + t * (bend + t * twist))
      })
  }

  private func makeFrames() -> [Frame] {
    if let path { return makeFrames(along: path) }
    let values = (values ?? []).compactMap { value($0) }
    let times = times(values.count) { values[$0].distance(to: values[$0 + 1]) }
    return zip(times, values).map { Frame(time: $0, value: $1) }
  }

  /// The frames of a path's lines, and of 32 lines for each curve.
  private func makeFrames(along path: CGPath) -> [Frame] {
    let steps = path.polylines.filter { !$0.isEmpty }
    guard let first = steps.first?.first else { return [] }
    let lengths = steps.map { $0.reduce(0) { $0 + $1.length } }
    let starts = times(steps.count + 1) { lengths[$0] }
    guard starts.count == steps.count + 1, !isDiscrete else {
      let points = [first.from] + steps.compactMap { $0.last?.to }
      return zip(starts, points).map { Frame(time: $0, value: .vector([$1.x, $1.y])) }
    }
    var frames: [Frame] = []
    for (index, step) in steps.enumerated() {
      var passed = 0.0
      for line in step {
        let part = lengths[index] > 0 ? passed / lengths[index] : 0
        frames.append(
          Frame(
            time: starts[index] + (starts[index + 1] - starts[index]) * part,
            value: .vector([line.from.x, line.from.y]),
            angle: line.angle.map { Double($0) }))
        passed += line.length
      }
      if let end = step.last?.to {
        frames.append(Frame(time: starts[index + 1], value: .vector([end.x, end.y])))
      }
      if let angle = step.last?.angle { frames[frames.count - 1].angle = Double(angle) }
    }
    return frames
  }

  /// The times of `count` values; `distance` is that from a value to the next.
  private func times(_ count: Int, distance: (Int) -> Double) -> [Double] {
    guard count > 1 else { return count == 1 ? [0] : [] }
    if isPaced {
      let distances = (0..<count - 1).map(distance)
      let whole = distances.reduce(0, +)
      if whole > 0 {
        return distances.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1 / whole) }
      }
    }
    if !isPaced, let keyTimes, keyTimes.count == count + (isDiscrete ? 1 : 0) {
      var last = 0.0
      return keyTimes.prefix(count).map {
        last = min(max($0.doubleValue.isNaN ? 0 : $0.doubleValue, last), 1)
        return last
      }
    }
    return (0..<count).map { Double($0) / Double(isDiscrete ? count : count - 1) }
  }
}

/// How a keyframe animation finds the values between.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode
nonisolated public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// None: each value is shown until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On a straight line, at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at nearly constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer is rotated along its path.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/caanimationrotationmode
nonisolated public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
