// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// A delegate that records its calls, and returns the answers that a test sets.
final class RecordingDelegate: UITextFieldDelegate {
  /// The recorded calls in order: `change 0,0 "a"`, `begin?`, `did end`.
  private(set) var log: [String] = []
  /// Whether changes of the selection are recorded; most tests don't need them.
  var notesSelection = false

  var shouldBegin: (UITextField) -> Bool = { _ in true }
  var shouldEnd: (UITextField) -> Bool = { _ in true }
  var shouldChange: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }
  var shouldClear = true
  var shouldReturn: (UITextField) -> Bool = { _ in true }
  var didBegin: (UITextField) -> Void = { _ in }
  var didEnd: (UITextField) -> Void = { _ in }
  var didChangeSelection: (UITextField) -> Void = { _ in }

  /// Returns the log and clears it.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func note(_ entry: String) { log.append(entry) }

  /// The log entry of a `shouldChange` call.
  static func change(_ location: Int, _ length: Int, _ string: String) -> String {
    "change \(location),\(length) \"\(string)\""
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("begin?" + suffix(textField))
    return shouldBegin(textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    note("did begin" + suffix(textField))
    didBegin(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("end?" + suffix(textField))
    return shouldEnd(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note((reason == .committed ? "did end" : "did cancel") + suffix(textField))
    didEnd(textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note(Self.change(range.location, range.length, string))
    return shouldChange(textField, range, string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    if notesSelection { note("selection \(textField.selectedRange.location)") }
    didChangeSelection(textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("clear?")
    return shouldClear
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("return?")
    return shouldReturn(textField)
  }

  private func suffix(_ textField: UITextField) -> String {
    textField.accessibilityIdentifier.map { " " + $0 } ?? ""
  }
}
