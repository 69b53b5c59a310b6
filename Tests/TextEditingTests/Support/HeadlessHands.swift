// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import GossamerKit

/// The actions of a person in a headless field, whose text the Kit owns.
struct HeadlessHands: Hands {
  let window: UIWindow

  private var field: UITextField? { window.firstResponder as? UITextField }

  func type(_ character: Character) {
    field?.insertText(String(character))
  }

  func press(_ key: Key) {
    switch key {
    case .backspace: field?.deleteBackward()
    case .delete: field?.deleteForward()
    case .enter: field?.pressReturn()
    case .escape: field?.pressEscape()
    case .undo: field?.undo()
    case .redo: field?.redo()
    }
  }

  func select(_ range: NSRange) {
    field?.selectedRange = range
  }

  func paste(_ text: String) {
    UIPasteboard.general.string = text
    field?.paste(nil)
  }

  func copy(cutting: Bool) -> String? {
    UIPasteboard.general.string = nil
    if cutting { field?.cut(nil) } else { field?.copy(nil) }
    return UIPasteboard.general.string
  }

  func drop(_ text: String) {
    guard let field else { return }
    let end = NSRange(location: field.edited.fullRange.upperBound, length: 0)
    field.editor.replace(end, with: text)
  }

  func compose(_ text: String) {
    field?.setMarkedText(text)
  }

  func commit(_ text: String) {
    field?.setMarkedText(text)
    field?.unmarkText()
  }

  func pressClearButton() {
    if let field, field.showsClearButton { field.clear() }
  }

  func setTextByAssistiveTechnology(_ text: String) {
    guard let field else { return }
    field.editor.replace(field.edited.fullRange, with: text)
  }

  func focus(_ field: UITextField?) {
    if let field {
      field.becomeFirstResponder()
    } else {
      window.firstResponder?.resignFirstResponder()
    }
  }

  func textShown(in field: UITextField) -> String {
    DisplayText.replacingNUL(in: field.edited.string)
  }

  func selectionShown(in field: UITextField) -> NSRange { field.edited.selection }
}
