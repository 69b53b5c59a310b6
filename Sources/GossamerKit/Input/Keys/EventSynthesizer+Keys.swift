// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// Keys. A pressed key is handled in these steps:
//
// 1. If a responder in the chain has a key command for it, it isn't a UIPress. A command with priority over system
//    behaviour is performed at once. Another command is performed only if no widget has used the key: a text field keeps
//    Ctrl+C.
// 2. Otherwise it is a UIPress, which goes up the responder chain from the first responder.
// 3. If no responder handles the press, the host's focused widget gets the key.
extension EventSynthesizer {
  /// A key that is held down, with its press.
  struct HeldKey {
    let id: Int
    let press: UIPress
    /// Whether a responder has handled the press, so that the host's widgets don't get the key.
    let isKept: Bool
  }

  /// Handles a key that is pressed, or that repeats because it is held.
  /// - Parameter id: identifies the key on the keyboard.
  /// - Returns: whether the key was handled. If not, the host's widgets get it.
  package func keyDown(_ id: Int, _ key: UIKey) -> Bool {
    guard let window, window.isVisible else { return false }
    guard let tracer = interface.tracer else { return press(id, key, in: window) }
    return tracer.key(key, to: window.keyResponder) { press(id, key, in: window) }
  }

  private func press(_ id: Int, _ key: UIKey, in window: UIWindow) -> Bool {
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
    // A responder may have closed the window, or removed the view from it.
    guard let index = heldKeys.firstIndex(where: { $0.press === press }) else { return isKept }
    heldKeys[index] = HeldKey(id: id, press: press, isKept: isKept)
    return isKept
  }

  /// Handles a key that is released.
  package func keyUp(_ id: Int) {
    guard let held = heldKeys.first(where: { $0.id == id }) else { return }
    end(held.press, as: .ended)
  }

  /// Cancels all presses, because another window has become key and gets the releases.
  package func cancelKeys() {
    for held in heldKeys { end(held.press, as: .cancelled) }
  }

  /// Cancels the presses of `view` and its descendants, which are leaving the window.
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

  /// Handles a key that no widget has used. First come key commands, then lists, then the system's shortcuts: Escape
  /// dismisses a presented screen, Alt with the back arrow goes back, Ctrl+R and F5 refresh, F6 goes to the next column of a
  /// split view, Ctrl with X, C, V or A is an edit action, and the Menu key and Shift+F10 open the context menu of the
  /// focused view.
  /// - Returns: whether the key was handled.
  package func keyWasLeft(_ key: UIKey) -> Bool {
    guard let window, window.isVisible else { return false }
    guard let tracer = interface.tracer else { return use(key, in: window) }
    return tracer.key(key, to: window.keyResponder) { use(key, in: window) }
  }

  private func use(_ key: UIKey, in window: UIWindow) -> Bool {
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
    case (UIKeyCommand.f10, .shift): UIContextMenuInteraction.openMenuOfFocus(in: window)
    case (UIKeyCommand.f5, []): UIScrollView.refreshContent(in: window)
    case (UIKeyCommand.f6, []): UISplitViewController.moveFocus(in: window, byColumns: 1)
    case (UIKeyCommand.f6, .shift): UISplitViewController.moveFocus(in: window, byColumns: -1)
    case (_, .command) where key.charactersIgnoringModifiers == "r":
      UIScrollView.refreshContent(in: window)
    case (_, .command) where key.editAction != nil:
      key.editAction.map(window.keyResponder.performEditAction) ?? false
    default:
      key.keyCode == .keyboardApplication && UIContextMenuInteraction.openMenuOfFocus(in: window)
    }
  }

  /// The key command for a key, of the first responder in the chain that has one; nil for none.
  private func command(for key: UIKey) -> UIKeyCommand? {
    guard !key.characters.isEmpty, let window else { return nil }
    // A plain key in a text field or a text view types text, unless the command has priority.
    let isText =
      key.characters.count == 1
      && key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
      && window.firstResponder?.editsText == true
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
  /// Whether the responder takes typed text.
  var editsText: Bool {
    (self as? any TextEditorClient)?.mayEditText ?? (self is any UIKeyInput)
  }
}

extension UIKey {
  /// The edit action of the key with Ctrl; nil for none.
  fileprivate var editAction: Selector? {
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
  /// Delivers the presses that have changed to their responders.
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
