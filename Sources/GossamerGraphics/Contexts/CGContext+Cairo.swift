// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

// Core Graphics' paths and enumerations, translated to cairo's.
nonisolated extension CGContext {
  /// Sets cairo's path to `path`, which is in the coordinates of the surface.
  func setPath(_ path: CGPath) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(
          cairo, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(cairo)
      }
    }
    cairo_set_matrix(cairo, &matrix)
  }

  /// Whether `point` lies inside of `path`, both in the coordinates of the surface.
  func contains(_ point: CGPoint, in path: CGPath, using rule: CGPathFillRule) -> Bool {
    setPath(path)
    cairo_set_fill_rule(cairo, rule.cairoRule)
    defer { cairo_new_path(cairo) }
    return cairo_in_fill(cairo, point.x, point.y) != 0
  }
}

/// How lines end.
///
/// Semantics: <https://developer.apple.com/documentation/coregraphics/cglinecap>
nonisolated public enum CGLineCap: Int32, Sendable {
  /// A line ends exactly at its end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// A line ends half its width beyond its end point, with square corners.
  case square = 2

  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

/// How segments of a line meet.
///
/// Semantics: <https://developer.apple.com/documentation/coregraphics/cglinejoin>
nonisolated public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner, as long as the mitre limit allows it.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2

  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

/// Which areas count as inside a path that crosses itself.
///
/// Semantics: <https://developer.apple.com/documentation/coregraphics/cgpathfillrule>
nonisolated public enum CGPathFillRule: Int, Sendable {
  /// Areas around which the path goes more often in one direction than in the other.
  case winding = 0
  /// Areas that are enclosed an odd number of times.
  case evenOdd = 1

  var cairoRule: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

/// How a path is drawn.
///
/// Semantics: <https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode>
nonisolated public enum CGPathDrawingMode: Int32, Sendable {
  /// The path is filled.
  case fill = 0
  /// The path is filled by the even-odd rule.
  case eoFill = 1
  /// The path is stroked.
  case stroke = 2
  /// The path is filled, then stroked.
  case fillStroke = 3
  /// The path is filled by the even-odd rule, then stroked.
  case eoFillStroke = 4

  var fills: Bool { self != .stroke }
  var strokes: Bool { [.stroke, .fillStroke, .eoFillStroke].contains(self) }
  var rule: CGPathFillRule { [.eoFill, .eoFillStroke].contains(self) ? .evenOdd : .winding }
}

/// How new drawing is mixed with existing content.
///
/// Core Graphics' `plusDarker` isn't here: cairo has nothing like it.
/// Semantics: <https://developer.apple.com/documentation/coregraphics/cgblendmode>
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// Over the existing content.
  case normal = 0
  // Mixtures of colours, as the PDF specification (ISO 32000, 11.3.5) defines them.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  // Porter and Duff's ways of composing.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// The sum of both.
  case plusLighter = 27

  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
