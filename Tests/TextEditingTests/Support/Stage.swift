// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import GossamerKit

/// Two fields in a visible window, the first of them with a delegate that notes everything, and the
/// hands of a person.
final class Stage {
  let window: UIWindow
  let field: UITextField
  let other = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
  let delegate = RecordingDelegate()
  let hands: any Hands

  /// Sets the stage.
  /// - Parameters:
  ///   - text: the text of the first field.
  ///   - isEditing: whether the first field is being edited, with the caret at its end.
  ///   - field: the first field.
  init(
    _ owner: Owner, text: String = "", isEditing: Bool = true, field: UITextField = UITextField()
  ) {
    self.field = field
    field.frame = CGRect(x: 20, y: 20, width: 300, height: 34)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    window.addSubview(field)
    window.addSubview(other)
    field.borderStyle = .roundedRect
    other.borderStyle = .roundedRect
    field.text = text
    switch owner {
    case .headless:
      window.makeKeyAndVisible()
      hands = HeadlessHands(window: window)
    case .window:
      hands = WindowHands(showing: window, watching: delegate)
    }
    if isEditing { hands.focus(field) }
    field.delegate = delegate
  }

  isolated deinit {
    window.isHidden = true
  }

  /// The text, after checking that the field and the owner agree.
  var text: String {
    let shown = hands.textShown(in: field)
    let text = field.text ?? ""
    return shown == DisplayText.replacingNUL(in: text) ? text : "\(text), but \(shown) is shown"
  }

  /// The selection, if the field and the owner agree; otherwise empty.
  var selection: [Int] {
    let selection = field.selectedRange
    return hands.selectionShown(in: field) == selection
      ? [selection.location, selection.length] : []
  }

  /// Refuses every change of the first field.
  func refuse() {
    delegate.shouldChange = { _, _, _ in false }
  }

  /// Permits every change of the first field again.
  func permit() {
    delegate.shouldChange = { _, _, _ in true }
  }
}
