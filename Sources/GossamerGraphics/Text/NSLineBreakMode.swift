// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// How text that is wider than its space is wrapped, clipped or truncated.
///
/// The modes that truncate still wrap between words where more than one line is allowed; what does not
/// fit on the last line is then shortened with an ellipsis.
///
/// Semantics: <https://developer.apple.com/documentation/uikit/nslinebreakmode>
nonisolated public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines end between words; a word that is wider than a line is divided.
  case byWordWrapping = 0
  /// Lines end between any two characters.
  case byCharWrapping = 1
  /// What does not fit is not drawn.
  case byClipping = 2
  /// An ellipsis stands for the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle of the last line.
  case byTruncatingMiddle = 5

  /// Whether an ellipsis stands for what does not fit.
  package var truncates: Bool { rawValue >= Self.byTruncatingHead.rawValue }
}
