// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A position in the text of a ``TextEditorClient``.
///
/// It keeps its offset when the text changes. An offset beyond the end of the text counts as the end.
final class TextOffset: UITextPosition {
  /// The distance from the beginning of the text, in UTF-16 units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
}

/// A range in the text of a ``TextEditorClient``.
final class TextOffsetRange: UITextRange {
  /// The range in UTF-16 units.
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.lowerBound) }
  override var end: UITextPosition { TextOffset(range.upperBound) }
  override var isEmpty: Bool { range.length == 0 }
}

extension UITextPosition {
  /// The offset in UTF-16 units; nil if the position is of another class than ``TextOffset``.
  fileprivate var offsetInText: Int? { (self as? TextOffset)?.offset }
}

extension UITextRange {
  /// The range in UTF-16 units; nil if it is of another class than ``TextOffsetRange``.
  var rangeInText: NSRange? { (self as? TextOffsetRange)?.range }
}

// The methods of ``UITextInput`` that ``UITextField`` and ``UITextView`` implement by these. Positions and ranges of
// another class count as invalid: the result is nil, 0 or `orderedSame`, and nothing is replaced.
extension TextEditorClient {
  func characters(in range: UITextRange) -> String? {
    range.rangeInText.map { edited.substring(in: edited.valid($0)) }
  }

  func replaceByProgram(_ range: UITextRange, with text: String) {
    if let range = range.rangeInText { editor.replaceUnasked(range, with: text) }
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = start.offsetInText, let end = end.offsetInText else { return nil }
    return TextOffsetRange(NSRange(min(start, end)..<max(start, end)))
  }

  func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position.offsetInText else { return nil }
    let (place, overflows) = start.addingReportingOverflow(offset)
    return overflows || place < 0 || place > editor.edited.length ? nil : TextOffset(place)
  }

  func distance(from: UITextPosition, to: UITextPosition) -> Int {
    guard let from = from.offsetInText, let to = to.offsetInText else { return 0 }
    return to - from
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = distance(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }
}
