// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import AppleMapKit
import ApplePDFKit
import AppleWebKit
import Testing

@Suite @MainActor struct DocumentTests {
  @Test func makesViewsOfLinkedModules() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "DocumentTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
          <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="300" height="600"/>
            <subviews>
              <mapView id="m"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/></mapView>
              <wkWebView id="w"><rect key="frame" x="0.0" y="200" width="300" height="200"/></wkWebView>
              <view customClass="PDFView" id="p">
                <rect key="frame" x="0.0" y="400" width="300" height="200"/>
              </view>
            </subviews>
          </view>
        </objects>
      </document>
      """
    try Data(document.utf8).write(to: folder.appendingPathComponent("Map.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    let views = UINib(nibName: "Map", bundle: bundle).instantiate(withOwner: nil)
    let view = try #require(views.first as? UIView)
    #expect(view.subviews.map { "\(type(of: $0))" } == ["MKMapView", "WKWebView", "PDFView"])
  }
}
