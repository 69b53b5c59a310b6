// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

internal import CPango
import Foundation

/// Lays a text out with Pango, for measuring and for drawing, so that both agree.
///
/// Paragraphs are laid out one by one, and their heights are added, for three reasons: Pango's time
/// is quadratic in the number of paragraphs in a layout, its 32 bits overflow at 2,097,152 points,
/// and a paragraph's style applies to a whole layout.
struct TextFlow {
  /// What is only needed for drawing.
  struct Drawing {
    /// The alignment of paragraphs whose style has none.
    var alignment: NSTextAlignment
    var inks: TextInks
  }

  /// The lines that are shown, in points.
  struct Lines {
    var count = 0
    var areCut = false
    var width: CGFloat = 0
    var height: CGFloat = 0
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
    /// How many lines fit in the height that was passed as `room`.
    var countWithinRoom = 0
    var measurement = TextMeasurement(
      size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
  }

  private let request: TextRequest
  private let drawing: Drawing?
  private let display: DisplayText
  private let spans: [TextSpan]
  private let description: FontDescription
  /// The attributes of every paragraph, if the text has no attributes of its own.
  private let attributes: PangoAttributes?

  init(_ request: TextRequest, drawing: Drawing? = nil) {
    self.init(request, laidOutAs: request.display, drawing: drawing)
  }

  private init(_ request: TextRequest, laidOutAs display: DisplayText, drawing: Drawing?) {
    self.request = request
    self.drawing = drawing
    self.display = display
    spans = request.runs.spans(of: request.text, laidOutAs: display.string)
    description = FontDescription(request.font)
    attributes =
      spans.isEmpty
      ? PangoAttributes([], from: 0, font: request.font, inks: drawing?.inks) : nil
  }

  /// Lays the text out and returns its measurements.
  /// - Parameters:
  ///   - room: a height in points; the result says how many lines fit in it.
  ///   - newLayout: returns a `PangoLayout` for each paragraph, either a new one or that of the
  ///     paragraph before.
  ///   - place: called with the layout and position of each paragraph.
  func layOut(
    within room: CGFloat = 0, newLayout: () -> OpaquePointer,
    place: (OpaquePointer, CGPoint) -> Void = { _, _ in }
  ) -> Lines {
    let cut = cutDisplay(newLayout)
      .map { TextFlow(request, laidOutAs: $0, drawing: drawing) }
    return (cut ?? self).layOutParagraphs(within: room, newLayout: newLayout, place: place)
  }

  private func layOutParagraphs(
    within room: CGFloat, newLayout: () -> OpaquePointer, place: (OpaquePointer, CGPoint) -> Void
  ) -> Lines {
    var lines = Lines()
    var paragraphs = ParagraphSplitter(display.string, greatestLength: .max)
    var before: ParagraphAttributes?
    var rest = spans[...]
    while !isFull(lines), let paragraph = paragraphs.next() {
      let start = display.string.utf8.distance(
        from: display.string.startIndex, to: paragraph.startIndex)
      let end = start + paragraph.utf8.count
      rest = rest.drop { $0.range.upperBound <= start }
      let own = rest.prefix { $0.range.lowerBound < max(end, start + 1) }
      let style = own.first?.attributes.paragraph
      if let before {
        lines.height += max(before.lineSpacing, 0) + max(before.paragraphSpacing, 0)
        lines.height += max(style?.paragraphSpacingBefore ?? 0, 0)
      }
      before = style ?? ParagraphAttributes()
      let layout = newLayout()
      set(paragraph, own, from: start, style, in: layout)
      let top = lines.height
      addLines(of: layout, style, within: room, to: &lines)
      place(layout, CGPoint(x: x(of: layout, style), y: top))
    }
    let width = lines.width.rounded(.up)
    let limit = request.width.map(CGFloat.init) ?? .infinity
    let isTooWide = request.numberOfLines == 1 && width > limit
    lines.measurement = TextMeasurement(
      size: CGSize(width: min(width, limit), height: lines.height.rounded(.up)),
      firstBaseline: lines.firstBaseline.rounded(.up),
      lastBaseline: lines.lastBaseline.rounded(.up), lineCount: lines.count,
      isTruncated: display.isCut || paragraphs.hasMore || lines.areCut || isTooWide)
    return lines
  }

  /// The visible text: that of ``DisplayText``, without lines that don't fit because others wrap.
  package func shown(newLayout: () -> OpaquePointer) -> DisplayText {
    cutDisplay(newLayout) ?? display
  }

  /// The text without what follows the last visible line; nil if nothing has to be removed.
  private func cutDisplay(_ newLayout: () -> OpaquePointer) -> DisplayText? {
    guard display.mayBeCutAtLineEnd, request.width != nil else { return nil }
    let layout = newLayout()
    set(display.string[...], spans[...], from: 0, spans.first?.attributes.paragraph, in: layout)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(layout, -1)
    let count = Int32(clamping: request.numberOfLines)
    guard let last = pango_layout_get_line_readonly(layout, count - 1),
      let next = pango_layout_get_line_readonly(layout, count)
    else { return nil }
    return display.cut(
      lastLine: Int(last.pointee.start_index), nextLine: Int(next.pointee.start_index),
      request.lineBreakMode)
  }

  /// Whether no more lines are needed.
  private func isFull(_ lines: Lines) -> Bool {
    lines.count == request.numberOfLines && lines.count > 0
      || lines.height >= request.extent
  }
}

// MARK: - One paragraph

extension TextFlow {
  private func set(
    _ paragraph: Substring, _ spans: ArraySlice<TextSpan>, from start: Int,
    _ style: ParagraphAttributes?, in layout: OpaquePointer
  ) {
    let attributes =
      attributes
      ?? PangoAttributes(spans, from: start, font: request.font, inks: drawing?.inks)
    withExtendedLifetime(attributes) { pango_layout_set_attributes(layout, attributes.list) }
    pango_layout_set_font_description(layout, description.pointer)
    setLines(style, in: layout)
    var text = paragraph
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
    if let drawing {
      let alignment = style?.alignment ?? drawing.alignment
      pango_layout_set_alignment(
        layout, alignment.pango(inRightToLeftText: isRightToLeft(layout)))
      pango_layout_set_justify(layout, alignment == .justified ? 1 : 0)
    }
  }

  /// Sets the layout's width, wrapping, ellipsis, spacing and indents. A single line isn't wrapped
  /// when it is measured, and gets its ellipsis only when it is drawn.
  private func setLines(_ style: ParagraphAttributes?, in layout: OpaquePointer) {
    let isSingle = request.numberOfLines == 1
    let mayEllipsize = request.numberOfLines > 0 && (!isSingle || drawing != nil)
    let ellipsis = mayEllipsize ? request.lineBreakMode.ellipsis : nil
    let width = isSingle && ellipsis == nil ? nil : request.width
    // Fits in 32 bits: at most 1,000,000 points, and indents of at most 10,000 points at either
    // end.
    let room = width.map { max(CGFloat($0) - indents(style), 0) }
    pango_layout_set_width(layout, room.map { Int32($0 * CGFloat(PANGO_SCALE)) } ?? -1)
    pango_layout_set_wrap(layout, request.lineBreakMode.wrap)
    pango_layout_set_ellipsize(layout, ellipsis ?? PANGO_ELLIPSIZE_NONE)
    pango_layout_set_height(
      layout, ellipsis == nil || isSingle ? -1 : -Int32(clamping: request.numberOfLines))
    pango_layout_set_spacing(layout, PangoAttributes.units(max(style?.lineSpacing ?? 0, 0)))
    let indent = style.map { $0.firstLineHeadIndent - $0.headIndent } ?? 0
    pango_layout_set_indent(layout, PangoAttributes.units(indent))
  }

  /// The leading indent that all lines of a paragraph have in common.
  private func leadingIndent(_ style: ParagraphAttributes?) -> CGFloat {
    style.map { max(min($0.firstLineHeadIndent, $0.headIndent), 0) } ?? 0
  }

  /// By how much all lines of a paragraph are narrower than the text.
  private func indents(_ style: ParagraphAttributes?) -> CGFloat {
    let leading = leadingIndent(style)
    guard let style, let width = request.width.map(CGFloat.init) else { return leading }
    return leading + (style.tailIndent > 0 ? max(width - style.tailIndent, 0) : -style.tailIndent)
  }

  private func addLines(
    of layout: OpaquePointer, _ style: ParagraphAttributes?, within room: CGFloat,
    to lines: inout Lines
  ) {
    let iterator = pango_layout_get_iter(layout)
    defer { pango_layout_iter_free(iterator) }
    let top = lines.height
    let indent = Self.points(pango_layout_get_indent(layout))
    var isFirst = true
    repeat {
      guard !isFull(lines) else {
        lines.areCut = true
        return
      }
      var line = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &line)
      lines.count += 1
      let own = leadingIndent(style) + max(isFirst ? indent : -indent, 0)
      lines.width = max(lines.width, Self.points(line.width) + own)
      lines.height = top + Self.points(line.y + line.height)
      lines.lastBaseline = top + Self.points(pango_layout_iter_get_baseline(iterator))
      if lines.count == 1 { lines.firstBaseline = lines.lastBaseline }
      if lines.height <= room { lines.countWithinRoom = lines.count }
      isFirst = false
    } while pango_layout_iter_next_line(iterator) != 0
    if pango_layout_is_ellipsized(layout) != 0 { lines.areCut = true }
  }

  /// The horizontal position of a layout. A layout with a width aligns its lines by itself.
  private func x(of layout: OpaquePointer, _ style: ParagraphAttributes?) -> CGFloat {
    guard let drawing, let width = request.width else { return 0 }
    let leading = isRightToLeft(layout) ? 0 : leadingIndent(style)
    guard pango_layout_get_width(layout) < 0 else { return leading }
    var extents = PangoRectangle()
    pango_layout_get_extents(layout, nil, &extents)
    let rest = CGFloat(width) - indents(style) - Self.points(extents.width)
    switch style?.alignment ?? drawing.alignment {
    case .left: return leading
    case .center: return leading + (rest / 2).rounded(.down)
    case .right: return leading + rest
    case .natural, .justified: return leading + (isRightToLeft(layout) ? rest : 0)
    }
  }

  private func isRightToLeft(_ layout: OpaquePointer) -> Bool {
    pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
  }

  private static func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }
}

nonisolated extension NSTextAlignment {
  /// The alignment in Pango's terms: its left means right in a right-to-left paragraph.
  fileprivate func pango(inRightToLeftText isRightToLeft: Bool) -> PangoAlignment {
    switch self {
    case .center: PANGO_ALIGN_CENTER
    case .left: isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    case .natural, .justified: PANGO_ALIGN_LEFT
    }
  }
}

nonisolated extension NSLineBreakMode {
  /// Where Pango puts the ellipsis; `nil` for none.
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
