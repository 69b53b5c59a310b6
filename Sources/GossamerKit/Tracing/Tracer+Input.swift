// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

// The events of the devices.
extension Tracer {
  /// Runs `body`, the delivery of a touch that has changed.
  func touch(_ touch: UITouch, _ body: () -> Void) {
    // The delivery finds the view of a touch that begins.
    guard let target = touch.view ?? touch.window?.hitTest(touch.location(in: nil), with: nil)
    else {
      return body()
    }
    let view = target.viewToName
    let verb =
      switch touch.phase {
      case .began: "press on"
      case .moved, .stationary: "drag on"
      case .ended: "tap on"
      case .cancelled: "cancelled touch on"
      }
    event("\(verb) \(view.traceName)", on: view, isTold: touch.phase == .ended, body)
  }

  /// Runs `body`, the handling of a key. What is typed into a secure field isn't told.
  func key(_ key: UIKey, to responder: UIResponder?, _ body: () -> Bool) -> Bool {
    let view = responder as? UIView
    return event(view?.isSecret == true ? "key" : "key \(key.traceName)", on: view, body)
  }

  /// Runs `body` as what a gesture does.
  func gesture(_ recognizer: UIGestureRecognizer, _ body: () -> Void) {
    let name = "\(type(of: recognizer))".replacing("UI", with: "").replacing("Recognizer", with: "")
    let (words, view) = (name.words, recognizer.view)
    event("\(words) on \(view?.traceName ?? "a view")", on: view) {
      part(words, from: view, to: recognizer, body)
    }
  }
}

extension UIView {
  /// The control, or the view that has a name, around what was touched.
  fileprivate var viewToName: UIView {
    let around = sequence(first: self, next: \.superview)
    return around.first { $0 is UIControl || $0.hasTraceName } ?? self
  }
}

extension UIKey {
  /// The key as a person names it.
  fileprivate var traceName: String {
    let modifiers: [(flag: UIKeyModifierFlags, name: String)] = [
      (.command, "Ctrl+"), (.alternate, "Alt+"), (.shift, "Shift+"),
    ]
    let name =
      switch charactersIgnoringModifiers {
      case "\r", "\n": "Return"
      case "\t": "Tab"
      case " ": "Space"
      case let name: name.replacing("UIKeyInput", with: "")
      }
    return modifiers.filter { modifierFlags.contains($0.flag) }.map(\.name).joined() + name
  }
}

extension UIControl.Event {
  /// What a person does, for an event that no touch or key is known for: the widget of the host has got it.
  var traceVerb: String {
    if contains(.primaryActionTriggered) || contains(.touchUpInside) { return "press of" }
    if contains(.valueChanged) { return "change of" }
    if contains(.editingChanged) { return "typing in" }
    if contains(.editingDidBegin) { return "beginning of editing in" }
    if !isDisjoint(with: [.editingDidEnd, .editingDidEndOnExit]) { return "end of editing in" }
    return "use of"
  }
}

extension String {
  /// The words of a name of a type: "text field".
  var words: String {
    reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
  }
}
