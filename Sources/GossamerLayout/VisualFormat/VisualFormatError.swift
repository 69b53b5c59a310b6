// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// Why a visual format is not one, or why no constraints can be made of it.
///
/// Its `description` is for people: a sentence, the format, and a caret under the character in
/// question.
public enum VisualFormatError: Error, Hashable, Sendable {
  /// There is nothing in the format but white space.
  case empty
  /// At this place the grammar wants something else.
  case syntax(expected: Expectation, at: Place)
  /// A number that no layout can hold: infinite, or not a number.
  case notFinite(Double, at: Place)
  /// The same predicate stands twice in one pair of parentheses.
  case repeatedPredicate(at: Place)
  /// No view has this name.
  case unknownView(String, known: [String], at: Place)
  /// No metric has this name.
  case unknownMetric(String, known: [String], at: Place)
  /// Neither a metric nor a view has this name.
  case unknownMetricOrView(String, known: [String], at: Place)
  /// A view is named where only a number makes sense: in a distance or a priority.
  case viewInsteadOfNumber(String, at: Place)
  /// A priority must be greater than 0 and at most 1000.
  case priorityOutOfRange(Double, at: Place)
  /// `|` stands beside a view that has no superview.
  case noSuperview(of: String, at: Place)
  /// Views that follow each other along an axis cannot also share an edge of that axis.
  case alignmentAlongAxis(LayoutAttribute, at: Place)
  /// More than one direction is given in the options.
  case conflictingDirections(at: Place)
}
