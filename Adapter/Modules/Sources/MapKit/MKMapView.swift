// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

@_exported import AppleCoreLocation
@_exported import AppleUIKit
import StandIns

/// Shows a map on Apple's platforms. Here it says which place it would show, and opens it in the browser's map.
///
/// It keeps its region, annotations and overlays, and asks its delegate for no views.
///
/// Semantics: https://developer.apple.com/documentation/mapkit/mkmapview
open class MKMapView: UIView {
  /// Is told about annotations that are selected by the application.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of map. Without effect.
  open var mapType = MKMapType.standard
  /// Whether the machine's place would be shown. Without effect.
  open var showsUserLocation = false
  /// How the map would follow the machine. Without effect.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Whether a compass would be shown. Without effect.
  open var showsCompass = true
  /// Whether a scale would be shown. Without effect.
  open var showsScale = false
  /// Whether traffic would be shown. Without effect.
  open var showsTraffic = false
  /// Whether a person could zoom. Without effect.
  open var isZoomEnabled = true
  /// Whether a person could scroll. Without effect.
  open var isScrollEnabled = true
  /// Whether a person could rotate. Without effect.
  open var isRotateEnabled = true
  /// Whether a person could tilt. Without effect.
  open var isPitchEnabled = true
  /// The machine's place. It isn't known.
  public let userLocation = MKUserLocation()

  /// The part of the earth that would be shown.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360)
  ) {
    didSet { show() }
  }

  private lazy var placeholder = PlaceholderView(
    "MKMapView", symbol: "map", detail: "A map can't be shown on Linux.", covering: self)

  /// Creates a map of the world.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = placeholder
  }

  /// Creates a map that an Interface Builder document describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = placeholder
  }

  // MARK: - Region

  /// The middle of the region.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// Sets the region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    StandIn.tell(
      "MKMapView.setRegion(_:animated:)", "Open https://www.openstreetmap.org in the browser.")
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Sets the middle of the region.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  /// The region as it is: it fits any view.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// Sets how the map would follow the machine.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  // MARK: - Annotations

  /// The annotations.
  public private(set) var annotations: [any MKAnnotation] = []
  /// Those that the application has selected.
  open var selectedAnnotations: [any MKAnnotation] = []

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    addAnnotations([annotation])
  }

  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    show()
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    show()
  }

  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Shows the first of the annotations in the middle.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    if let first = annotations.first { centerCoordinate = first.coordinate }
  }

  /// Selects an annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }

  /// Deselects an annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }

  /// Nil: annotations have no views.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Nil: annotations have no views.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// Does nothing: annotations have no views.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
  /// A new view for the annotation.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: - Overlays

  /// The overlays.
  public private(set) var overlays: [any MKOverlay] = []

  /// Keeps an overlay.
  open func addOverlay(_ overlay: any MKOverlay) {
    overlays.append(overlay)
  }

  /// Keeps overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) {
    self.overlays += overlays
  }

  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) {
    overlays.removeAll { $0 === overlay }
  }

  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  // MARK: - What it shows

  private func show() {
    let (latitude, longitude) = (region.center.latitude, region.center.longitude)
    var lines = [String(format: "%.4f°, %.4f°", latitude, longitude)]
    lines += annotations.prefix(5).compactMap { $0.title ?? nil }
    if annotations.count > 5 { lines.append("… (\(annotations.count))") }
    placeholder.detail = lines.joined(separator: "\n")
    let zoom = max(1, min(19, Int(log2(360 / max(region.span.longitudeDelta, 0.0001)).rounded())))
    let address = "https://www.openstreetmap.org/#map=\(zoom)/\(latitude)/\(longitude)"
    placeholder.action = URL(string: address).map { url in
      UIAction(title: "Open in browser") { _ in UIApplication.shared.open(url) }
    }
  }
}

/// Is told about a map. Most of it never happens, since a map has no views here.
///
/// Semantics: https://developer.apple.com/documentation/mapkit/mkmapviewdelegate
@MainActor public protocol MKMapViewDelegate: AnyObject {
  /// The region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The view of an annotation. Never asked.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// A person has selected an annotation. Never called.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A person has deselected an annotation. Never called.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// A person has pressed a button of an annotation. Never called.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// How an overlay is drawn. Never asked.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// The machine has moved. Never called.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The map is there. Never called.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// None.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// One that draws nothing.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// Kinds of maps.
nonisolated public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard
  /// Pictures from above.
  case satellite
  /// Both.
  case hybrid
  /// Pictures in three dimensions.
  case satelliteFlyover
  /// Both in three dimensions.
  case hybridFlyover
  /// Streets, in pale colours.
  case mutedStandard
}

/// How a map follows the machine.
nonisolated public enum MKUserTrackingMode: Int, Sendable {
  /// It doesn't.
  case none
  /// It moves.
  case follow
  /// It moves and turns.
  case followWithHeading
}
