// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) @MainActor struct WaitingTests {
  private let label = UILabel()
  private let screen: Screen

  init() {
    let controller = UIViewController()
    label.text = "Loading"
    label.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
    controller.view.addSubview(label)
    screen = Screen(controller, size: CGSize(width: 200, height: 100))
  }

  /// Why the screen fails; nil if it doesn't.
  private func screenError(_ body: @MainActor () async throws -> Void) async -> ScreenError? {
    do {
      try await body()
      return nil
    } catch {
      return error as? ScreenError
    }
  }

  @Test func goesOn_WhenAsynchronousWorkHasBroughtItAbout() async throws {
    label.task { $label in
      try? await Task.sleep(for: .milliseconds(20))
      label?.text = "Done"
    }
    try await screen.eventually("the work is done") { label.text == "Done" }
  }

  @Test func bringsTheScreenUpToDate_BetweenTwoLooks() async throws {
    let cycles = Interface.current.updateCycle.count
    var looks = 0
    try await screen.eventually("it is looked three times") {
      looks += 1
      return looks == 3
    }
    #expect(Interface.current.updateCycle.count >= cycles + 3)
  }

  @Test func saysWhatItExpected_HowLong_AndWhatTheScreenShows() async {
    let error = await screenError {
      try await screen.eventually("the work is done", within: .milliseconds(5)) { false }
    }
    #expect(
      error?.description == """
        within 0.005 seconds it did not come about that the work is done. Seen instead:
        UIWindow (0, 0, 200, 100)
          UIView (0, 0, 200, 100)
            UILabel (10, 10, 100, 20) text: "Loading"
        """)
  }

  @Test func saysWhatTheTestSaw_AtTheEnd() async {
    var looks = 0
    let error = await screenError {
      try await eventually("there are no looks", within: .milliseconds(20), seen: "\(looks) looks")
      {
        looks += 1
        return false
      }
    }
    #expect(looks > 1)
    #expect(
      error == .notInTime("there are no looks", limit: .milliseconds(20), seen: "\(looks) looks"))
  }

  @Test func showsAllWindows_WhenNothingElseIsGiven() async {
    let error = await screenError {
      try await eventually("it rains", within: .zero) { false }
    }
    #expect(error == .notInTime("it rains", limit: .zero, seen: screen.picture))
  }

  @Test func failsAtOnce_WhenTheConditionThrows() async {
    let error = await screenError {
      try await screen.eventually("there is a button") { try screen.button("OK").isEnabled }
    }
    #expect(error.map { "\($0)".hasPrefix("there is no UIButton named 'OK'") } == true)
  }

  @Test func ends_WhenTheTestIsCancelled() async {
    let waiting = Task { try await screen.eventually("it rains") { false } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
