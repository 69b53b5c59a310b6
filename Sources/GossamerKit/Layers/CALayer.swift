// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A rectangle that is drawn, without input and layout: the layer of a view, or a sublayer of another layer.
///
///     let gradient = CAGradientLayer()
///     gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
///     gradient.frame = view.bounds
///     view.layer.addSublayer(gradient)
///
/// Sublayers are drawn above the view's background and the drawing of its `draw(_:)`, and behind all its subviews, in
/// whatever order they were added. Unlike in UIKit, a change of a layer isn't animated by itself; ``add(_:forKey:)`` animates
/// it. Layers have no autoresizing: set their frames in `layoutSubviews()`, as in UIKit.
///
/// The layer of a view has the geometry, opacity and background of the view. Unlike in UIKit its sublayers are only those
/// that were added, without the layers of the subviews.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor open class CALayer: Wirable, nonisolated Hashable {
  /// Creates a layer with an empty frame.
  public required init() {}

  /// The wires of layers, by UIKit's key-value coding names. An override adds to those of its superclass.
  open class var wires: AnyWires {
    Wires<CALayer>()
      .attribute("cornerRadius", \.cornerRadius)
      .attribute("borderWidth", \.borderWidth)
      .attribute("borderColor", \.borderColor)
      .attribute("masksToBounds", \.masksToBounds)
      .attribute("shadowColor", \.shadowColor)
      .attribute("shadowOpacity", \.shadowOpacity)
      .attribute("shadowOffset", \.shadowOffset)
      .attribute("shadowRadius", \.shadowRadius)
  }

  // MARK: - Geometry

  /// The rectangle in the coordinates of the superlayer; for a rotated layer its bounding box. A frame that isn't finite is
  /// refused with a message.
  open var frame: CGRect {
    get { view?.frame ?? geometry.frame }
    set { change(to: newValue, { $0.frame = newValue }, ofView: { $0.frame = newValue }) }
  }

  /// The rectangle in the layer's own coordinates, in which the sublayers are placed.
  open var bounds: CGRect {
    get { view?.bounds ?? geometry.bounds }
    set { change(to: newValue, { $0.bounds = newValue }, ofView: { $0.bounds = newValue }) }
  }

  /// The place of the ``anchorPoint`` in the coordinates of the superlayer.
  open var position: CGPoint {
    get { view?.center ?? geometry.position }
    set {
      change(
        to: CGRect(origin: newValue, size: .zero), { $0.position = newValue },
        ofView: { $0.center = newValue })
    }
  }

  /// The point that lies at ``position``, and about which the layer is transformed: (0, 0) is the upper left corner, (1, 1)
  /// the lower right one. The default is (0.5, 0.5); for a view's layer it can't be changed.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard view == nil else {
        return Messages.views.error(
          """
          The anchor point of a view's own layer is its middle: \(newValue) was refused. Add the \
          movement to the view's transform.
          """)
      }
      change(
        to: CGRect(origin: newValue, size: .zero), { $0.anchorPoint = newValue }, ofView: { _ in })
    }
  }

  /// The layer's z-order among its siblings: greater values are in front; of equal values the layer that was added last. 0
  /// by default. It has no effect on the order of views.
  open var zPosition: CGFloat = 0 {
    didSet { if zPosition != oldValue { didChange() } }
  }

  /// The transform of the layer about its ``anchorPoint``. Drawn is what it does in the plane; a perspective is not, which a message
  /// says once.
  open var transform: CATransform3D {
    get {
      let flat = affineTransform()
      if let solidTransform, solidTransform.flat == flat { return solidTransform }
      return CATransform3DMakeAffineTransform(flat)
    }
    set { setTransform(newValue) }
  }

  /// The transform of the layer about its ``anchorPoint``; for a view's layer the view's `transform`.
  public func affineTransform() -> CGAffineTransform { flatTransform ?? .identity }

  /// Sets the transform of the layer. A transform that isn't finite is refused with a message.
  public func setAffineTransform(_ m: CGAffineTransform) {
    if let view {
      view.transform = m
      return
    }
    guard [m.a, m.b, m.c, m.d, m.tx, m.ty].allSatisfy(\.isFinite) else {
      return Messages.views.error("The transform \(m) of a layer isn't finite; it was refused.")
    }
    geometry.transform = m
    flatTransform = m.isIdentity ? nil : m
    didChange()
  }

  // MARK: - Sublayers

  /// The layer that this one was added to; nil for the layer of a view.
  open internal(set) weak var superlayer: CALayer?

  /// The layers that were added, from back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the others, and removes it from its former superlayer. The layer of a view, this layer itself
  /// and its ancestors are refused with a message.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Inserts a layer at the index `idx` of the sublayers, counted from the back; clamped.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer directly behind `sibling`; in front of all if that isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, distance: 0)
  }

  /// Inserts a layer directly in front of `sibling`; in front of all if that isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, distance: 1)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.storedSublayers.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.didChange()
  }

  // MARK: - Appearance

  /// Whether the layer isn't shown.
  open var isHidden: Bool {
    get { view?.isHidden ?? storedHidden }
    set {
      if let view {
        view.isHidden = newValue
        return
      }
      guard newValue != storedHidden else { return }
      storedHidden = newValue
      didChange()
    }
  }

  /// The opacity of the layer with its sublayers, clamped to 0...1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? storedOpacity }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
        return
      }
      let value = newValue.isNaN ? storedOpacity : min(max(newValue, 0), 1)
      guard value != storedOpacity else { return }
      storedOpacity = value
      didChange()
    }
  }

  /// The colour behind the content; nil for none.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? storedBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
        return
      }
      guard newValue != storedBackgroundColor else { return }
      storedBackgroundColor = newValue
      didChange()
    }
  }

  /// The corner radius in points. It clips the background, and also the content if ``masksToBounds`` is true. Negative
  /// values count as 0.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { didChange() } }
  }

  /// The corners that the ``cornerRadius`` rounds; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { if maskedCorners != oldValue { didChange() } }
  }

  /// The shape of round corners; circular by default. Both are drawn as quarters of circles.
  open var cornerCurve = CALayerCornerCurve.circular

  /// Has no effect: the host caches what it draws by itself.
  open var shouldRasterize = false

  /// Has no effect; see ``shouldRasterize``.
  open var rasterizationScale: CGFloat = 1

  /// Has no effect; see ``shouldRasterize``.
  open var drawsAsynchronously = false

  /// Has no effect: everything is drawn in the pixels of the window.
  open var contentsScale: CGFloat = 1

  /// Has no effect: a layer isn't seen from behind.
  open var isDoubleSided = true

  /// Has no effect: edges are always smooth.
  open var allowsEdgeAntialiasing = true

  /// The name of the layer, for the application's own use; nil for none.
  open var name: String?

  /// The width of the border, which lies inside the bounds, in points; 0 for none.
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { didChange() } }
  }

  /// The colour of the border; nil for none. Black by default.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if borderColor != oldValue { didChange() } }
  }

  /// Whether the content and the sublayers are clipped to the bounds; for a view's layer the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? storedMasksToBounds }
    set {
      if let view {
        view.clipsToBounds = newValue
        return
      }
      guard newValue != storedMasksToBounds else { return }
      storedMasksToBounds = newValue
      didChange()
    }
  }

  /// A layer whose alpha decides what is seen of this one with its content, in its coordinates; nil for all of it. A layer that is part of
  /// another layer or of a view is refused with a message.
  open var mask: CALayer? {
    get { storedMask }
    set { setMask(newValue) }
  }

  // MARK: - Shadow

  /// The opacity of the shadow of the layer's rectangle, from 0 to 1. The default is 0, no shadow.
  ///
  /// Only a layer with a background colour or a ``shadowPath``, and without ``masksToBounds``, has a shadow. The content casts none.
  open var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { didChange() } }
  }

  /// The colour of the shadow; nil for none. Black by default.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if shadowColor != oldValue { didChange() } }
  }

  /// The offset of the shadow to the right and downwards, in points. The default, (0, -3), is above the layer.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { didChange() } }
  }

  /// The blur radius of the shadow: the standard deviation of a Gaussian, in points. 3 by default.
  open var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { didChange() } }
  }

  /// The shape that casts the shadow, in the layer's coordinates; nil for the layer's rectangle. A rectangle, also with round corners,
  /// and an ellipse cast theirs; any other path casts that of its bounding box.
  open var shadowPath: CGPath? {
    didSet { if shadowPath != oldValue { didChange() } }
  }

  // MARK: - Animations

  /// Removes the animations of the layer, and those of its view, which is shown with its actual values from the next frame on. If that ends
  /// an animation altogether, its completion or delegate is called with false.
  public func removeAllAnimations() {
    removeAnimations { _ in true }
    dropAnimations { _ in true }
  }

  // MARK: - Overridden by the Kit's own layer classes

  /// The content that the layer class draws above the background; nil for none.
  package var content: LayerContent? { nil }

  /// Takes over the values of `model` that are shown at a time, without its own animations.
  func take(_ model: CALayer, at time: TimeInterval) { takeAppearance(of: model, at: time) }

  // MARK: - State that the chapters keep

  /// The view whose layer this is; nil for a layer without a view.
  weak var view: UIView?

  /// The geometry of a layer without a view.
  package internal(set) var geometry = LayerGeometry()

  /// The transform of the plane; nil for the identity.
  package internal(set) var flatTransform: CGAffineTransform?

  /// The transform of space, if it is more than one of the plane.
  var solidTransform: CATransform3D?

  /// The animations that were added, and the layer's time; nil while there are none.
  package internal(set) var motion: LayerMotion?

  /// The layer that this one masks; nil for none.
  weak var maskedLayer: CALayer?

  /// The drawing of the view's `draw(_:)`; nil for none.
  package internal(set) var drawing: Drawing?

  /// The running animations of the view, in the order in which they were added.
  package internal(set) var animations: [ViewAnimation] = []

  var storedSublayers: [CALayer] = []
  var storedMask: CALayer?
  private var storedHidden = false
  private var storedOpacity: Float = 1
  private var storedBackgroundColor: CGColor?
  private var storedMasksToBounds = false

  /// Makes the host update to the present animations.
  func animationsDidChange() { view?.setNeedsCommit(.motion) }

  /// Whether both are the same object.
  nonisolated public static func == (one: CALayer, other: CALayer) -> Bool { one === other }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The shape of a layer's round corners.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/calayercornercurve
nonisolated public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that begins more gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, as seen on the screen: X grows to the right, Y downwards.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cacornermask
nonisolated public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
