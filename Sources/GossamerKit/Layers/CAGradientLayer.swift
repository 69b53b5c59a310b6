// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A layer that fills its bounds with a gradient.
///
/// Semantics: https://developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; nil for none. A single one fills the layer.
  open var colors: [Any]? { didSet { didChange() } }

  /// The location of each colour, from 0 at the start to 1 at the end. If it is nil, or its count isn't that of the colours,
  /// the colours are distributed evenly. A location less than the previous one is raised to it.
  open var locations: [NSNumber]? { didSet { didChange() } }

  /// The point of the first colour: (0, 0) is the upper left corner, (1, 1) the lower right one. The default is (0.5, 0),
  /// the middle of the upper edge. For a radial or conic gradient it is the centre.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { didChange() } }

  /// The point of the last colour. The default is (0.5, 1), the middle of the lower edge. For a radial gradient it is a
  /// corner of the rectangle around the outermost ellipse; a conic gradient begins in its direction.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { didChange() } }

  /// The type of the gradient; axial by default.
  open var type = CAGradientLayerType.axial { didSet { if type != oldValue { didChange() } } }

  package override var content: LayerContent? {
    let points = [startPoint, endPoint]
    guard let colors, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let known = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !known.isEmpty else { return nil }
    return .gradient(
      LayerGradient(
        type: type, stops: Self.stops(known, locations), start: startPoint, end: endPoint))
  }

  override func take(_ model: CALayer, at time: TimeInterval) {
    super.take(model, at: time)
    guard let model = model as? CAGradientLayer else { return }
    (colors, locations, type) = (model.colors, model.locations, model.type)
    (startPoint, endPoint) = (model.startPoint, model.endPoint)
  }

  private static func stops(
    _ colors: [UIColor.Components], _ locations: [NSNumber]?
  ) -> [LayerGradient.Stop] {
    // A gradient needs at least two colours.
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

/// The type of a gradient.
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

/// A gradient, for the host to draw.
package struct LayerGradient: Equatable {
  package struct Stop: Equatable {
    /// From 0 to 1, and not less than that of the previous stop.
    package let location: CGFloat
    package let color: UIColor.Components
  }

  package let type: CAGradientLayerType
  /// At least two stops.
  package let stops: [Stop]
  /// The start in unit coordinates of the bounds; `end` too.
  package let start: CGPoint
  package let end: CGPoint
}
