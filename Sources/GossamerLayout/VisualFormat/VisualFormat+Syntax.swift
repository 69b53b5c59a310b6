// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// The parts of a parsed format. Each remembers where it begins in the source, for the caret of a
/// message.
extension VisualFormat {
  package enum Axis: Sendable {
    case horizontal
    case vertical
  }

  /// `|`, with what connects it to the view beside it.
  package struct Superview: Sendable {
    package let connection: Connection
    package let start: String.Index
  }

  /// `[name(predicate, ...)]`
  package struct View: Sendable {
    package let name: String
    package let start: String.Index
    package let predicates: [Predicate]
  }

  /// A view, with what connects it to the view before.
  package struct Link: Sendable {
    package let connection: Connection
    package let view: View
  }

  package enum Connection: Sendable {
    /// Nothing between the two: they touch.
    case flush
    /// A single `-`.
    case standard
    /// `-20-`, `-margin-`, `-(>=10,<=20@250)-`
    case distances([Predicate])
  }

  /// `>=70@500`: what a width, a height or a distance must be.
  package struct Predicate: Sendable {
    package let relation: LayoutRelation
    package let object: Operand
    package let priority: Operand?
    package let start: String.Index

    /// The predicate without its place, to find repeated ones.
    struct Content: Hashable {
      let relation: LayoutRelation
      let object: Operand.Value
      let priority: Operand.Value?
    }

    var content: Content {
      Content(relation: relation, object: object.value, priority: priority?.value)
    }
  }

  /// A number, or the name of a metric or a view.
  package struct Operand: Sendable {
    package enum Value: Hashable, Sendable {
      case number(Double)
      case name(String)
    }

    package let value: Value
    package let start: String.Index
  }
}
