// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import Testing

@testable import GossamerKit

/// Presenting and dismissing screens during other dismissals, or without a visible window.
@Suite(.alone) @MainActor struct PresentationReentrancyTests {
  private let notes = ScreenNotes()
  private let (root, middle, top): (NotingScreen, NotingScreen, NotingScreen)
  private let window: UIWindow
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))

  /// A window with three screens; a field of the topmost has the keyboard.
  init() {
    (root, middle, top) = (
      NotingScreen("A", notes), NotingScreen("B", notes), NotingScreen("C", notes)
    )
    window = makeWindow(root)
    root.present(middle, animated: false)
    middle.present(top, animated: false)
    top.view.addSubview(field)
    field.becomeFirstResponder()
    update()
  }

  private func update() { Interface.current.updateCycle.updateToRest() }

  private func expectOnlyTheRoot() {
    #expect(window.presentations.isEmpty)
    #expect(window.subviews == [root.view])
    #expect(!root.view.isCovered)
    for screen in [root, middle, top] {
      #expect(screen.presentedViewController == nil)
      #expect(screen.presentingViewController == nil)
    }
  }

  @Test func allScreensGo_WhenTheFieldThatLosesTheKeyboardDismissesThemToo() {
    let delegate = Ending { [root] in root.dismiss(animated: false) { notes.add("inner") } }
    field.delegate = delegate
    _ = notes.take()
    middle.dismiss(animated: false) { notes.add("outer") }
    update()
    expectOnlyTheRoot()
    let told = notes.take()
    #expect(told.filter { $0 == "inner" } == ["inner"])
    #expect(told.filter { $0 == "outer" } == ["outer"])
  }

  @Test func screensDisappearTogether_WhenExchangesAreNested() {
    let (other, third) = (NotingScreen("E", notes), NotingScreen("F", notes))
    for screen in [other, third] { window.addSubview(screen.view) }
    update()
    _ = notes.take()
    window.exchangeScreens(animated: false) {
      window.exchangeScreens(animated: false) { other.view.removeFromSuperview() }
      third.view.removeFromSuperview()
    }
    #expect(notes.take() == ["E willDisappear", "F willDisappear"])
    update()
    window.finishAppearance()
    #expect(notes.take() == ["E didDisappear", "F didDisappear"])
  }

  @Test func aScreenGoesToo_WhenTheFieldThatLosesTheKeyboardPresentsIt() {
    let alert = NotingScreen("D", notes)
    let delegate = Ending { [top] in top.present(alert, animated: false) }
    field.delegate = delegate
    root.dismiss(animated: false)
    update()
    expectOnlyTheRoot()
    #expect(alert.presentingViewController == nil)
  }

  @Test func theScreenBelowCanBeUsed_WhenOthersWereDismissedWhileTheWindowWasHidden() {
    window.isHidden = true
    root.dismiss(animated: false)
    window.isHidden = false
    update()
    expectOnlyTheRoot()
  }
}

private final class Ending: UITextFieldDelegate {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func textFieldDidEndEditing(_ textField: UITextField) { action() }
}
