// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// Reads an element whose class stands in a module that not every application links, such as `MKMapView`, as an object of that class. The
/// class reads no attributes of the document.
protocol LinkedViewReader: ViewReader where View == UIView {
  /// The module of the class, and its name.
  static var path: (module: String, name: String) { get }
}

extension LinkedViewReader {
  static func read(_ element: Element, into view: UIView, _ instantiation: Instantiation) {}

  static func makeBase(_ coder: NibCoder) -> UIView {
    linkedClass?.init(coder: coder) ?? UIView(coder: coder) ?? UIView()
  }

  /// The class; nil if the application doesn't link its module.
  fileprivate static var linkedClass: UIView.Type? {
    _typeByName("\(path.module).\(path.name)") as? UIView.Type
  }
}

private enum MapViewReader: LinkedViewReader {
  static let path = (module: "AppleMapKit", name: "MKMapView")
}

private enum PDFViewReader: LinkedViewReader {
  static let path = (module: "ApplePDFKit", name: "PDFView")
}

private enum WebViewReader: LinkedViewReader {
  static let path = (module: "AppleWebKit", name: "WKWebView")
}

/// The readers of elements whose classes the adapter's modules (Adapter/Modules) have.
enum LinkedViewReaders {
  private static let all: [String: any LinkedViewReader.Type] = [
    "mapView": MapViewReader.self, "pdfView": PDFViewReader.self, "wkWebView": WebViewReader.self,
  ]

  /// The modules. `<view customClass="PDFView">` may name a class of theirs.
  static let modules = all.values.map { $0.path.module }.sorted()

  /// The readers of the classes that the application links.
  static var linked: [String: any ViewReader.Type] {
    all.filter { $0.value.linkedClass != nil }.mapValues { $0 }
  }
}
