// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Typing into a field or a text view as a person does.

extension UITextField {
  /// Types `text` into the field, after tapping into it unless it is being edited already.
  ///
  /// One character after the other, each one grapheme cluster, is pressed on the keyboard, if one has it,
  /// and asked of the delegate; the update cycle runs after it. A line break is the Return key.
  /// - Throws: ``ScreenError`` if the field can't be tapped, refuses to be edited, or ends editing
  ///   before all is typed.
  public func typeText(_ text: String) throws(ScreenError) { try type(text) }

  /// Selects all that is in the field and types `text` over it, as ``typeText(_:)`` does. Without any
  /// text the selection is deleted.
  /// - Throws: ``ScreenError`` as ``typeText(_:)`` does.
  public func replaceText(with text: String) throws(ScreenError) { try replaceAll(with: text) }

  /// Presses a key while the field is being edited, then runs the update cycle.
  /// - Throws: ``ScreenError`` if the field isn't being edited.
  public func press(_ key: Key) throws(ScreenError) { try strike(key) }
}

extension UITextView {
  /// Types `text` into the view, after tapping into it unless it is being edited already: a text view that a
  /// person reaches only by scrolling is scrolled to before.
  ///
  /// One character after the other, each one grapheme cluster, is pressed on the keyboard, if one has it,
  /// and asked of the delegate; the update cycle runs after it. A line break is the Return key, a tab the Tab key.
  /// - Throws: ``ScreenError`` if the view can't be tapped, refuses to be edited, or ends editing
  ///   before all is typed.
  public func typeText(_ text: String) throws(ScreenError) { try type(text) }

  /// Selects all that is in the view and types `text` over it, as ``typeText(_:)`` does. Without any
  /// text the selection is deleted.
  /// - Throws: ``ScreenError`` as ``typeText(_:)`` does.
  public func replaceText(with text: String) throws(ScreenError) { try replaceAll(with: text) }

  /// Presses a key while the text is being edited, then runs the update cycle.
  /// - Throws: ``ScreenError`` if the text isn't being edited.
  public func press(_ key: Key) throws(ScreenError) { try strike(key) }
}

extension UIKeyInput where Self: UIView {
  /// Types `text` into a view of an application's own, after tapping into it unless it is first responder already.
  ///
  /// One character after the other, each one grapheme cluster, is pressed on the keyboard, if one has it; the update
  /// cycle runs after it. A line break is the Return key, a tab the Tab key. What an input method composes a test hands
  /// to the view itself: `setMarkedText(_:selectedRange:)`.
  /// - Throws: ``ScreenError`` if the view can't be tapped, doesn't become first responder by that, or ceases to be it
  ///   before all is typed.
  public func typeText(_ text: String) throws(ScreenError) {
    if !isFirstResponder { try tap() }
    var rest = Substring(text)
    while let character = rest.first {
      guard isFirstResponder else { throw .notEditing(pictureLine, lost: String(rest)) }
      rest.removeFirst()
      let key = UIKey(typing: String(character))
      if key.keyCode == .keyboardErrorUndefined {
        insertText(String(character))
      } else {
        _ = window?.press(key, use: type)
      }
      Interface.current.updateCycle.updateToRest()
    }
  }

  /// Presses a key while the view is first responder, then runs the update cycle.
  /// - Throws: ``ScreenError`` if it isn't.
  public func press(_ key: Key) throws(ScreenError) {
    guard isFirstResponder else { throw .notEditing(pictureLine, lost: "\(key)") }
    _ = window?.press(UIKey(typing: key.characters), use: type)
    Interface.current.updateCycle.updateToRest()
  }
}

extension TextEditorClient {
  fileprivate func type(_ text: String) throws(ScreenError) {
    if !isFirstResponder { try tap() }
    var rest = Substring(text)
    while let character = rest.first {
      guard isBeingEdited else { throw .notEditing(pictureLine, lost: String(rest)) }
      rest.removeFirst()
      strike(String(character))
      Interface.current.updateCycle.updateToRest()
    }
  }

  fileprivate func replaceAll(with text: String) throws(ScreenError) {
    if !isFirstResponder { try tap() }
    editor.select(editor.edited.fullRange)
    if text.isEmpty { try strike(Key.delete) } else { try type(text) }
  }

  fileprivate func strike(_ key: Key) throws(ScreenError) {
    guard isBeingEdited else { throw .notEditing(pictureLine, lost: "\(key)") }
    _ = window?.press(UIKey(typing: key.characters), use: use)
    Interface.current.updateCycle.updateToRest()
  }

  private var isBeingEdited: Bool { isFirstResponder && mayEditText }

  /// Types a character by the keyboard, or, if no keyboard has it, as an input method does.
  private func strike(_ character: String) {
    let key = UIKey(typing: character)
    guard key.keyCode != .keyboardErrorUndefined else { return editor.insertText(character) }
    _ = window?.press(key, use: use)
  }

  /// Does what a view whose text is edited does with a key that no responder kept.
  /// - Returns: whether it is one that the view uses.
  func use(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    if key.characters == Key.tab.characters { return pressTab(flags) }
    guard flags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
    if key.characters == Key.escape.characters {
      pressEscape()
      return true
    }
    guard mayEditText else { return false }
    switch key.characters {
    case Key.return.characters, "\n": pressReturn()
    case Key.delete.characters: editor.deleteBackward()
    case Key.forwardDelete.characters: editor.deleteForward()
    case let text where text.count == 1: insert(text)
    default: return false
    }
    return true
  }

  /// Types a text the way that a subclass may have overridden.
  private func insert(_ text: String) {
    if let input = self as? any UIKeyInput {
      input.insertText(text)
    } else {
      editor.insertText(text)
    }
  }

  /// Types a tab, or goes on to the next control: with Ctrl in any case, with Shift to the one before.
  private func pressTab(_ flags: UIKeyModifierFlags) -> Bool {
    guard flags.isDisjoint(with: [.control, .alternate]) else { return false }
    if typesTabs, flags.isDisjoint(with: [.command, .shift]) {
      insert("\t")
    } else {
      window?.hostDidMoveFocus(to: neighbour(isNext: !flags.contains(.shift)))
    }
    return true
  }

  /// The view after this one, or before it, that the Tab key goes to; at the end the first one, at the beginning the
  /// last.
  private func neighbour(isNext: Bool) -> UIView? {
    let views = (window?.viewsInTabOrder ?? []).filter { $0 === self || $0.canBeReachedByTab }
    guard let index = views.firstIndex(where: { $0 === self }) else { return nil }
    return views[(index + (isNext ? 1 : views.count - 1)) % views.count]
  }
}

extension UIView {
  fileprivate var canBeReachedByTab: Bool {
    guard isUserInteractionEnabled, hidingView == nil, !isUnderAnotherScreen else { return false }
    return (self as? UIControl)?.isEnabled ?? canBecomeFirstResponder
  }

  /// The views of a window in the order of the subviews. A text view comes after what is in it, which as a rule stands
  /// above the text.
  fileprivate var viewsInTabOrder: [UIView] {
    guard !isAccessibilityElement else { return [self] }
    let inside = subviews.flatMap(\.viewsInTabOrder)
    return self is UITextView ? inside + [self] : [self] + inside
  }
}
