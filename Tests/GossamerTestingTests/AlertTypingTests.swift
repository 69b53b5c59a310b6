// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit
import GossamerTestSupport
import GossamerTesting
import Testing

/// An alert that comes while a person types leaves the keyboard to the text until they pause.
@Suite(.alone) struct AlertTypingTests {
  private let name = field("Name")
  private let root: UIViewController
  private let screen: Screen
  private let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)

  init() {
    root = controller(name, button("Save", CGRect(x: 0, y: 60, width: 100, height: 40)))
    screen = Screen(root)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
  }

  private func present() {
    root.present(alert, animated: true)
    screen.update()
  }

  @Test func leavesTheKeyboard_UntilNoKeyHasComeForASecond() throws {
    try name.typeText("a")
    present()
    for _ in 0..<10 {
      screen.advance(by: 0.5)
      screen.pressKey("b")
    }
    #expect(name.text == "abbbbbbbbbb")
    #expect(root.presentedViewController === alert)
    #expect(name.isEditing)
    screen.advance(by: 1)
    #expect(!name.isEditing)
    #expect(throws: ScreenError.self) { try name.typeText("c") }
    try screen.button("OK").tap()
    screen.advance(by: 1)
    #expect(name.isEditing)
  }

  @Test func takesTheKeyboardAtOnce_WhenTheTypingIsOver() throws {
    try name.typeText("a")
    screen.advance(by: 1)
    present()
    #expect(!name.isEditing)
  }

  @Test func takesTheKeyboardAtOnce_WhenItAnswersAButton() throws {
    try name.typeText("a")
    try screen.button("Save").tap()
    present()
    #expect(!name.isEditing)
  }

  @Test(arguments: [("\r", UIKeyModifierFlags()), ("s", .command)])
  func takesTheKeyboardAtOnce_WhenItAnswersAKey(key: String, flags: UIKeyModifierFlags) throws {
    try name.typeText("a")
    screen.pressKey(key, flags)
    present()
    #expect(!name.isEditing)
  }

  @Test func takesTheKeyboard_WhenThePointerIsUsed() throws {
    try name.typeText("a")
    present()
    #expect(name.isEditing)
    try screen.button("OK").tap()
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(name.isEditing)
  }

  @Test func leavesTheKeyboard_WhenItGoesWhileThePersonTypes() throws {
    try name.typeText("a")
    present()
    screen.pressKey("b")
    root.dismiss(animated: true)
    screen.advance(by: 2)
    try name.typeText("c")
    #expect(name.text == "abc")
  }

  @Test func takesTheKeyboard_WhenItsWindowIsShownAgain() throws {
    try name.typeText("a")
    present()
    #expect(name.isEditing)
    screen.window.isHidden = true
    screen.window.makeKeyAndVisible()
    screen.advance(by: 2)
    #expect(!name.isEditing)
    try screen.button("OK").tap()
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func leavesTheKeyboardToAnApplicationsOwnText() throws {
    let paper = Paper()
    paper.frame = CGRect(x: 0, y: 120, width: 100, height: 40)
    root.view.addSubview(paper)
    #expect(paper.becomeFirstResponder())
    screen.pressKey("a")
    present()
    screen.pressKey(" ")
    screen.pressKey("\r")
    #expect(paper.text == "a \r" || paper.text == "a \n")
    #expect(root.presentedViewController === alert)
    #expect(paper.isFirstResponder)
    screen.advance(by: 1)
    #expect(!paper.isFirstResponder)
  }

  @Test func aFieldOfItTakesTheKeyboard_WhenThePersonPauses() throws {
    alert.addTextField()
    try name.typeText("a")
    present()
    #expect(name.isEditing)
    screen.advance(by: 1)
    #expect(alert.textFields?.first?.isEditing == true)
  }
}

/// Takes keys and nothing else.
private final class Paper: UIView, UIKeyInput {
  private(set) var text = ""

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
}
