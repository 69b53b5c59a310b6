// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The names of the classes that documents use, as their authors know them.
package enum ClassNames {
  /// The class of a view or controller: the custom one, else UIKit's, which may be one that isn't supported.
  package static func name(of element: Element) -> String {
    if let name = element.string("customClass"), !name.isEmpty { return name }
    return others[element.name]
      ?? "UI\(element.name.prefix(1).uppercased())\(element.name.dropFirst())"
  }

  /// The names that don't follow from the tag of the element.
  private static let others = [
    "arscnView": "ARSCNView", "arskView": "ARSKView",
    "avPlayerViewController": "AVPlayerViewController",
    "containerView": "UIView", "glkView": "GLKView", "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController", "mapView": "MKMapView", "mtkView": "MTKView",
    "pdfView": "PDFView", "sceneKitView": "SCNView", "skView": "SKView", "wkWebView": "WKWebView",
  ]
}
