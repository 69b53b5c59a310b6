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
        #"CircularController, kept by an action of UIButton "Save""#,
        "CircularController > Intention",
        "CircularController > UIView",
        #"CircularController > UIView > UIButton "Save""#,
        #"CircularController > UIView > UIButton "Save" > UIButtonLabel"#,
      ])
  }

  /// Keeps itself alive by the closures of two intentions.
  private final class GatedController: UIViewController {
    private let save = button("Save")

    override func viewDidLoad() {
      view.addSubview(save)
      intentions = [
        GateIntention(on: save, owner: self) { $0.title = "freed" },
        GateIntention(on: save, file: "App/Gated.swift", line: 7) { self.title = "saved" },
      ]
    }
  }

  @Test func areNamedWithTheIntention_WhoseClosureKeepsTheScreen() {
    #expect(
      leaks { GatedController() }.first
        == "GatedController, kept by the intention 'Gated.swift:7: GateIntention'")
  }

  @Test func areSaidAfterATest_OnlyIfTheScreenKeepsItself() async {
    defer { Self.kept = nil }
    _ = Screen(GatedController())
    _ = Screen(controller(button("Save")))
    let kept = UIViewController()
    kept.intentions = [Intention()]
    Self.kept = kept
    _ = Screen(kept)
    #expect(
      await ScreenLeaks.take() == [
        """
        GatedController wasn't freed, because the intention 'Gated.swift:7: GateIntention' keeps it. Let the closure \
        get its owner as a parameter ('owner: self'), or capture the owner weakly.
        """
      ])
  }

  private static var kept: UIViewController?

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
