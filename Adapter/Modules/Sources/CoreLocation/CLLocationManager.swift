// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleFoundation
import StandIns

/// Whether an application may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has been asked.
  case notDetermined
  /// It can't.
  case restricted
  /// A person has refused it.
  case denied
  /// Always.
  case authorizedAlways
  /// While it is used.
  case authorizedWhenInUse

  /// Always.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// How exactly an application may know where it is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exactly.
  case fullAccuracy
  /// Roughly.
  case reducedAccuracy
}

/// Tells where the machine is on Apple's platforms. Here it answers `.denied`: an application that follows Apple's guidelines shows what it
/// shows to a person who has refused.
///
/// Semantics: https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject {
  /// Is told that there is no place.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { tellAuthorization() }
  }
  /// How exact places are to be. Without effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far a move is at least. Without effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether places are told in the background. Without effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether places are told seldom while nothing moves. Without effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Nil: no place is known.
  open var location: CLLocation? { nil }
  /// Nil: no direction is known.
  open var heading: CLHeading? { nil }
  /// Empty: no region is watched.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// Creates a manager.
  public override init() {
    super.init()
  }

  /// `.denied`.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// `.reducedAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// `.denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// False.
  open class func locationServicesEnabled() -> Bool { false }
  /// False.
  open class func headingAvailable() -> Bool { false }
  /// False.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// False.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Tells the delegate that the answer is `.denied`.
  open func requestWhenInUseAuthorization() {
    tell("CLLocationManager.requestWhenInUseAuthorization()")
    tellAuthorization()
  }

  /// Tells the delegate that the answer is `.denied`.
  open func requestAlwaysAuthorization() {
    tell("CLLocationManager.requestAlwaysAuthorization()")
    tellAuthorization()
  }

  /// Tells the delegate that there is no place.
  open func requestLocation() {
    tell("CLLocationManager.requestLocation()")
    fail()
  }

  /// Tells the delegate that there is no place.
  open func startUpdatingLocation() {
    tell("CLLocationManager.startUpdatingLocation()")
    fail()
  }

  /// Does nothing.
  open func stopUpdatingLocation() {}

  /// Tells the delegate that there is no direction.
  open func startUpdatingHeading() {
    tell("CLLocationManager.startUpdatingHeading()")
    fail()
  }

  /// Does nothing.
  open func stopUpdatingHeading() {}

  /// Tells the delegate that there is no place.
  open func startMonitoringSignificantLocationChanges() {
    tell("CLLocationManager.startMonitoringSignificantLocationChanges()")
    fail()
  }

  /// Does nothing.
  open func stopMonitoringSignificantLocationChanges() {}

  /// Says once that no region is watched.
  open func startMonitoring(for region: CLRegion) {
    tell("CLLocationManager.startMonitoring(for:)")
  }

  /// Does nothing.
  open func stopMonitoring(for region: CLRegion) {}

  private func tell(_ call: String) {
    StandIn.tell(call, "The place of the machine isn't known; ask the person for one.")
  }

  // On the main queue, as a manager that was made there does.
  private func tellAuthorization() {
    later { delegate, manager in
      delegate.locationManagerDidChangeAuthorization(manager)
      delegate.locationManager(manager, didChangeAuthorization: .denied)
    }
  }

  private func fail() {
    later { $0.locationManager($1, didFailWithError: CLError(.denied)) }
  }

  private func later(
    _ call: @escaping @Sendable (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    // Used by the main queue only, as the delegate expects.
    nonisolated(unsafe) weak let manager = self
    DispatchQueue.main.async {
      guard let manager, let delegate = manager.delegate else { return }
      call(delegate, manager)
    }
  }
}

/// Is told where the machine is.
///
/// Semantics: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: AnyObject {
  /// The permission has changed. Called after each request, with `.denied`.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The permission has changed. Called after each request, with `.denied`.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// There are places. Never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is no place.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// There is a direction. Never called.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// A region was entered. Never called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// A region was left. Never called.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {
  }
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Why there is no place.
public struct CLError: LocalizedError, Hashable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// No place is known yet.
    case locationUnknown
    /// The application may not know it.
    case denied
    /// No network.
    case network
    /// No direction.
    case headingFailure
    /// No address is known.
    case geocodeFoundNoResult = 8
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// What went wrong.
  public var errorDescription: String? { "The place of the machine isn't known on Linux." }
}

/// Finds addresses on Apple's platforms. Here it finds none.
///
/// Semantics: https://developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject {
  /// Called with what was found.
  public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

  /// False.
  open var isGeocoding: Bool { false }

  /// Calls back on the main queue with an error.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CompletionHandler
  ) {
    StandIn.tell("CLGeocoder.geocodeAddressString(_:)", "Ask a web service for the address.")
    DispatchQueue.main.async { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }

  /// Calls back on the main queue with an error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) {
    StandIn.tell("CLGeocoder.reverseGeocodeLocation(_:)", "Ask a web service for the address.")
    DispatchQueue.main.async { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  }

  /// Does nothing.
  open func cancelGeocode() {}
}

/// An address. `MKPlacemark` makes one of a point.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Unchecked, because nothing of it changes.

  /// The place; nil if there is none.
  public let location: CLLocation?
  /// Nil: the address isn't known.
  open var name: String? { nil }
  /// Nil: the address isn't known.
  open var thoroughfare: String? { nil }
  /// Nil: the address isn't known.
  open var subThoroughfare: String? { nil }
  /// Nil: the address isn't known.
  open var locality: String? { nil }
  /// Nil: the address isn't known.
  open var subLocality: String? { nil }
  /// Nil: the address isn't known.
  open var administrativeArea: String? { nil }
  /// Nil: the address isn't known.
  open var postalCode: String? { nil }
  /// Nil: the address isn't known.
  open var country: String? { nil }
  /// Nil: the address isn't known.
  open var isoCountryCode: String? { nil }

  /// Creates an address of a place.
  public init(location: CLLocation?) {
    self.location = location
    super.init()
  }
}
