// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// One property of a view on its way to a value that the view has already.
///
/// It adds to what the view is what is still to go. So another animation of the same property begins
/// where this one is, and without a jump of its speed: both go on together.
package struct ViewAnimation {
  /// What has changed: the value before, and the one that the view has.
  package enum Change {
    case center(CGPoint, CGPoint)
    case size(CGSize, CGSize)
    /// The origin of the bounds.
    case origin(CGPoint, CGPoint)
    case transform(CGAffineTransform, CGAffineTransform)
    case alpha(CGFloat, CGFloat)
    case backgroundColor(UIColor?, UIColor?)
    /// All that is seen of the view and in it. What was seen before is in the picture.
    case content(picture: AnyObject)

    /// Whether both are about the same property.
    func isLike(_ other: Change) -> Bool {
      switch (self, other) {
      case (.center, .center), (.size, .size), (.origin, .origin), (.transform, .transform),
        (.alpha, .alpha), (.backgroundColor, .backgroundColor), (.content, .content):
        true
      default: false
      }
    }
  }

  /// A stretch of the run's way, of which this animation takes the whole of its own; for key frames.
  struct Span: Equatable {
    var start: Double
    var length: Double
  }

  package private(set) var change: Change
  package let run: AnimationRun
  private let span: Span?
  private var distance: AnimationOffset

  init(_ change: Change, of view: UIView, run: AnimationRun, span: Span?) {
    self.change = change
    self.run = run
    self.span = span
    distance = AnimationOffset(change, in: view.traitCollection)
  }

  /// Adds how far the property is from the view's value at a time.
  package func add(to offset: inout AnimationOffset, at time: TimeInterval) {
    let progress = run.progress(at: time)
    guard let span else { return offset.add(distance, times: .one - progress) }
    let gone = span.length > 0 ? (progress.x - span.start) / span.length : progress.x - span.start
    let fraction = span.length > 0 ? min(max(gone, 0), 1) : (gone >= 0 ? 1 : 0)
    offset.add(distance, times: SIMD2(repeating: 1 - fraction))
  }

  /// Whether `other` goes on with the same property in the same run.
  func isContinued(by other: ViewAnimation) -> Bool {
    run === other.run && span == other.span && change.isLike(other.change)
  }

  /// Goes to where `next` goes.
  mutating func continued(by next: ViewAnimation) {
    distance.add(next.distance, times: .one)
    switch (change, next.change) {
    case (.center(let from, _), .center(_, let to)): change = .center(from, to)
    case (.size(let from, _), .size(_, let to)): change = .size(from, to)
    case (.origin(let from, _), .origin(_, let to)): change = .origin(from, to)
    case (.transform(let from, _), .transform(_, let to)): change = .transform(from, to)
    case (.alpha(let from, _), .alpha(_, let to)): change = .alpha(from, to)
    case (.backgroundColor(let from, _), .backgroundColor(_, let to)):
      change = .backgroundColor(from, to)
    default: break
    }
  }

  /// Takes over what was still to go of another animation, which is taken out.
  mutating func take(_ offset: AnimationOffset) {
    distance.add(offset, times: .one)
  }
}

extension ViewAnimation {
  /// The two ends of one property's way.
  struct Place {
    private(set) weak var view: UIView?
    let animation: ViewAnimation

    init(view: UIView, animation: ViewAnimation) {
      self.view = view
      self.animation = animation
    }

    /// Gives the view the value at a place of the way; what is seen at `time` for the current one.
    func go(to position: UIViewAnimatingPosition, _ time: TimeInterval? = nil) {
      guard let view else { return }
      guard position == .current else { return go(toEnd: position == .end, view) }
      var offset = AnimationOffset()
      if let time { animation.add(to: &offset, at: time) }
      guard offset != AnimationOffset() else { return }
      move(view, by: offset)
    }

    /// Makes what is shown of the view, by an animation of one property, what the view is.
    private func move(_ view: UIView, by offset: AnimationOffset) {
      if offset.center != .zero {
        let center = view.center
        view.center = CGPoint(x: center.x + offset.center.x, y: center.y + offset.center.y)
      }
      if offset.size != .zero {
        let size = view.bounds.size
        view.bounds.size = CGSize(
          width: max(0, size.width + offset.size.x), height: max(0, size.height + offset.size.y))
      }
      if offset.origin != .zero {
        view.bounds.origin.x += offset.origin.x
        view.bounds.origin.y += offset.origin.y
      }
      if offset.movesTransform, let shown = offset.shown(view.transform) {
        view.transform = CGAffineTransform(shown)
      }
      view.alpha += offset.alpha
      if offset.changesColor {
        let color = view.backgroundColor?.components(with: view.traitCollection)
        view.backgroundColor = offset.shown(color).map { UIColor($0) }
      }
    }

    private func go(toEnd: Bool, _ view: UIView) {
      switch animation.change {
      case .center(let from, let to): view.center = toEnd ? to : from
      case .size(let from, let to): view.bounds.size = toEnd ? to : from
      case .origin(let from, let to): view.bounds.origin = toEnd ? to : from
      case .transform(let from, let to): view.transform = toEnd ? to : from
      case .alpha(let from, let to): view.alpha = toEnd ? to : from
      case .backgroundColor(let from, let to): view.backgroundColor = toEnd ? to : from
      case .content: break
      }
    }
  }
}

/// How far what is shown of a view is from what the view is.
nonisolated package struct AnimationOffset: Equatable, Sendable {
  package private(set) var center = SIMD2<Double>.zero
  package private(set) var size = SIMD2<Double>.zero
  /// Of the bounds.
  package private(set) var origin = SIMD2<Double>.zero
  /// Scale (2), shear, turn, movement (2), see `CGAffineTransformComponents`.
  private var transform = SIMD8<Double>.zero
  package private(set) var alpha = 0.0
  /// Red, green and blue times the opacity, and the opacity.
  private var color = SIMD4<Double>.zero
  /// How much is seen of the content before.
  package private(set) var content = 0.0

  /// None.
  package init() {}

  /// From the value that a view has to the one before.
  fileprivate init(_ change: ViewAnimation.Change, in traits: UITraitCollection) {
    switch change {
    case .center(let from, let to), .origin(let from, let to):
      let distance = SIMD2(from.x - to.x, from.y - to.y)
      if case .center = change { center = distance } else { origin = distance }
    case .size(let from, let to): size = SIMD2(from.width - to.width, from.height - to.height)
    case .transform(let from, let to):
      transform = Self.vector(from.decomposed()) - Self.vector(to.decomposed())
      // The shorter way round.
      transform[3].formRemainder(dividingBy: 2 * .pi)
    case .alpha(let from, let to): alpha = from - to
    case .backgroundColor(let from, let to):
      color =
        Self.vector(from?.components(with: traits)) - Self.vector(to?.components(with: traits))
    case .content: content = 1
    }
  }

  /// Adds another offset, of which a part is still to go along each axis.
  mutating func add(_ other: AnimationOffset, times rest: SIMD2<Double>) {
    center += other.center * rest
    size += other.size * rest
    origin += other.origin * rest
    transform += other.transform * rest.x
    alpha += other.alpha * rest.x
    color += other.color * rest.x
    content += other.content * rest.x
  }

  package var movesTransform: Bool { transform != .zero }
  package var changesColor: Bool { color != .zero }

  /// What is shown in place of `transform`, taken apart; nil if that is the identity.
  package func shown(_ transform: CGAffineTransform?) -> CGAffineTransformComponents? {
    guard movesTransform else { return transform?.decomposed() }
    let sum = Self.vector((transform ?? .identity).decomposed()) + self.transform
    return CGAffineTransformComponents(
      scale: CGSize(width: sum[0], height: sum[1]), horizontalShear: sum[2], rotation: sum[3],
      translation: CGVector(dx: sum[4], dy: sum[5]))
  }

  /// What is shown in place of `color`; nil for nothing.
  package func shown(_ color: UIColor.Components?) -> UIColor.Components? {
    guard changesColor else { return color }
    let sum = Self.vector(color) + self.color
    let alpha = min(max(sum[3], 0), 1)
    guard alpha > 0 else { return nil }
    func part(_ index: Int) -> CGFloat { min(max(sum[index] / alpha, 0), 1) }
    return UIColor.Components(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }

  private static func vector(_ components: CGAffineTransformComponents) -> SIMD8<Double> {
    let (scale, movement) = (components.scale, components.translation)
    return SIMD8(
      scale.width, scale.height, components.horizontalShear, components.rotation, movement.dx,
      movement.dy, 0, 0)
  }

  private static func vector(_ color: UIColor.Components?) -> SIMD4<Double> {
    guard let color else { return .zero }
    return SIMD4(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }
}
