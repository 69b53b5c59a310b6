// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) struct KeyCommandTests {
  private let controller = EditorController()

  @Test func aCommandIsPerformed_ByTheFirstResponderThatHasIt() throws {
    let screen = Screen(controller)
    #expect(screen.pressKey("s", .command))
    #expect(controller.done == ["save"])
    #expect(!screen.pressKey("s", [.command, .shift]))
    #expect(!screen.pressKey("s"))
    #expect(screen.pressKey(UIKeyCommand.inputUpArrow))
    #expect(controller.done == ["save", "up"])
  }

  @Test func aFieldThatIsEdited_IsAskedFirst_AndKeepsWhatIsText() throws {
    let screen = Screen(controller)
    try controller.field.tap()
    #expect(screen.pressKey("s", .command))
    #expect(!screen.pressKey("x"))
    #expect(controller.done == ["save"])
    controller.field.resignFirstResponder()
    #expect(screen.pressKey("x"))
    #expect(controller.done == ["save", "plain x"])
  }

  @Test func aCommandReadsTheMarkedText_WhichIsCommittedBefore() throws {
    let screen = Screen(controller)
    try controller.field.tap()
    controller.field.setMarkedText("きょう")
    #expect(screen.pressKey("s", .command))
    #expect(controller.savedText == "きょう")
    #expect(controller.field.markedText == nil)
  }

  @Test func aCommandMatchesACharacter_ThatNeedsShift() {
    let (plus, letter) = (command("+"), command("x"))
    let equals = (UIKeyboardHIDUsage.keyboardEqualSign, "=")
    #expect(plus.matches(key(equals, typing: "+", .shift)))
    #expect(command("=").matches(key(equals, typing: "=", [])))
    #expect(!plus.matches(key(equals, typing: "=", [])))
    #expect(!plus.matches(key(equals, typing: "+", [.shift, .command])))
    #expect(!letter.matches(key((.keyboardX, "x"), typing: "X", .shift)))
  }

  private func command(_ input: String) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: [], action: EditorController.save)
  }

  private func key(
    _ key: (UIKeyboardHIDUsage, plain: String), typing text: String, _ flags: UIKeyModifierFlags
  ) -> UIKey {
    UIKey(
      key.0, characters: text, charactersIgnoringModifiers: key.plain, modifierFlags: flags)
  }

  @Test func theScreenInFront_GetsTheKeys() throws {
    let screen = Screen(controller)
    let other = EditorController()
    controller.present(other, animated: false)
    screen.update()
    #expect(screen.pressKey("s", .command))
    #expect(other.done == ["save"] && controller.done == [])
  }
}

private final class EditorController: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
  private(set) var done: [String] = []
  private(set) var savedText: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "s", modifierFlags: .command, action: EditorController.save),
      UIKeyCommand(
        title: "Up", input: UIKeyCommand.inputUpArrow, modifierFlags: [],
        action: EditorController.goUp),
      UIKeyCommand(input: "x", modifierFlags: [], action: EditorController.plain),
    ]
  }

  func save() {
    done.append("save")
    savedText = field.text
  }
  private func goUp(_ command: UIKeyCommand) { done.append(command.title.lowercased()) }
  private func plain() { done.append("plain x") }
}
