// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Typing into a field as a person does.
extension UITextField {
  /// Types `text` into the field, after tapping into it unless it is being edited already.
  ///
  /// One character after the other, each one grapheme cluster, is pressed on the keyboard, if one has it,
  /// and asked of the delegate; the update cycle runs after it. A line break is the Return key.
  /// - Throws: ``ScreenError`` if the field can't be tapped, refuses to be edited, or ends editing
  ///   before all is typed.
  public func typeText(_ text: String) throws(ScreenError) {
    if !isFirstResponder { try tap() }
    var rest = Substring(text)
    while let character = rest.first {
      guard isFirstResponder else { throw .notEditing(pictureLine, lost: String(rest)) }
      rest.removeFirst()
      strike(String(character))
      UpdateCycle.shared.updateToRest()
    }
  }

  /// Selects all that is in the field and types `text` over it, as ``typeText(_:)`` does. Without any
  /// text the selection is deleted.
  /// - Throws: ``ScreenError`` as ``typeText(_:)`` does.
  public func replaceText(with text: String) throws(ScreenError) {
    if !isFirstResponder { try tap() }
    selectAll(nil)
    if text.isEmpty { try press(.delete) } else { try typeText(text) }
  }

  /// Presses a key while the field is being edited, then runs the update cycle.
  /// - Throws: ``ScreenError`` if the field isn't being edited.
  public func press(_ key: Key) throws(ScreenError) {
    guard isFirstResponder else { throw .notEditing(pictureLine, lost: "\(key)") }
    _ = window?.press(UIKey(typing: key.characters), use: use)
    UpdateCycle.shared.updateToRest()
  }

  /// Types a character by the keyboard, or, if no keyboard has it, as an input method does.
  private func strike(_ character: String) {
    let key = UIKey(typing: character)
    guard key.keyCode != .keyboardErrorUndefined else { return insertText(character) }
    _ = window?.press(key, use: use)
  }

  /// Does what a field does with a key that no responder kept.
  /// - Returns: whether it is one that a field uses.
  func use(_ key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
    switch key.characters {
    case Key.return.characters, "\n": pressReturn()
    case Key.escape.characters: pressEscape()
    case Key.delete.characters: deleteBackward()
    case Key.forwardDelete.characters: deleteForward()
    case Key.tab.characters: window?.hostDidMoveFocus(to: nextInTabOrder)
    case let text where text.count == 1: insertText(text)
    default: return false
    }
    return true
  }

  /// The control after this one that the Tab key goes to, in the order of the subviews; the first
  /// one after the last.
  private var nextInTabOrder: UIView? {
    let controls = (window?.perceivedViews ?? []).filter { $0 === self || $0.canBeReachedByTab }
    guard let index = controls.firstIndex(where: { $0 === self }) else { return nil }
    return controls[(index + 1) % controls.count]
  }
}

extension UIView {
  fileprivate var canBeReachedByTab: Bool {
    guard let control = self as? UIControl else { return canBecomeFirstResponder }
    return control.isEnabled && control.isUserInteractionEnabled && hidingView == nil
      && !isUnderAnotherScreen
  }
}
