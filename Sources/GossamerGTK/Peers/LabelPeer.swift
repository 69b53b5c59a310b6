// Copyright 2026 the Gossamer authors
// SPDX-License-Identifier: Apache-2.0

import CGTK
import GossamerKit

/// Shows a UILabel as a GtkLabel.
final class LabelPeer: WidgetPeer {
  /// What the label has been given, so that a new text alone costs no font.
  private var attributes: TextAttributes?

  /// What is drawn in place of GtkLabel's text where that would take too long.
  private(set) var longText: LongText?

  /// Creates a peer of `label`.
  init(label: UILabel, in windowHost: GTKWindowHost) {
    super.init(view: label, in: windowHost, base: gtk_label_get_type())
  }

  override func update(_ changes: ViewChanges, of view: UIView) {
    guard let label = view as? UILabel else { return }
    super.update(changes, of: view)
    if changes.contains(.content) {
      updateAttributes(of: label)
      updateText(of: label)
      updateAlignment(of: label)
    } else if changes.contains(.geometry), isLong(label) {
      updateText(of: label)
    }
    if !changes.isDisjoint(with: [.content, .geometry]) { updateLines(of: label) }
    if changes.contains(.state) { gtk_widget_set_sensitive(widget, label.isEnabled ? 1 : 0) }
  }

  override var classDrawsChildren: Bool { false }

  override func drawContent(on snapshot: OpaquePointer, size: CGSize) {
    longText?.draw(on: snapshot)
  }

  /// Whether the text is so long that only the lines that find room are given to GtkLabel, and, if there are
  /// too many of these, none.
  private func isLong(_ label: UILabel) -> Bool {
    (label.text?.utf8.count ?? 0) > DisplayText.greatestPiece
  }

  private func updateText(of label: UILabel) {
    let lines = isLong(label) ? numberOfLinesShown(by: label) : nil
    let shown = DisplayText(
      label.text ?? "", font: label.font, numberOfLines: lines ?? label.numberOfLines,
      lineBreakMode: label.lineBreakMode)
    guard !shown.isLong || lines != nil else {
      updateLongText(shown, of: label)
      return
    }
    longText = nil
    guard String(cString: gtk_label_get_text(handle.opaque)) != shown.string else { return }
    gtk_label_set_text(handle.opaque, shown.string)
    accessibleTexts.label = shown.string  // GTK takes the text for the name.
    updateAccessibility(of: label)
    updateNameOfControl(around: label)
  }

  private func updateLongText(_ text: DisplayText, of label: UILabel) {
    gtk_label_set_text(handle.opaque, "")
    if let attributes {
      longText = LongText(
        text, in: widget, width: frame.width, wrap: label.lineBreakMode.wrap,
        alignment: label.textAlignment, attributes: attributes)
    }
    gtk_widget_queue_draw(widget)
    accessibleTexts.label = nil
    updateAccessibility(of: label)
  }

  private func updateAttributes(of label: UILabel) {
    let color = label.textColor.components(with: label.traitCollection)
    guard attributes?.show(label.font, in: color) != true else { return }
    let new = TextAttributes(font: label.font, color: color)
    gtk_label_set_attributes(handle.opaque, new.list)
    attributes = new
  }

  private func updateLines(of label: UILabel) {
    let mode = label.lineBreakMode
    let lines = numberOfLinesShown(by: label)
    gtk_label_set_wrap(handle.opaque, label.numberOfLines == 1 ? 0 : 1)
    gtk_label_set_wrap_mode(handle.opaque, mode.wrap)
    // Without a limit for the lines, GTK would shorten each paragraph to one.
    gtk_label_set_ellipsize(handle.opaque, lines == nil ? PANGO_ELLIPSIZE_NONE : mode.ellipsis)
    gtk_label_set_lines(handle.opaque, lines.map { Int32(clamping: $0) } ?? -1)
    gtk_label_set_yalign(handle.opaque, mode.truncates || lines == nil ? 0.5 : 0)
    gtk_widget_set_overflow(
      widget, mode.truncates ? GTK_OVERFLOW_VISIBLE : GTK_OVERFLOW_HIDDEN)
  }

  /// The greatest number of lines that the label allows and that find room in its frame, but at
  /// least one; nil if all of the text finds room.
  private func numberOfLinesShown(by label: UILabel) -> Int? {
    guard label.numberOfLines != 1, let text = label.text else { return 1 }
    let measured = TextMeasurer.shared.measure(
      text, font: label.font, numberOfLines: label.numberOfLines,
      lineBreakMode: label.lineBreakMode, width: CGFloat(frame.width))
    let height = CGFloat(frame.height)
    guard measured.size.height > height else {
      return label.numberOfLines > 0 ? label.numberOfLines : nil
    }
    let lineHeight = measured.size.height / CGFloat(max(measured.lineCount, 1))
    return max(Int(height / lineHeight), 1)
  }

  private func updateAlignment(of label: UILabel) {
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    gtk_widget_set_direction(widget, isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    let textDirection = pango_layout_get_direction(gtk_label_get_layout(handle.opaque), 0)
    let alignment = LabelAlignment(
      label.textAlignment, isTextRightToLeft: textDirection == PANGO_DIRECTION_RTL,
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
