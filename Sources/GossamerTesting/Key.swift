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

  /// The character that the key types, or UIKit's constant for it.
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
  /// The key that types `text` on a US keyboard: a character, or a constant such as
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
  /// Presses and releases a key, as a keyboard does.
  /// - Parameter fallback: what the first responder's widget does with the key if no command or
  ///   responder has handled it. Returns whether it has handled it.
  /// - Returns: whether a command was performed, or a responder has handled the press.
  func press(_ key: UIKey, fallback: (UIKey) -> Bool) -> Bool {
    let id = key.keyCode.rawValue
    defer { eventSynthesizer.keyUp(id) }
    return eventSynthesizer.keyDown(id, key) || !fallback(key) && eventSynthesizer.keyWasLeft(key)
  }
}
