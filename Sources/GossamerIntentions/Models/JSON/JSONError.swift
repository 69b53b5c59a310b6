// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why a text is no JSON, or not the JSON that is needed, and where.
nonisolated public struct JSONError: Error, Equatable, CustomStringConvertible {
  /// What the text was read from: a file's path, or an option's name.
  public let source: String
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// The fact and the next step, as whole sentences.
  public let message: String

  /// `SOURCE:LINE:COLUMN: message`.
  public var description: String { "\(source):\(line):\(column): \(message)" }
}
