// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The class names of a document's elements, as UIKit developers know them.
package enum ClassNames {
  /// The class of a view or controller: its custom class, or else UIKit's, even if Gossamer doesn't support it.
  package static func name(of element: Element) -> String {
    if let name = element.string("customClass"), !name.isEmpty { return name }
    return baseName(of: element)
  }

  /// UIKit's class for elements of this name, whatever class the element has.
  static func baseName(of element: Element) -> String {
    others[element.name]
      ?? "UI\(element.name.prefix(1).uppercased())\(element.name.dropFirst())"
  }

  /// The class names that can't be derived from an element's tag.
  private static let others = [
    "arscnView": "ARSCNView", "arskView": "ARSKView",
    "avPlayerViewController": "AVPlayerViewController",
    "constraint": "NSLayoutConstraint", "containerView": "UIView", "glkView": "GLKView",
    "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController", "mapView": "MKMapView", "mtkView": "MTKView",
    "pdfView": "PDFView", "sceneKitView": "SCNView", "skView": "SKView", "wkWebView": "WKWebView",
  ]
}
