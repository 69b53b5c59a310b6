// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Who types looks at the text, or at the keys, and not at what comes up meanwhile: the next space would press a button
// that nobody has read. So an alert that comes then is shown at once, and leaves the keyboard where it is until no key has
// come for a moment, or the pointer is used.
extension EventSynthesizer {
  /// How long no key comes when a person pauses, in seconds: who types slowly has half a second between two keys.
  static let pause: TimeInterval = 1

  /// Whether a person types into a text just now.
  var isTyping: Bool {
    guard let lastKeystroke, window?.firstResponder?.takesText == true else { return false }
    return interface.clock.now - lastKeystroke < Self.pause
  }

  /// Calls ``UIWindow/letAlertsTakeKeyboard()`` when the person pauses.
  func awaitPause() {
    guard typingEnd == nil else { return }
    let last = lastKeystroke ?? interface.clock.now
    typingEnd = interface.clock.setAlarm(
      in: last + Self.pause - interface.clock.now
    ) { [weak self] in
      guard let self else { return }
      typingEnd = nil
      if isTyping { awaitPause() } else { window?.letAlertsTakeKeyboard() }
    }
  }

  /// A key was pressed. What comes up after a command, or after Return in a field, answers it, and doesn't interrupt.
  func noteKey(_ key: UIKey) {
    let isCommand = !key.modifierFlags.isDisjoint(with: [.command, .control])
    let leaves =
      switch key.characters {
      case UIKeyCommand.inputEscape, "\t": true
      case "\r":
        window?.firstResponder is UITextField || window?.firstResponder?.takesText != true
      default: false
      }
    let types = typingEnd != nil || !isCommand && !leaves
    lastKeystroke = types ? interface.clock.now : nil
  }

  /// A finger or a button goes down: the person has looked up from typing.
  func endTyping() {
    lastKeystroke = nil
    guard typingEnd != nil else { return }
    typingEnd = nil
    window?.letAlertsTakeKeyboard()
  }
}
