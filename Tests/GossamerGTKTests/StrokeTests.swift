// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  @Suite struct StrokeTests {
    private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    private let blue = Picture.Pixel(red: 0, green: 0, blue: 255)

    @Test func linesCurvesAndDotsAreDrawn_WhereTheyAre() async throws {
      let view = StrokeView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      view.strokes = [
        Stroke(
          [.move(to: CGPoint(x: 0, y: 20)), .line(to: CGPoint(x: 100, y: 20))], color: .red,
          width: 4),
        Stroke(
          [
            .move(to: CGPoint(x: 10, y: 40)),
            .curve(
              to: CGPoint(x: 90, y: 40), control1: CGPoint(x: 10, y: 80),
              control2: CGPoint(x: 90, y: 80)),
          ], color: .blue, width: 4),
        Stroke(dotAt: CGPoint(x: 50, y: 20), diameter: 10, color: .blue),
      ]
      let picture = try await Self.picture(of: view)
      #expect(picture[20, 20] == red)
      #expect(picture[20, 25].alpha == 0)
      #expect(picture[50, 20] == blue)
      #expect(picture[50, 23] == blue)
      // The middle of the curve: a quarter of the ends and three quarters of the control points.
      #expect(picture[50, 70] == blue)
      #expect(picture[50, 50].alpha == 0)
    }

    @Test func nothingIsDrawn_WithoutLines_OrWithoutAPath() async throws {
      let view = StrokeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.strokes = [Stroke([], color: .red, width: 4)]
      let root = UIView()
      root.addSubview(view)
      let shown = try await Stage.show(root)
      view.strokes = []
      try await Stage.settle(shown)
      #expect(MessagesOfGTK.take() == [])
    }

    private static func picture(of view: UIView) async throws -> Picture {
      let root = UIView()
      root.addSubview(view)
      return try Picture(of: view, in: try await Stage.show(root))
    }
  }
}
