// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

@Suite(.alone) @MainActor struct UIViewGeometryTests {
  @Test func standardizesARectangleOfNegativeSize() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    view.frame = CGRect(x: 0, y: 0, width: -100, height: 50)
    #expect(view.frame == CGRect(x: -100, y: 0, width: 100, height: 50))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func keepsItsFrame_WhenANumberIsNotFinite(_ number: CGFloat) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let frame = view.frame
    let messages = messages {
      view.frame = CGRect(x: number, y: 0, width: 0, height: 0)
      view.frame.size.width = number
      view.bounds.size.height = number
      view.bounds.origin.x = number
      view.center.y = number
    }
    #expect(view.frame == frame)
    #expect(view.bounds.origin == .zero)
    #expect(messages.count == 5)
    #expect(
      messages.first == """
        The frame \(CGRect(x: number, y: 0, width: 0, height: 0)) of UIView isn't finite; it stays \
        \(frame).
        """)
  }

  @Test func startsEmpty_WhenTheFirstFrameIsNotFinite() {
    let messages = messages {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4))
      #expect(view.frame == .zero)
    }
    #expect(messages.count == 1)
  }

  @Test func keepsItsCentre_WhenItsBoundsAreResized() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.size = CGSize(width: 10, height: 40)
    #expect(view.frame == CGRect(x: 15, y: 0, width: 10, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 95, y: 80, width: 10, height: 40))
    view.frame.size = CGSize(width: 30, height: 30)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func convertsBetweenBranches_WithScrolledBounds() {
    let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 400, height: 400))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = UIView(frame: CGRect(x: 1, y: 32, width: 10, height: 10))
    let other = UIView(frame: CGRect(x: 200, y: 200, width: 10, height: 10))
    window.addSubview(scrolled)
    window.addSubview(other)
    scrolled.addSubview(inner)
    let point = CGPoint(x: 5, y: 5)
    #expect(inner.convert(point, to: scrolled) == CGPoint(x: 6, y: 37))
    #expect(inner.convert(point, to: window) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 16, y: 27))
    #expect(inner.convert(point, to: other) == CGPoint(x: -184, y: -173))
    #expect(other.convert(point, from: inner) == CGPoint(x: -184, y: -173))
    #expect(inner.convert(inner.bounds, from: nil).origin == CGPoint(x: -11, y: -22))
  }

  @Test func hitsTheFrontmostViewThatTakesInput() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(back)
    root.addSubview(front)
    front.addSubview(inner)
    #expect(root.hitTest(CGPoint(x: 16, y: 16), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
    front.bounds.origin = CGPoint(x: 0, y: 20)
    #expect(root.hitTest(CGPoint(x: 16, y: 16), with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === root)
  }

  @Test(arguments: [(2, 1), (-1, 0), (0.5, 0.5), (CGFloat.nan, 1)] as [(CGFloat, CGFloat)])
  func clampsItsAlpha(_ set: CGFloat, _ expected: CGFloat) {
    let view = UIView()
    view.alpha = set
    #expect(view.alpha == expected)
  }
}
