// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Zooming of a scroll view of 100 by 100 points.
@Suite(.alone) @MainActor struct ScrollZoomingTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let zoomer: Zoomer

  private final class Zoomer: UIScrollViewDelegate {
    let view: UIView
    var heard: [String] = []
    init(_ view: UIView) { self.view = view }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { heard.append("end \(scale)") }
  }

  init() {
    zoomer = Zoomer(content)
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.delegate = zoomer
    scrollView.maximumZoomScale = 4
  }

  @Test func theContentGrows_AroundTheMiddle() {
    scrollView.zoomScale = 2
    #expect(scrollView.zoomScale == 2 && scrollView.contentSize == CGSize(width: 200, height: 200))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(scrollView.contentOffset == CGPoint(x: 50, y: 50))
    #expect(zoomer.heard == ["zoom", "end 2.0"])
    scrollView.zoomScale = 100
    #expect(scrollView.zoomScale == 4)
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    #expect(content.transform.isIdentity)
  }

  @Test func aPartFillsTheView() {
    scrollView.zoom(to: CGRect(x: 50, y: 0, width: 50, height: 50), animated: false)
    #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test func itCanBePinched_OnlyBetweenLimitsThatDiffer() {
    #expect(scrollView.pinchGestureRecognizer != nil)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    let messages = messages { scrollView.minimumZoomScale = 0 }
    #expect(messages.count == 1 && scrollView.minimumZoomScale == 1)
  }

  @Test func nothingHappens_WithoutAViewToZoom() {
    scrollView.delegate = nil
    let messages = messages { scrollView.zoomScale = 2 }
    #expect(messages.count == 1 && scrollView.zoomScale == 1)
  }
}
