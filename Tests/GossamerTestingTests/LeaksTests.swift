// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

@Suite(.alone) struct LeaksTests {
  /// Keeps itself alive by the action of its button, and the button's view with it.
  private final class CircularController: UIViewController {
    private let save = button("Save")

    override func viewDidLoad() {
      view.addSubview(save)
      intentions = [Intention()]
      save.addAction(UIAction { _ in self.title = "saved" }, for: .primaryActionTriggered)
    }
  }

  private final class ChattyView: UIView {
    static var kept: ChattyView?
  }

  @Test func areNone_WhenNothingKeepsTheScreen() {
    #expect(leaks { controller(button("Save"), field("Name")) } == [])
  }

  @Test func areNamedByTheirPlace_WhenTheScreenKeepsItself() {
    #expect(
      leaks { CircularController() } == [
        "CircularController",
        "CircularController > Intention",
        "CircularController > UIView",
        #"CircularController > UIView > UIButton "Save""#,
        #"CircularController > UIView > UIButton "Save" > UIButtonLabel"#,
      ])
  }

  @Test func areNamed_WhenUsingTheScreenKeepsAPart() throws {
    defer { ChattyView.kept = nil }
    let left = leaks {
      controller(ChattyView())
    } after: { screen in
      ChattyView.kept = try? screen.find(ChattyView.self)
    }
    #expect(left == ["UIViewController > UIView > ChattyView"])
  }

  @Test func handsOnTheError_WhenUsingTheScreenFails() {
    #expect(throws: ScreenError.self) {
      try leaks {
        controller()
      } after: { screen in
        try screen.button("Save").tap()
      }
    }
  }
}
