// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct ContentModeTests {
  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 20, width: 200, height: 100)),
    (.redraw, CGRect(x: 10, y: 20, width: 200, height: 100)),
    (.scaleAspectFit, CGRect(x: 60, y: 20, width: 100, height: 100)),
    (.scaleAspectFill, CGRect(x: 10, y: -30, width: 200, height: 200)),
    (.center, CGRect(x: 90, y: 50, width: 40, height: 40)),
    (.top, CGRect(x: 90, y: 20, width: 40, height: 40)),
    (.bottom, CGRect(x: 90, y: 80, width: 40, height: 40)),
    (.left, CGRect(x: 10, y: 50, width: 40, height: 40)),
    (.right, CGRect(x: 170, y: 50, width: 40, height: 40)),
    (.topLeft, CGRect(x: 10, y: 20, width: 40, height: 40)),
    (.topRight, CGRect(x: 170, y: 20, width: 40, height: 40)),
    (.bottomLeft, CGRect(x: 10, y: 80, width: 40, height: 40)),
    (.bottomRight, CGRect(x: 170, y: 80, width: 40, height: 40)),
  ])
  func placesASquareInAWideRectangle(_ mode: UIView.ContentMode, _ expected: CGRect) {
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    #expect(mode.frame(ofContent: CGSize(width: 40, height: 40), in: bounds) == expected)
  }

  @Test func drawsNothing_WhenTheContentHasNoSize() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(UIView.ContentMode.scaleAspectFit.frame(ofContent: .zero, in: bounds).isEmpty)
  }
}
