// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A row or a column of views, drawn in text: `H:|-[label]-8-[field(>=120)]-|`.
public struct VisualFormat: Sendable {
  /// The text that was parsed.
  public let source: String

  package let axis: Axis
  /// The `|` before the first view, if there is one.
  package let leadingSuperview: Superview?
  package let firstView: View
  /// The views after the first, each with what connects it to the view before.
  package let links: [Link]
  /// The `|` after the last view, if there is one.
  package let trailingSuperview: Superview?

  /// Parses a format.
  ///
  /// - Throws: `VisualFormatError.empty` or `.syntax`. Whether the names exist is for
  ///   `constraints(options:metrics:views:viewsWithoutSuperview:)` to say.
  /// - Complexity: linear in the length of the format.
  public init(_ format: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(format)
    self = try parser.parse()
  }

  package init(
    source: String, axis: Axis, leadingSuperview: Superview?, firstView: View, links: [Link],
    trailingSuperview: Superview?
  ) {
    self.source = source
    self.axis = axis
    self.leadingSuperview = leadingSuperview
    self.firstView = firstView
    self.links = links
    self.trailingSuperview = trailingSuperview
  }
}
