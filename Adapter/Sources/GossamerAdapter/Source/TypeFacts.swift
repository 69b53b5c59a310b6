// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// What other files have to know of a declaration of a type, or of an extension.
struct TypeFacts: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable {
    case `class`, `extension`, other
  }

  /// What documents and selectors reach a member as.
  enum Wire: String, Codable, Sendable {
    case outlet, outlets, attribute, action, segueAction
  }

  /// A method or a property.
  struct Member: Codable, Equatable, Sendable {
    /// The base name.
    var name: String
    /// The argument labels; nil for a property.
    var labels: [String]?
    /// The name in Objective-C.
    var selector: String
    var isOverride = false
    /// How documents and selectors reach it; nil if they don't.
    var wire: Wire?
    /// Whether it is a method that returns something.
    var returnsValue = false
    /// The source of a member of an extension that may have to be moved into its class.
    var source: Source?

    /// What makes an override of it.
    var signature: String { name + (labels.map { "(" + $0.joined(separator: ":") + ")" } ?? "") }
  }

  /// Where a member stands, with its text, so that a change of it is a change of facts.
  struct Source: Codable, Equatable, Sendable {
    var line: Int
    var text: String
  }

  var name: String
  var kind: Kind
  /// What stands behind the colon: a superclass and protocols.
  var inherited: [String] = []
  var members: [Member] = []
  /// The labels of the initialisers that are no convenience.
  var designated: [[String]] = []
}

/// What the files of a project have to know of each other. A change of a file that leaves its facts alone needs no other file to be
/// adapted again.
struct FileFacts: Codable, Equatable, Sendable {
  var types: [TypeFacts] = []
  /// The modules that it imports, with their lines.
  var imports: [String: Int] = [:]
  /// The names of the optional members of its own protocols.
  var optionalMembers: [String] = []
  /// The base names that `#selector` is asked for.
  var selected: [String] = []
}
