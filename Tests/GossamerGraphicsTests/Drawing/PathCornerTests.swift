// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerGraphics

@Suite(.alone) @MainActor struct PathCornerTests {
  @Test func knowsTheCornersOfRectanglesAndEllipses() {
    let box = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(CGPath(rect: box).cornerRadius == 0)
    #expect(abs(UIBezierPath(roundedRect: box, cornerRadius: 12).cgPath.cornerRadius - 12) < 0.01)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(abs(circle.cornerRadius - 20) < 0.01)
  }

  @Test func symbolsTakeTheFirstColorOfAPalette() throws {
    let colors = UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    let image = try #require(
      UIImage(systemName: "star", withConfiguration: size.applying(colors)))
    #expect(image.renderingMode == .alwaysOriginal)
    #expect(try #require(UIImage(systemName: "star")).renderingMode == .automatic)
  }
}
