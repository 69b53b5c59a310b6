// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Trees much larger than those of real screens: nothing may overflow the stack or take quadratic time.
@Suite(.alone) @MainActor struct LargeTreeTests {
  @Test func buildsLaysOutAndFrees10000NestedViews() {
    weak var leaf: UIView?
    withRecordingHost { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var innermost = UIView(frame: window.bounds)
      window.addSubview(innermost)
      for _ in 0..<10_000 {
        let view = UIView(frame: window.bounds)
        innermost.addSubview(view)
        innermost = view
      }
      leaf = innermost
      window.makeKeyAndVisible()
      #expect(innermost.peer != nil)
      #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === innermost)
      #expect(innermost.convert(CGPoint.zero, to: nil) == .zero)
      window.tintColor = .systemRed
      #expect(innermost.tintColor == .systemRed)
      window.frame.size.width = 200
      innermost.setNeedsLayout()
      Interface.current.updateCycle.update()
      window.subviews.first?.removeFromSuperview()
    }
    #expect(leaf == nil)
  }

  @Test func resizes10000NestedViews_ThatFollowTheirSuperviews() {
    let outermost = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var innermost = outermost
    for _ in 0..<10_000 {
      let view = UIView(frame: outermost.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      innermost.addSubview(view)
      innermost = view
    }
    outermost.frame.size = CGSize(width: 50, height: 200)
    #expect(innermost.frame.size == CGSize(width: 50, height: 200))
    outermost.layoutIfNeeded()
    outermost.subviews.first?.removeFromSuperview()
  }

  @Test func nests10000Views_FromTheInnermostOutwards() {
    var outermost = UIView()
    weak let leaf = outermost
    for _ in 0..<10_000 {
      let view = UIView()
      view.addSubview(outermost)
      outermost = view
    }
    #expect(leaf?.root === outermost)
    outermost = UIView()
    #expect(leaf == nil)
  }

  @Test func buildsLaysOutAndFrees100000Siblings() {
    weak var last: UIView?
    withRecordingHost { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      for _ in 0..<100_000 {
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        last = view
      }
      Interface.current.updateCycle.update()
      #expect(last?.peer != nil)
      #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === last)
      for view in window.subviews { view.removeFromSuperview() }
      #expect(window.subviews.isEmpty)
      Interface.current.updateCycle.update()
    }
    #expect(last == nil)
  }
}
