// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct ScrollingTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
  private let button = UIButton(configuration: .filled())
  private let screen: Screen

  init() {
    button.configuration?.title = "Send"
    button.frame = CGRect(x: 20, y: 900, width: 80, height: 40)
    scrollView.contentSize = CGSize(width: 393, height: 1000)
    scrollView.addSubview(button)
    screen = Screen(controller(scrollView))
  }

  @Test func whatIsScrolledAwayCanOnlyBeTapped_AfterScrollingToIt() throws {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    let line = "UIButton \"Send\" (20, 900, 80, 40)"
    let error = ScreenError.outside(line, window: CGSize(width: 393, height: 852))
    #expect(throws: error) { try screen.button("Send").tap() }
    try screen.button("Send").scrollIntoView().tap()
    #expect(taps == 1)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 540))
    #expect(
      error.description == """
        UIButton "Send" (20, 900, 80, 40) lies outside of the window, whose size is (393, 852), or of \
        a view that it is in. In a scroll view, scrollIntoView() scrolls to it.
        """)
  }

  @Test func isRefused_WhereAPersonCouldNotScroll() throws {
    scrollView.isScrollEnabled = false
    #expect(throws: ScreenError.self) { try screen.button("Send").scrollIntoView() }
    scrollView.isScrollEnabled = true
    scrollView.contentSize.height = 700
    #expect(throws: ScreenError.self) { try screen.button("Send").scrollIntoView() }
    button.isHidden = true
    #expect(throws: ScreenError.self) { try screen.button("Send").scrollIntoView() }
  }

  @Test func thePictureSaysHowFarTheContentIsScrolled() throws {
    try screen.button("Send").scrollIntoView()
    #expect(
      screen.picture.contains("UIScrollView (0, 0, 393, 400) content: 393 x 1000 at: (0, 540)"))
  }

  @Test func aScrolledScreenLeavesNothingBehind() throws {
    let left = try leaks {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Send"
      button.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(button)
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 700),
        button.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        button.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      ])
      return controller(scrollView)
    } after: {
      try $0.button("Send").scrollIntoView()
    }
    #expect(left == [])
  }
}
