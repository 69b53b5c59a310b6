// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A layer whose rectangle is filled with colours that pass into one another.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; nil for none. A single one fills the layer.
  open var colors: [Any]? { didSet { didChange() } }

  /// Where each colour is pure, from 0 at the start to 1 at the end; nil, or as many as there are not
  /// colours, distributes them evenly. One that is less than the one before it counts as that one.
  open var locations: [NSNumber]? { didSet { didChange() } }

  /// Where the first colour is: (0, 0) is the upper left corner, (1, 1) the lower right one. (0.5, 0)
  /// unless set, the middle of the upper edge. Of a radial or conic gradient the middle.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChange() } }

  /// Where the last colour is. (0.5, 1) unless set, the middle of the lower edge. Of a radial gradient a
  /// corner of the rectangle around the ellipse where it is; a conic one begins in its direction.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChange() } }

  /// How the colours pass into one another: along a line unless set.
  open var type = CAGradientLayerType.axial { didSet { if type != oldValue { didChange() } } }

  package override var content: LayerContent? {
    let points = [startPoint, endPoint]
    guard let colors, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let known = colors.compactMap { ($0 as? CGColor)?.components }
    guard !known.isEmpty else { return nil }
    return .gradient(
      LayerGradient(
        type: type, stops: Self.stops(known, locations), start: startPoint, end: endPoint))
  }

  private static func stops(
    _ colors: [UIColor.Components], _ locations: [NSNumber]?
  ) -> [LayerGradient.Stop] {
    // A gradient needs two.
    let colors = colors.count == 1 ? colors + colors : colors
    var last: CGFloat = 0
    return colors.enumerated().map { index, color in
      var location = CGFloat(index) / CGFloat(colors.count - 1)
      if let locations, locations.count == colors.count {
        let wanted = CGFloat(locations[index].doubleValue)
        location = wanted.isFinite ? min(max(wanted, last), 1) : last
      }
      last = location
      return LayerGradient.Stop(location: location, color: color)
    }
  }
}

/// How the colours of a gradient pass into one another.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cagradientlayertype
nonisolated public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start to the end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outwards, in ellipses.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, clockwise.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A gradient as a host draws it.
package struct LayerGradient: Equatable {
  package struct Stop: Equatable {
    /// From 0 to 1, not less than that of the stop before.
    package let location: CGFloat
    package let color: UIColor.Components
  }

  package let type: CAGradientLayerType
  /// At least two.
  package let stops: [Stop]
  /// In parts of the rectangle.
  package let start: CGPoint
  package let end: CGPoint
}
