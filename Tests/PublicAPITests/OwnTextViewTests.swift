// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Gossamer
import GossamerTestSupport
import GossamerTesting
import Testing

/// A text view that an application writes itself is typed into as into a field.
@Suite(.alone) struct OwnTextViewTests {
  private let paper = PaperView(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
  private let controller = KeyController()
  private let screen: Screen

  init() {
    controller.view.addSubview(paper)
    screen = Screen(controller)
  }

  /// Has a key command, and records the keys that reach it in the responder chain.
  private final class KeyController: UIViewController {
    var commands: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      ["x", "s"].flatMap { key in
        [UIKeyModifierFlags(), .command].map {
          UIKeyCommand(input: key, modifierFlags: $0, action: KeyController.command)
        }
      }
    }

    func command(_ command: UIKeyCommand) {
      commands.append("\(command.modifierFlags == .command ? "Ctrl " : "")\(command.input ?? "")")
    }
  }

  @Test func insertsWhatIsTyped() throws {
    try paper.typeText("a👨‍👩‍👧x\n\t")
    #expect(paper.text == "a👨‍👩‍👧x\n\t")
    #expect(paper.isFirstResponder)
    for _ in 0..<3 { try paper.press(.delete) }
    #expect(paper.text == "a👨‍👩‍👧")
    try paper.press(.delete)
    #expect(paper.text == "a")
    #expect(controller.commands == [])
  }

  @Test func leavesKeysWithCtrlToCommands() throws {
    try paper.typeText("a")
    screen.pressKey("s", .command)
    screen.pressKey("x")
    #expect(controller.commands == ["Ctrl s"])
    #expect(paper.text == "ax")
  }

  @Test func isNotTypedInto_UnlessItIsFirstResponder() throws {
    try paper.typeText("a")
    paper.resignFirstResponder()
    screen.pressKey("y")
    #expect(paper.text == "a")
    #expect(throws: ScreenError.self) { try paper.press(.delete) }
  }

  @Test func unmarksText_WhenAButtonIsPressed() throws {
    let button = UIButton(type: .system)
    var read: [String] = []
    button.setTitle("Read", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    button.addAction(
      UIAction { [paper] _ in read.append("\(paper.text) \(paper.markedTextRange == nil)") },
      for: .touchUpInside)
    controller.view.addSubview(button)
    screen.update()
    try paper.typeText("a")
    paper.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    try screen.button("Read").tap()
    #expect(read == ["aに true"])
  }

  @Test func hasDefaultTraits_ThatItDoesNotImplement() {
    let traits: any UITextInputTraits = paper
    #expect(traits.keyboardType == .default)
    #expect(traits.autocapitalizationType == .none)
  }

  // MARK: - Fields as any UITextInput

  /// Records its calls.
  private final class Listener: UITextInputDelegate {
    var log: [String] = []

    func textWillChange(_ textInput: (any UITextInput)?) { note("text will", textInput) }
    func textDidChange(_ textInput: (any UITextInput)?) { note("text did", textInput) }
    func selectionWillChange(_ textInput: (any UITextInput)?) { note("selection will", textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { note("selection did", textInput) }

    private func note(_ call: String, _ input: (any UITextInput)?) {
      let text = input.flatMap { input in
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
          .flatMap(input.text(in:))
      }
      log.append("\(call): \(text ?? "")")
    }
  }

  @Test(arguments: [true, false])
  func callsTheInputDelegateOfAField_WhenTextIsMarked(isField: Bool) throws {
    let input: any UIView & UITextInput = isField ? UITextField() : UITextView()
    input.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    controller.view.addSubview(input)
    screen.update()
    let listener = Listener()
    input.inputDelegate = listener
    #expect(input.becomeFirstResponder())
    input.insertText("a")
    #expect(listener.log == ["text will: ", "text did: a", "selection did: a"])
    listener.log = []
    input.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    #expect(input.markedTextRange == input.selectedTextRange)
    input.unmarkText()
    #expect(input.markedTextRange == nil)
    #expect(listener.log == ["text will: a", "text did: aに", "selection did: aに"])
    listener.log = []
    input.selectedTextRange = input.textRange(
      from: input.beginningOfDocument, to: input.endOfDocument)
    #expect(listener.log == ["selection will: aに", "selection did: aに"])
    #expect(input.selectedTextRange?.isEmpty == false)
  }

  @Test func findsNoText_AtPositionsOfAnotherField() {
    let field = UITextField()
    field.text = "abc"
    let place = paper.beginningOfDocument
    #expect(field.position(from: place, offset: 1) == nil)
    #expect(field.textRange(from: place, to: field.endOfDocument) == nil)
    field.selectedTextRange = paper.selectedTextRange
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
    #expect(field.selectedTextRange?.start == field.endOfDocument)
  }
}
