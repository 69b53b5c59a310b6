// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerIntentions
import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

/// In the middle of a transition a person goes back, or the model changes: at the end the screen is what the model says.
@Suite(.alone) @MainActor struct ShowIntentionInterruptionTests {
  private let root = Place("Root")
  private let animator = SlowAnimator()
  private let navigation: UINavigationController
  private let screen: Screen

  init() {
    root.detail = Place("A")
    navigation = UINavigationController(rootViewController: PlaceController(root))
    screen = Screen(navigation)
    screen.update()
  }

  private var stack: [String?] { navigation.viewControllers.map(\.title) }
  private var visible: String? {
    navigation.viewControllers.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title)
      .joined()
  }

  /// Begins to swipe back, up to a place that is far enough to go back or not.
  private func swipe(to x: CGFloat) -> Touch {
    let height = screen.window.bounds.midY
    let finger = Touch(
      on: screen.window, at: CGPoint(x: 3, y: height), type: .direct, buttons: [])
    finger.move(to: CGPoint(x: x, y: height), in: 0.5)
    finger.move(by: CGVector(dx: 0.01, dy: 0), in: 0.5)
    return finger
  }

  private var far: CGFloat { screen.window.bounds.width * 0.9 }
  private var near: CGFloat { screen.window.bounds.width * 0.2 }

  @Test func keepsTheProperty_UntilAFingerIsLifted() {
    let finger = swipe(to: far)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(root.detail?.id == "A")
    finger.lift()
    #expect(root.detail == nil)
    screen.advance(by: 1)
    #expect(stack == ["Root"] && visible == "Root")
  }

  @Test func keepsTheScreenAndTheProperty_WhenASwipeIsCancelled() {
    let finger = swipe(to: near)
    finger.lift()
    screen.advance(by: 1)
    #expect(root.detail?.id == "A" && stack == ["Root", "A"] && visible == "A")
    navigation.popViewController(animated: false)
    screen.update()
    #expect(root.detail == nil)
  }

  /// What the model asks for while a finger swipes back, and the stack after that.
  @Test(arguments: [nil, "B", "A"], [true, false])
  func showsWhatTheModelSays_WhenItChangesDuringASwipe(_ id: String?, isFar: Bool) {
    let finger = swipe(to: isFar ? far : near)
    root.detail = id.map { Place($0, detail: $0 == "B" ? Place("C") : nil) }
    screen.update()
    finger.lift()
    screen.advance(by: 1)
    screen.update()
    let expected: [String?] =
      switch id {
      case "B": ["Root", "B", "C"]
      case "A" where !isFar: ["Root", "A"]
      default: ["Root"]
      }
    #expect(stack == expected)
    #expect(visible == expected.last)
    #expect(root.detail?.id == (expected.count > 1 ? id : nil))
  }

  @Test(arguments: [nil, "B"])
  func showsWhatTheModelSays_WhenItChangesWhileASwipeRunsBack(_ id: String?) {
    let finger = swipe(to: near)
    finger.lift()
    screen.advance(by: 0.02)
    root.detail = id.map { Place($0) }
    screen.update()
    screen.advance(by: 2)
    #expect(stack == ["Root"] + (id.map { [$0] } ?? []))
    #expect(root.detail?.id == id)
    #expect(visible == id ?? "Root")
  }

  @Test func pushesTheSameScreenAgain_WhileItIsPopped() {
    navigation.delegate = animator
    let place = root.detail
    navigation.popViewController(animated: true)
    #expect(root.detail == nil, "the model knows it at once")
    screen.advance(by: 0.5)
    root.detail = place
    screen.advance(by: 0.3)
    #expect(stack == ["Root", "A"])
    screen.advance(by: 2)
    #expect(stack == ["Root", "A"] && visible == "A" && root.detail === place)
  }

  @Test func showsTheLastState_WhenTheModelChangesManyTimesDuringAnAnimation() {
    navigation.delegate = animator
    for id in ["B", nil, "C", "D", nil, "E"] {
      root.detail = id.map { Place($0) }
      screen.advance(by: 0.2)
    }
    screen.advance(by: 3)
    #expect(stack == ["Root", "E"] && visible == "E" && root.detail?.id == "E")
    root.detail?.detail = Place("F")
    screen.advance(by: 0.2)
    root.detail = nil
    screen.advance(by: 3)
    #expect(stack == ["Root"] && visible == "Root")
  }

  @Test func goesBack_InTheMiddleOfAPush() throws {
    navigation.delegate = animator
    root.detail?.detail = Place("B")
    screen.advance(by: 0.5)
    #expect(stack == ["Root", "A", "B"])
    #expect(screen.window.pressBack())
    #expect(root.detail?.detail == nil)
    screen.advance(by: 3)
    #expect(stack == ["Root", "A"] && visible == "A")
  }
}
