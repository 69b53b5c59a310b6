// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Progress views and activity indicators.
@Suite(.alone) struct ProgressTests {
  @Test(arguments: [(Float(0.5), Float(0.5)), (-1, 0), (7, 1), (.nan, 0)])
  func aProgressIsBetween0And1(set: Float, expected: Float) {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = set
    #expect(view.progress == expected)
  }

  @Test func theBarIsAsLongAsTheProgress_FromTheLeadingEdge() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame.width) == [200, 50])
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.subviews.last?.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
    #expect(view.accessibilityValue == "25%")
  }

  @Test func theBarFollowsTheTint_UnlessItHasAColour() {
    let (root, view) = (UIView(), UIProgressView(progressViewStyle: .default))
    root.addSubview(view)
    root.tintColor = .systemOrange
    #expect(view.subviews.last?.backgroundColor == .systemOrange)
    view.progressTintColor = .systemRed
    #expect(view.subviews.last?.backgroundColor == .systemRed)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
  }

  @Test func anIndicatorIsHidden_UnlessItTurns() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
  }

  @Test func anIndicatorIsAsLargeAsItsStyle() {
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.frame.size == CGSize(width: 37, height: 37))
    #expect(view.color == .systemGray)
    view.color = .red
    #expect(view.color == .red)
    view.color = nil
    #expect(view.color == .systemGray)
  }
}
