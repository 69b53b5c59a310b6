// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// Going from item to item with the keyboard.

// MARK: - The current item

extension ListScrollView {
  /// Goes to an item, and shows it.
  /// - Returns: false for none.
  @discardableResult
  func go(to item: IndexPath?) -> Bool {
    guard let item, hasItem(at: item) else { return false }
    currentItem = item
    scrollToItem(item)
    focusRing.isOn = true
    placeFocusRing()
    return true
  }

  /// The item from which the keyboard goes on; nil where it hasn't been yet.
  var startingItem: IndexPath? {
    [currentItem, selection.first].compactMap(\.self).first { hasItem(at: $0) }
  }

  /// Goes so many items further, as far as there are any.
  func go(by distance: Int) {
    guard let from = startingItem else {
      go(to: firstItemInSight ?? item(number: 0))
      return
    }
    go(to: item(number: min(max(0, number(of: from) + distance), itemCount - 1)))
  }

  /// Whether something in a view of the list has the keyboard.
  func hasKeyboard(inside view: UIView) -> Bool {
    let holders = [window?.firstResponder as? UIView, window?.host?.focusedView]
    return holders.contains { $0?.isDescendant(of: view) == true }
  }

  /// The pointer is used: there is no line until a key is.
  func hideFocusRing() {
    focusRing.isOn = false
    placeFocusRing()
  }

  /// Puts the line where its item is. While the list doesn't have the keyboard there is none.
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

  /// The list has got the keyboard, or has lost it.
  func keyboardDidMove() {
    if focusRing.isOn { setNeedsLayout() }
    if !isFirstResponder { focusRing.remove() }
  }

  /// Has assistive technologies say at which item the keyboard is: to them the list as a whole has it.
  private func tellCurrentItem(_ item: IndexPath) {
    guard item != focusRing.toldItem, let cell = cell(ofItem: item) else { return }
    focusRing.toldItem = item
    window?.host?.announce(cell.spokenText)
  }
}

// MARK: - Keys

extension ListScrollView {
  /// Selects an item as a press on it does, for a key or an assistive technology.
  /// - Returns: false if it isn't there.
  func activateItem(at indexPath: IndexPath) -> Bool {
    guard hasItem(at: indexPath) else { return false }
    var isAllowed = true
    let item = following(indexPath) { isAllowed = mayHighlightItem(at: indexPath) }
    if isAllowed, let item { selectByHand(item) }
    return true
  }

  /// A key that both kinds of lists use in the same way.
  /// - Returns: whether it was used.
  func useInList(_ key: UIKey, _ flags: UIKeyModifierFlags) -> Bool {
    switch (key.characters, flags) {
    case ("\t", []): enterItem()
    case (UIKeyCommand.f2, []): editItem()
    case (let text, []), (let text, .shift): text.count == 1 && useAsTitle(text)
    default: false
    }
  }

  /// A key is held: what moves goes on moving.
  func useAgain(_ press: UIPress) {
    let moving: Set = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown,
    ]
    guard isFirstResponder, let key = press.key, moving.contains(key.characters) else { return }
    _ = use(press)
  }

  /// Handles a key that the focused control in an item hasn't used.
  /// - Returns: whether it was used.
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

  /// Brings the keyboard to the first of what can be used in the current item.
  /// - Returns: false if there is nothing.
  func enterItem() -> Bool {
    guard go(to: startingItem), let currentItem else { return false }
    layoutIfNeeded()
    return cell(ofItem: currentItem)?.peer?.moveFocus(forward: true) ?? false
  }

  /// Brings the keyboard from what is in an item back to the items.
  /// - Returns: false if what has it keeps it.
  @discardableResult
  func goBack(to item: IndexPath) -> Bool {
    guard becomeFirstResponder() else { return false }
    return go(to: item)
  }

  /// From a field at the end of an item Tab goes on to a field of the next one, as in a form.
  private func goToField(_ step: Int, from item: IndexPath) -> Bool {
    guard window?.firstResponder?.takesText == true,
      let next = self.item(number: number(of: item) + step)
    else { return false }
    scrollToItem(next)
    layoutIfNeeded()
    let fields = fields(inItem: next)
    guard let field = step > 0 ? fields.first : fields.last else { return false }
    currentItem = next
    return field.becomeFirstResponder()
  }

  /// Brings the keyboard to the first field of the current item.
  /// - Returns: false if there is none.
  func editItem() -> Bool {
    guard let currentItem, hasItem(at: currentItem) else { return false }
    scrollToItem(currentItem)
    layoutIfNeeded()
    return fields(inItem: currentItem).first?.becomeFirstResponder() ?? false
  }

  /// What can be typed into in an item.
  private func fields(inItem item: IndexPath) -> [UIView] {
    cell(ofItem: item)?.descendants.filter { view in
      view.takesText && view.canBecomeFirstResponder
        && !sequence(first: view, next: \.superview).contains { $0.isHidden }
    } ?? []
  }
}

// MARK: - Tab

extension ListScrollView {
  /// A person presses Tab, or Shift and Tab: the keyboard goes on to what stands before the items, to the items as a
  /// whole, or to what stands after them.
  /// - Returns: false if it goes on outside of the list.
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

  /// An arrow brings the keyboard here from outside: to the items.
  /// - Returns: false if there are none.
  package func hostFocusesItems() -> Bool {
    guard itemCount > 0, becomeFirstResponder() else { return false }
    let selected = currentItem.flatMap { selection.contains($0) ? $0 : nil } ?? selection.first
    return go(to: selected ?? startingItem ?? firstItemInSight ?? item(number: 0))
  }
}

// MARK: - The beginning of a title

/// The beginning of a title that is being typed.
struct TypedTitle {
  fileprivate var text = ""
  fileprivate var time = -TimeInterval.infinity
}

extension ListScrollView {
  /// Whether what is typed now goes on with a title: a space too.
  var isTypingTitle: Bool { interface.clock.now - typedTitle.time <= 1 }

  /// Goes to the next item whose title begins with what has been typed within a second, this character included. The same
  /// character again goes on to the next one with it.
  private func useAsTitle(_ character: String) -> Bool {
    let isControl = character.unicodeScalars.contains(
      where: CharacterSet.controlCharacters.contains)
    guard !isControl else { return false }
    let goesOn = isTypingTitle && typedTitle.text != character
    let text = goesOn ? typedTitle.text + character : character
    typedTitle = TypedTitle(text: text, time: interface.clock.now)
    guard itemCount > 0 else { return true }
    let start = startingItem.map(number(of:)) ?? 0
    // The first character leads away from where the keyboard is; what follows may go on fitting.
    let offset = text.count == 1 && startingItem != nil ? 1 : 0
    // Cells are made for those that aren't seen: as many as a person doesn't wait for.
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
  /// The list that has what has the keyboard in one of its items, and that item; nil for none.
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
