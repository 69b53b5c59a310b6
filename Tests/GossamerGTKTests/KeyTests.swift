// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit
import Testing

@testable import GossamerGTK

extension GTKTests {
  /// Keys of a real keyboard, as the X server has it.
  @Suite struct KeyTests {
    private let board = KeyBoard(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    @Test func aKey_HasItsKeyCodeAndCharacters() async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 300, height: 200))
      board.becomeFirstResponder()
      try await Stage.settle(shown)
      try await Person.presses("shift+a")
      try await Stage.eventually("the keys are let go") {
        board.calls.count { $0.hasPrefix("ended") } == 2
      }
      #expect(
        board.calls.sorted() == [
          "began keyboardA 'A' 'a' 131072", "began keyboardLeftShift '' '' 0",
          "ended keyboardA 'A' 'a' 131072", "ended keyboardLeftShift '' '' 0",
        ])
      board.calls = []
      try await Person.presses("Left")
      try await Stage.eventually("the arrow is let go") { board.calls.count == 2 }
      #expect(
        board.calls.first
          == "began keyboardLeftArrow 'UIKeyInputLeftArrow' 'UIKeyInputLeftArrow' 0")
    }

    @Test func aFieldTypesAKey_ThatItsOverridePassesOn() async throws {
      let field = NoDigitsField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
      board.addSubview(field)
      let shown = try await Stage.show(board, size: CGSize(width: 300, height: 200))
      field.becomeFirstResponder()
      try await Stage.settle(shown)
      for key in ["a", "7", "b", "Left", "c"] { try await Person.presses(key) }
      try await Stage.eventually("the field has the text") { field.text == "acb" }
      #expect(field.heard == ["a", "7", "b", UIKeyCommand.inputLeftArrow, "c"])
      #expect(board.calls.contains { $0.hasPrefix("began keyboard7") } == false)
      #expect(board.calls.contains { $0.hasPrefix("began keyboardLeftArrow") })
    }

    @Test func aPress_IsCancelled_WhenTheWindowIsClosed() async throws {
      let shown = try await Stage.show(board, size: CGSize(width: 300, height: 200))
      board.becomeFirstResponder()
      board.closesOnPress = true
      try await Stage.settle(shown)
      try await Person.presses("x")
      try await Stage.eventually("the window is closed") { shown.window.isHidden }
      #expect(board.calls.map { $0.prefix { $0 != " " } } == ["began", "cancelled"])
    }
  }
}

private final class KeyBoard: UIView {
  var calls: [String] = []
  var closesOnPress = false

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if closesOnPress { window?.isHidden = true }
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
  }

  private func note(_ what: String, _ presses: Set<UIPress>) {
    for key in presses.compactMap(\.key) {
      calls.append(
        "\(what) \(key.keyCode) '\(key.characters)' '\(key.charactersIgnoringModifiers)' "
          + "\(key.modifierFlags.rawValue)")
    }
  }
}

private final class NoDigitsField: UITextField {
  var heard: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let characters = presses.first?.key?.characters ?? ""
    heard.append(characters)
    if !characters.allSatisfy(\.isNumber) { super.pressesBegan(presses, with: event) }
  }
}
