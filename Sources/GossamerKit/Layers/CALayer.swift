// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerSupport

/// A rectangle that is drawn, without input and layout: that of a view, or one that lies in another layer.
///
///     let gradient = CAGradientLayer()
///     gradient.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
///     gradient.frame = view.bounds
///     view.layer.addSublayer(gradient)
///
/// Sublayers are drawn on the view's background and on what its `draw(_:)` has drawn, and behind its
/// subviews, in whatever order they were added. Changes of a layer are seen at once: only views are
/// animated. Layers follow no size: set their frames in `layoutSubviews()`, as in UIKit.
///
/// The geometry, opacity and background of a view's own layer are the view's. The sublayers of a view's
/// layer are those that were added, without the layers of subviews.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: Wirable, nonisolated Hashable {
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

  /// The rectangle in the coordinates of the superlayer; of a layer that is turned the smallest upright
  /// rectangle around it. One that isn't finite is refused with a message.
  open var frame: CGRect {
    get { view?.frame ?? geometry.frame }
    set { change(to: newValue, { $0.frame = newValue }, ofView: { $0.frame = newValue }) }
  }

  /// The rectangle in the layer's own coordinates: the origin is where its sublayers start.
  open var bounds: CGRect {
    get { view?.bounds ?? geometry.bounds }
    set { change(to: newValue, { $0.bounds = newValue }, ofView: { $0.bounds = newValue }) }
  }

  /// Where the ``anchorPoint`` lies in the coordinates of the superlayer.
  open var position: CGPoint {
    get { view?.center ?? geometry.position }
    set {
      change(
        to: CGRect(origin: newValue, size: .zero), { $0.position = newValue },
        ofView: { $0.center = newValue })
    }
  }

  /// The point about which the layer is turned and scaled, and that lies at ``position``: (0, 0) is its
  /// upper left corner, (1, 1) the lower right one; (0.5, 0.5) unless set. A view's layer keeps that.
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

  /// Which of the layers in one superlayer lies in front: the one with the greatest value, and of several
  /// that have the same the one added last. 0 unless set. Views don't follow it.
  open var zPosition: CGFloat = 0 {
    didSet { if zPosition != oldValue { didChange() } }
  }

  /// How the layer is moved, turned and scaled about its ``anchorPoint``: of a view's layer the view's
  /// `transform`.
  public func affineTransform() -> CGAffineTransform { transform ?? .identity }

  /// Sets how the layer is moved, turned and scaled. A transform that isn't finite is refused with a
  /// message.
  public func setAffineTransform(_ m: CGAffineTransform) {
    if let view {
      view.transform = m
      return
    }
    guard [m.a, m.b, m.c, m.d, m.tx, m.ty].allSatisfy(\.isFinite) else {
      return Messages.views.error("The transform \(m) of a layer isn't finite; it was refused.")
    }
    geometry.transform = m
    transform = m.isIdentity ? nil : m
    didChange()
  }

  // MARK: - Layers in it

  /// The layer that this one was added to; nil for a view's own layer.
  open internal(set) weak var superlayer: CALayer?

  /// The layers that were added, from back to front; nil for none.
  open var sublayers: [CALayer]? {
    get { storedSublayers.isEmpty ? nil : storedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the others. It leaves the superlayer that it had. A view's own layer, this
  /// layer itself and one that it lies in are refused with a message.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Adds a layer so that it is number `idx` of the sublayers, from the back. Clamped.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds a layer right behind `sibling`; in front of all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, distance: 0)
  }

  /// Adds a layer right in front of `sibling`; in front of all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, distance: 1)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.storedSublayers.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.didChange()
  }

  // MARK: - Appearance

  /// Whether the layer is left out of what is shown.
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

  /// The opacity of the layer with all in it, from 0 to 1. Other values are clamped.
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

  /// The radius of the corners in points. The background is cut to it, and the content too if
  /// ``masksToBounds`` is set. Negative values count as 0.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { didChange() } }
  }

  /// The corners that are round if there is a ``cornerRadius``: all unless set.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { if maskedCorners != oldValue { didChange() } }
  }

  /// The width of the border, inside the bounds, in points. 0 for none.
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { didChange() } }
  }

  /// The colour of the border, black unless set; nil for none.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if borderColor != oldValue { didChange() } }
  }

  /// Whether what lies in the layer is cut off at the bounds: of a view's layer its `clipsToBounds`.
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

  // MARK: - Shadow

  /// How opaque the shadow of the layer's rectangle is, from 0 to 1. 0, the default, for none.
  ///
  /// A shadow is seen around a layer with a background colour, and only if what lies in it isn't cut off at
  /// the bounds. What is drawn or shown inside has none of its own.
  open var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { didChange() } }
  }

  /// The colour of the shadow, black unless set; nil for none.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if shadowColor != oldValue { didChange() } }
  }

  /// How far the shadow lies to the right of the layer and below it, in points. (0, -3) unless set: above it.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { didChange() } }
  }

  /// How far the shadow's edge is blurred, in points: the standard deviation of a Gaussian curve. 3 unless set.
  open var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { didChange() } }
  }

  // MARK: - Animations

  /// Takes out what animates the view of the layer: it is shown as it is from the next frame on, and the
  /// completions of animations that have nothing else to move are called with false.
  public func removeAllAnimations() { removeAnimations { _ in true } }

  // MARK: - What the Kit's own kinds override

  /// What a kind of layer draws on its background; nil for nothing.
  package var content: LayerContent? { nil }

  // MARK: - State that the chapters keep

  /// The view whose own layer this is; nil for another one.
  weak var view: UIView?

  /// Where a layer lies that isn't a view's.
  package internal(set) var geometry = LayerGeometry()

  /// The transform; nil for the identity.
  package internal(set) var transform: CGAffineTransform?

  /// What the view's `draw(_:)` has drawn; nil for nothing.
  package internal(set) var drawing: Drawing?

  /// What of the view is on its way, in the order in which it set out.
  package internal(set) var animations: [ViewAnimation] = []

  var storedSublayers: [CALayer] = []
  private var storedHidden = false
  private var storedOpacity: Float = 1
  private var storedBackgroundColor: CGColor?
  private var storedMasksToBounds = false

  /// The host is to follow the animations.
  func animationsDidChange() { view?.setNeedsCommit(.motion) }

  /// Whether both are the same object.
  nonisolated public static func == (one: CALayer, other: CALayer) -> Bool { one === other }

  /// Feeds the object's identity into the hasher.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
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
