// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

/// Arranged views that are hidden and shown in an animation.
@Suite(.alone) @MainActor struct StackHidingTests {
  private let views = (0..<3).map { _ in FixedSizeView(100, 40) }
  private let stack: UIStackView
  private let screen: Screen

  init() {
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    let controller = UIViewController()
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    screen = Screen(controller)
  }

  private func moves(_ index: Int) -> Bool { views[index].storedLayer?.animations.isEmpty == false }

  @Test func theOthersCloseAndOpenTheGap_WithoutAskingForLayout() {
    for isHidden in [true, false] {
      UIView.animate(withDuration: 1) { views[1].isHidden = isHidden }
      #expect(views[2].frame.minY == (isHidden ? 40 : 80))
      #expect(moves(2) && !moves(0) && moves(1) == !isHidden)
      screen.advance(by: 2)
      #expect(!moves(1) && !moves(2) && views[1].alpha == 1)
    }
  }

  @Test func theyMoveInAPropertyAnimatorToo() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [views] in
      views[1].isHidden = true
    }
    animator.startAnimation()
    #expect(views[2].frame.minY == 40 && moves(2))
    screen.advance(by: 2)
    #expect(!moves(2))
  }

  @Test func nothingMoves_OutsideOfAnAnimation() {
    views[1].isHidden = true
    screen.update()
    #expect(views[2].frame.minY == 40 && !moves(2))
  }
}
