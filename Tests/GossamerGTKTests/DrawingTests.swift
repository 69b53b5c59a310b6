// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// What a view draws by `draw(_:)`, in a window.
  @Suite struct DrawingTests {
    private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    private let blue = Picture.Pixel(red: 0, green: 0, blue: 255)

    @Test func liesOnTheBackground_BehindTheSubviews_WithinTheBounds() async throws {
      let view = CrossedView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      view.backgroundColor = .white
      let inner = UIView(frame: CGRect(x: 18, y: 18, width: 4, height: 4))
      inner.backgroundColor = .blue
      view.addSubview(inner)
      let (root, shown) = try await Self.show(view)
      let picture = try Picture(of: root, in: shown)
      #expect(picture[20, 30] == red)
      #expect(picture[30, 20] == red)
      #expect(picture[30, 30] == blue)
      #expect(picture[14, 14] == Picture.Pixel(red: 255, green: 255, blue: 255))
      // The lines go on beyond the bounds.
      #expect(picture[5, 30].alpha == 0)
      #expect(picture[55, 30].alpha == 0)
    }

    @Test func isDrawnAnew_InAnotherSize() async throws {
      let view = CrossedView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      let (root, shown) = try await Self.show(view)
      view.frame.size = CGSize(width: 80, height: 80)
      try await Stage.settle(shown)
      let picture = try Picture(of: root, in: shown)
      #expect(picture[80, 50] == red)
      #expect(picture[30, 30].alpha == 0)
    }

    @Test func staysInItsPlace_WhereTheBoundsBeginElsewhere() async throws {
      let view = CrossedView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      view.bounds.origin = CGPoint(x: 100, y: 200)
      let (root, shown) = try await Self.show(view)
      let picture = try Picture(of: root, in: shown)
      #expect(picture[30, 15] == red)
      #expect(picture[15, 15].alpha == 0)
    }

    @Test func theWindowGoesOn_WhereDrawingResizesTheView() async throws {
      let view = GrowingView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      let (root, shown) = try await Self.show(view)
      let label = UILabel(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
      root.addSubview(label)
      try await Stage.settle(shown)
      #expect(label.peer != nil)
      let (start, count) = (g_get_monotonic_time(), view.drawings)
      try await Stage.eventually("it is drawn ten times more") { view.drawings >= count + 10 }
      // Once per frame, and there are 60 frames per second.
      #expect(g_get_monotonic_time() - start > 100_000)
      view.isGrowing = false
    }

    private static func show(_ view: UIView) async throws -> (UIView, ShownWindow) {
      let root = UIView()
      root.addSubview(view)
      return (root, try await Stage.show(root))
    }
  }
}

/// Makes itself wider whenever it is drawn.
private final class GrowingView: UIView {
  var isGrowing = true
  private(set) var drawings = 0

  override func draw(_ rect: CGRect) {
    drawings += 1
    UIColor.red.setFill()
    UIBezierPath(rect: rect).fill()
    if isGrowing { frame.size.width = frame.width > 100 ? 40 : frame.width + 1 }
  }
}

/// Draws a red cross through its middle, which goes on beyond its bounds.
private final class CrossedView: UIView {
  override func draw(_ rect: CGRect) {
    let cross = UIBezierPath(
      rect: CGRect(x: rect.minX - 20, y: rect.midY - 2, width: rect.width + 40, height: 4))
    cross.append(
      UIBezierPath(
        rect: CGRect(x: rect.midX - 2, y: rect.minY - 20, width: 4, height: rect.height + 40)))
    UIColor.red.setFill()
    cross.fill()
  }
}
