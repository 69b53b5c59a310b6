// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

/// A key that a test presses while a field is being edited.
nonisolated public enum Key: Sendable {
  /// Return, also called Enter.
  case `return`
  /// Escape.
  case escape
  /// Tab: moves on to the next control.
  case tab
  /// Backspace: deletes the character before the caret, or the selection.
  case delete
  /// Deletes the character behind the caret, or the selection.
  case forwardDelete

  /// What the key types, or UIKit's name for it.
  var characters: String {
    switch self {
    case .return: "\r"
    case .escape: UIKeyCommand.inputEscape
    case .tab: "\t"
    case .delete: "\u{8}"
    case .forwardDelete: UIKeyCommand.inputDelete
    }
  }
}

extension UIKey {
  /// The key that types `text` on a keyboard of the United States: a character, or a name such as
  /// ``UIKeyCommand/inputUpArrow``. For a capital letter Shift is held too.
  convenience init(typing text: String, _ flags: UIKeyModifierFlags = []) {
    let isLetter = text.count == 1 && text.lowercased() != text.uppercased()
    let isShifted = isLetter && (flags.contains(.shift) || text != text.lowercased())
    self.init(
      UIKeyboardHIDUsage(typing: text), characters: isShifted ? text.uppercased() : text,
      charactersIgnoringModifiers: isLetter ? text.lowercased() : text,
      modifierFlags: isShifted ? flags.union(.shift) : flags)
  }
}

extension UIWindow {
  /// Presses a key and lets it go, as a keyboard does.
  /// - Parameter use: what the widget does with it that has the keyboard, if nobody kept the key; says
  ///   whether it has used it.
  /// - Returns: whether a command was performed, or a responder kept the press.
  func press(_ key: UIKey, use: (UIKey) -> Bool) -> Bool {
    let id = key.keyCode.rawValue
    defer { eventSynthesizer.keyUp(id) }
    return eventSynthesizer.keyDown(id, key) || !use(key) && eventSynthesizer.keyWasLeft(key)
  }
}
