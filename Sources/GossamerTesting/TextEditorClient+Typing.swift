// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import GossamerKit

// Types into a field or a text view, as a person does.

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
  public func press(_ key: Key) throws(ScreenError) { try pressKey(key) }
}

extension UITextView {
  /// Types `text` into the view, after tapping it unless it is being edited already.
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
  public func press(_ key: Key) throws(ScreenError) { try pressKey(key) }
}

extension UIKeyInput where Self: UIView {
  /// Types `text` into an application's own text view, after tapping it unless it is first
  /// responder already.
  ///
  /// One character after the other, each one grapheme cluster, is pressed on the keyboard, if one
  /// has it; the update cycle runs after it. A line break is the Return key, a tab the Tab key. To
  /// simulate the marked text of an input method, call `setMarkedText(_:selectedRange:)` on the
  /// view.
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
        _ = window?.press(key, fallback: type)
      }
      Interface.current.updateCycle.updateToRest()
    }
  }

  /// Presses a key while the view is first responder, then runs the update cycle.
  /// - Throws: ``ScreenError`` if it isn't.
  public func press(_ key: Key) throws(ScreenError) {
    guard isFirstResponder else { throw .notEditing(pictureLine, lost: "\(key)") }
    _ = window?.press(UIKey(typing: key.characters), fallback: type)
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
      pressKey(String(character))
      Interface.current.updateCycle.updateToRest()
    }
  }

  fileprivate func replaceAll(with text: String) throws(ScreenError) {
    if !isFirstResponder { try tap() }
    editor.select(editor.edited.fullRange)
    if text.isEmpty { try pressKey(Key.delete) } else { try type(text) }
  }

  fileprivate func pressKey(_ key: Key) throws(ScreenError) {
    guard isBeingEdited else { throw .notEditing(pictureLine, lost: "\(key)") }
    _ = window?.press(UIKey(typing: key.characters), fallback: handle)
    Interface.current.updateCycle.updateToRest()
  }

  private var isBeingEdited: Bool { isFirstResponder && mayEditText }

  /// Types a character with the keyboard, or, if no keyboard has it, like an input method.
  private func pressKey(_ character: String) {
    let key = UIKey(typing: character)
    guard key.keyCode != .keyboardErrorUndefined else { return editor.insertText(character) }
    _ = window?.press(key, fallback: handle)
  }

  /// Handles a key like a text widget, after no responder has handled it.
  /// - Returns: whether the view has handled the key.
  func handle(_ key: UIKey) -> Bool {
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

  /// Inserts text by the method that subclasses may override.
  private func insert(_ text: String) {
    if let input = self as? any UIKeyInput {
      input.insertText(text)
    } else {
      editor.insertText(text)
    }
  }

  /// Types a tab, or moves the focus to the next control: always with Ctrl, and with Shift to the
  /// previous one.
  private func pressTab(_ flags: UIKeyModifierFlags) -> Bool {
    guard flags.isDisjoint(with: [.control, .alternate]) else { return false }
    if typesTabs, flags.isDisjoint(with: [.command, .shift]) {
      insert("\t")
    } else {
      window?.hostDidMoveFocus(to: neighbour(isNext: !flags.contains(.shift)))
    }
    return true
  }

  /// The next or previous view in tab order. After the last one comes the first one.
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

  /// The views in the order of the Tab key. A text view comes after its subviews, which are usually
  /// above the text.
  fileprivate var viewsInTabOrder: [UIView] {
    guard !isAccessibilityElement else { return [self] }
    let inside = subviews.flatMap(\.viewsInTabOrder)
    return self is UITextView ? inside + [self] : [self] + inside
  }
}
