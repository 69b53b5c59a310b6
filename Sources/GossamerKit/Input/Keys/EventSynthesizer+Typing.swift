// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// A person who types may not notice an alert that appears, and the next space would press one of its buttons unread. So an
// alert that appears during typing is shown at once, but takes the keyboard focus only after a pause in typing, or when the
// pointer is used.
extension EventSynthesizer {
  /// The time without a key that counts as a pause, in seconds. Slow typists take half a second between two keys.
  static let pause: TimeInterval = 1

  /// Whether a person is typing text.
  var isTyping: Bool {
    guard let lastKeystroke, window?.firstResponder?.editsText == true else { return false }
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

  /// Records a pressed key. Commands, and Return in a text field, don't count as typing, because an alert that they bring up
  /// is their result and no interruption.
  func noteKey(_ key: UIKey) {
    let isCommand = !key.modifierFlags.isDisjoint(with: [.command, .control])
    let leaves =
      switch key.characters {
      case UIKeyCommand.inputEscape, "\t": true
      case "\r":
        window?.firstResponder is UITextField || window?.firstResponder?.editsText != true
      default: false
      }
    let types = typingEnd != nil || !isCommand && !leaves
    lastKeystroke = types ? interface.clock.now : nil
  }

  /// Ends typing, because a finger or a button is pressed: the person looks at the screen.
  func endTyping() {
    lastKeystroke = nil
    guard typingEnd != nil else { return }
    typingEnd = nil
    window?.letAlertsTakeKeyboard()
  }
}
