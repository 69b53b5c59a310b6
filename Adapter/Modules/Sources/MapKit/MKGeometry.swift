// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleCoreLocation
import AppleUIKit

/// How much of the earth a map shows.
nonisolated public struct MKCoordinateSpan: Sendable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Nothing.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
///
/// Semantics: https://developer.apple.com/documentation/mapkit/mkcoordinateregion
nonisolated public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How much around it.
  public var span: MKCoordinateSpan

  /// Nothing.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region of a size in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of latitude is a 360th of the earth's circumference; one of longitude is shorter towards the poles.
    let degree = 6_371_008.8 * Double.pi / 180
    let shortening = max(cos(center.latitude * .pi / 180), 0.000_001)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / degree),
        longitudeDelta: min(360, longitudinalMeters / (degree * shortening))))
  }
}

/// Creates a region.
nonisolated public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}

/// Creates a span.
nonisolated public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Creates a region of a size in metres.
nonisolated public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A line along points.
nonisolated open class MKPolyline: MKShape, MKOverlay {
  /// The points.
  public let coordinates: [CLLocationCoordinate2D]
  /// The number of points.
  open var pointCount: Int { coordinates.count }

  /// Creates a line.
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: max(0, count)))
    super.init()
    coordinate = self.coordinates.first ?? CLLocationCoordinate2D()
  }
}

/// A round area.
nonisolated open class MKCircle: MKShape, MKOverlay {
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates an area.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = center
  }
}

/// Draws an overlay. No map asks for it.
open class MKOverlayRenderer {
  /// The overlay.
  public let overlay: any MKOverlay
  /// How opaque it is.
  open var alpha: CGFloat = 1

  /// Creates a renderer.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
  }
}

/// Draws the outline of an overlay. No map asks for it.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the area.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// The width of the line; 0: as the map has it.
  open var lineWidth: CGFloat = 0
}

/// Draws a line. No map asks for it.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(polyline: MKPolyline) {
    self.init(overlay: polyline)
  }
}

/// Draws a round area. No map asks for it.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(circle: MKCircle) {
    self.init(overlay: circle)
  }
}

/// A place that maps know.
///
/// Semantics: https://developer.apple.com/documentation/mapkit/mkmapitem
open class MKMapItem {
  /// Where it is.
  public let placemark: MKPlacemark
  /// Its name; nil: none.
  open var name: String?
  /// Its telephone number; nil: none.
  open var phoneNumber: String?
  /// Its address in the web; nil: none.
  open var url: URL?

  /// Creates an item.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
  }

  /// Opens the place in the browser's map.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    let (latitude, longitude) = (placemark.coordinate.latitude, placemark.coordinate.longitude)
    let query = "mlat=\(latitude)&mlon=\(longitude)#map=16/\(latitude)/\(longitude)"
    guard let url = URL(string: "https://www.openstreetmap.org/?\(query)"),
      UIApplication.shared.canOpenURL(url)
    else { return false }
    UIApplication.shared.open(url)
    return true
  }
}

/// The options of `openInMaps(launchOptions:)`. They have no effect.
nonisolated public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
nonisolated public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
nonisolated public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
