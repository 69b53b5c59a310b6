// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

// What both readers, of Swift and of Objective-C, make of a file. Rules look at this only, so one table is enough for both.

/// A statement: its own words, and the statements inside of it.
struct Node: Sendable {
  /// The lines from its first word to its last, counted from 1.
  var lines: ClosedRange<Int>

  /// Its words and signs, without those of `children`.
  var tokens: [String]

  /// The statements in its blocks and closures.
  var children: [Node] = []

  /// The words of the statement and of all inside of it.
  var allTokens: [String] { tokens + children.flatMap(\.allTokens) }
}

/// A member of a class.
struct Member: Sendable {
  enum Form: Sendable {
    case property
    case method
    case initializer
    /// Types inside, cases, macros.
    case other
  }

  var form: Form

  /// The name of a property or a method; of `tableView:numberOfRowsInSection:` it is `tableView`.
  var name: String

  /// The names of the parameters for the caller; an underscore is an empty one.
  var labels: [String] = []

  /// The words of the parameters' types, of a property's type, or of both.
  var types: [String] = []

  /// The lines from its comment to its end.
  var lines: ClosedRange<Int>

  /// What its signature, or its initial value, says.
  var tokens: [String] = []

  /// The statements of its body.
  var body: [Node] = []

  /// Whether a document connects it.
  var isOutlet = false

  /// Whether it can be changed: a stored `var` that isn't static.
  var isVariable = false

  /// Whether it is made with a value.
  var hasValue = false

  /// All words.
  var allTokens: [String] { tokens + body.flatMap(\.allTokens) }

  /// The method as it is called: `tableView(_:numberOfRowsInSection:)`.
  var signature: String {
    guard form != .property, form != .other else { return name }
    return "\(name)(\(labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()))"
  }
}

/// A class, or an extension of one.
struct Part: Sendable {
  /// The name of the type, with the names of the types around it: `Outer.Inner`.
  var name: String

  /// False for an extension, and for an `@interface` of Objective-C.
  var isClass: Bool

  /// Whether its lines are those of a controller; false for what stands in a header of Objective-C.
  var isCounted = true

  /// What it inherits from; the first may be the superclass.
  var inherited: [String]

  /// The file's index.
  var file: Int

  /// The lines from its comment to its end.
  var lines: ClosedRange<Int>

  /// The line of its name.
  var nameLine: Int

  var members: [Member]
}

/// What was read in a file.
struct FileContent: Sendable {
  var lineCount: Int
  var parts: [Part] = []

  /// Other names of types: `typealias Base = UIViewController`.
  var aliases: [String: String] = [:]

  /// Its `@Observable` classes: the types of their variables, by name. A type that isn't known is empty.
  var models: [String: [String: String]] = [:]

  /// The names of other types that aren't nested in one of `parts`.
  var otherTypes: [String] = []

  /// All names that stand in it, see ``Words``.
  var words: Set<String> = []

  /// Its tree, if there may be a patch for it.
  var tree: SourceFileSyntax?

  /// What is wrong in it.
  var problems: [Problem] = []
}

/// Something that a person should know about a file.
public struct Problem: Codable, Sendable, Hashable {
  /// The file.
  public let file: String

  /// The line, counted from 1; nil for the whole file.
  public let line: Int?

  /// What is wrong, and what was done about it.
  public let message: String

  /// The place and the message.
  public var description: String {
    "\(file):\(line.map { "\($0):" } ?? "") \(message)"
  }
}
