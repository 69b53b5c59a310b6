// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerTestSupport
import GossamerTesting
import Testing

@testable import GossamerKit

@Suite(.alone) struct PressTests {
  private let controller = PianoController()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  @Test func aKeyGoesToTheFirstResponder_AndUpTheChain() {
    controller.keyboard.becomeFirstResponder()
    #expect(!screen.pressKey("a", .shift))
    #expect(
      controller.heard == [
        "keyboard began A a \(UIKeyboardHIDUsage.keyboardA)", "controller began",
        "keyboard ended A a \(UIKeyboardHIDUsage.keyboardA)", "controller ended",
      ])
  }

  @Test func aHandledKey_ReachesNoOtherResponder() {
    controller.keyboard.becomeFirstResponder()
    controller.keyboard.kept = "q"
    #expect(screen.pressKey("q"))
    #expect(controller.heard.contains { $0.hasPrefix("controller began") } == false)
  }

  @Test func aCommand_IsNoPress() {
    controller.keyboard.becomeFirstResponder()
    #expect(screen.pressKey("s", .command))
    #expect(controller.heard == ["save"])
  }

  @Test func aFieldTypesAKey_ThatNoResponderHandles() throws {
    let field = PianoField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
    controller.view.addSubview(field)
    field.accessibilityIdentifier = "field"
    try screen.textField("field").replaceText(with: "a9é")
    #expect(field.text == "aé")
    #expect(field.heard == ["a", "9"])
    #expect(controller.heard.contains("controller began"))
    screen.pressKey("b")
    screen.pressKey("\u{8}")
    #expect(field.text == "aé")
    #expect(field.heard == ["a", "9", "b", "\u{8}"])
  }

  @Test func aCommandWithPriority_ComesBeforeTheField() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    screen.update()
    #expect(!screen.pressKey("x"))
    #expect(field.text == "x")
    #expect(screen.pressKey("!"))
    #expect(field.text == "x")
    #expect(controller.heard.last == "shout")
  }

  @Test func aRepeatingKey_IsOnePress() {
    controller.keyboard.becomeFirstResponder()
    let key = UIKey(
      .keyboardB, characters: "b", charactersIgnoringModifiers: "b", modifierFlags: [])
    for _ in 0..<3 { #expect(!screen.window.eventSynthesizer.keyDown(56, key)) }
    screen.window.eventSynthesizer.keyUp(56)
    screen.window.eventSynthesizer.keyUp(56)
    #expect(controller.heard.count { $0 == "controller began" } == 1)
    #expect(controller.heard.count { $0 == "controller ended" } == 1)
  }

  @Test(arguments: ["taken out", "hidden", "another window"])
  func aPressIsCancelled_WhenItsViewIsGone(how: String) {
    controller.keyboard.becomeFirstResponder()
    let key = UIKey(
      .keyboardB, characters: "b", charactersIgnoringModifiers: "b", modifierFlags: [])
    _ = screen.window.eventSynthesizer.keyDown(56, key)
    switch how {
    case "taken out": controller.keyboard.removeFromSuperview()
    case "hidden": screen.window.isHidden = true
    default: screen.window.eventSynthesizer.cancelKeys()
    }
    screen.window.eventSynthesizer.keyUp(56)
    #expect(controller.heard.filter { $0.hasPrefix("keyboard cancelled") }.count == 1)
    #expect(controller.heard.filter { $0.hasPrefix("keyboard ended") }.isEmpty)
  }

  @Test func everyPress_ComesByTheWindow() {
    let window = CountingWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let key = UIKey(
      .keyboardB, characters: "b", charactersIgnoringModifiers: "b", modifierFlags: .shift)
    _ = window.eventSynthesizer.keyDown(1, key)
    window.eventSynthesizer.keyUp(1)
    #expect(window.phases == [.began, .ended])
    window.isHidden = true
  }

  @Test(arguments: [
    ("a", UIKeyboardHIDUsage.keyboardA), ("Z", .keyboardZ), ("1", .keyboard1), ("0", .keyboard0),
    ("!", .keyboard1), (")", .keyboard0), (" ", .keyboardSpacebar), ("-", .keyboardHyphen),
    ("\\", .keyboardBackslash), ("|", .keyboardBackslash), (";", .keyboardSemicolon),
    ("/", .keyboardSlash), ("?", .keyboardSlash), ("\r", .keyboardReturnOrEnter),
    (UIKeyCommand.inputUpArrow, .keyboardUpArrow), (UIKeyCommand.f12, .keyboardF12),
    ("é", .keyboardErrorUndefined), ("", .keyboardErrorUndefined),
  ])
  func aCharacter_HasAPlaceOnTheKeyboard(text: String, key: UIKeyboardHIDUsage) {
    #expect(UIKeyboardHIDUsage(typing: text) == key)
  }

  @Test(arguments: [
    (UIKeyboardHIDUsage.keyboardReturnOrEnter, 0x28), (.keyboardCapsLock, 0x39),
    (.keyboardUpArrow, 0x52), (.keypadPeriod, 0x63), (.keyboardApplication, 0x65),
    (.keyboardF24, 0x73), (.keypadComma, 0x85), (.keyboardExSel, 0xA4), (.keyboardRightGUI, 0xE7),
  ])
  func rawValues_AreThoseOfTheUSBTables(key: UIKeyboardHIDUsage, value: Int) {
    #expect(key.rawValue == value)
  }
}

private final class PianoController: UIViewController {
  let keyboard = KeyboardView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    keyboard.hear = { [unowned self] in heard.append($0) }
    view.addSubview(keyboard)
  }

  override var keyCommands: [UIKeyCommand]? {
    let shout = UIKeyCommand(input: "!", modifierFlags: [], action: PianoController.shout)
    shout.wantsPriorityOverSystemBehavior = true
    return [
      UIKeyCommand(input: "s", modifierFlags: .command, action: PianoController.save),
      UIKeyCommand(input: "x", modifierFlags: [], action: PianoController.save), shout,
    ]
  }

  private func save() { heard.append("save") }
  private func shout() { heard.append("shout") }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("controller began")
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    heard.append("controller ended")
    super.pressesEnded(presses, with: event)
  }
}

private final class KeyboardView: UIView {
  var hear: (String) -> Void = { _ in }
  var kept: String?

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, "began")
    if presses.first?.key?.characters == kept { return }
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, "ended")
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, "cancelled")
    super.pressesCancelled(presses, with: event)
  }

  private func note(_ presses: Set<UIPress>, _ what: String) {
    for key in presses.compactMap(\.key) {
      hear("keyboard \(what) \(key.characters) \(key.charactersIgnoringModifiers) \(key.keyCode)")
    }
  }
}

/// A field that takes no digits.
private final class PianoField: UITextField {
  var heard: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let characters = presses.first?.key?.characters ?? ""
    heard.append(characters)
    if characters.allSatisfy(\.isNumber) { return }
    super.pressesBegan(presses, with: event)
  }
}

private final class CountingWindow: UIWindow {
  var phases: [UIPress.Phase] = []

  override func sendEvent(_ event: UIEvent) {
    let presses = (event as? UIPressesEvent)?.allPresses ?? []
    phases += presses.map(\.phase)
    super.sendEvent(event)
  }
}
