// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GossamerKit

/// Keeps a person from making the text of a field longer than a number of characters.
///
///     MaximumCharacterOnEditIntention(content.nameField, maximumCharacter: 10)
///
/// It counts the text as it would be after the change, in characters as a reader sees them: a family
/// emoji is one, an accent typed after its letter adds none. A change that would make the text too
/// long is refused as a whole; if ``truncates`` is set, the part of it that fits is inserted.
///
/// Deleting is never refused, even if the program has set a text that is too long. Undo and redo
/// are changes like others, but are refused as a whole.
public final class MaximumCharacterOnEditIntention: TextFieldIntention {
  /// The wires of text field delegates, and `maximumCharacter` and `truncates`.
  public override class var wires: AnyWires {
    Wires<MaximumCharacterOnEditIntention>(super.wires)
      .summary("Limits the text of a field to a number of characters.")
      .attribute("maximumCharacter", \.maximumCharacter)
      .attribute("truncates", \.truncates)
  }

  /// The number of characters, 30 by default. Anything less than 1 means 30 too.
  public var maximumCharacter: Int {
    get { maximum }
    set { maximum = newValue < 1 ? Self.standardMaximum : newValue }
  }

  /// Whether an insertion that is too long, pasted for instance, is cut after the last character that
  /// fits. The other delegates are then asked about the part that fits. False by default.
  public var truncates = false

  private var maximum = standardMaximum

  private static let standardMaximum = 30

  /// Limits `textField`, which is held weakly. Becomes one of its delegates.
  /// - Parameters:
  ///   - textField: the field.
  ///   - maximumCharacter: the number of characters; less than 1 means 30.
  ///   - truncates: see ``truncates``.
  ///   - file: the source file, for messages.
  ///   - line: the line, for messages.
  public convenience init(
    _ textField: UITextField, maximumCharacter: Int, truncates: Bool = false,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(textField, file: file, line: line)
    self.maximumCharacter = maximumCharacter
    self.truncates = truncates
  }

  /// Returns whether the text isn't too long after the change.
  public override func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    guard !string.isEmpty, let range = Range(range, in: text) else { return true }
    let (head, tail) = (text[..<range.lowerBound], text[range.upperBound...])
    guard isTooLong(head + string + tail) else { return true }
    if truncates, let part = fittingPart(of: string, between: head, and: tail) {
      textField.propose(part)
    }
    return false
  }

  private func isTooLong(_ text: Substring) -> Bool {
    !text.dropFirst(maximumCharacter).isEmpty
  }

  /// The longest prefix of `string` that fits; nil if not even its first character does.
  ///
  /// A text never has more characters than its two parts have by themselves, since characters that
  /// meet can only merge.
  private func fittingPart(
    of string: String, between head: Substring, and tail: Substring
  ) -> String? {
    let fitting = (head + string).prefix(max(maximumCharacter - tail.count, 0))
    let start = fitting.utf16.index(
      fitting.startIndex, offsetBy: head.utf16.count, limitedBy: fitting.endIndex)
    guard let start, start < fitting.endIndex else { return nil }
    return String(fitting[start...])
  }
}
