// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures text as GtkLabel does, without a display.
///
/// Results are cached, for up to 4 MB of text, so that measuring a label again costs a look-up.
package final class TextMeasurer {
  /// The measurer that all views share.
  package static let shared = TextMeasurer()

  let engine = TextEngine()
  private var measured = GenerationalCache<TextRequest, TextMeasurement>(greatestCost: 2 << 20)

  private var fontMetrics = GenerationalCache<UIFont, FontMetrics>(greatestCost: 256)

  /// The cost of a cache entry besides its text, in bytes.
  private static let entryCost = 256

  /// Creates a measurer with a cache of its own.
  package init() {}

  /// The size of a text whose lines are at most `width` points wide.
  ///
  /// - Parameters:
  ///   - numberOfLines: The greatest number of lines; 0 means as many as there are. With 1 the text is
  ///     not wrapped.
  ///   - width: Rounded down to whole points. NaN, and 1,000,000 or more, mean no limit; a negative
  ///     width means 0. The measured width is never greater, even if a single character, or a blank
  ///     at the end of a line, sticks out.
  package func measure(
    _ text: String, font: UIFont, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, width: CGFloat = .infinity
  ) -> TextMeasurement {
    measure(
      TextRequest(
        text, font: font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, width: width))
  }

  /// The size of the visible part of a text.
  package func measure(_ request: TextRequest) -> TextMeasurement {
    measurement(of: visiblePart(of: request))
  }

  /// A request for only as much of a long text as fills its lines, which look the same as with the
  /// whole text. So the invisible rest is neither searched nor shaped. It tries a beginning that is
  /// probably long enough, and longer ones until the text engine reports that not all of it fits.
  /// Costs nothing for a text of up to 2,000 bytes.
  package func visiblePart(of request: TextRequest) -> TextRequest {
    var length = request.probableLength
    while let part = request.part(ofLength: length) {
      let measured = measurement(of: part)
      let isTooWide = request.width == nil && measured.size.width >= request.extent
      if measured.isTruncated || isTooWide { return part }
      length *= 4
    }
    return request
  }

  private func measurement(of request: TextRequest) -> TextMeasurement {
    let cost = request.text.utf8.count + (request.runs.runs.count + 1) * Self.entryCost
    if let known = measured.value(for: request, cost: cost) { return known }
    // Pango takes twice as long for a text that it may wrap, even if it doesn't. So the cached
    // measurement without a limit is used if it fits.
    if let unlimited = request.unlimited, let known = measured.value(for: unlimited, cost: cost),
      !known.isTruncated, known.size.width <= CGFloat(request.width ?? 0)
    {
      return known
    }
    let measurement = engine.measure(request)
    measured.store(measurement, for: request, cost: cost)
    return measurement
  }

  /// The text that a host has to lay out for a request, so that it shows what was measured. Costs a
  /// layout if the text has several paragraphs of which only some fit.
  package func display(_ request: TextRequest) -> DisplayText { engine.display(request) }

  /// The metrics of a font; all 0 if no font at all is installed.
  func metrics(of font: UIFont) -> FontMetrics {
    if let known = fontMetrics.value(for: font, cost: 1) { return known }
    let metrics = engine.metrics(of: font)
    fontMetrics.store(metrics, for: font, cost: 1)
    return metrics
  }

  /// The names of all installed families, sorted.
  var familyNames: [String] { engine.familyNames }

  /// The names of the fonts of a family, in the order in which they are installed.
  func fontNames(ofFamily family: String) -> [String] { engine.fontNames(ofFamily: family) }

  /// The name of the installed family that matches `name`; `nil` if there is none.
  func family(named name: String) -> String? {
    engine.family(named: name)
  }
}
