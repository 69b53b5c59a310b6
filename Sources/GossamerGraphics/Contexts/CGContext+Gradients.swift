// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// An array of Core Foundation, as Core Graphics takes it.
public typealias CFArray = [Any]

/// Colours that change evenly from one to the next.
///
/// Semantics: https://developer.apple.com/documentation/coregraphics/cggradient
nonisolated public final class CGGradient: Sendable {
  struct Stop {
    let location: CGFloat
    let color: UIColor.Components
  }

  let stops: [Stop]

  /// A gradient of colours, each a `CGColor`.
  /// - Parameters:
  ///   - space: ignored: colours are mixed in sRGB.
  ///   - colors: at least one `CGColor`; otherwise the result is nil.
  ///   - locations: where each colour is, from 0 at the start to 1 at the end; as many as there are
  ///     colours. Nil distributes them evenly.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !known.isEmpty, known.count == colors.count else {
      UIGraphics.logError("A gradient needs at least one colour, and each must be a CGColor.")
      return nil
    }
    stops = known.enumerated().map { index, color in
      let even = known.count > 1 ? CGFloat(index) / CGFloat(known.count - 1) : 0
      return Stop(location: locations?[index] ?? even, color: color)
    }
  }

  /// A gradient of components, four for each colour; see ``init(colorsSpace:colors:locations:)``.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap { index in
      space.color((0..<size).map { components[index * size + $0] })
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Whether a gradient goes on beyond its ends.
///
/// Semantics: https://developer.apple.com/documentation/coregraphics/cggradientdrawingoptions
nonisolated public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as a number.
  public let rawValue: UInt32

  /// Options from a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

nonisolated extension CGContext {
  /// Fills the clipped area with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard
      let pattern = cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    else { return }
    paint(gradient, pattern, options)
  }

  /// Fills the clipped area with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard
      let pattern = cairo_pattern_create_radial(
        startCenter.x, startCenter.y, max(startRadius, 0), endCenter.x, endCenter.y,
        max(endRadius, 0))
    else { return }
    paint(gradient, pattern, options)
  }

  /// Takes over the pattern. Where the gradient doesn't go on, transparent stops at its ends say so.
  private func paint(
    _ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    if !options.contains(.drawsBeforeStartLocation) {
      add(first.color.withAlpha(0), at: 0, to: pattern)
      if first.location > 0 { add(first.color, at: 0, to: pattern) }
    }
    for stop in gradient.stops { add(stop.color, at: stop.location, to: pattern) }
    if !options.contains(.drawsAfterEndLocation) {
      if last.location < 1 { add(last.color, at: 1, to: pattern) }
      add(last.color.withAlpha(0), at: 1, to: pattern)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(cairo)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, state.alpha)
    cairo_restore(cairo)
  }

  private func add(_ color: UIColor.Components, at location: CGFloat, to pattern: OpaquePointer) {
    cairo_pattern_add_color_stop_rgba(
      pattern, location.isFinite ? location : 0, color.red, color.green, color.blue, color.alpha)
  }
}
