// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleCoreLocation
import AppleUIKit

/// Something at a point of a map.
///
/// Semantics: https://developer.apple.com/documentation/mapkit/mkannotation
nonisolated public protocol MKAnnotation: AnyObject {
  /// The point.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; nil: none.
  var title: String? { get }
  /// The second line; nil: none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  nonisolated public var title: String? { nil }
  /// None.
  nonisolated public var subtitle: String? { nil }
}

/// Something that covers a part of a map.
nonisolated public protocol MKOverlay: MKAnnotation {}

/// An annotation with texts.
nonisolated open class MKShape: NSObject, MKAnnotation {
  /// The title; nil: none.
  open var title: String?
  /// The second line; nil: none.
  open var subtitle: String?
  /// The point.
  open var coordinate = CLLocationCoordinate2D()
}

/// An annotation at a point.
///
/// Semantics: https://developer.apple.com/documentation/mapkit/mkpointannotation
nonisolated open class MKPointAnnotation: MKShape {
  /// Creates an annotation at 0° north, 0° east.
  public override init() {
    super.init()
  }

  /// Creates an annotation.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// The machine's place. It isn't known.
nonisolated open class MKUserLocation: NSObject, MKAnnotation {
  /// 0° north, 0° east.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Nil: it isn't known.
  open var location: CLLocation? { nil }
  /// The title; nil: none.
  open var title: String?
  /// The second line; nil: none.
  open var subtitle: String?
}

/// The address of a point.
nonisolated open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The point.
  public let coordinate: CLLocationCoordinate2D

  /// Creates an address of which only the point is known.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates an address of which only the point is known; the dictionary isn't read.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) {
    self.init(coordinate: coordinate)
  }
}

/// The view of an annotation. No map shows it.
///
/// Semantics: https://developer.apple.com/documentation/mapkit/mkannotationview
open class MKAnnotationView: UIView {
  /// The annotation.
  open var annotation: (any MKAnnotation)?
  /// What views of this kind have in common.
  public let reuseIdentifier: String?
  /// The picture; nil: none.
  open var image: UIImage?
  /// Whether it can show its texts. Without effect.
  open var canShowCallout = false
  /// Whether a person can move it. Without effect.
  open var isDraggable = false
  /// How far the picture is from the point. Without effect.
  open var centerOffset = CGPoint.zero
  /// How far the texts are from the picture. Without effect.
  open var calloutOffset = CGPoint.zero
  /// Which annotations are shown in one. Without effect.
  open var clusteringIdentifier: String?
  /// The view to the left of the texts.
  open var leftCalloutAccessoryView: UIView?
  /// The view to the right of the texts.
  open var rightCalloutAccessoryView: UIView?
  /// The view below the texts.
  open var detailCalloutAccessoryView: UIView?

  /// Creates a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view that an Interface Builder document describes.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before the view gets another annotation.
  open func prepareForReuse() {}
}

/// The view of an annotation as a pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// The pin's colour.
  open var pinTintColor: UIColor! = .systemRed
  /// Whether the pin falls. Without effect.
  open var animatesDrop = false
}

/// The view of an annotation as a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The balloon's colour; nil: red.
  open var markerTintColor: UIColor?
  /// The colour of what is in it.
  open var glyphTintColor: UIColor?
  /// The text in it.
  open var glyphText: String?
  /// The picture in it.
  open var glyphImage: UIImage?
  /// Whether it appears slowly. Without effect.
  open var animatesWhenAdded = false
}
