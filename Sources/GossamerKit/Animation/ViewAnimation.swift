// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The animation of one property to a value that the view already has.
///
/// It is additive: it adds the remaining distance to the view's value. So a second animation of the same property starts
/// from what is shown, without a jump of the velocity: both add up.
package struct ViewAnimation {
  /// The changed property, with its old and its new value.
  package enum Change {
    case center(CGPoint, CGPoint)
    case size(CGSize, CGSize)
    /// The origin of the bounds, such as a scroll view's content offset.
    case origin(CGPoint, CGPoint)
    case transform(CGAffineTransform, CGAffineTransform)
    case alpha(CGFloat, CGFloat)
    case backgroundColor(UIColor?, UIColor?)
    /// The content of the view with its subviews, in a transition. The picture shows the old content.
    case content(
      picture: AnyObject, type: CATransitionType = .fade, from: CATransitionSubtype? = nil)

    /// Whether both change the same property.
    func isLike(_ other: Change) -> Bool {
      switch (self, other) {
      case (.center, .center), (.size, .size), (.origin, .origin), (.transform, .transform),
        (.alpha, .alpha), (.backgroundColor, .backgroundColor), (.content, .content):
        true
      default: false
      }
    }
  }

  /// A key frame: the animation runs from start to end during this part of the run. Both are fractions of the run.
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

  /// Adds the difference between the shown value at `time` and the view's value.
  package func add(to offset: inout AnimationOffset, at time: TimeInterval) {
    let progress = run.progress(at: time)
    guard let span else { return offset.add(distance, times: .one - progress) }
    let gone = span.length > 0 ? (progress.x - span.start) / span.length : progress.x - span.start
    let fraction = span.length > 0 ? min(max(gone, 0), 1) : (gone >= 0 ? 1 : 0)
    offset.add(distance, times: SIMD2(repeating: 1 - fraction))
  }

  /// Whether `other` changes the same property again in the same run.
  func isContinued(by other: ViewAnimation) -> Bool {
    run === other.run && span == other.span && change.isLike(other.change)
  }

  /// Extends the animation to the end value of `next`.
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

  /// Adds the remaining distance of the animations that this one replaces.
  mutating func addRemainder(_ offset: AnimationOffset) {
    distance.add(offset, times: .one)
  }
}

extension ViewAnimation {
  /// The start and end values of an animated property of a view.
  struct Place {
    private(set) weak var view: UIView?
    let animation: ViewAnimation

    init(view: UIView, animation: ViewAnimation) {
      self.view = view
      self.animation = animation
    }

    /// Sets the property to its value at `position`; for `current`, to the value that is shown at `time`.
    func go(to position: UIViewAnimatingPosition, _ time: TimeInterval? = nil) {
      guard let view else { return }
      guard position == .current else { return go(toEnd: position == .end, view) }
      var offset = AnimationOffset()
      if let time { animation.add(to: &offset, at: time) }
      guard offset != AnimationOffset() else { return }
      move(view, by: offset)
    }

    /// Changes the view's properties by `offset`, so that they equal what is shown.
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

/// The difference between the shown values of a view and its actual values.
nonisolated package struct AnimationOffset: Equatable, Sendable {
  package private(set) var center = SIMD2<Double>.zero
  package private(set) var size = SIMD2<Double>.zero
  /// The offset of the bounds' origin.
  package private(set) var origin = SIMD2<Double>.zero
  /// Scale (2), shear, rotation and translation (2); see `CGAffineTransformComponents`.
  private var transform = SIMD8<Double>.zero
  package private(set) var alpha = 0.0
  /// Red, green and blue premultiplied by the alpha, and the alpha.
  private var color = SIMD4<Double>.zero
  /// The opacity of the old content in a cross-dissolve.
  package private(set) var content = 0.0

  /// No offset.
  package init() {}

  /// The offset from the values of `view` to those of `shown`.
  @MainActor init(of view: UIView, shownAs shown: CALayer, content: Double) {
    self.content = content
    let (bounds, center) = (view.bounds, view.center)
    let (place, opacity) = (shown.geometry, Double(shown.opacity))
    self.center = SIMD2(place.position.x - center.x, place.position.y - center.y)
    size = SIMD2(place.bounds.width - bounds.width, place.bounds.height - bounds.height)
    origin = SIMD2(place.bounds.minX - bounds.minX, place.bounds.minY - bounds.minY)
    let shownTransform = shown.flatTransform ?? .identity
    if shownTransform != view.transform {
      transform =
        Self.vector(shownTransform.decomposed()) - Self.vector(view.transform.decomposed())
    }
    alpha = shown.isHidden ? -Double(view.alpha) : opacity - Double(Float(view.alpha))
    let (old, new) = (view.backgroundColor, shown.backgroundColor?.rgba)
    color = Self.vector(new) - Self.vector(old?.components(with: view.traitCollection))
  }

  /// The offset from the new value to the old one.
  fileprivate init(_ change: ViewAnimation.Change, in traits: UITraitCollection) {
    switch change {
    case .center(let from, let to), .origin(let from, let to):
      let distance = SIMD2(from.x - to.x, from.y - to.y)
      if case .center = change { center = distance } else { origin = distance }
    case .size(let from, let to): size = SIMD2(from.width - to.width, from.height - to.height)
    case .transform(let from, let to):
      transform = Self.vector(from.decomposed()) - Self.vector(to.decomposed())
      // Rotates the shorter way round.
      transform[3].formRemainder(dividingBy: 2 * .pi)
    case .alpha(let from, let to): alpha = from - to
    case .backgroundColor(let from, let to):
      color =
        Self.vector(from?.components(with: traits)) - Self.vector(to?.components(with: traits))
    case .content: content = 1
    }
  }

  /// Adds another offset, scaled by the remaining fraction along each axis.
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

  /// The components of the transform that is shown instead of `transform`; nil for the identity.
  package func shown(_ transform: CGAffineTransform?) -> CGAffineTransformComponents? {
    guard movesTransform else { return transform?.decomposed() }
    let sum = Self.vector((transform ?? .identity).decomposed()) + self.transform
    return CGAffineTransformComponents(
      scale: CGSize(width: sum[0], height: sum[1]), horizontalShear: sum[2], rotation: sum[3],
      translation: CGVector(dx: sum[4], dy: sum[5]))
  }

  /// The colour that is shown instead of `color`; nil for none.
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
