// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A value of JSON.
nonisolated package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number without fraction and exponent that an Int can hold.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// The members in the order of the text. Of two with the same name the later counts.
  case object([Member])

  /// A name and its value.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue
  }
}

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
