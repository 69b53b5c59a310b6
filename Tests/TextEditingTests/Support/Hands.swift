// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// What a person does with the field that has the focus, whoever owns its text.
protocol Hands {
  /// Types a character: one key press, or what an input method makes of several.
  func type(_ character: Character)

  /// Presses a key.
  func press(_ key: Key)

  /// Selects with the pointer or the arrow keys.
  func select(_ range: NSRange)

  /// Pastes a text that another program has copied.
  func paste(_ text: String)

  /// Copies, or cuts, and answers what another program would get then; nil for nothing.
  func copy(cutting: Bool) -> String?

  /// Drops a text that was dragged from another program, at the end of the field.
  func drop(_ text: String)

  /// Has an input method show `text` before it is committed.
  func compose(_ text: String)

  /// Lets the input method commit what it composed.
  func commit(_ text: String)

  /// Presses the clear button, if it is there.
  func pressClearButton()

  /// Has an assistive technology set the whole text.
  func setTextByAssistiveTechnology(_ text: String)

  /// Moves the focus to `field` with the pointer, or away from all fields.
  func focus(_ field: UITextField?)

  /// What the owner of `field`'s text holds.
  func textShown(in field: UITextField) -> String

  /// What the owner of `field`'s text has selected, in UTF-16 units.
  func selectionShown(in field: UITextField) -> NSRange
}

enum Key {
  case backspace
  case delete
  case enter
  case escape
  case undo
  case redo
}

extension Hands {
  /// Types a text, character by character.
  func type(_ text: String) {
    for character in text { type(character) }
  }
}
