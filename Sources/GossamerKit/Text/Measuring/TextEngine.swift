// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// Pango, set up so that its measures equal GtkLabel's.
///
/// One layout serves for all texts: measuring allocates what Pango needs for the text, no objects.
final class TextEngine {
  let fontMap: GObjectReference
  let context: GObjectReference
  private let layout: GObjectReference

  init() {
    fontMap = GObjectReference(owning: OpaquePointer(pango_cairo_font_map_new()))
    // GTK's resolution: sizes in typographic points, which the Kit does not use, depend on it.
    pango_cairo_font_map_set_resolution(fontMap.pointer, 96)
    context = GObjectReference(
      owning: pango_font_map_create_context(UnsafeMutablePointer(fontMap.pointer)))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context.pointer, 1)
    layout = GObjectReference(owning: pango_layout_new(context.pointer))
  }

  /// Lays a text out and reads its measures.
  ///
  /// Paragraphs are laid out one by one and their heights added: within a layout Pango takes time by the
  /// square of their number, and its 32 bits overflow at 2,097,152 points.
  func measure(_ request: TextRequest) -> TextMeasurement {
    let display = DisplayText(
      request.text, font: request.font, numberOfLines: request.numberOfLines,
      lineBreakMode: request.lineBreakMode)
    prepare(request)
    defer { pango_layout_set_text(layout.pointer, "", 0) }
    var lines = Lines(limit: request.numberOfLines == 0 ? .max : request.numberOfLines)
    var paragraphs = ParagraphSplitter(display.string, greatestLength: .max)
    while !lines.isFull, let paragraph = paragraphs.next() {
      addLines(of: paragraph, to: &lines)
    }
    let width = lines.width.rounded(.up)
    let room = request.width.map(CGFloat.init) ?? .infinity
    let isTooWide = request.numberOfLines == 1 && width > room
    return TextMeasurement(
      size: CGSize(width: min(width, room), height: lines.height.rounded(.up)),
      firstBaseline: lines.firstBaseline.rounded(.up),
      lastBaseline: lines.lastBaseline.rounded(.up), lineCount: lines.count,
      isTruncated: display.isCut || paragraphs.hasMore || lines.areCut || isTooWide)
  }

  /// Gives the layout all that its lines depend on but the text.
  private func prepare(_ request: TextRequest) {
    let description = FontDescription(request.font)
    pango_layout_set_font_description(layout.pointer, description.pointer)
    setAttributes(of: request.font)
    let wraps = request.numberOfLines != 1
    let ellipsis = wraps && request.numberOfLines > 0 ? request.lineBreakMode.ellipsis : nil
    let width = wraps ? request.width.map { $0 * PANGO_SCALE } : nil
    pango_layout_set_width(layout.pointer, width ?? -1)
    pango_layout_set_wrap(layout.pointer, request.lineBreakMode.wrap)
    pango_layout_set_ellipsize(layout.pointer, ellipsis ?? PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(
      layout.pointer, ellipsis == nil ? -1 : -Int32(clamping: request.numberOfLines))
  }

  private func setAttributes(of font: UIFont) {
    let attributes = pango_attr_list_new()
    if let features = font.pangoFontFeatures {
      pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    }
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(font.pangoLetterSpacing))
    pango_layout_set_attributes(layout.pointer, attributes)
    pango_attr_list_unref(attributes)
  }
}

// MARK: - Reading the lines

extension TextEngine {
  /// The lines that are shown, in points.
  private struct Lines {
    let limit: Int
    var count = 0
    var areCut = false
    var width: CGFloat = 0
    var height: CGFloat = 0
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0

    init(limit: Int) { self.limit = limit }

    /// Whether no other line is wanted.
    var isFull: Bool { count == limit || height >= TextRequest.greatestExtent }
  }

  /// Lays a paragraph out and adds its lines, as many as are wanted.
  private func addLines(of paragraph: Substring, to lines: inout Lines) {
    setText(paragraph)
    let iterator = pango_layout_get_iter(layout.pointer)
    defer { pango_layout_iter_free(iterator) }
    let top = lines.height
    repeat {
      guard !lines.isFull else {
        lines.areCut = true
        return
      }
      var line = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &line)
      lines.count += 1
      lines.width = max(lines.width, points(line.width))
      lines.height = top + points(line.y + line.height)
      lines.lastBaseline = top + points(pango_layout_iter_get_baseline(iterator))
      if lines.count == 1 { lines.firstBaseline = lines.lastBaseline }
    } while pango_layout_iter_next_line(iterator) != 0
    if pango_layout_is_ellipsized(layout.pointer) != 0 { lines.areCut = true }
  }

  private func setText(_ text: Substring) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(
          layout.pointer, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
  }

  func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }
}

nonisolated extension NSLineBreakMode {
  /// Where Pango puts the ellipsis; `nil` means that there is none.
  fileprivate var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }

  fileprivate var wrap: PangoWrapMode {
    self == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
  }
}
