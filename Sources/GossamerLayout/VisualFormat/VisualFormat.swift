// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A row or a column of views drawn in text, in Auto Layout's visual format language.
///
///     let format = try VisualFormat("|-20-[label(==button)]-margin@750-[button(>=44)]-|")
///     let constraints = try format.constraints(
///       options: .alignAllCenterY, metrics: ["margin": 12], views: ["label", "button"])
///
/// In the order in which text is read: 20 points from the superview's edge the label, as wide as
/// the button; 12 points between the two, unless something of a higher priority than 750 is against
/// it; the button, at least 44 points wide; and the standard distance to the superview's other
/// edge. Both are centred on one line.
///
/// ## Grammar
///
///     format      = [ ( "H" | "V" ) ":" ] [ "|" connection ] view { connection view }
///                   [ connection "|" ]
///     view        = "[" name [ predicates ] "]"
///     connection  =                            the two touch
///                 | "-"                        the standard distance
///                 | "-" predicate "-"          one distance; a negative number needs parentheses
///                 | "-" predicates "-"         a distance between bounds
///     predicates  = "(" predicate { "," predicate } ")"
///     predicate   = [ "==" | ">=" | "<=" ] ( number | name ) [ "@" ( number | name ) ]
///
/// - `H:` reads along the lines of text, and is the default; `V:` from top to bottom.
/// - `|` is the superview of the view beside it.
/// - Without a relation a predicate is an equality, without `@` it is required (1000).
/// - In a view's predicates a name is a metric or, where there is none, a view: then both have the
///   same width (`H:`) or height (`V:`). In distances and priorities it is a metric.
/// - A number may have a sign, a fraction after a point, and an exponent: `-0.5`, `.5`, `1e3`.
/// - A name is a letter or `_`, then letters, digits and `_`, of any script.
/// - White space may stand between tokens, and nowhere else.
///
/// The grammar is that of the appendix "Visual Format Language" to Apple's Auto Layout Guide
/// (developer.apple.com/library/archive). Like UIKit, and unlike the guide, it takes a relation and
/// a priority without parentheses in a distance (`->=0@999-`). Left out are connections with `~`,
/// key paths (`self.button`), multipliers (`other*2`) and hexadecimal numbers. A predicate that
/// stands twice in the same parentheses is taken for a mistake.
///
/// ## Topics
/// - Reading a format: ``init(_:)``, ``source``, ``VisualFormatError``
/// - Making constraints: ``constraints(options:metrics:views:viewsWithoutSuperview:)``,
///   ``Options``, ``Constraint``, ``StandardSpacing``
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
