// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct OwnApplicationTests {
  /// One test that shows a screen and waits, and another one that lets time pass meanwhile.
  @Test func testsThatRunSideBySideDoNotMeet() async throws {
    let test = try #require(Test.current)
    let (shown, passed) = (Signal(), Signal())
    async let one: Void = OwnApplication().provideScope(for: test, testCase: nil) {
      try await self.showAndWait(shown, passed)
    }
    async let other: Void = OwnApplication().provideScope(for: test, testCase: nil) {
      try await self.letTimePass(shown, passed)
    }
    _ = try await (one, other)
  }

  private func showAndWait(_ shown: Signal, _ passed: Signal) async throws {
    let controller = UIViewController()
    let screen = Screen(controller)
    UIView.animate(withDuration: 1) { controller.view.alpha = 0 }
    shown.isGiven = true
    try await screen.eventually("the other test is done") { passed.isGiven }
    #expect(screen.window.isKeyWindow)
    #expect(UIApplication.shared.windows == [screen.window])
    #expect(controller.view.isMoving)
    screen.advance(by: 2)
    #expect(!controller.view.isMoving)
  }

  private func letTimePass(_ shown: Signal, _ passed: Signal) async throws {
    try await eventually("the other test shows a screen") { shown.isGiven }
    #expect(UIApplication.shared.windows.isEmpty)
    let screen = Screen(UIViewController())
    screen.advance(by: 10)
    passed.isGiven = true
  }

  private final class Signal {
    var isGiven = false
  }
}

extension UIView {
  /// Whether an animation of the view goes on: it can't be used meanwhile.
  fileprivate var isMoving: Bool { movingView === self }
}
