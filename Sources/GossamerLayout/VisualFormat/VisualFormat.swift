// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

/// A row or a column of views drawn in text, in Auto Layout's visual format language.
///
///     let format = try VisualFormat("|-20-[label(==button)]-margin@750-[button(>=44)]-|")
///     let constraints = try format.constraints(
///       options: .alignAllCenterY, metrics: ["margin": 12], views: ["label", "button"])
///
/// In the order in which text is read: 20 points from the superview's edge the label, as wide as
/// the button; 12 points between the two, unless a constraint of a higher priority than 750
/// prevents it; the button, at least 44 points wide; and the standard distance to the superview's
/// other edge. Both are centred on one line.
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
/// ### Reading a format
/// - ``init(_:)``
/// - ``source``
/// - ``VisualFormatError``
/// ### Making constraints
/// - ``constraints(options:metrics:views:viewsWithoutSuperview:)``
/// - ``Options``
/// - ``Constraint``
/// - ``StandardSpacing``
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

extension VisualFormat {
  /// The constraints that the format asks for.
  ///
  /// Distances and sizes come in the order in which the format is read, then the alignments, from
  /// view to view. A distance of 20 is a constant of 20 in whichever direction the views follow
  /// each other, so that the constant can be changed later without a thought to its sign.
  ///
  /// - Parameters:
  ///   - options: Alignments, direction and spacing.
  ///   - metrics: The numbers that the format names. A name that is both a metric and a view is the
  ///     metric.
  ///   - views: The names of the views.
  ///   - viewsWithoutSuperview: Those of them that `|` cannot stand beside.
  /// - Throws: Any `VisualFormatError` but `.empty` and `.syntax`.
  /// - Complexity: linear in the length of the format.
  public func constraints(
    options: Options = [], metrics: [String: Double] = [:], views: Set<String>,
    viewsWithoutSuperview: Set<String> = []
  ) throws(VisualFormatError) -> [Constraint] {
    guard options.intersection(.directionMask) != .directionMask else {
      throw .conflictingDirections(at: .init(format: source, index: firstView.start))
    }
    let names = VisualFormatNames(
      format: source, metrics: metrics, views: views, viewsWithoutSuperview: viewsWithoutSuperview)
    var resolver = VisualFormatResolver(format: self, options: options, names: names)
    return try resolver.resolve()
  }
}

extension VisualFormat {
  /// How the views of a format are aligned across its axis, in which direction they follow each
  /// other, and from where to where the distances between them count.
  ///
  /// The names and raw values are those of UIKit's `NSLayoutConstraint.FormatOptions`. Several
  /// alignments may be combined; of the directions only one may be given.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each alignment (1 shifted by the attribute's raw value), then two bits for the
    /// direction, one for spacing.
    public let rawValue: UInt

    /// Options with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(aligning attribute: LayoutAttribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }
  }
}

// MARK: - Aligning the views

extension VisualFormat.Options {
  /// All views have the same left edge. For vertical formats.
  public static let alignAllLeft = Self(aligning: .left)
  /// All views have the same right edge. For vertical formats.
  public static let alignAllRight = Self(aligning: .right)
  /// All views have the same top edge. For horizontal formats.
  public static let alignAllTop = Self(aligning: .top)
  /// All views have the same bottom edge. For horizontal formats.
  public static let alignAllBottom = Self(aligning: .bottom)
  /// All views have the same leading edge. For vertical formats.
  public static let alignAllLeading = Self(aligning: .leading)
  /// All views have the same trailing edge. For vertical formats.
  public static let alignAllTrailing = Self(aligning: .trailing)
  /// All views have the same horizontal centre. For vertical formats.
  public static let alignAllCenterX = Self(aligning: .centerX)
  /// All views have the same vertical centre. For horizontal formats.
  public static let alignAllCenterY = Self(aligning: .centerY)
  /// All views have the same last baseline. For horizontal formats.
  public static let alignAllLastBaseline = Self(aligning: .lastBaseline)
  /// All views have the same first baseline. For horizontal formats.
  public static let alignAllFirstBaseline = Self(aligning: .firstBaseline)
  /// The bits that alignments use.
  public static let alignmentMask = Self(rawValue: 0xFFFF)

  /// The attributes to align, in the order of their raw values.
  var alignments: [LayoutAttribute] {
    Self.alignable.filter { contains(Self(aligning: $0)) }
  }

  private static let alignable: [LayoutAttribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
}

// MARK: - Direction and spacing

extension VisualFormat.Options {
  /// The views of a horizontal format follow each other as text flows. This is the default.
  public static let directionLeadingToTrailing: Self = []
  /// The views of a horizontal format follow each other from left to right, whatever the direction
  /// of text.
  public static let directionLeftToRight = Self(rawValue: 1 << 16)
  /// The views of a horizontal format follow each other from right to left, whatever the direction
  /// of text.
  public static let directionRightToLeft = Self(rawValue: 2 << 16)
  /// The bits that directions use.
  public static let directionMask = Self(rawValue: 3 << 16)

  /// Distances between views count from edge to edge. This is the default.
  public static let spacingEdgeToEdge: Self = []
  /// Distances between the views of a vertical format count from the last baseline of the upper
  /// view to the first baseline of the lower one. Distances to the superview, and horizontal
  /// formats, are not changed by it.
  public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
  /// The bit that spacing uses.
  public static let spacingMask = Self(rawValue: 1 << 19)
}

extension VisualFormat {
  /// The distance that a single `-` stands for. The caller, who makes layout constraints from the
  /// format, decides how many points that is. `points` are Auto Layout's defaults.
  public enum StandardSpacing: Hashable, Sendable {
    /// Between the edges of two views.
    case siblings
    /// Between a view and its superview's edge, where the superview's margin may take its place.
    case superviewEdge
    /// Between the baselines of two views, where the line heights of their fonts may take its
    /// place.
    case baselines

    /// Auto Layout's number for it, in points: 20 to the superview's edge, otherwise 8.
    public var points: Double {
      switch self {
      case .siblings, .baselines: 8
      case .superviewEdge: 20
      }
    }
  }
}
