// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) @MainActor struct PageControlTests {
  private let control = UIPageControl()

  private func show(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> Screen {
    let controller = UIViewController()
    control.frame = CGRect(x: 100, y: 100, width: 200, height: 26)
    controller.view.addSubview(control)
    return Screen(controller, direction: direction)
  }

  @Test func bringsThePageIntoTheRange() {
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.currentPage = 2
    control.numberOfPages = 1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0)
  }

  @Test func isAsWideAsItsDots() {
    control.numberOfPages = 4
    #expect(control.intrinsicContentSize == control.size(forNumberOfPages: 4))
    #expect(control.size(forNumberOfPages: 8).width == 2 * control.intrinsicContentSize.width)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func goesToANeighbour_WhenASideIsPressed(direction: UIUserInterfaceLayoutDirection) {
    control.numberOfPages = 3
    var pages: [Int] = []
    control.addAction(
      UIAction { [control] _ in pages.append(control.currentPage) }, for: .valueChanged)
    let screen = show(direction)
    let (start, end) = direction == .leftToRight ? (120.0, 280.0) : (280.0, 120.0)
    for x in [end, end, end, start] { screen.press(at: CGPoint(x: x, y: 113)).lift() }
    #expect(pages == [1, 2, 1])
    control.isEnabled = false
    screen.press(at: CGPoint(x: start, y: 113)).lift()
    #expect(control.currentPage == 1)
  }
}
