// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

extension VisualFormatError {
  /// What the grammar wants. The raw value completes the sentence "expected ...".
  public enum Expectation: String, Hashable, Sendable, CaseIterable {
    /// At the beginning.
    case start = "a view as in '[name]', '|', or 'H:' or 'V:' before them"
    /// After `H` or `V`.
    case colon = "':' after the orientation"
    /// Where only a view can stand.
    case view = "a view as in '[name]'"
    /// After `|` at the beginning.
    case hyphenOrView = "'-' or a view as in '[name]' after '|'"
    /// After a view.
    case connection = "'-', a view as in '[name]', or '|'"
    /// After a connection.
    case viewOrSuperview = "a view as in '[name]', or '|'"
    /// After `|` at the end.
    case end = "nothing after the superview '|'"
    /// In place of `~`.
    case hyphenForTilde = "'-': connections with '~' are not supported"
    /// After a `-`.
    case distance = "a distance, a view as in '[name]', or '|' after '-'"
    /// After a second `-`.
    case parenthesesAroundNegative = "parentheses around a negative distance, as in '-(-20)-'"
    /// After a distance.
    case hyphenAfterDistance = "'-' after the distance"
    /// After `[`.
    case viewName = "a view's name, of letters, digits and '_', after '['"
    /// After a name that a dot follows.
    case nameWithoutDots = "a plain name: key paths as in 'self.button' are not names here"
    /// After a view's name.
    case bracketAfterName = "']' after the view's name, or '(' and its size"
    /// After a view's predicates.
    case bracketAfterPredicates = "']' after the view's size"
    /// After `(` or `,`.
    case predicate = "'==', '>=', '<=', a number or a name"
    /// After `=`, `<` or `>` alone.
    case relation = "'==', '>=' or '<='"
    /// After a relation.
    case object = "a number or a name after the relation"
    /// After `@`.
    case priority = "a number or a metric's name after '@'"
    /// After a predicate.
    case parenthesisAfterPredicate = "',' or ')'"
  }
}
