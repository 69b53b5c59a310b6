// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleFoundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A radius in metres within which a place is right; negative: it isn't known.
public typealias CLLocationAccuracy = Double
/// Metres per second.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double

/// As exact as can be, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every move is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// A point on the earth.
///
/// Semantics: https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The point at 0° north, 0° east.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a point.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether both numbers are within their ranges.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place at a time.
///
/// Semantics: https://developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, @unchecked Sendable {
  // Unchecked, because nothing of it changes.

  /// The point.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How exact the point is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the altitude is.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the move; negative: it isn't known.
  public let course: CLLocationDirection
  /// The speed of the move; negative: it isn't known.
  public let speed: CLLocationSpeed
  /// When it was there.
  public let timestamp: Date

  /// Creates a place of which only the point is known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a place.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place and a move.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// The way along the earth's surface, in metres. The earth is taken as a ball: at most 0.6 % from the truth.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    // The haversine formula, with the mean radius of the earth (IUGG).
    let radius = 6_371_008.8
    let (here, there) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let north = sin((there.latitude - here.latitude) * radians / 2)
    let east = sin((there.longitude - here.longitude) * radians / 2)
    let chord =
      north * north + cos(here.latitude * radians) * cos(there.latitude * radians) * east * east
    return 2 * radius * asin(min(1, chord.squareRoot()))
  }
}

/// A round region.
///
/// Semantics: https://developer.apple.com/documentation/corelocation/clcircularregion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a point is in the region.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let point = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return middle.distance(from: point) <= radius
  }
}

/// A region with a name.
open class CLRegion: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// Whether entering it is told. Never, here.
  open var notifyOnEntry = true
  /// Whether leaving it is told. Never, here.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A beacon's region. No beacon is found.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The identifier of the beacons.
  public let uuid: UUID

  /// Creates a region.
  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    super.init(identifier: identifier)
  }
}

/// A direction.
open class CLHeading: NSObject {
  /// Degrees from the magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from the true north.
  open var trueHeading: CLLocationDirection { -1 }
}
