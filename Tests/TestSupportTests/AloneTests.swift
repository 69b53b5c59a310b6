// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerSupport
import Testing

@testable import GossamerKit
@testable import GossamerTestSupport

/// What a test may leave behind, and what is said of it.
private enum Remnant: CaseIterable {
  case window, animation, motion, alarm, link, task

  var expectation: String {
    switch self {
    case .window: "a visible UIWindow with a UIViewController"
    case .animation: "an animation of UIView; an alarm in 1.0 seconds"
    case .motion: "a UIScrollView that moves by itself; an alarm in"
    case .alarm: "an alarm in 5.0 seconds"
    case .link: "an UpdateLink"
    case .task: "1 tasks of controllers or views"
    }
  }

  /// - Returns: what has to live for it to be there.
  @MainActor func leave() -> Any {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    switch self {
    case .window:
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      Interface.current.updateCycle.updateToRest()
      return window
    case .animation:
      let view = UIView()
      window.addSubview(view)
      window.makeKeyAndVisible()
      Interface.current.updateCycle.updateToRest()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      return window
    case .motion:
      let scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize.height = 1000
      window.addSubview(scrollView)
      window.makeKeyAndVisible()
      Interface.current.updateCycle.updateToRest()
      scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      return window
    case .alarm: return Interface.current.clock.setAlarm(in: 5) {}
    case .link: return UpdateLink { false }
    case .task:
      let controller = UIViewController()
      controller.task { _ in try? await Task.sleep(for: .seconds(600)) }
      return controller
    }
  }
}

@Suite(.alone) struct AloneTests {
  @Test(arguments: Remnant.allCases)
  fileprivate func failsATest_ThatLeavesSomethingBehind(remnant: Remnant) async throws {
    let (test, testCase) = (try #require(Test.current), try #require(Test.Case.current))
    let kept = Locked<Any>(())
    let heard = Locked<[String]>([])
    try await withKnownIssue {
      try await Alone().provideScope(for: test, testCase: testCase) {
        await MainActor.run {
          let remnant = remnant.leave()
          kept.withLock { $0 = remnant }
        }
      }
    } matching: { issue in
      heard.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    kept.withLock { $0 = () }
    let said = heard.withLock(\.self)
    #expect(said.count == 1)
    #expect(
      said.first?.hasPrefix(
        "AloneTests.failsATest_ThatLeavesSomethingBehind(remnant:) left behind: ") == true)
    #expect(said.first?.contains(remnant.expectation) == true, "\(said)")
    // What it owns is cancelled with it.
    if remnant != .task { #expect(Interface.current.pendingWork == []) }
  }

  @Test func letsNoOtherTestRunMeanwhile() async throws {
    let order = TestOrder(number: 7)
    let names = (0..<20).map { "test \($0)" }
    for name in names { order.expect(name) }
    let course = Locked<(running: Int, most: Int, done: [String])>((0, 0, []))
    await withTaskGroup { group in
      for name in names {
        group.addTask {
          await order.waitForTurn(of: name)
          course.withLock { $0 = ($0.running + 1, max($0.most, $0.running + 1), $0.done) }
          try? await Task.sleep(for: .milliseconds(1))
          course.withLock { $0 = ($0.running - 1, $0.most, $0.done + [name]) }
          order.endTurn()
        }
      }
    }
    let (_, most, done) = course.withLock { $0 }
    #expect(most == 1)
    #expect(Set(done) == Set(names))
    #expect(done == names.sorted { order.lot(of: $0) < order.lot(of: $1) })
    #expect(
      done != names.sorted { TestOrder(number: 8).lot(of: $0) < TestOrder(number: 8).lot(of: $1) })
  }

  @Test(.timeLimit(.minutes(1))) func begins_ThoughNotAllTestsCome() async {
    let order = TestOrder(number: 7)
    for name in ["first", "second", "skipped"] { order.expect(name) }
    for name in ["first", "second"] {
      await order.waitForTurn(of: name)
      order.endTurn()
    }
  }
}
