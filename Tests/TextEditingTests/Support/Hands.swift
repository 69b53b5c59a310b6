// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// The actions of a person in the focused field, headless or in a window.
protocol Hands {
  /// Types a character: one key press, or what an input method makes of several.
  func type(_ character: Character)

  /// Presses a key.
  func press(_ key: Key)

  /// Selects with the pointer or the arrow keys.
  func select(_ range: NSRange)

  /// Pastes a text that another program has copied.
  func paste(_ text: String)

  /// Copies or cuts; returns the text that another program would paste, nil for none.
  func copy(cutting: Bool) -> String?

  /// Drops a text that was dragged from another program, at the end of the field.
  func drop(_ text: String)

  /// Makes an input method show `text` as marked text.
  func compose(_ text: String)

  /// Makes the input method commit its marked text.
  func commit(_ text: String)

  /// Presses the clear button, if it is there.
  func pressClearButton()

  /// Sets the whole text as an assistive technology does.
  func setTextByAssistiveTechnology(_ text: String)

  /// Moves the focus to `field` with the pointer, or away from all fields.
  func focus(_ field: UITextField?)

  /// The text of `field`, from its owner: the Kit or the GtkText.
  func textShown(in field: UITextField) -> String

  /// The selection in `field`, from its text's owner, in UTF-16 units.
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
