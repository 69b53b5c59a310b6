// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Keys. A key that is pressed takes this way:
//
// 1. If it is a command of the responder chain, it is no press. One that has priority over the system is
//    performed at once; another one when nothing on the screen has used the key: a field keeps Ctrl+C.
// 2. Otherwise it is a press, which the first responder is told of, and those after it in the chain.
// 3. If nobody kept it, it is the host's: the widget that has the keyboard gets it, as if nothing had been.
extension EventSynthesizer {
  /// A key that is held down, and told as a press.
  struct HeldKey {
    let id: Int
    let press: UIPress
    /// Whether a responder kept it from the host's widgets.
    let isKept: Bool
  }

  /// A key goes down, or repeats because it is held.
  /// - Parameter id: tells the key from others of the keyboard.
  /// - Returns: whether it was used. Otherwise the host's widgets get it.
  package func keyDown(_ id: Int, _ key: UIKey) -> Bool {
    guard let window, window.isVisible else { return false }
    noteKey(key)
    if let held = heldKeys.first(where: { $0.id == id }) {
      if held.isKept { held.press.target?.pressRepeats(held.press) }
      return held.isKept
    }
    if let menu = window.shownMenu {
      if key.characters == UIKeyCommand.inputEscape { menu.dismiss() }
      return true
    }
    if let command = command(for: key) {
      return command.wantsPriorityOverSystemBehavior && command.perform(from: window.keyResponder)
    }
    let press = UIPress(of: key, in: window, for: window.keyResponder)
    heldKeys.append(HeldKey(id: id, press: press, isKept: false))
    send(press, key.modifierFlags)
    let isKept = !press.isUnhandled
    // Whoever was told may have closed the window, or moved the view out of it.
    guard let index = heldKeys.firstIndex(where: { $0.press === press }) else { return isKept }
    heldKeys[index] = HeldKey(id: id, press: press, isKept: isKept)
    return isKept
  }

  /// A key is let go.
  package func keyUp(_ id: Int) {
    guard let held = heldKeys.first(where: { $0.id == id }) else { return }
    end(held.press, as: .ended)
  }

  /// The keyboard is another window's: who holds a key isn't known any more.
  package func cancelKeys() {
    for held in heldKeys { end(held.press, as: .cancelled) }
  }

  /// The views under `view` are leaving the window: their presses count no longer.
  func cancelKeys(under view: UIView) {
    for held in heldKeys where held.press.responder?.responderView?.isDescendant(of: view) == true {
      end(held.press, as: .cancelled)
    }
  }

  private func end(_ press: UIPress, as phase: UIPress.Phase) {
    guard heldKeys.contains(where: { $0.press === press }) else { return }
    press.currentPhase = phase
    send(press, press.pressedKey.modifierFlags)
    heldKeys.removeAll { $0.press === press }
  }

  private func send(_ press: UIPress, _ flags: UIKeyModifierFlags) {
    for held in heldKeys where held.press !== press { held.press.currentPhase = .stationary }
    interface.application.sendEvent(
      UIPressesEvent(heldKeys.map(\.press), in: window, modifierFlags: flags))
  }

  /// A key was pressed that nothing on the screen has used: it may be a command. Otherwise Escape dismisses
  /// what is presented, Alt with the arrow back goes back, Ctrl+R or F5 refreshes, F6 goes to the next
  /// column of a split view, Ctrl with X, C, V or A is an edit action, and the Menu key, or Shift+F10, opens the menu of what has the keyboard.
  /// - Returns: whether it was used now.
  package func keyWasLeft(_ key: UIKey) -> Bool {
    guard let window, window.isVisible else { return false }
    if let command = command(for: key) {
      window.commitComposed()
      if command.perform(from: window.keyResponder) { return true }
    }
    if let (list, item) = window.listAroundFocus, list.useKeyLeft(inItem: item, key) { return true }
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let back = isMirrored ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
    return switch (key.characters, key.modifierFlags.subtracting([.alphaShift, .numericPad])) {
    case (UIKeyCommand.inputEscape, _): window.pressEscape()
    case (back, .alternate): window.pressBack()
    case (UIKeyCommand.f10, .shift): window.openMenuOfFocus()
    case (UIKeyCommand.f5, []): window.refreshContent()
    case (UIKeyCommand.f6, []): window.moveFocusToColumn(1)
    case (UIKeyCommand.f6, .shift): window.moveFocusToColumn(-1)
    case (_, .command) where key.charactersIgnoringModifiers == "r": window.refreshContent()
    case (_, .command) where key.editAction != nil:
      key.editAction.map(window.keyResponder.performEditAction) ?? false
    default: key.keyCode == .keyboardApplication && window.openMenuOfFocus()
    }
  }

  /// The command that a key stands for, of the first responder that has one; nil for none.
  private func command(for key: UIKey) -> UIKeyCommand? {
    guard !key.characters.isEmpty, let window else { return nil }
    // What is typed into a field or a text view is text.
    let isText =
      key.characters.count == 1
      && key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
      && window.firstResponder?.takesText == true
    var responder: UIResponder? = window.keyResponder
    while let current = responder {
      let command = current.keyCommands?.first {
        $0.matches(key) && (!isText || $0.wantsPriorityOverSystemBehavior)
      }
      if let command { return command }
      responder = current.next
    }
    return nil
  }
}

extension UIResponder {
  /// Whether what is typed becomes text here.
  var takesText: Bool {
    (self as? any TextEditorClient)?.mayEditText ?? (self is any UIKeyInput)
  }
}

extension UIKey {
  /// What the key does beside Ctrl; nil for no edit action.
  fileprivate var editAction: UIResponderStandardEditAction? {
    switch charactersIgnoringModifiers {
    case "x": .cut
    case "c": .copy
    case "v": .paste
    case "a": .selectAll
    default: nil
    }
  }
}

extension EventDispatcher {
  /// Tells the responders of presses that have just done something.
  func dispatch(_ presses: [UIPress], of event: UIEvent) {
    guard let event = event as? UIPressesEvent else { return }
    for press in presses {
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}

extension UIWindow {
  /// Where keys begin: at the first responder, or without one at the view of the screen in front.
  var keyResponder: UIResponder {
    firstResponder ?? frontmostController?.viewIfLoaded ?? self
  }

  /// The controller of the screen that lies in front, inside of containers the one that is shown.
  var frontmostController: UIViewController? {
    var controller = presentations.last?.presentedViewController ?? rootViewController
    while let child = controller?.children.last(where: { $0.viewIfLoaded?.window === self }) {
      controller = child
    }
    return controller
  }
}
