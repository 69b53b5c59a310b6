// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Moving between items with the keyboard.

// MARK: - The current item

extension ListScrollView {
  /// Makes an item the current one, and scrolls to it.
  /// - Returns: false if there is no such item.
  @discardableResult
  func go(to item: IndexPath?) -> Bool {
    guard let item, hasItem(at: item) else { return false }
    currentItem = item
    scrollToItem(item)
    focusRing.isOn = true
    placeFocusRing()
    return true
  }

  /// The item from which the arrow keys move: the current item, or else the first selected one; nil if there is
  /// neither.
  var startingItem: IndexPath? {
    [currentItem, selection.first].compactMap(\.self).first { hasItem(at: $0) }
  }

  /// Moves the current item by a number of items, but not beyond the first and the last one.
  func go(by distance: Int) {
    guard let from = startingItem else {
      go(to: firstItemInSight ?? item(number: 0))
      return
    }
    go(to: item(number: min(max(0, number(of: from) + distance), itemCount - 1)))
  }

  /// Whether the first responder or the focused view is inside a view.
  func hasKeyboard(inside view: UIView) -> Bool {
    let holders = [window?.firstResponder as? UIView, window?.host?.focusedView]
    return holders.contains { $0?.isDescendant(of: view) == true }
  }

  /// Hides the focus ring, because the pointer is used. The next key shows it again.
  func hideFocusRing() {
    focusRing.isOn = false
    placeFocusRing()
  }

  /// Places the focus ring around the current item, or removes it if the list isn't the first responder.
  func placeFocusRing() {
    let item = focusRing.isOn && isFirstResponder ? currentItem : nil
    guard let item, hasItem(at: item) else { return focusRing.remove() }
    let frame = frameOfItem(at: item)
    if frame.isNull {
      focusRing.remove()
    } else {
      focusRing.show(at: frame, in: self)
    }
    tellCurrentItem(item)
  }

  /// Updates the focus ring after the list has become or resigned the first responder.
  func keyboardDidMove() {
    if focusRing.isOn { setNeedsLayout() }
    if !isFirstResponder { focusRing.remove() }
  }

  /// Announces the current item to assistive technologies, for which the list as a whole has the focus.
  private func tellCurrentItem(_ item: IndexPath) {
    guard item != focusRing.toldItem, let cell = cell(ofItem: item) else { return }
    focusRing.toldItem = item
    window?.host?.announce(cell.spokenText)
  }
}

// MARK: - Keys

extension ListScrollView {
  /// Selects an item as a press on it does, for a key or an assistive technology.
  /// - Returns: false if there is no such item.
  func activateItem(at indexPath: IndexPath) -> Bool {
    guard hasItem(at: indexPath) else { return false }
    var isAllowed = true
    let item = following(indexPath) { isAllowed = mayHighlightItem(at: indexPath) }
    if isAllowed, let item { selectByHand(item) }
    return true
  }

  /// Handles the keys that have the same meaning in tables and collection views.
  /// - Returns: whether the key was handled.
  func useInList(_ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool {
    switch (key.characters, flags) {
    case ("\t", []): enterItem()
    case (UIKeyCommand.f2, []): editItem()
    case (let text, []), (let text, .shift): text.count == 1 && useAsTitle(text)
    default: false
    }
  }

  /// Handles the repetition of a held key: only keys that move the current item repeat.
  func useAgain(_ press: UIPress) {
    let moving: Set = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
    ]
    guard isFirstResponder, let key = press.key, moving.contains(key.characters) else { return }
    _ = use(press)
  }

  /// Handles a key that the focused control inside an item hasn't handled.
  /// - Returns: whether the key was handled.
  func useKeyLeft(inItem item: IndexPath, _ key: UIKey) -> Bool {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let cell = cell(ofItem: item)
    func moves(forward: Bool) -> Bool { cell?.peer?.moveFocus(forward: forward) ?? false }
    switch (key.characters, key.modifierFlags.subtracting([.alphaShift, .numericPad])) {
    case ("\t", []): return moves(forward: true) || goToField(1, from: item)
    case ("\t", .shift):
      return moves(forward: false) || goToField(-1, from: item) || goBack(to: item)
    case (UIKeyCommand.inputEscape, []): return goBack(to: item)
    case (UIKeyCommand.inputRightArrow, []), (UIKeyCommand.inputLeftArrow, []):
      let isForward = (key.characters == UIKeyCommand.inputRightArrow) != isMirrored
      return moves(forward: isForward) || isForward || goBack(to: item)
    case (UIKeyCommand.inputUpArrow, []), (UIKeyCommand.inputDownArrow, []):
      guard goBack(to: item) else { return false }
      go(by: key.characters == UIKeyCommand.inputDownArrow ? 1 : -1)
      return true
    default: return false
    }
  }

  /// Moves the keyboard focus to the first control in the current item.
  /// - Returns: false if it contains none.
  func enterItem() -> Bool {
    guard go(to: startingItem), let currentItem else { return false }
    layoutIfNeeded()
    return cell(ofItem: currentItem)?.peer?.moveFocus(forward: true) ?? false
  }

  /// Moves the keyboard focus from a control inside an item back to the list.
  /// - Returns: false if the first responder refuses to resign.
  @discardableResult
  func goBack(to item: IndexPath) -> Bool {
    guard becomeFirstResponder() else { return false }
    return go(to: item)
  }

  /// Moves from the last text field of an item to the first one of the next item, or the other way about, as Tab does
  /// in a form.
  private func goToField(_ step: Int, from item: IndexPath) -> Bool {
    guard window?.firstResponder?.editsText == true,
      let next = self.item(number: number(of: item) + step)
    else { return false }
    scrollToItem(next)
    layoutIfNeeded()
    let fields = fields(inItem: next)
    guard let field = step > 0 ? fields.first : fields.last else { return false }
    currentItem = next
    return field.becomeFirstResponder()
  }

  /// Moves the keyboard focus to the first text field of the current item.
  /// - Returns: false if it contains none.
  func editItem() -> Bool {
    guard let currentItem, hasItem(at: currentItem) else { return false }
    scrollToItem(currentItem)
    layoutIfNeeded()
    return fields(inItem: currentItem).first?.becomeFirstResponder() ?? false
  }

  /// The text fields and text views in an item that can become first responder.
  private func fields(inItem item: IndexPath) -> [UIView] {
    cell(ofItem: item)?.descendants.filter { view in
      view.editsText && view.canBecomeFirstResponder
        && !sequence(first: view, next: \.superview).contains { $0.isHidden }
    } ?? []
  }
}

// MARK: - Tab

extension ListScrollView {
  /// Handles Tab, or Shift+Tab: the keyboard focus moves on to the views before the items, to the items as a whole, or
  /// to the views after them.
  /// - Returns: false if the focus moves out of the list.
  package func hostMovesFocus(forward: Bool) -> Bool {
    let around = viewsAroundItems
    let stops = around.before + [self] + around.after
    let order = forward ? stops : stops.reversed()
    var start = order.startIndex
    if let focused = window?.host?.focusedView, focused.isDescendant(of: self) {
      let place =
        order.firstIndex { $0 !== self && focused.isDescendant(of: $0) }
        ?? order.firstIndex { $0 === self } ?? start
      if order[place] !== self, order[place].peer?.moveFocus(forward: forward) == true {
        return true
      }
      start = place + 1
    }
    return order[start...].contains { stop in
      stop === self ? hostFocusesItems() : stop.peer?.moveFocus(forward: forward) == true
    }
  }

  /// Moves the keyboard focus from outside of the list to an item, after an arrow key.
  /// - Returns: false if the list has no items.
  package func hostFocusesItems() -> Bool {
    guard itemCount > 0, becomeFirstResponder() else { return false }
    let selected = currentItem.flatMap { selection.contains($0) ? $0 : nil } ?? selection.first
    return go(to: selected ?? startingItem ?? firstItemInSight ?? item(number: 0))
  }
}

// MARK: - Type to select

/// The beginning of a title that a person is typing.
struct TypedTitle {
  fileprivate var text = ""
  fileprivate var time = -TimeInterval.infinity
}

extension ListScrollView {
  /// Whether the next character, which may be a space, continues the typed title.
  var isTypingTitle: Bool { interface.clock.now - typedTitle.time <= 1 }

  /// Moves to the next item whose title begins with the characters that were typed, with at most a second between two
  /// of them. Typing the same character again moves to the next such item.
  private func useAsTitle(_ character: String) -> Bool {
    let isControl = character.unicodeScalars.contains(
      where: CharacterSet.controlCharacters.contains)
    guard !isControl else { return false }
    let goesOn = isTypingTitle && typedTitle.text != character
    let text = goesOn ? typedTitle.text + character : character
    typedTitle = TypedTitle(text: text, time: interface.clock.now)
    guard itemCount > 0 else { return true }
    let start = startingItem.map(number(of:)) ?? 0
    // The first character moves on from the current item; with further characters, the current item may still match.
    let offset = text.count == 1 && startingItem != nil ? 1 : 0
    // The titles of items that aren't visible require cells, so the search is limited to what takes no noticeable time.
    for step in 0..<min(itemCount, 1_000) {
      guard let item = item(number: (start + offset + step) % itemCount) else { continue }
      let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
      if title(ofItem: item)?.range(of: text, options: options) != nil {
        go(to: item)
        break
      }
    }
    return true
  }
}

extension UIWindow {
  /// The list and the item that contain the view with the keyboard focus; nil if there are none.
  var listAroundFocus: (list: ListScrollView, item: IndexPath)? {
    guard let focused = host?.focusedView ?? firstResponder?.responderView else { return nil }
    for view in sequence(first: focused, next: \.superview).dropFirst() {
      if let list = view as? ListScrollView, let item = list.item(around: focused) {
        return (list, item)
      }
    }
    return nil
  }
}
