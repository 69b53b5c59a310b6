// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UILabel as a GtkLabel.
final class LabelPeer: WidgetPeer {
  /// The attributes that the GtkLabel has, so that a change of the text alone doesn't create them again.
  private var attributes: (font: UIFont, color: UIColor.Components, pango: PangoAttributes)?

  /// The text that is drawn instead of GtkLabel's: an attributed text, because GtkLabel has no paragraph styles, or a text
  /// that is too long for GtkLabel.
  private(set) var drawnText: DrawnText?
  /// The origin of the drawn text, relative to the label's top left corner.
  private var origin = CGPoint.zero

  /// Creates a peer of `label`.
  init(label: UILabel, in windowHost: GTKWindowHost) {
    super.init(view: label, in: windowHost, base: gtk_label_get_type())
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    guard let label = view as? UILabel else { return }
    super.update(changes, of: view)
    if changes.contains(.content) || changes.contains(.display) && label.textArea != nil {
      updateText(of: label)
      updateAlignment(of: label)
    } else if changes.contains(.geometry), followsFrame(label) {
      updateText(of: label)
    }
    if !changes.isDisjoint(with: [.content, .geometry]) { updateLines(of: label) }
    if changes.contains(.state) { gtk_widget_set_sensitive(widget, label.isEnabled ? 1 : 0) }
  }

  override var classDrawsChildren: Bool { false }

  /// True: GTK tells assistive technologies the label's text.
  override var tellsItsValue: Bool { true }

  override func drawContent(on snapshot: OpaquePointer, size: CGSize) {
    guard let drawnText else { return }
    snapshot.moved(by: origin.x, origin.y) { drawnText.draw(on: snapshot) }
  }

  /// Whether the text that is handed to GTK depends on the label's frame, and so has to be updated with it. It does for an
  /// attributed text, for one that is shrunk to fit, and for one that is cut to the part that fits.
  private func followsFrame(_ label: UILabel) -> Bool {
    label.hasAttributes || label.adjustsFontSizeToFitWidth || isLong(label) || label.textArea != nil
      || breaksLines(label)
  }

  /// Whether the text has several lines and the label truncates: the text may have to be cut at a line break.
  private func breaksLines(_ label: UILabel) -> Bool {
    label.numberOfLines != 1 && label.lineBreakMode.truncates
      && DisplayText.hasSeveralLines(label.text ?? "")
  }

  /// Texts of at most this many bytes are handed to GtkLabel whole, whatever the frame.
  private static let greatestLength = 1_024

  private func isLong(_ label: UILabel) -> Bool {
    (label.text?.utf8.count ?? 0) > Self.greatestLength
  }

  /// The text rectangle of a subclass that overrides it; nil for the whole bounds.
  private func ownArea(of label: UILabel) -> CGRect? {
    label.textArea.flatMap { $0 == label.bounds ? nil : $0 }
  }

  private func updateText(of label: UILabel) {
    let area = ownArea(of: label)
    origin =
      area.map { CGPoint(x: $0.minX - label.bounds.minX, y: $0.minY - label.bounds.minY) } ?? .zero
    if area?.isEmpty == true { return show(nil, of: label) }
    let size = area?.size ?? size
    let request = TextMeasurer.shared.visiblePart(of: label.request(fitting: size))
    guard !label.hasAttributes, area == nil else {
      return draw(request, height: size.height, of: label)
    }
    let attributes = updateAttributes(of: label, font: request.font)
    let isLong = request.text.utf8.count > DisplayText.greatestPiece
    let lines = isLong || breaksLines(label) ? numberOfLinesShown(of: request) : nil
    let shown = TextMeasurer.shared.display(lines.map(request.limited) ?? request)
    guard !shown.isLong || lines != nil else {
      show(
        DrawnText(
          shown, in: widget, size: self.size, wrap: label.lineBreakMode.wrap,
          alignment: label.textAlignment, attributes: attributes), of: label)
      return
    }
    if drawnText != nil { gtk_widget_queue_draw(widget) }
    drawnText = nil
    if String(cString: gtk_label_get_text(handle.opaque)) != shown.string {
      gtk_label_set_text(handle.opaque, shown.string)
      accessibleTexts.label = shown.string  // GTK uses the text as the accessible name.
    }
    // Assistive technologies get the whole text, which may have changed even if the shown part hasn't.
    updateAccessibility(of: label)
    updateNameOfControl(around: label)
  }

  private func draw(_ request: TextRequest, height: CGFloat, of label: UILabel) {
    show(
      DrawnText(
        request, in: widget, height: height, alignment: label.textAlignment,
        inks: TextInks(label.shownTextColor, of: label)), of: label)
  }

  private func show(_ text: DrawnText?, of label: UILabel) {
    drawnText = text
    gtk_widget_queue_draw(widget)
    if gtk_label_get_text(handle.opaque).pointee != 0 { gtk_label_set_text(handle.opaque, "") }
    accessibleTexts.label = nil
    updateAccessibility(of: label)
    updateNameOfControl(around: label)
  }

  private var size: CGSize { CGSize(width: Int(frame.width), height: Int(frame.height)) }

  private func updateAttributes(of label: UILabel, font: UIFont) -> PangoAttributes {
    let color = label.shownTextColor.components(with: label.traitCollection)
    if let attributes, attributes.font == font, attributes.color == color {
      return attributes.pango
    }
    let new = PangoAttributes(font: font, color: color)
    gtk_label_set_attributes(handle.opaque, new.list)
    attributes = (font, color, new)
    return new
  }

  private func updateLines(of label: UILabel) {
    let request = TextMeasurer.shared.visiblePart(of: label.request(fitting: size))
    let mode = request.lineBreakMode
    let lines = numberOfLinesShown(of: request)
    gtk_label_set_wrap(handle.opaque, label.numberOfLines == 1 ? 0 : 1)
    gtk_label_set_wrap_mode(handle.opaque, mode.wrap)
    // With an ellipsis but no line limit, GTK would truncate each paragraph to one line.
    gtk_label_set_ellipsize(handle.opaque, lines == nil ? PANGO_ELLIPSIZE_NONE : mode.ellipsis)
    gtk_label_set_lines(handle.opaque, lines.map { Int32(clamping: $0) } ?? -1)
    gtk_label_set_yalign(handle.opaque, mode.truncates || lines == nil ? 0.5 : 0)
    gtk_widget_set_overflow(
      widget, mode.truncates ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
  }

  /// The number of lines to show: as many as the label allows and its frame has room for, but at least one. Nil if the
  /// whole text fits.
  private func numberOfLinesShown(of request: TextRequest) -> Int? {
    guard request.numberOfLines != 1, !request.text.isEmpty else { return 1 }
    // Measuring two lines more than fit is enough to learn that the text doesn't fit.
    let enough = Int(size.height / max(request.font.lineHeight, 1)) + 2
    let isLimited = request.numberOfLines > 0
    var measured = TextMeasurer.shared.measure(
      isLimited ? request : request.limited(toLines: enough))
    if !isLimited, measured.size.height <= size.height, measured.lineCount == enough {
      measured = TextMeasurer.shared.measure(request)
    }
    guard measured.size.height > size.height else {
      return request.numberOfLines > 0 ? request.numberOfLines : nil
    }
    let lineHeight = measured.size.height / CGFloat(max(measured.lineCount, 1))
    return max(Int(size.height / lineHeight), 1)
  }

  private func updateAlignment(of label: UILabel) {
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    gtk_widget_set_direction(widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    // The direction isn't asked of GtkLabel's layout, which would shape the text before it knows its width.
    let alignment = LabelAlignment(
      label.textAlignment, isTextRightToLeft: label.text?.isRightToLeft ?? isRightToLeft,
      isWidgetRightToLeft: isRightToLeft)
    gtk_label_set_xalign(handle.opaque, alignment.xalign)
    gtk_label_set_justify(handle.opaque, alignment.justification)
  }
}

extension NSLineBreakMode {
  fileprivate var wrap: PangoWrapMode {
    self == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
  }

  fileprivate var ellipsis: PangoEllipsizeMode {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
    }
  }
}
